import { Autocomplete, type AutocompleteProps, type OptionsFilter } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../ui.texts.ts';
import { halfHourOf, parseTypedTime } from './timeTyping.ts';

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
);

/** A whole time hides no other: who opens the list of one wants to choose again. */
const matching: OptionsFilter = ({ options, search }) => {
  const typed = search.trim();
  if (/^\d{2}:\d{2}$/.test(typed)) return options;
  return options.filter((option) => 'value' in option && String(option.value).replace(/^0/, '').startsWith(typed));
};

/** Where the list opens while no time stands in the field: the beginning of an office's day. */
const OFFICE = '09:00';

/** A time of 24 hours: typed (`930`), or chosen from its half hours. */
export function TimeField({ onChange, onBlur, value, ...rest }: AutocompleteProps) {
  const at = halfHourOf(value ?? '') ?? OFFICE;
  const [opened, setOpened] = useState(false);
  const marked = useRef<HTMLSpanElement>(null);
  // With its time on top; the page stays where it is.
  useLayoutEffect(() => {
    const list = opened && marked.current?.closest('[data-scrollarea-viewport]');
    const option = marked.current?.closest('[role="option"]');
    if (list && option) list.scrollTop += option.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }, [opened]);
  return (
    <Autocomplete
      placeholder={texts.time.placeholder}
      data={HALF_HOURS}
      filter={matching}
      maxDropdownHeight={200}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      renderOption={({ option }) => <span ref={option.value === at ? marked : undefined}>{option.value}</span>}
      autoComplete="off"
      className="num"
      {...rest}
      {...(value !== undefined && { value })}
      {...(onChange && { onChange })}
      onBlur={(event) => {
        const time = parseTypedTime(event.currentTarget.value);
        if (time !== null && time !== value) onChange?.(time);
        onBlur?.(event);
      }}
    />
  );
}
