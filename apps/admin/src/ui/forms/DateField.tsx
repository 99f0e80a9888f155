import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './DateField.module.css';
import { isWholeDate, parseTypedDate } from './dateTyping.ts';

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, never an instant. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/**
 * A date: shown and typed DD-MM-YYYY, weeks from Monday, in Spanish; emptied with its cross or by deleting the text.
 * Its calendar leaves when the date is typed, and comes back with a click.
 */
export function DateField({ onFocus, onClick, ...props }: DateFieldProps) {
  const [typed, setTyped] = useState(false);
  return (
    <DateInput
      valueFormat="DD-MM-YYYY"
      placeholder={texts.date.placeholder}
      dateParser={parseTypedDate}
      locale="es"
      firstDayOfWeek={1}
      // Red is for destroy and error only.
      weekendDays={[]}
      clearable
      clearButtonProps={{ 'aria-label': texts.date.clear }}
      ariaLabels={texts.date.aria}
      classNames={{ day: classes.day }}
      {...(typed && { popoverProps: { opened: false } })}
      onInput={({ currentTarget }) => setTyped(isWholeDate(currentTarget.value))}
      onFocus={(event) => {
        setTyped(false);
        onFocus?.(event);
      }}
      onClick={(event) => {
        setTyped(false);
        onClick?.(event);
      }}
      {...props}
    />
  );
}
