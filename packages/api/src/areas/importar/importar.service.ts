import type { Repos } from '@recluta/db';
import { DomainError, ETAPAS_POR_DEFECTO, type FilaImportada, type Importable } from '@recluta/domain';
import type { Recibo, Revision } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { modelFor } from '../etapas/plantillas.service.ts';
import { newPublicId } from '../procesos/procesos.service.ts';
import { judgeEmpresas } from './empresas.ts';
import { type Judged, revisionOf, within } from './judged.ts';
import { judgeProcesos } from './procesos.ts';

type Reads = Pick<Repos, 'empresas' | 'procesos' | 'cuenta'>;
type Filas<D extends Importable> = { filas: FilaImportada<D>[] };
type Aplicada<D extends Importable> = Filas<D> & { clave: string; huella: string };

const empresasOf = async ({ empresas, cuenta }: Reads, { filas }: Filas<'empresas'>) =>
  within(judgeEmpresas(filas, await empresas.list()), await cuenta.room('empresas'), () => true);

const procesosOf = async ({ empresas, procesos, cuenta }: Reads, { filas }: Filas<'procesos'>) =>
  within(
    judgeProcesos(filas, await empresas.list(), await procesos.list()),
    await cuenta.room('procesos_activos'),
    ({ estado }) => estado === 'activo',
  );

/** What importing these rows would do just now; changes nothing. */
export const reviewEmpresas = async ({ read }: Caller, input: Filas<'empresas'>): Promise<Revision> =>
  revisionOf('empresas', await empresasOf(read, input));
export const reviewProcesos = async ({ read }: Caller, input: Filas<'procesos'>): Promise<Revision> =>
  revisionOf('procesos', await procesosOf(read, input));

/** Throws importacion_cambio when the rows would no longer become what the dry run said. */
export const importEmpresas = (caller: Caller, input: Aplicada<'empresas'>): Promise<Recibo> =>
  apply(caller, 'empresas', input, {
    judge: (repos) => empresasOf(repos, input),
    create: async (repos, nuevas) => {
      const rows = await repos.empresas.createMany(await repos.cuenta.reserve('empresas', nuevas.length), nuevas);
      await repos.eventos.append(
        rows.map(({ id }) => ({ tipo: 'empresa_creada', datos: { empresa_id: id } })),
        { quiet: true },
      );
      return rows.map(({ id }) => id);
    },
  });

/** Throws importacion_cambio when the rows would no longer become what the dry run said. */
export const importProcesos = (caller: Caller, input: Aplicada<'procesos'>): Promise<Recibo> =>
  apply(caller, 'procesos', input, {
    judge: (repos) => procesosOf(repos, input),
    create: async (repos, nuevos) => {
      const activos = nuevos.filter(({ estado }) => estado === 'activo').length;
      const cupo = activos > 0 ? await repos.cuenta.reserve('procesos_activos', activos) : null;
      const modelo = (await modelFor(repos, null)) ?? ETAPAS_POR_DEFECTO;
      const rows = nuevos.map((nuevo) => ({ ...nuevo, public_id: newPublicId() }));
      const ids = await repos.procesos.createMany(cupo, rows, modelo);
      await repos.eventos.append(
        ids.map((proceso_id, i) => ({ tipo: 'proceso_creado', proceso_id, datos: { a: rows[i]?.estado ?? '' } })),
        { quiet: true },
      );
      return ids;
    },
  });

type Work<N> = {
  judge: (repos: Repos) => Promise<Judged<N>[]>;
  /** Their ids, in the same order. */
  create: (repos: Repos, nuevos: N[]) => Promise<number[]>;
};

/** All of what the dry run said, or nothing; under a clave that was carried out before, what it did then. */
async function apply<N>(
  caller: Caller,
  destino: Importable,
  { clave, huella }: { clave: string; huella: string },
  { judge, create }: Work<N>,
): Promise<Recibo> {
  return caller.write(async (repos) => {
    const done = await repos.importaciones.find(clave);
    if (done?.huella === huella) return receiptOf(done.filas);
    const judged = await judge(repos);
    const now = revisionOf(destino, judged);
    if (done || now.huella !== huella) throw new DomainError('importacion_cambio');
    const nuevos = judged.flatMap(({ nuevo }) => nuevo ?? []);
    const ids = nuevos.length > 0 ? await create(repos, nuevos) : [];
    const next = ids.values();
    const filas = now.filas.map((row) => ({ ...row, id: row.accion === 'crear' ? (next.next().value ?? null) : null }));
    await repos.importaciones.record({ clave, destino, huella, filas });
    await repos.eventos.append([
      { tipo: 'lista_importada', datos: { lista: destino, creadas: now.crear, omitidas: now.omitir } },
    ]);
    return receiptOf(filas);
  });
}

function receiptOf(filas: Recibo['filas']): Recibo {
  const creadas = filas.filter(({ id }) => id !== null).length;
  return { creadas, omitidas: filas.length - creadas, filas };
}
