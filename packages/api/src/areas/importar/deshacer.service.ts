import type { Repos } from '@recluta/db';
import { DomainError, type Importable, MOTIVOS_QUEDA, type MotivoQueda } from '@recluta/domain';
import type { Deshecha } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

type Clave = { clave: string };

export const undoEmpresas = (caller: Caller, { clave }: Clave): Promise<Deshecha> =>
  undo(caller, 'empresas', clave, {
    inUse: ({ empresas }, ids) => empresas.inUse(ids),
    remove: async (repos, ids) => {
      const gone = await repos.empresas.removeUnused(ids);
      const told = gone.map((id) => ({ tipo: 'empresa_eliminada' as const, datos: { empresa_id: id } }));
      await repos.eventos.append(told, { quiet: true });
      return gone.length;
    },
  });

export const undoProcesos = (caller: Caller, { clave }: Clave): Promise<Deshecha> =>
  undo(caller, 'procesos', clave, {
    inUse: ({ procesos }, ids) => procesos.inUse(ids),
    remove: async (repos, ids) => {
      const gone = await repos.procesos.removeUnused(ids);
      // Of the cuenta, as the proceso is no more.
      const told = gone.map(({ id, estado }) => ({
        tipo: 'proceso_eliminado' as const,
        datos: { proceso_id: id, desde: estado },
      }));
      await repos.eventos.append(told, { quiet: true });
      return gone.length;
    },
  });

type Work = {
  inUse: (repos: Repos, ids: readonly number[]) => Promise<ReadonlyMap<number, MotivoQueda>>;
  /** Takes away those that are not in use: how many. */
  remove: (repos: Repos, ids: readonly number[]) => Promise<number>;
};

/**
 * Takes away what an import created and nobody uses; what is in use stays, and is said why. Asked again it says the
 * same. Throws no_encontrado when nothing was imported under the clave.
 */
async function undo(caller: Caller, destino: Importable, clave: string, { inUse, remove }: Work): Promise<Deshecha> {
  return caller.write(async (repos) => {
    const done = await repos.importaciones.find(clave);
    if (done?.destino !== destino) throw new DomainError('no_encontrado');
    const created = done.filas.flatMap(({ fila, id }) => (id === null ? [] : [{ fila, id }]));
    const ids = created.map(({ id }) => id);
    const used = await inUse(repos, ids);
    const quedaron = created.flatMap(({ fila, id }) => {
      const motivo = used.get(id);
      return motivo ? [{ fila, id, motivo: MOTIVOS_QUEDA[motivo] }] : [];
    });
    const removed = await remove(repos, ids);
    if (removed > 0)
      await repos.eventos.append([
        { tipo: 'importacion_deshecha', datos: { lista: destino, quitadas: removed, quedaron: quedaron.length } },
      ]);
    return { quitadas: created.length - quedaron.length, quedaron };
  });
}
