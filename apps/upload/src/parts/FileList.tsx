import { isReceived } from '@recluta/domain/envio/lotes';
import type { Elegido } from '@recluta/domain/envio/selection';
import { kilobytes } from '@recluta/domain/texto';
import { memo } from 'react';
import { reasonText, TEXTOS } from '../upload.texts.ts';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { ZONE_ID } from './Zone.tsx';

type FileListProps = { archivos: readonly Elegido[]; disabled: boolean; onRemove: (id: number) => void };

const buttonId = (id: number): string => `quitar-${id}`;

/** Removing a row must not lose the keyboard's place: the next row takes it, then the one before, then the zone. */
function focusAfterRemoving(archivos: readonly Elegido[], index: number): void {
  const isOpen = (elegido: Elegido): boolean => !isReceived(elegido);
  const neighbour = archivos.slice(index + 1).find(isOpen) ?? archivos.slice(0, index).findLast(isOpen);
  document.getElementById(neighbour ? buttonId(neighbour.id) : ZONE_ID)?.focus();
}

/** The chosen files: name, size and a way to take each out (§2); refused ones with their reason, received ones as such. */
export const FileList = memo(function FileList({ archivos, disabled, onRemove }: FileListProps) {
  return (
    <ul className="files" aria-label={TEXTOS.elegidos}>
      {archivos.map(({ id, file, tipo, motivo, resultado }, index) => (
        <li key={id} className={motivo ? 'file file-refused' : 'file'}>
          <span className="file-kind" aria-hidden="true">
            {tipo === 'docx' ? 'Word' : 'PDF'}
          </span>
          <span className="file-text">
            <span className="file-name" title={file.name}>
              {file.name}
            </span>
            <span className="file-size">{kilobytes(file.size)}</span>
            {motivo && <span className="file-reason">{reasonText(motivo)}</span>}
          </span>
          {resultado && resultado.estado !== 'rechazado' ? (
            <span className="file-received">
              <CheckIcon />
              {TEXTOS.estado[resultado.estado]}
            </span>
          ) : (
            <button
              type="button"
              id={buttonId(id)}
              className="icon-button"
              aria-label={TEXTOS.quitar(file.name)}
              disabled={disabled}
              onClick={() => {
                focusAfterRemoving(archivos, index);
                onRemove(id);
              }}
            >
              <CloseIcon />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
});
