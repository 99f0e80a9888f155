import type { Problems } from '@recluta/domain/checks';
import { ERRORES } from '@recluta/domain/errores';
import { type Etapa, etapaNueva } from '@recluta/domain/esquemas';
import { isNameTaken } from '@recluta/domain/etapas';
import { bySchema, ofLine } from '../../../lib/checks.ts';

type Named = { nombre: string };

const ofStage = bySchema(etapaNueva.pick({ nombre: true, limite_dias: true }));
const ofNewName = ofLine(etapaNueva.pick({ nombre: true }));

const orTaken = (problems: Problems, taken: boolean): Problems =>
  problems.nombre || !taken ? problems : { nombre: ERRORES.etapa_repetida.texto };

/** What is wrong with name and limit of the stage of that clave, as they are to be in the proceso. */
export const stageProblems =
  (etapas: readonly Etapa[], clave: string) =>
  (values: Named & { limite_dias: number | string | null }): Problems =>
    orTaken(ofStage(values), isNameTaken(etapas, values.nombre, clave));

/** The same of the name of a stage that is to be added. */
export const newNameProblems =
  (etapas: readonly Etapa[]) =>
  (values: Named): Problems =>
    orTaken(ofNewName(values), isNameTaken(etapas, values.nombre));
