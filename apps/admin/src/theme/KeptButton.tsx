import { type ComponentProps, type MouseEvent, useState } from 'react';

/**
 * Every button of Mantine. One that is disabled while it has the focus, as what was pressed waits for the server or has
 * nothing more to do, keeps it until it is left: a button that is `disabled` loses it to nowhere, and who works with the
 * keyboard or listens is no longer where they pressed.
 */
export function KeptButton({
  disabled = false,
  type = 'button',
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ComponentProps<'button'>) {
  const [focused, setFocused] = useState(false);
  const kept = disabled && focused;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!kept) return onClick?.(event);
    // Neither sends its form nor is a press for what it stands in.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...rest}
      {...(kept && { 'aria-disabled': true, 'data-disabled': true })}
      type={type}
      disabled={disabled && !kept}
      onClick={press}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
