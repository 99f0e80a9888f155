import { dayInChile } from '@recluta/domain';
import type { AjustesEnEdicion, Conservacion } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import type { OfCv } from '../cvs/ofCv.ts';
import { anonymiseDue, dueIn } from './conservacion.ts';

/** People named in the report; the rest are counted. */
const SHOWN = 200;

/** Who would be anonymised now, and why: nothing is changed by asking. */
export async function showRetention({ deps, read }: Caller): Promise<Conservacion> {
  const { due, clocks } = await dueIn(read, deps.now());
  const people = await read.anonimizar.due(due, SHOWN);
  return {
    ajustes: await read.ajustesPrivacidad.get(),
    total: await read.anonimizar.dueCount(due),
    personas: people.map(({ id, proceso_id, nombre, movido_en }) => {
      const proceso = clocks.get(proceso_id);
      return {
        id,
        proceso_id,
        nombre,
        proceso_nombre: proceso?.nombre ?? '',
        desde: proceso?.tipo === 'cartera' ? dayInChile(Date.parse(movido_en)) : (proceso?.desde ?? ''),
      };
    }),
  };
}

/** What is not said stays. Throws cambiado. */
export async function saveRetention(caller: Caller, { antes, ...edicion }: AjustesEnEdicion): Promise<Conservacion> {
  await caller.write(async (repos) => {
    const before = await repos.ajustesPrivacidad.get();
    checkUnchanged(before, antes);
    const {
      retencion_meses = before.retencion_meses,
      cartera_meses = before.cartera_meses,
      automatica = before.automatica,
    } = edicion;
    const ajustes = { retencion_meses, cartera_meses, automatica };
    await repos.ajustesPrivacidad.save(ajustes);
    await repos.eventos.append([{ tipo: 'privacidad_editada', datos: { ...ajustes } }]);
  });
  return showRetention(caller);
}

/** What the report says, done now. */
export async function anonymiseNow(caller: Caller): Promise<Conservacion & { anonimizados: number }> {
  const anonimizados = await anonymiseDue(caller.deps, caller.alcance);
  return { ...(await showRetention(caller)), anonimizados };
}

type Retencion = { motivo: string; antes?: { motivo?: string | null | undefined } | undefined };

/** A claim needs this cv: its time does not end it. Throws cambiado. */
export const keepCv = ({ write }: Caller, { proceso_id, cv_id, motivo, antes }: OfCv & Retencion): Promise<void> =>
  write(async (repos) => {
    checkUnchanged({ motivo: (await repos.retenciones.of(cv_id))?.motivo ?? null }, antes);
    await repos.retenciones.keep(cv_id, motivo);
    await repos.eventos.append([{ tipo: 'retencion_puesta', proceso_id, cv_id }]);
  });

export const releaseCv = ({ write }: Caller, { proceso_id, cv_id }: OfCv): Promise<void> =>
  write(async (repos) => {
    await repos.retenciones.release(cv_id);
    await repos.eventos.append([{ tipo: 'retencion_quitada', proceso_id, cv_id }]);
  });
