import { ETAPAS_POR_DEFECTO, systemIn } from '@recluta/domain';
import type { Database } from '../../database.ts';
import { createCuenta } from '../../system/index.ts';
import { reposFor } from '../index.ts';

/** One cuenta with one of everything, and the ids of all of it. */
export async function populate(db: Database, mark: string) {
  return db.write(async (tx) => {
    const cuenta_id = await createCuenta(tx, mark, 'avanzado', `${mark}@ejemplo.cl`);
    const alcance = systemIn(cuenta_id);
    const repos = reposFor(tx, alcance);
    const { cuenta } = repos;
    const empresa = { nombre: mark, rut: null, tipo_empresa: 'final', descripcion: mark } as const;
    const { id: empresa_id } = await repos.empresas.create(await cuenta.reserve('empresas'), empresa);
    const { id: vacia_id } = await repos.empresas.create(await cuenta.reserve('empresas'), empresa);
    const { id: area_id } = await repos.empresas.createArea(empresa_id, mark);
    const persona = {
      nombre: mark,
      email: `v-${mark}@ejemplo.cl`,
      clave: mark,
      rol: 'visor',
      empresa_id,
      clave_temporal: false,
    } as const;
    const usuario_id = await repos.usuarios.create(await cuenta.reserve('visores'), persona);
    const nuevo = {
      empresa_id,
      nombre: mark,
      tipo: 'proceso',
      area: null,
      descripcion: null,
      estado: 'activo',
      fecha_inicio: null,
    } as const;
    const proceso_id = await repos.procesos.create(
      await cuenta.reserve('procesos_activos'),
      nuevo,
      `publico-${mark}`,
      ETAPAS_POR_DEFECTO,
    );
    const sin_uso_id = await repos.procesos.create(
      null,
      { ...nuevo, estado: 'cerrado' },
      `sin-uso-${mark}`,
      ETAPAS_POR_DEFECTO,
    );
    const file = (n: number) => ({
      clave: `${mark}-${n}`,
      nombre: `${mark}.pdf`,
      tipo: 'pdf' as const,
      bytes: 1,
      sha256: `sha-${n}`,
      mismo_archivo_que: null,
    });
    const cvs = await repos.cvs.create(await cuenta.reserve('cvs', 3), proceso_id, 'recibido', 'publico', [
      file(1),
      file(2),
      { ...file(3), antivirus: 'pendiente' },
    ]);
    const [{ id: archivo_id } = { id: 0 }] = await repos.archivos.waiting(1);
    const [cv_id = 0, otro_cv_id = 0, eliminado_id = 0] = cvs.map(({ id }) => id);
    await repos.lecturas.save(cv_id, { texto: mark, paginas: 1, ocr: false, campos: {} }, { nombre: mark });
    // The person of both is the same in every cuenta: none may find another's by it.
    const email_persona = `persona-${mark.toLowerCase()}@ejemplo.cl`;
    for (const id of [cv_id, otro_cv_id])
      await repos.lecturas.edit(id, { rut: '12345678-5', email: id === cv_id ? email_persona : null });
    const { candidato_id } = await repos.personas.get(cv_id);
    await repos.personas.decide(cv_id, otro_cv_id, 'misma');
    const { mismo_archivo_que: _, ...adjunto } = file(5);
    await repos.adjuntos.add(proceso_id, cv_id, [adjunto]);
    const adjunto_id = (await repos.adjuntos.list(cv_id)).at(-1)?.id ?? 0;
    const plantilla = await repos.plantillas.create(mark, ETAPAS_POR_DEFECTO);
    const motivo = await repos.motivos.create({ nombre: mark, tipo: 'nosotros' });
    const etiqueta = await repos.etiquetas.create({ nombre: mark });
    await repos.etiquetas.add(proceso_id, etiqueta.id, [cv_id]);
    const criterio = await repos.terminos.create('criterios', proceso_id, mark);
    const tecnologia = await repos.terminos.create('tecnologias', proceso_id, mark);
    const entrevista = {
      titulo: mark,
      cv_id,
      responsable_id: usuario_id,
      fecha_inicio: '2026-03-10T14:00:00.000Z',
      fecha_fin: '2026-03-10T15:00:00.000Z',
      lugar: mark,
      notas: mark,
    };
    const entrevista_id = await repos.entrevistas.create(proceso_id, entrevista, `clave-${mark}`);
    const nota = { cv_id, autor_id: usuario_id, texto: mark, menciones: [usuario_id], clave: `clave-${mark}` };
    const nota_id = await repos.notas.create(nota);
    await repos.notas.update(nota_id, mark, [usuario_id]);
    await repos.notificaciones.mention(nota_id, [usuario_id]);
    const tarea = { cv_id, autor_id: usuario_id, responsable_id: usuario_id, texto: mark, vence: null, clave: mark };
    const tarea_id = await repos.tareas.create(tarea);
    await repos.suscripciones.renew(usuario_id, `huella-${mark}`);
    await repos.seleccion.change(proceso_id, [cv_id], []);
    const texto = { clave: 'aviso-postulacion', version: mark, huella: mark, texto: mark } as const;
    const texto_id = await repos.consentimientos.see(texto);
    const constancia = {
      remitente: 'titular',
      aviso_id: texto_id,
      cartera: { texto_id, hasta: '2027-03-10T14:00:00.000Z' },
      direccion: mark,
    } as const;
    await repos.consentimientos.record([cv_id], constancia);
    const solicitud = {
      proceso_id,
      huella: `solicitud-${mark}`,
      derecho: 'acceso',
      nombre: mark,
      rut: null,
      email: `${mark}@ejemplo.cl`,
      detalle: mark,
      vence: '2026-04-09',
    } as const;
    const solicitud_id = (await repos.solicitudes.create(solicitud)) ?? 0;
    const vencido = {
      procesos: [proceso_id],
      carteras: [proceso_id],
      antes: '2099-01-01T00:00:00.000Z',
      ahora: '2099-01-01T00:00:00.000Z',
    };
    await repos.retenciones.keep(cv_id, mark);
    const incidente = {
      detectado: '2026-03-10',
      naturaleza: mark,
      efectos: mark,
      categorias: mark,
      personas: 1,
      medidas: mark,
      agencia_en: null,
      titulares_en: null,
    };
    await repos.incidentes.create(incidente);
    await repos.contratos.accept(texto_id, usuario_id);
    const correo = `persona-${mark}@ejemplo.cl`;
    await repos.lecturas.edit(otro_cv_id, { email: correo });
    const envio_id = await repos.envios.open(proceso_id, `clave-${mark}`);
    const desenlace = {
      nombre: `${mark}.pdf`,
      sha256: 'x',
      repeticion: 0,
      estado: 'registrado' as const,
      motivo: null,
      cv_id,
    };
    await repos.envios.record(envio_id, [desenlace]);
    await repos.importaciones.record({ clave: `importacion-${mark}`, destino: 'empresas', huella: mark, filas: [] });
    await repos.cvs.remove(proceso_id, eliminado_id, `accion-${mark}`);
    const [accion] = await repos.acciones.withKeys([`accion-${mark}`]);
    if (!accion) throw new Error('The action was not kept');
    await repos.trabajos.enqueue([{ tipo: 'leer_cv', clave: `trabajo-${mark}`, carga: { cv_id } }]);
    return {
      alcance,
      cuenta_id,
      empresa_id,
      vacia_id,
      area_id,
      usuario_id,
      persona,
      nuevo,
      file,
      proceso_id,
      sin_uso_id,
      cv_id,
      otro_cv_id,
      candidato_id,
      archivo_id,
      adjunto_id,
      email_persona,
      eliminado_id,
      plantilla_id: plantilla.id,
      motivo_id: motivo.id,
      etiqueta_id: etiqueta.id,
      criterio_id: criterio.id,
      tecnologia_id: tecnologia.id,
      accion,
      entrevista,
      entrevista_id,
      nota,
      nota_id,
      tarea,
      tarea_id,
      envio_id,
      desenlace,
      texto,
      constancia,
      correo,
      vencido,
      incidente,
      texto_id,
      solicitud,
      solicitud_id,
    };
  });
}

/** One more cv of it, merged into the first; its id. */
export async function addMerged(
  db: Database,
  { alcance, proceso_id, cv_id, file }: Awaited<ReturnType<typeof populate>>,
): Promise<number> {
  return db.write(async (tx) => {
    const { cvs, cuenta, fusiones } = reposFor(tx, alcance);
    const [fusionado] = await cvs.create(await cuenta.reserve('cvs'), proceso_id, 'recibido', 'publico', [file(4)]);
    await fusiones.merge(proceso_id, cv_id, fusionado?.id ?? 0, `fusion-${fusionado?.id}`);
    return fusionado?.id ?? 0;
  });
}
