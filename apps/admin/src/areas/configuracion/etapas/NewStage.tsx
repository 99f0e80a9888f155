import { Button, Select, Text, TextInput } from '@mantine/core';
import type { Etapa } from '@recluta/domain/esquemas';
import { MAX_ETAPAS, TIPOS_ETAPA_NUEVA } from '@recluta/domain/etapas';
import { isSame } from '@recluta/domain/same';
import { useChecks } from '../../../lib/useChecks.ts';
import { useTyped } from '../../../lib/useTyped.ts';
import { DEFAULT_COLOR } from '../../../theme/stages.ts';
import { useStable } from '../../../ui/useStable.ts';
import classes from './EtapasTab.module.css';
import type { TipoEtapaNueva, useStages } from './etapas.queries.ts';
import { texts } from './etapas.texts.ts';
import { newNameProblems } from './stageProblems.ts';

const TIPOS = TIPOS_ETAPA_NUEVA.map((value) => ({ value, label: texts.tipos[value] }));

type Draft = { nombre: string; tipo: TipoEtapaNueva };
const BLANK: Draft = { nombre: '', tipo: 'filtro' };

type NewStageProps = {
  proceso_id: number;
  etapas: readonly Etapa[];
  stages: ReturnType<typeof useStages>;
};

/** A stage gets its name, what it is for, and the colour of that; the rest is changed in its row. */
export function NewStage({ proceso_id, etapas, stages: { add, adding, busy } }: NewStageProps) {
  const [typed, keep, drop] = useTyped<Draft>('etapa', proceso_id);
  const { nombre, tipo } = typed ?? BLANK;
  const { check, of } = useChecks({ nombre }, newNameProblems(etapas));
  const full = etapas.length >= MAX_ETAPAS;

  // What was refused stays, to be mended; so does what was written since.
  const onAdded = useStable((sent: Draft) => isSame(sent, typed) && drop());
  const submit = (form: Element) => {
    const trimmed = nombre.trim();
    if (!trimmed || busy || full || !check(form)) return;
    const sent = { nombre, tipo };
    void add({ nombre: trimmed, tipo, color: DEFAULT_COLOR[tipo], limite_dias: null }, () => onAdded(sent));
  };
  return (
    <form
      className={classes.new}
      aria-label={texts.new.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <TextInput
        className={classes.newName}
        label={texts.new.nombre}
        placeholder={texts.new.placeholder}
        autoComplete="off"
        // What is typed into what is on its way would go with it, unsaved.
        readOnly={adding}
        value={nombre}
        {...of('nombre')}
        onChange={({ currentTarget }) => keep({ nombre: currentTarget.value, tipo })}
      />
      <Select
        w={170}
        label={texts.new.tipo}
        data={TIPOS}
        readOnly={adding}
        value={tipo}
        onChange={(value) => value && keep({ nombre, tipo: value as TipoEtapaNueva })}
      />
      <Button type="submit" disabled={busy || full}>
        {texts.new.add}
      </Button>
      <Text size="xs" c="dimmed" w="100%">
        {full ? texts.new.full : texts.new.tipoHelp}
      </Text>
    </form>
  );
}
