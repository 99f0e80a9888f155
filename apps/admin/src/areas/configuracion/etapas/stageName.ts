import type { Problems } from '@recluta/domain/checks';
import { ERRORES } from '@recluta/domain/errores';
import { type Etapa, etapaNueva } from '@recluta/domain/esquemas';
import { isNameTaken } from '@recluta/domain/etapas';
import { bySchema, ofLine } from '../../../lib/checks.ts';

type Named = { nombre: string };

const schema = etapaNueva.pick({ nombre: true });
const ofName = bySchema(schema);
const ofNewName = ofLine(schema);

const orTaken = (problems: Problems, taken: boolean): Problems =>
  problems.nombre || !taken ? problems : { nombre: ERRORES.etapa_repetida.texto };

/** What is wrong with the name of the stage of that clave, as it is to be in the proceso. */
export const nameProblems =
  (etapas: readonly Etapa[], clave: string) =>
  (values: Named): Problems =>
    orTaken(ofName(values), isNameTaken(etapas, values.nombre, clave));

/** The same of a stage that is to be added. */
export const newNameProblems =
  (etapas: readonly Etapa[]) =>
  (values: Named): Problems =>
    orTaken(ofNewName(values), isNameTaken(etapas, values.nombre));
