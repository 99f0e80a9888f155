import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { texts } from '../ui.texts.ts';
import classes from './DateField.module.css';
import { parseTypedDate } from './dateTyping.ts';

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, never an instant. */
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** A date: shown and typed DD-MM-YYYY, weeks from Monday, in Spanish; emptied with its cross or by deleting the text. */
export function DateField(props: DateFieldProps) {
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
      {...props}
    />
  );
}
