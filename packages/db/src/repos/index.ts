import type { Alcance } from '@recluta/domain';
import type { Conn } from '../database.ts';
import { accionesRepo } from './acciones.repo.ts';
import { adjuntosRepo } from './adjuntos.repo.ts';
import { ajustesPrivacidadRepo } from './ajustesPrivacidad.repo.ts';
import { anonimizarRepo } from './anonimizar.repo.ts';
import { archivosRepo } from './archivos.repo.ts';
import { bloqueosRepo } from './bloqueos.repo.ts';
import { busquedaRepo } from './busqueda.repo.ts';
import { consentimientosRepo } from './consentimientos.repo.ts';
import { contratosRepo } from './contratos.repo.ts';
import { copiasRepo } from './copias.repo.ts';
import { cuentaRepo } from './cuenta.repo.ts';
import { cvsRepo } from './cvs.repo.ts';
import { deshacerRepo } from './deshacer.repo.ts';
import { empresasRepo } from './empresas.repo.ts';
import { entrevistasRepo } from './entrevistas.repo.ts';
import { enviosRepo } from './envios.repo.ts';
import { etapasRepo } from './etapas.repo.ts';
import { etiquetasRepo } from './etiquetas.repo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { expedienteRepo } from './expediente.repo.ts';
import { fusionesRepo } from './fusiones.repo.ts';
import { importacionesRepo } from './importaciones.repo.ts';
import { incidentesRepo } from './incidentes.repo.ts';
import { inicioRepo } from './inicio.repo.ts';
import { lecturasRepo } from './lecturas.repo.ts';
import { motivosRepo } from './motivos.repo.ts';
import { notasRepo } from './notas.repo.ts';
import { notificacionesRepo } from './notificaciones.repo.ts';
import { papeleraRepo } from './papelera.repo.ts';
import { personasRepo } from './personas.repo.ts';
import { plantillasRepo } from './plantillas.repo.ts';
import { procesosRepo } from './procesos.repo.ts';
import { referenciasRepo } from './referencias.repo.ts';
import { relevosRepo } from './relevos.repo.ts';
import { reportesRepo } from './reportes.repo.ts';
import { retencionesRepo } from './retenciones.repo.ts';
import { seleccionRepo } from './seleccion.repo.ts';
import { solicitudesRepo } from './solicitudes.repo.ts';
import { suscripcionesRepo } from './suscripciones.repo.ts';
import { tareasRepo } from './tareas.repo.ts';
import { terminosRepo } from './terminos.repo.ts';
import { titularesRepo } from './titulares.repo.ts';
import { trabajosRepo } from './trabajos.repo.ts';
import { usuariosRepo } from './usuarios.repo.ts';

const REPOS = {
  cuenta: cuentaRepo,
  usuarios: usuariosRepo,
  empresas: empresasRepo,
  procesos: procesosRepo,
  etapas: etapasRepo,
  plantillas: plantillasRepo,
  motivos: motivosRepo,
  etiquetas: etiquetasRepo,
  tareas: tareasRepo,
  relevos: relevosRepo,
  copias: copiasRepo,
  terminos: terminosRepo,
  entrevistas: entrevistasRepo,
  cvs: cvsRepo,
  lecturas: lecturasRepo,
  personas: personasRepo,
  archivos: archivosRepo,
  adjuntos: adjuntosRepo,
  fusiones: fusionesRepo,
  notas: notasRepo,
  notificaciones: notificacionesRepo,
  seleccion: seleccionRepo,
  consentimientos: consentimientosRepo,
  solicitudes: solicitudesRepo,
  titulares: titularesRepo,
  bloqueos: bloqueosRepo,
  anonimizar: anonimizarRepo,
  expediente: expedienteRepo,
  retenciones: retencionesRepo,
  incidentes: incidentesRepo,
  contratos: contratosRepo,
  ajustesPrivacidad: ajustesPrivacidadRepo,
  suscripciones: suscripcionesRepo,
  envios: enviosRepo,
  papelera: papeleraRepo,
  acciones: accionesRepo,
  deshacer: deshacerRepo,
  eventos: eventosRepo,
  busqueda: busquedaRepo,
  importaciones: importacionesRepo,
  inicio: inicioRepo,
  reportes: reportesRepo,
  trabajos: trabajosRepo,
  referencias: referenciasRepo,
};

export type Repos = { readonly [Name in keyof typeof REPOS]: ReturnType<(typeof REPOS)[Name]> };

/**
 * Every repository, already inside one cuenta: there is no other way to a tenant's rows. Each is made when it is first
 * asked for: a request asks for two or three of the forty.
 */
export function reposFor(conn: Conn, alcance: Alcance): Repos {
  const scope = { conn, alcance };
  const made: Record<string, unknown> = {};
  const repos = {};
  for (const [name, make] of Object.entries(REPOS))
    Object.defineProperty(repos, name, { enumerable: true, get: () => (made[name] ??= make(scope)) });
  return repos as Repos;
}
