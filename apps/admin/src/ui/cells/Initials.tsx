import { PALETTE_NAMES, type PaletteName } from '../../theme/palette.ts';
import classes from './Initials.module.css';

/** Red is for destroy and error only. */
const COLORS: readonly PaletteName[] = PALETTE_NAMES.filter((name) => name !== 'copihue');

const initialsOf = (nombre: string): string => {
  const words = nombre.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words[1] : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase('es') ?? '')
    .join('');
};

type InitialsProps = {
  /** Of the person: the same one has the same colour everywhere. */
  id: number;
  nombre: string;
  /** What it says to who cannot see it, and on hover. */
  label: string;
};

/** Somebody of the team in a circle. */
export function Initials({ id, nombre, label }: InitialsProps) {
  return (
    <span
      className={classes.initials}
      data-color={COLORS[id % COLORS.length]}
      role="img"
      aria-label={label}
      title={label}
    >
      {initialsOf(nombre)}
    </span>
  );
}
