import { Combobox, ScrollArea, useCombobox } from '@mantine/core';
import { matches } from '@recluta/domain/texto';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './FilterPill.module.css';

type FilterOption = { value: string; label: string; before?: ReactNode };

type FilterSelectProps = {
  label: string;
  options: readonly FilterOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** One discreet line under the options. */
  note?: string;
};

/** Above this many options the list brings its own search. */
const SEARCH_FROM = 9;

/** A filter with one of several values: 'Tecnología' when off, 'Tecnología: Genesys' when on. */
export function FilterSelect({ label, options, value, onChange, note }: FilterSelectProps) {
  const [search, setSearch] = useState('');
  const withSearch = options.length >= SEARCH_FROM;
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
    onDropdownOpen: () => (withSearch ? combobox.focusSearchInput() : combobox.selectActiveOption()),
  });
  const chosen = options.find((option) => option.value === value);
  const shown = options.filter((option) => matches(option.label, search));
  const words = chosen ? `${label}: ${chosen.label}` : label;
  return (
    <Combobox
      store={combobox}
      width={240}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(option) => {
        onChange(option === value ? null : option);
        combobox.closeDropdown();
      }}
    >
      <span className={classes.group}>
        <Combobox.Target targetType="button">
          <button
            type="button"
            className={classes.pill}
            data-active={chosen !== undefined || undefined}
            data-clearable={chosen !== undefined || undefined}
            onClick={() => combobox.toggleDropdown()}
          >
            <span className={classes.words} title={chosen?.label}>
              {words}
            </span>
            {!chosen && <IconChevronDown size={14} aria-hidden />}
          </button>
        </Combobox.Target>
        {chosen && (
          <button
            type="button"
            className={classes.clear}
            aria-label={texts.filter.clear(label)}
            onClick={() => onChange(null)}
          >
            <IconX size={14} aria-hidden />
          </button>
        )}
      </span>
      <Combobox.Dropdown>
        {withSearch && (
          <Combobox.Search
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            placeholder={texts.search.placeholder}
            aria-label={texts.filter.search}
          />
        )}
        <Combobox.Options aria-label={label}>
          <ScrollArea.Autosize mah={280} type="auto">
            {shown.map((option) => (
              <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
                <span className={classes.option}>
                  {option.before}
                  <span>{option.label}</span>
                  {option.value === value && <IconCheck size={16} aria-hidden />}
                </span>
              </Combobox.Option>
            ))}
            {shown.length === 0 && <Combobox.Empty>{texts.filter.none}</Combobox.Empty>}
          </ScrollArea.Autosize>
        </Combobox.Options>
        {note && <Combobox.Footer className={classes.note}>{note}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  );
}
