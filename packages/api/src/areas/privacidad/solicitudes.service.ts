import type { Repos } from '@recluta/db';
import { addDays, CUMPLE, canExtend, DIAS_RESPUESTA, DomainError, dayInChile, notYetDone } from '@recluta/domain';
import type { CvCoincidente, Solicitud, SolicitudRespondida } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { folioOf } from '../publico/derechos.service.ts';

type Row = Awaited<ReturnType<Repos['solicitudes']['get']>>;

const shown = ({ huella, proceso_id: _, ...row }: Row): Solicitud => ({ ...row, folio: folioOf(huella) });

export const listRequests = async ({ read }: Caller): Promise<{ solicitudes: Solicitud[] }> => ({
  solicitudes: (await read.solicitudes.list()).map(shown),
});

const matchesOf = ({ titulares }: Repos, { rut, email }: Row): Promise<CvCoincidente[]> =>
  titulares.matching({ rut, email, telefono: null });

/** A request, and the cvs that may be of who asked. Throws no_encontrado. */
export async function showRequest(
  { read }: Caller,
  { solicitud_id }: { solicitud_id: number },
): Promise<{ solicitud: Solicitud; coincidencias: CvCoincidente[] }> {
  const row = await read.solicitudes.get(solicitud_id);
  return { solicitud: shown(row), coincidencias: await matchesOf(read, row) };
}

/** Thirty days more, once. Throws solicitud_sin_prorroga (409). */
export async function extendRequest(
  { deps, write }: Caller,
  { solicitud_id }: { solicitud_id: number },
): Promise<{ solicitud: Solicitud }> {
  return write(async (repos) => {
    const row = await repos.solicitudes.get(solicitud_id);
    if (!canExtend(row, dayInChile(deps.now()))) throw new DomainError('solicitud_sin_prorroga');
    await repos.solicitudes.extend(solicitud_id, addDays(row.vence, DIAS_RESPUESTA));
    await repos.eventos.append([{ tipo: 'solicitud_prorrogada', datos: { solicitud_id } }]);
    return { solicitud: shown(await repos.solicitudes.get(solicitud_id)) };
  });
}

/**
 * What who asked reads at their tracking address. Granted only when what it promises was done to every cv that may be
 * theirs, but for those that stay knowingly (`quedan`). Throws solicitud_respondida, solicitud_sin_cumplir (409).
 */
export async function answerRequest(
  { write }: Caller,
  { solicitud_id, estado, respuesta, quedan = [] }: SolicitudRespondida & { solicitud_id: number },
): Promise<{ solicitud: Solicitud }> {
  return write(async (repos) => {
    if (!(await repos.solicitudes.answer(solicitud_id, estado, respuesta)))
      throw new DomainError('solicitud_respondida');
    const row = await repos.solicitudes.get(solicitud_id);
    const left = estado === 'acogida' ? notYetDone(row.derecho, await matchesOf(repos, row)) : [];
    if (left.some(({ id }) => !quedan.includes(id))) throw new DomainError('solicitud_sin_cumplir');
    // Whoever was granted to be erased is, here too: until now it told which cvs may be theirs.
    if (estado === 'acogida' && CUMPLE[row.derecho] === 'suprimir') await repos.solicitudes.forget(solicitud_id);
    await repos.eventos.append([
      {
        tipo: 'solicitud_respondida',
        datos: { solicitud_id, estado, ...(left.length > 0 && { quedan: left.length }) },
      },
    ]);
    return { solicitud: shown(await repos.solicitudes.get(solicitud_id)) };
  });
}
