import type { ReactNode } from 'react';
import classes from './unbroken.module.css';

/** A date, or a phone number as it is shown. */
const ONE = /(\b\d{1,2}-\d{1,2}-\d{4}\b|\+56 \d \d{4} \d{4})/;

/** A sentence in which no date and no phone number goes on in the next line; copied, it is as it was written. */
export const unbroken = (sentence: string): ReactNode =>
  sentence.split(ONE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className={classes.whole}>
        {part}
      </span>
    ),
  );
