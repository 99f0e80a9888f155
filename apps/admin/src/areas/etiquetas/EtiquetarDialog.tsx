import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { type Cv, type Etiqueta, etiquetaNueva } from '@recluta/domain/esquemas';
import { matches, normalize } from '@recluta/domain/texto';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { ofLine } from '../../lib/checks.ts';
import { Tag } from '../../ui/cells/Tag.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { nameOf } from '../cvs/lista/cvWords.ts';
import classes from './Etiquetas.module.css';
import { useCreateEtiqueta, useEtiquetas, useTagging } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

type EtiquetarDialogProps = {
  proceso_id: number;
  /** As they are now: what they wear changes while the dialog stands. */
  cvs: readonly Cv[];
  onClose: () => void;
};

const ofNew = ofLine(etiquetaNueva);

/** Marks people with words: typed, found or made on the fly. Each is saved as it is chosen. */
export function EtiquetarDialog({ proceso_id, cvs, onClose }: EtiquetarDialogProps) {
  const query = useEtiquetas();
  const { data, error } = query;
  const { toggle } = useTagging(proceso_id);
  const { create, creating, failure, forget } = useCreateEtiqueta();
  const [typed, setTyped] = useState('');
  const all = data?.etiquetas ?? [];
  const found = [...all.filter(({ nombre }) => matches(nombre, typed))].sort((a, b) =>
    a.nombre.localeCompare(b.nombre, 'es'),
  );
  const exact = all.find(({ nombre }) => normalize(nombre) === normalize(typed));
  // Said while it is typed: what can be no name is not offered to be made.
  const problem = ofNew({ nombre: typed }).nombre;
  const wearers = ({ id }: Etiqueta) => cvs.filter(({ etiquetas }) => etiquetas.includes(id)).length;
  const choose = (etiqueta: Etiqueta) => {
    setTyped('');
    void toggle(cvs, etiqueta, wearers(etiqueta) < cvs.length);
  };
  const make = async () => {
    const made = creating || problem ? null : await create(typed.trim());
    if (made) choose(made);
  };
  const submit = () => {
    const [first] = found;
    if (typed.trim() === '') return;
    if (exact) choose(exact);
    else if (first) choose(first);
    else void make();
  };
  return (
    <Dialog opened onClose={onClose} title={texts.dialog.title(cvs.length, cvs[0] ? nameOf(cvs[0]) : '')} size={420}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          aria-label={texts.dialog.search}
          placeholder={texts.dialog.placeholder}
          autoComplete="off"
          data-autofocus
          value={typed}
          error={problem ?? failure}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            forget();
          }}
        />
      </form>
      {!data && failedFace(query, texts.dialog.failed)}
      {!data && error == null && <Skeleton h={32} mt={12} radius={6} />}
      {data && all.length === 0 && typed.trim() === '' && <p className={classes.quiet}>{texts.dialog.none}</p>}
      <ul className={classes.options} aria-label={texts.dialog.list}>
        {found.map((etiqueta) => {
          const n = wearers(etiqueta);
          return (
            <li key={etiqueta.id} className={classes.option}>
              <Checkbox
                checked={n > 0 && n === cvs.length}
                indeterminate={n > 0 && n < cvs.length}
                label={
                  <Tag color={etiqueta.color} whole>
                    {etiqueta.nombre}
                  </Tag>
                }
                onChange={() => choose(etiqueta)}
              />
              {n > 0 && n < cvs.length && <small>{texts.dialog.some(n, cvs.length)}</small>}
            </li>
          );
        })}
      </ul>
      {data && typed.trim() !== '' && !exact && !problem && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={8}
          classNames={{ root: classes.make, label: classes.made }}
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={creating}
          onClick={() => void make()}
        >
          {creating ? texts.dialog.creating : texts.dialog.create(typed.trim())}
        </Button>
      )}
      <DialogFoot mt={16}>
        <Button variant="default" onClick={onClose}>
          {texts.dialog.close}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
