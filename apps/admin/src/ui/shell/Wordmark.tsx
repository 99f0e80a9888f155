import classes from './Wordmark.module.css';

/** Copper square with one corner left sharp, and the name. `size` is the height of the square in px. */
export function Wordmark({ size = 18 }: { size?: number }) {
  return (
    <span className={classes.root}>
      <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <path
          className={classes.mark}
          d="M10 0h6c5.5 0 10 4.5 10 10v6c0 5.5-4.5 10-10 10H1.8C.8 26 0 25.2 0 24.2V10C0 4.5 4.5 0 10 0z"
        />
      </svg>
      <span className={classes.name} style={{ fontSize: size }}>
        recluta
      </span>
    </span>
  );
}
