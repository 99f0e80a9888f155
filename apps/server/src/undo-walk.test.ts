import { operationList } from '@recluta/api';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { DESHACIBLES, ETAPAS_POR_DEFECTO, SIN_VUELTA, TIPOS_EVENTO, type TipoEvento, VUELTAS } from '@recluta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';
import { seenRows } from './testing/seen.ts';

type Row = Record<string, unknown>;
/** What the test looks at, what is there before, what is done, and how it is brought back. */
type Walk = { of: string; first?(): Promise<unknown>; does(): Promise<() => Promise<unknown>> };

const ORDER: string[] = ETAPAS_POR_DEFECTO.map(({ clave }) => clave);

let host: Host;
let mundo: Mundo;
let asked = '';
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { plan: 'avanzado' });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many operations
async function ask(name: string, input: Row): Promise<any> {
  asked = name;
  const { status, body } = await host.trpc(name, input, { as: mundo.administrador });
  expect([name, status, status === 200 ? '' : JSON.stringify(body)]).toEqual([name, 200, '']);
  return (body as { result: { data: unknown } }).result.data;
}
const good = (name: string): Row => INPUTS[name]?.good(mundo) ?? {};
const row = (table: string, id: number): Row => rowsOf(host.db, table).find((one) => one.id === id) ?? {};
const ofCv = () => ({ proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0 });
const ofTarea = () => ({ ...ofCv(), tarea_id: mundo.tarea_id });

const seen = (table: string) => seenRows(host.db, mundo.cuenta_id, table);

/** The operation with one input, and then with another. */
const twice = (of: string, name: string, now: () => Row, before: () => Row): Walk => ({
  of,
  async does() {
    const input = before();
    await ask(name, now());
    return () => ask(name, input);
  },
});
const interview = () => {
  const { titulo, cv_id, responsable_id, fecha_inicio, fecha_fin, lugar, notas } = row(
    'entrevistas',
    mundo.entrevista_id,
  );
  const at = (instant: unknown) => new Date(Number(instant)).toISOString();
  const { proceso_id } = mundo;
  return {
    proceso_id,
    titulo,
    cv_id,
    responsable_id,
    fecha_inicio: at(fecha_inicio),
    fecha_fin: at(fecha_fin),
    lugar,
    notas,
  };
};
const decide = (decision: string, before: string): Walk => {
  const { good: pair } = INPUTS['candidato.decidePerson'] ?? { good: () => ({}) };
  return {
    of: 'identidades',
    first: () =>
      before === 'ninguna' ? Promise.resolve() : ask('candidato.decidePerson', { ...pair(mundo), decision: before }),
    async does() {
      await ask('candidato.decidePerson', { ...pair(mundo), decision });
      return () => ask('candidato.decidePerson', { ...pair(mundo), decision: before });
    },
  };
};
const term = (which: 'Criterio' | 'Tecnologia', made: boolean): Walk => {
  const [list, field] = which === 'Criterio' ? ['criterios', 'criterio_id'] : ['tecnologias', 'tecnologia_id'];
  const id = () => (which === 'Criterio' ? mundo.criterio_id : mundo.tecnologia_id);
  return {
    of: list,
    async does() {
      const { proceso_id } = mundo;
      if (!made) {
        const { nombre } = row(list, id());
        await ask(`configuracion.remove${which}`, { [field]: id() });
        return () => ask(`configuracion.add${which}`, { proceso_id, nombre });
      }
      const answer = await ask(`configuracion.add${which}`, { proceso_id, nombre: 'Inglés técnico' });
      return () => ask(`configuracion.remove${which}`, { [field]: answer[which.toLowerCase()].id });
    },
  };
};
let note = 0;
let imports = 0;
async function importList(destino: 'Empresas' | 'Procesos'): Promise<string> {
  const { nombre } = row('empresas', mundo.empresa_id);
  const filas = [
    destino === 'Empresas' ? { fila: 2, nombre: 'Andes' } : { fila: 2, empresa: nombre, nombre: 'Cajera' },
  ];
  const { huella } = await ask(`importar.review${destino}`, { filas });
  const clave = `lista del día ${++imports}`;
  await ask(`importar.${destino.toLowerCase()}`, { clave, huella, filas });
  return clave;
}
const importUndone = (destino: 'Empresas' | 'Procesos'): Walk => {
  let clave = '';
  return {
    of: destino.toLowerCase(),
    async first() {
      clave = await importList(destino);
    },
    async does() {
      await ask(`importar.undo${destino}`, { clave });
      return () => importList(destino);
    },
  };
};
async function merge() {
  const { huella } = await ask('candidato.mergeView', good('candidato.mergeView'));
  await ask('candidato.merge', { ...good('candidato.merge'), huella, clave: 'union' });
}
const nameBoth = async () => {
  const { proceso_id, cv_ids } = mundo;
  for (const [i, nombre] of ['Ana Rojas', 'Ana Rojas Tapia'].entries())
    await ask('cvs.edit', { proceso_id, cv_id: cv_ids[i], nombre });
};
const keepFor = (retencion_meses: number) => () => ask('privacidad.saveRetention', { retencion_meses });
const answers = (responsable: string) => () => ask('privacidad.saveController', { responsable });
const mark = (hecha: boolean) => () => ask('tareas.update', { ...ofTarea(), hecha });
const separate = () => ask('candidato.separate', good('candidato.separate'));
const block = () => ask('privacidad.block', good('privacidad.block'));
const unblock = () => ask('privacidad.unblock', good('privacidad.unblock'));
const keep = () => ask('privacidad.keep', good('privacidad.keep'));
const release = () => ask('privacidad.release', good('privacidad.release'));
const there = (
  of: string,
  does: () => Promise<unknown>,
  back: () => Promise<unknown>,
  first?: () => Promise<unknown>,
): Walk => ({
  of,
  ...(first && { first }),
  async does() {
    await does();
    return back;
  },
});

const WALKS: Record<keyof typeof VUELTAS, Walk> = {
  usuario_editado: twice(
    'usuarios',
    'usuarios.update',
    () => ({ id: mundo.visor.id, nombre: 'Otra' }),
    () => ({ id: mundo.visor.id, nombre: row('usuarios', mundo.visor.id).nombre }),
  ),
  empresa_eliminada: importUndone('Empresas'),
  proceso_eliminado: importUndone('Procesos'),
  importacion_deshecha: importUndone('Empresas'),
  lista_importada: {
    of: 'empresas',
    async does() {
      const clave = await importList('Empresas');
      return () => ask('importar.undoEmpresas', { clave });
    },
  },
  area_creada: {
    of: 'areas',
    async does() {
      const { area } = await ask('empresas.createArea', { empresa_id: mundo.empresa_id, nombre: 'Bodega' });
      return () => ask('empresas.removeArea', { empresa_id: mundo.empresa_id, area_id: area.id });
    },
  },
  proceso_editado: twice(
    'procesos',
    'procesos.update',
    () => ({ id: mundo.proceso_id, nombre: 'Otro', estado: 'cerrado' }),
    () => {
      const { nombre, estado } = row('procesos', mundo.proceso_id);
      return { id: mundo.proceso_id, nombre, estado };
    },
  ),
  fechas_editadas: twice(
    'procesos',
    'configuracion.updateFechas',
    () => ({ proceso_id: mundo.proceso_id, fecha_cierre: '2026-04-01' }),
    () => ({ proceso_id: mundo.proceso_id, fecha_cierre: null }),
  ),
  etapa_creada: {
    of: 'etapas',
    async does() {
      const { proceso_id } = mundo;
      const { etapas } = await ask('etapas.create', good('etapas.create'));
      const { clave } = etapas.find((one: { clave: string }) => !ORDER.includes(one.clave));
      return () => ask('etapas.remove', { proceso_id, clave });
    },
  },
  etapa_editada: twice(
    'etapas',
    'etapas.update',
    () => ({ proceso_id: mundo.proceso_id, clave: 'oferta', nombre: 'Propuesta', limite_dias: 5 }),
    () => ({ proceso_id: mundo.proceso_id, clave: 'oferta', nombre: 'Oferta', limite_dias: null }),
  ),
  etapas_ordenadas: twice(
    'etapas',
    'etapas.order',
    () => ({ proceso_id: mundo.proceso_id, claves: ORDER.with(1, 'entrevista').with(2, 'preseleccion') }),
    () => ({ proceso_id: mundo.proceso_id, claves: ORDER }),
  ),
  etapa_eliminada: {
    of: 'etapas',
    async does() {
      const { proceso_id } = mundo;
      const { nombre, color, limite_dias, orden } =
        rowsOf<Row>(host.db, 'etapas').find((one) => one.proceso_id === proceso_id && one.clave === 'oferta') ?? {};
      await ask('etapas.remove', { proceso_id, clave: 'oferta' });
      return () => ask('etapas.restore', { proceso_id, clave: 'oferta', nombre, color, limite_dias, orden });
    },
  },
  plantilla_creada: {
    of: 'plantillas',
    async does() {
      const { plantilla } = await ask('etapas.savePlantilla', { proceso_id: mundo.proceso_id, nombre: 'Larga' });
      return () => ask('etapas.removePlantilla', { plantilla_id: plantilla.id });
    },
  },
  plantilla_elegida: twice(
    'plantillas',
    'etapas.setDefaultPlantilla',
    () => ({ plantilla_id: mundo.plantilla_id }),
    () => ({ plantilla_id: null }),
  ),
  motivo_creado: {
    of: 'motivos',
    async does() {
      const { motivo } = await ask('motivos.create', { nombre: 'Sin respuesta', tipo: 'nosotros' });
      return () => ask('motivos.remove', { motivo_id: motivo.id });
    },
  },
  motivo_editado: twice(
    'motivos',
    'motivos.update',
    () => ({ motivo_id: mundo.motivo_id, nombre: 'Otro', tipo: 'nosotros' }),
    () => {
      const { nombre, tipo } = row('motivos', mundo.motivo_id);
      return { motivo_id: mundo.motivo_id, nombre, tipo };
    },
  ),
  criterio_agregado: term('Criterio', true),
  criterio_eliminado: term('Criterio', false),
  tecnologia_agregada: term('Tecnologia', true),
  tecnologia_eliminada: term('Tecnologia', false),
  cv_registrado: {
    of: 'cvs',
    async does() {
      const { body } = await host.upload('/api/upload-cvs', [
        { name: 'proceso_public_id', value: mundo.public_id },
        { file: 'nueva.pdf', content: pdf('nueva') },
      ]);
      const [{ cv_id = 0 } = {}] = (body as { archivos: { cv_id?: number }[] }).archivos;
      return () => ask('cvs.remove', { proceso_id: mundo.proceso_id, cv_id });
    },
  },
  cv_restaurado: there(
    'cvs',
    () => ask('papelera.restore', { cv_ids: [ofCv().cv_id] }),
    () => ask('cvs.remove', ofCv()),
    () => ask('cvs.remove', ofCv()),
  ),
  entrevista_creada: {
    of: 'entrevistas',
    async does() {
      const { entrevista } = await ask('calendario.create', good('calendario.create'));
      return () => ask('calendario.remove', { proceso_id: mundo.proceso_id, entrevista_id: entrevista.id });
    },
  },
  entrevista_editada: twice(
    'entrevistas',
    'calendario.update',
    () => ({ ...interview(), entrevista_id: mundo.entrevista_id, titulo: 'Panel', lugar: 'Oficina' }),
    () => ({ ...interview(), entrevista_id: mundo.entrevista_id }),
  ),
  entrevista_eliminada: {
    of: 'entrevistas',
    async does() {
      const before = interview();
      await ask('calendario.remove', good('calendario.remove'));
      return () => ask('calendario.create', before);
    },
  },
  nota_escrita: {
    of: 'notas',
    async does() {
      const { nota } = await ask('candidato.writeNote', good('candidato.writeNote'));
      return () => ask('candidato.removeNote', { ...ofCv(), nota_id: nota.id });
    },
  },
  nota_editada: {
    of: 'notas',
    async first() {
      note = (await ask('candidato.writeNote', { ...good('candidato.writeNote'), texto: 'Antes' })).nota.id;
    },
    async does() {
      const input = { ...ofCv(), nota_id: note, menciones: [mundo.visor.id] };
      await ask('candidato.editNote', { ...input, texto: 'Ojo' });
      return () => ask('candidato.editNote', { ...input, texto: 'Antes' });
    },
  },
  persona_unida: decide('misma', 'ninguna'),
  persona_distinta: decide('distinta', 'ninguna'),
  persona_olvidada: decide('ninguna', 'distinta'),
  adjunto_agregado: {
    of: 'adjuntos',
    async does() {
      const { proceso_id, cv_id } = ofCv();
      const path = `/api/procesos/${proceso_id}/cvs/${cv_id}/adjuntos`;
      const { body } = await host.upload(path, [{ file: 'titulo.pdf', content: pdf('titulo') }], {
        as: mundo.administrador,
      });
      const { adjuntos } = body as { adjuntos: { id: number }[] };
      return () => ask('candidato.removeAttached', { ...ofCv(), adjunto_id: adjuntos.at(-1)?.id });
    },
  },
  cv_unido: there('cvs', merge, () => ask('deshacer.undo', { claves: ['union'] }), nameBoth),
  cv_separado: there('cvs', separate, merge, merge),
  etiqueta_creada: {
    of: 'etiquetas',
    async does() {
      const { etiqueta } = await ask('etiquetas.create', { nombre: 'Turnos', color: 'violeta' });
      return () => ask('etiquetas.remove', { etiqueta_id: etiqueta.id });
    },
  },
  etiqueta_editada: twice(
    'etiquetas',
    'etiquetas.update',
    () => ({ etiqueta_id: mundo.etiqueta_id, nombre: 'Otra' }),
    () => ({ etiqueta_id: mundo.etiqueta_id, nombre: row('etiquetas', mundo.etiqueta_id).nombre }),
  ),
  cv_bloqueado: there('cvs', block, unblock),
  cv_desbloqueado: there('cvs', unblock, block, block),
  retencion_puesta: there('retenciones', keep, release),
  retencion_quitada: there('retenciones', release, keep, keep),
  privacidad_editada: there('ajustes_privacidad', keepFor(9), keepFor(24), keepFor(24)),
  responsable_editado: there('ajustes_privacidad', answers('Andes SpA'), answers('Sur SpA'), answers('Sur SpA')),
  tarea_creada: {
    of: 'tareas',
    async does() {
      const { tarea } = await ask('tareas.create', good('tareas.create'));
      return () => ask('tareas.remove', { ...ofCv(), tarea_id: tarea.id });
    },
  },
  tarea_editada: twice(
    'tareas',
    'tareas.update',
    () => ({ ...ofTarea(), texto: 'Escribir' }),
    () => ({ ...ofTarea(), texto: row('tareas', mundo.tarea_id).texto }),
  ),
  tarea_hecha: there('tareas', mark(true), mark(false)),
  tarea_reabierta: there('tareas', mark(false), mark(true), mark(true)),
  tarea_restaurada: there(
    'tareas',
    () => ask('deshacer.undo', { claves: ['tarea'] }),
    () => ask('tareas.remove', ofTarea()),
    () => ask('tareas.remove', { ...ofTarea(), clave: 'tarea' }),
  ),
};

const written = () =>
  rowsOf<{ tipo: TipoEvento; cuenta_id: number }>(host.db, 'eventos').flatMap(({ tipo, cuenta_id }) =>
    cuenta_id === mundo.cuenta_id ? [tipo] : [],
  );

describe('whatever is written down', () => {
  it('is taken back in one way, or told not to be: each in one list and no more', () => {
    const all = [...DESHACIBLES, ...Object.keys(SIN_VUELTA), ...Object.keys(VUELTAS)];
    expect(all.sort()).toEqual([...TIPOS_EVENTO].sort());
    const names = operationList.flatMap(({ name, op }) => (op.kind === 'mutation' ? [name] : []));
    expect(Object.values(VUELTAS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(Object.keys(WALKS) as (keyof typeof WALKS)[])('%s is brought back as it was', async (tipo) => {
    const { of, first, does } = WALKS[tipo];
    await first?.();
    const before = seen(of);
    const until = written().length;
    const back = await does();
    expect(written().slice(until)).toContain(tipo);
    await back();
    expect(asked).toBe(VUELTAS[tipo]);
    expect(seen(of)).toEqual(before);
  });
});
