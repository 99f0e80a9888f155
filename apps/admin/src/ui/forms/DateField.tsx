import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { dayInChile } from '@recluta/domain/fechas';
import { useState } from 'react';
import { afterPress } from '../../lib/afterPress.ts';
import { texts } from '../ui.texts.ts';
import { unbroken } from '../unbroken.tsx';
import classes from './DateField.module.css';
import { dateProblem, heldDate, isDate, isWholeDate, shownDate } from './dateTyping.ts';

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, never an instant; or what was typed, as long as it is no date. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** Mantine's field holds dates only: this one stands for what is none. */
const NONE = '1000-01-01';

/** Turned to a month of six weeks a calendar grows: it is moved by what would leave the window, over the edge of its field. */
const IN_SIGHT: NonNullable<DateInputProps['popoverProps']> = { middlewares: { shift: { crossAxis: true } } };

/**
 * A date: shown and typed DD-MM-YYYY, weeks from Monday, in Spanish; emptied with its cross or by deleting the text.
 * What is no date stays as it was typed, which its owner is given too; once it is left it says so. Its calendar leaves
 * when the date is typed, and comes back with a click.
 */
export function DateField({ value = null, onChange, onFocus, onClick, onBlur, error, ...props }: DateFieldProps) {
  const [typed, setTyped] = useState(false);
  const [left, setLeft] = useState(value !== null && !isDate(value));
  // Kept here too: the owner may have no place for what is no date.
  const [own, setOwn] = useState({ of: value, text: value });
  if (own.of !== value) setOwn({ of: value, text: value });
  const held = own.of === value ? own.text : value;
  const problem = dateProblem(held);
  const [month, setMonth] = useState(value && isDate(value) ? value : dayInChile(Date.now()));
  const change = (text: string | null) => {
    const next = text && heldDate(text, dayInChile(Date.now()));
    setOwn({ of: value, text: next });
    if (!dateProblem(next)) setLeft(false);
    onChange?.(next);
  };
  return (
    <DateInput
      value={problem ? NONE : held}
      onChange={change}
      valueFormat={(date) => shownDate(problem ? held : date)}
      // What is typed is read below.
      dateParser={() => null}
      date={month}
      onDateChange={(next) => next !== NONE && setMonth(next)}
      placeholder={texts.date.placeholder}
      locale="es"
      firstDayOfWeek={1}
      // Red is for destroy and error only.
      weekendDays={[]}
      clearable
      clearButtonProps={{ 'aria-label': texts.date.clear }}
      ariaLabels={texts.date.aria}
      classNames={{ day: classes.day }}
      popoverProps={{ ...IN_SIGHT, ...(typed && { opened: false }) }}
      onInput={({ currentTarget }) => {
        setTyped(isWholeDate(currentTarget.value));
        change(currentTarget.value);
      }}
      onFocus={(event) => {
        setTyped(false);
        onFocus?.(event);
      }}
      onClick={(event) => {
        setTyped(false);
        onClick?.(event);
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        onBlur?.(event);
      }}
      highlightToday
      error={problem && (left || Boolean(error)) ? unbroken(problem) : error}
      {...props}
    />
  );
}
