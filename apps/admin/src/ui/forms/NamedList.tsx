import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '../dialogs/ConfirmModal.tsx';
import { useDelayed } from '../useDelayed.ts';
import { useKept } from '../useKept.ts';
import classes from './NamedList.module.css';

type Named = { id: number; nombre: string };

type NamedListProps<T extends Named> = {
  /** Each with its label; undefined until they are known. Several say theirs above them. */
  groups: readonly { label: string; items: readonly T[] }[] | undefined;
  /** What stands in place of a list that could not be loaded. */
  failed: ReactNode;
  mayWrite: boolean;
  words: {
    empty: string;
    /** To who may only read. */
    readOnly: string;
    add: string;
    edit: (nombre: string) => string;
    remove: (nombre: string) => string;
  };
  confirm: { title: (nombre: string) => string; detail: (item: T) => string; submit: string; busy: string };
  /** The name, and what stands beside it; else the name alone. */
  line?: (item: T) => ReactNode;
  /** The dialog of one, or of a new one. */
  form: (item: T | null, onClose: () => void) => ReactNode;
  remove: (item: T, onDone: () => void) => void;
  removing: boolean;
};

/** A short list that a team keeps: each line is changed in a dialog, and deleted after asking. */
export function NamedList<T extends Named>(props: NamedListProps<T>) {
  const { groups, failed, mayWrite, words, confirm, line, form, remove, removing } = props;
  const [editing, setEditing] = useState<T | 'new' | null>(null);
  const [leaving, setLeaving] = useState<T | null>(null);
  const asked = useKept(leaving);
  const waiting = useDelayed(!groups && !failed, 150);
  if (!groups) return failed || (waiting && <Skeleton h={14} w="45%" aria-hidden />);
  // As it is now: it may be changed by somebody else while its dialog is open.
  const current = (item: T): T => groups.flatMap(({ items }) => items).find(({ id }) => id === item.id) ?? item;
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <>
      {filled.length === 0 && <p className={classes.quiet}>{words.empty}</p>}
      {filled.map(({ label, items }) => (
        <div key={label} className={classes.group}>
          {groups.length > 1 && <h3 className={classes.label}>{label}</h3>}
          <ul className={classes.list} aria-label={label}>
            {items.map((item) => (
              <li key={item.id} className={classes.line}>
                {line ? line(item) : <NamedText>{item.nombre}</NamedText>}
                {mayWrite && (
                  <>
                    <ActionIcon aria-label={words.edit(item.nombre)} onClick={() => setEditing(item)}>
                      <IconPencil size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon aria-label={words.remove(item.nombre)} onClick={() => setLeaving(item)}>
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!mayWrite && <p className={classes.quiet}>{words.readOnly}</p>}
      {mayWrite && (
        <Button variant="default" onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      )}
      {editing && form(editing === 'new' ? null : current(editing), () => setEditing(null))}
      <ConfirmModal
        opened={leaving !== null}
        title={confirm.title(asked?.nombre ?? '')}
        detail={asked ? confirm.detail(asked) : ''}
        confirmLabel={confirm.submit}
        busyLabel={confirm.busy}
        busy={removing}
        onCancel={() => setLeaving(null)}
        onConfirm={() => asked && remove(asked, () => setLeaving(null))}
      />
    </>
  );
}

/** What of a line takes the room there is. */
export const NamedText = ({ children }: { children: ReactNode }) => <span className={classes.name}>{children}</span>;

/** What stands small beside a name. */
export const NamedNote = ({ children }: { children: ReactNode }) => <small className={classes.note}>{children}</small>;
