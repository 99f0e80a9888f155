import { ActionIcon, Button, Checkbox, Group, Input, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { isSame } from '@recluta/domain/same';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormModal } from '../dialogs/FormModal.tsx';
import { texts } from '../ui.texts.ts';
import type { Column } from './columns.ts';
import { DENSITIES, type Density, useDensity, useFingers } from './preferences.ts';
import { useTableView } from './useTableView.ts';
import classes from './ViewDialog.module.css';
import { chosenColumns, DEFAULT_VIEW, moved, seenColumns, type TableView, type ViewedColumn } from './view.ts';

type ViewDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Name of the table. */
  table: string;
  columns: readonly Offered[];
  /** px that they have. */
  room: number;
};

type Offered = Omit<Column<never>, 'cell'>;

const placeOf = ({ column: { id }, shown }: ViewedColumn<Offered>) => ({ id, shown });

/**
 * 'Configurar vistas': which columns, in which order, and how high the rows. It begins with what is seen, and nothing
 * changes until it is applied.
 */
export default function ViewDialog({ opened, onClose, table, columns, room }: ViewDialogProps) {
  const [view, setView] = useTableView(table);
  const [usual] = useDensity();
  const fingers = useFingers();
  const known = columns.filter(({ control }) => !control);
  const begin = (from: TableView) => ({ from, items: seenColumns(known, from, room) });
  const [base, setBase] = useState(() => begin(view));
  const [items, setItems] = useState(base.items);
  const [density, setDensity] = useState<Density>(view.density ?? usual);
  const [said, setSaid] = useState('');
  const [before] = useState({ columns: items.map(placeOf), density });
  const toggle = (id: string) =>
    setItems(items.map((item) => (item.column.id === id ? { ...item, shown: !item.shown } : item)));
  const move = (from: number, step: 1 | -1) => {
    const next = moved(items, from, step);
    const name = items[from]?.column.header ?? '';
    setItems(next);
    setSaid(texts.view.moved(name, next.findIndex(({ column }) => column.header === name) + 1, next.length));
  };
  const apply = () => {
    setView({ columns: chosenColumns(base.items, items, base.from), density: density === usual ? null : density });
    onClose();
  };
  const reset = () => {
    const next = begin(DEFAULT_VIEW);
    setBase(next);
    setItems(next.items);
    setDensity(usual);
  };
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title={texts.view.title}
      submitLabel={texts.view.apply}
      dirty={!isSame({ columns: items.map(placeOf), density }, before)}
      loss={texts.unchosen}
      size={440}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Text c="dimmed" size="sm">
        {texts.view.detail}
      </Text>
      {!fingers && (
        <Input.Wrapper label={texts.view.density} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={texts.view.density}
            data={DENSITIES.map((value) => ({ value, label: texts.view.densities[value] }))}
            value={density}
            onChange={(value) => setDensity(value as Density)}
          />
        </Input.Wrapper>
      )}
      <div>
        <Group justify="space-between" mb={4}>
          <Input.Label labelElement="div">{texts.view.columns}</Input.Label>
          <Button variant="subtle" size="compact-xs" onClick={reset}>
            {texts.view.reset}
          </Button>
        </Group>
        <ol className={classes.list} aria-label={texts.view.columns}>
          {items.map(({ column: { id, header, required, elsewhere }, shown }, i) => (
            <li key={id} className={classes.item}>
              <Checkbox
                className={classes.box}
                label={header}
                description={required ? texts.view.required : !shown && elsewhere}
                checked={shown}
                disabled={required === true}
                onChange={() => toggle(id)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.view.up(header)}
                disabled={i === 0}
                onClick={() => move(i, -1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.view.down(header)}
                disabled={i === items.length - 1}
                onClick={() => move(i, 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FormModal>
  );
}
