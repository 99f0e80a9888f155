import { numero, plural } from '@recluta/domain/texto';

/** Who of the team follows somebody. */
export const texts = {
  filter: 'Responsable',
  mine: 'Míos',
  nobody: 'Sin responsable',
  gone: 'sin acceso',
  of: (nombre: string) => `Responsable: ${nombre}`,
  change: (nombre: string) => `Cambiar responsable: ${nombre}`,
  menu: 'Responsable…',
  you: (nombre: string) => `${nombre} (tú)`,
  dialog: {
    title: (n: number, nombre: string) => (n === 1 ? `Responsable de ${nombre}` : `Responsable de ${numero(n)} CVs`),
    label: 'Responsable',
    submit: 'Guardar',
    failed: 'No pudimos cargar el equipo.',
    several: 'varias personas',
  },
  done: (n: number, nombre: string | null) =>
    nombre === null
      ? `${plural(n, 'CV quedó', 'CVs quedaron')} sin responsable.`
      : `${nombre} es responsable de ${plural(n, 'CV', 'CVs')}.`,
  same: 'Ya era así.',
  failed: 'No se pudo cambiar el responsable',
  left: (n: number) => `${plural(n, 'CV no cambió', 'CVs no cambiaron')} de responsable.`,
} as const;
