import { reposFor } from '@recluta/db';
import { createCuenta } from '@recluta/db/system';
import { testDatabase } from '@recluta/db/testing';
import { ETAPAS_POR_DEFECTO, mintAlcance } from '@recluta/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recentActivity } from './actividad.service.ts';

describe('what the start page tells of', () => {
  let now = Date.parse('2026-03-02T12:00:00Z');
  let kit: ReturnType<typeof testDatabase>;
  beforeEach(() => {
    kit = testDatabase(() => now);
  });
  afterEach(() => kit.remove());

  /** A cuenta with an administrador and one proceso, and what acts inside it. */
  async function cuenta(nombre: string) {
    const cuenta_id = await kit.db.write((tx) => createCuenta(tx, nombre, 'basico', `${nombre}@x.cl`));
    const as = (usuario_id: number | null) =>
      mintAlcance({ cuenta_id, usuario_id, rol: usuario_id === null ? 'publico' : 'administrador' });
    const ids = await kit.db.write(async (tx) => {
      const repos = reposFor(tx, as(null));
      const usuario_id = await repos.usuarios.create(null, {
        nombre,
        email: `${nombre}@x.cl`,
        clave: '-',
        rol: 'administrador',
        empresa_id: null,
        clave_temporal: false,
      });
      const { id: empresa_id } = await repos.empresas.create(await repos.cuenta.reserve('empresas'), {
        nombre: 'Andes',
        tipo_empresa: 'final',
        rut: null,
        descripcion: null,
      });
      const proceso_id = await repos.procesos.create(
        await repos.cuenta.reserve('procesos_activos'),
        {
          empresa_id,
          nombre: `Cajeros de ${nombre}`,
          tipo: 'proceso',
          area: null,
          descripcion: null,
          estado: 'activo',
          fecha_inicio: null,
        },
        `p-${nombre}`,
        ETAPAS_POR_DEFECTO,
      );
      return { usuario_id, proceso_id };
    });
    return {
      ...ids,
      read: reposFor(kit.db.read, as(ids.usuario_id)),
      acts: (body: (repos: ReturnType<typeof reposFor>) => Promise<void>) =>
        kit.db.write((tx) => body(reposFor(tx, as(ids.usuario_id)))),
      happens: (
        usuario_id: number | null,
        ...eventos: Parameters<ReturnType<typeof reposFor>['eventos']['append']>[0]
      ) => kit.db.write((tx) => reposFor(tx, as(usuario_id)).eventos.append(eventos)),
    };
  }

  it('is who did what in which proceso, newest first, and what came by the public link has no name', async () => {
    const { proceso_id, usuario_id, read, happens } = await cuenta('Ana');
    await happens(usuario_id, { tipo: 'proceso_creado', proceso_id });
    await happens(null, { tipo: 'cv_registrado', proceso_id });
    expect(await recentActivity(read)).toMatchObject([
      { tipo: 'cv_registrado', usuario_nombre: null, proceso_id, proceso_nombre: 'Cajeros de Ana' },
      { tipo: 'proceso_creado', usuario_nombre: 'Ana', creado_en: '2026-03-02T12:00:00.000Z' },
    ]);
  });

  it('counts what came together, and tells moves to different stages apart', async () => {
    const { proceso_id, usuario_id, read, happens } = await cuenta('Ana');
    const moved = (a: string) => ({ tipo: 'cv_movido', proceso_id, datos: { desde: 'recibido', a } }) as const;
    await happens(usuario_id, moved('entrevista'), moved('entrevista'), moved('oferta'));
    expect(await recentActivity(read)).toMatchObject([
      { etapa: 'Oferta', cantidad: 1 },
      { etapa: 'Entrevista', cantidad: 2 },
    ]);
    now += 11 * 60_000;
    await happens(usuario_id, moved('oferta'));
    expect((await recentActivity(read)).map(({ cantidad }) => cantidad)).toEqual([1, 1, 2]);
  });

  it('calls a stage as its proceso does, also one that was renamed', async () => {
    const { proceso_id, usuario_id, read, happens, acts } = await cuenta('Ana');
    const moved = { tipo: 'cv_movido', proceso_id, datos: { desde: 'recibido', a: 'entrevista' } } as const;
    await happens(usuario_id, moved);
    await acts((repos) => repos.etapas.update(proceso_id, 'entrevista', { nombre: 'Entrevista con jefatura' }));
    expect(await recentActivity(read)).toMatchObject([{ etapa: 'Entrevista con jefatura' }]);
  });

  it('leaves out what is no change of a proceso, and everything of another cuenta', async () => {
    const ana = await cuenta('Ana');
    const luz = await cuenta('Luz');
    await ana.happens(ana.usuario_id, { tipo: 'archivo_abierto', proceso_id: ana.proceso_id });
    await luz.happens(luz.usuario_id, { tipo: 'proceso_editado', proceso_id: luz.proceso_id });
    // An evento that wrongly names a proceso of another cuenta is never written.
    const wrong = ana.happens(ana.usuario_id, { tipo: 'proceso_editado', proceso_id: luz.proceso_id });
    await expect(wrong).rejects.toMatchObject({ codigo: 'no_encontrado' });
    expect(await recentActivity(ana.read)).toEqual([]);
    expect(await recentActivity(luz.read)).toMatchObject([{ usuario_nombre: 'Luz', cantidad: 1 }]);
  });
});
