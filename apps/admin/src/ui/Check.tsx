import classes from './Check.module.css';

type CheckProps = {
  checked: boolean;
  partial?: boolean;
  label: string;
  onToggle: (shift: boolean) => void;
  disabled?: boolean;
};

/** A bare checkbox for tables: native and light, because a table holds hundreds of them. */
export function Check({ checked, partial = false, label, onToggle, disabled }: CheckProps) {
  return (
    <label className={classes.area}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = partial;
        }}
        className={classes.box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
