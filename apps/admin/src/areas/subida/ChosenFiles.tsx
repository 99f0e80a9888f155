import { ActionIcon } from '@mantine/core';
import type { Elegido } from '@recluta/domain/envio/selection';
import { kilobytes } from '@recluta/domain/texto';
import { IconCheck, IconFileText, IconX } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import classes from './files.module.css';
import { texts } from './subida.texts.ts';

type ChosenFilesProps = {
  archivos: readonly Elegido[];
  disabled: boolean;
  onRemove: (id: number) => void;
  /** The last file was taken out: the focus needs a place. */
  onEmptied: () => void;
};

/** The chosen files: name, size and a way to take each out (§2); refused ones with their reason, received ones as such. */
export const ChosenFiles = memo(function ChosenFiles({ archivos, disabled, onRemove, onEmptied }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  // Removing a row must not lose the keyboard's place: the next row takes it, then the one before.
  const remove = (id: number, button: HTMLButtonElement) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(button);
    const neighbour = buttons[index + 1] ?? buttons[index - 1];
    if (neighbour) neighbour.focus();
    else onEmptied();
    onRemove(id);
  };
  if (archivos.length === 0) return null;
  return (
    <ul ref={list} className={classes.list} aria-label={texts.elegidos}>
      {archivos.map(({ id, file, motivo, resultado }) => (
        <li key={id} className={classes.file} data-refused={motivo !== null || undefined}>
          <IconFileText size={18} stroke={1.6} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.name} title={file.name}>
              {file.name}
            </span>
            {motivo && <span className={classes.reason}>{motivo}</span>}
          </span>
          <span className={classes.size}>{kilobytes(file.size)}</span>
          {resultado && resultado.estado !== 'rechazado' ? (
            <span className={classes.state}>
              <IconCheck size={16} aria-hidden /> {texts.estado[resultado.estado]}
            </span>
          ) : (
            <ActionIcon
              aria-label={texts.quitar(file.name)}
              disabled={disabled}
              onClick={({ currentTarget }) => remove(id, currentTarget)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
});
