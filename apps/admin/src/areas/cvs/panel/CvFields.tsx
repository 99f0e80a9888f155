import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import { CAMPOS_CV, type CampoCv, datosOf } from '@recluta/domain/campos';
import { CORREO } from '@recluta/domain/correo';
import type { Cv, CvEditado, EdicionesCv, LecturaCv } from '@recluta/domain/esquemas';
import { parseTelefono } from '@recluta/domain/telefono';
import { rangoPesos } from '@recluta/domain/texto';
import { type ReactNode, useRef, useState } from 'react';
import { failureOf } from '../../../lib/errors.ts';
import { useTyped } from '../../../lib/useTyped.ts';
import { Missing } from '../../../ui/cells/Missing.tsx';
import { Tag } from '../../../ui/cells/Tag.tsx';
import { notifyError } from '../../../ui/feedback/toasts.tsx';
import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';
import { texts } from '../cvs.texts.ts';
import { useEditCv } from '../lectura.queries.ts';
import { CvFlag, orMissing } from '../lista/cells.tsx';
import { capitalized, phoneOf } from '../lista/cvWords.ts';
import { mailOf } from '../mensajes/reach.ts';
import { DoubtsBar } from './DoubtsBar.tsx';
import { EditedBy } from './EditedBy.tsx';
import classes from './Field.module.css';
import { Field } from './Field.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { currentOf, doubtsOf, editionOf, type FieldEdit, isAsRead, nextToCorrect, warningOf } from './fields.ts';
import { type Campo, type Mark, quoteOf } from './highlight.ts';

type CvFieldsProps = {
  proceso_id: number;
  cv: Cv;
  lectura: LecturaCv | null;
  ediciones: EdicionesCv;
  marks: readonly Mark[];
  onSeek: (campo: Campo) => void;
  mayWrite: boolean;
};

/** 'Datos leídos': each with the words it was read from, corrected in its place. */
export function CvFields({ proceso_id, cv, lectura, ediciones, marks, onSeek, mayWrite }: CvFieldsProps) {
  const [opened, setOpened] = useState<CampoCv | null>(null);
  const [typed, keep] = useTyped<Partial<Record<CampoCv, FieldEdit>>>('dato', cv.id);
  const { save, saving } = useEditCv(proceso_id, cv.id);
  const doubts = doubtsOf(lectura);
  const confirm = async (campos: readonly CampoCv[]) => {
    const fields: CvEditado = Object.assign({}, ...campos.map((campo) => currentOf(campo, cv)));
    try {
      await save(fields, fields);
    } catch (error) {
      notifyError(texts.panel.saveFailed, { detail: failureOf(error).text, onRetry: () => void confirm(campos) });
    }
  };
  const list = useRef<HTMLDListElement>(null);
  useKeyDown((event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key.toLowerCase() !== 'e' || !plain || !mayWrite || isBusy(event)) return;
    event.preventDefault();
    const from = document.activeElement?.closest<HTMLElement>('[data-campo]')?.dataset.campo;
    const campo = nextToCorrect(cv, doubts, CAMPOS_CV.find((each) => each === from) ?? null);
    setOpened(campo);
    // One with something typed in it stands open, and only lacks the focus.
    list.current?.querySelector<HTMLElement>(`[data-campo="${campo}"] :is(input, textarea)`)?.focus();
  });
  const markOf = (campo: CampoCv) => {
    const wanted = datosOf(campo);
    return marks.find((mark) => wanted.includes(mark.campo));
  };
  return (
    <>
      {mayWrite && doubts.length > 0 && (
        <DoubtsBar count={doubts.length} busy={saving} onConfirm={() => !saving && void confirm(doubts)} />
      )}
      <dl ref={list} className={classes.fields}>
        {CAMPOS_CV.map((campo) => {
          const label = texts.panel.fields[campo];
          const mark = markOf(campo);
          const place = mark?.campo ?? datosOf(campo).find((field) => hasPlace(lectura, field));
          const edicion = editionOf(campo, ediciones);
          const asRead = lectura !== null && isAsRead(campo, lectura, cv, ediciones);
          const quoted = mark && lectura && asRead && !LISTS.includes(campo) ? quoteOf(lectura.texto, mark) : null;
          return (
            <Field
              key={campo}
              campo={campo}
              label={label}
              value={shown(campo, cv)}
              copied={COPIED.includes(campo) ? plain(campo, cv) : null}
              quote={quoted === plain(campo, cv) ? null : quoted}
              warning={warningOf(campo, cv)}
              doubtful={doubts.includes(campo)}
              note={edicion && <EditedBy edicion={edicion} confirmed={asRead} label={label} />}
              onSeek={place && (() => onSeek(place))}
              onConfirm={mayWrite ? () => !saving && void confirm([campo]) : undefined}
              onEdit={mayWrite ? () => setOpened(campo) : undefined}
              editor={
                mayWrite &&
                (opened === campo || typed?.[campo]) && (
                  <FieldEditor
                    campo={campo}
                    label={label}
                    cv={cv}
                    save={save}
                    leido_en={lectura?.leido_en ?? null}
                    unedited={!edicion}
                    typed={typed?.[campo]}
                    asked={opened === campo}
                    onType={(edit) => keep((all) => ({ ...all, [campo]: edit(all?.[campo]) }))}
                    onDone={() => {
                      keep((all) => ({ ...all, [campo]: undefined }));
                      if (opened === campo) setOpened(null);
                    }}
                  />
                )
              }
            />
          );
        })}
      </dl>
    </>
  );
}

/** Many words of many places: they are marked in the text, not quoted. */
const LISTS: readonly CampoCv[] = ['tecnologias', 'criterios'];

/** What is taken to other programs. */
const COPIED: readonly CampoCv[] = ['rut', 'email', 'telefono'];

/** Whether the reading says where on the page a field stands, although its text was kept in another order. */
function hasPlace(lectura: LecturaCv | null, field: Campo): boolean {
  if (!lectura || field === 'criterios') return false;
  const read = lectura.campos[field];
  return Array.isArray(read) ? read.length > 0 : Boolean(read?.evidencia);
}

/** A quote that only repeats the value says nothing. */
const plain = (campo: CampoCv, cv: Cv): string | null =>
  campo === 'nombre' || campo === 'rut' || campo === 'email' || campo === 'telefono' ? cv[campo] : null;

/** A value that somebody can be reached by. */
function Reach({ href, children }: { href: string | null; children: string | null }): ReactNode {
  if (!href || !children) return orMissing(children);
  const at = Math.max(children.indexOf('@'), 0);
  return (
    <a href={href} className={classes.reach}>
      {/* Where it has no room, an address goes on in the next line from its @. */}
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </a>
  );
}

function tags(items: readonly string[], color: 'cordillera' | 'araucaria'): ReactNode {
  if (items.length === 0) return <Missing />;
  return (
    <span className={classes.tags}>
      {items.map((item) => (
        <Tag key={item} color={color}>
          {item}
        </Tag>
      ))}
    </span>
  );
}

function shown(campo: CampoCv, cv: Cv): ReactNode {
  switch (campo) {
    case 'rut':
      return orMissing(cv.rut);
    case 'email':
      return <Reach href={cv.email && CORREO.test(cv.email) ? mailOf(cv.email) : null}>{cv.email}</Reach>;
    case 'telefono': {
      const number = cv.telefono && parseTelefono(cv.telefono);
      return <Reach href={number && `tel:${number}`}>{phoneOf(cv)}</Reach>;
    }
    case 'nacionalidad':
      return cv.nacionalidad ? (
        <>
          <CvFlag nacionalidad={cv.nacionalidad} /> {capitalized(cv.nacionalidad)}
        </>
      ) : (
        <Missing />
      );
    case 'renta':
      return orMissing(rangoPesos(cv.pretension_renta, cv.pretension_max));
    case 'tecnologias':
      return tags(cv.tecnologias, 'cordillera');
    case 'criterios':
      return tags(cv.criterios, 'araucaria');
    case 'experiencia':
      return tags(
        EXPERIENCIAS.filter((each) => cv[`experiencia_${each}`]).map((each) => ETIQUETA_EXPERIENCIA[each]),
        'araucaria',
      );
    default:
      return orMissing(cv[campo]);
  }
}
