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

/** Every repository, already inside one cuenta: there is no other way to a tenant's rows. */
export function reposFor(conn: Conn, alcance: Alcance) {
  const scope = { conn, alcance };
  return {
    cuenta: cuentaRepo(scope),
    usuarios: usuariosRepo(scope),
    empresas: empresasRepo(scope),
    procesos: procesosRepo(scope),
    etapas: etapasRepo(scope),
    plantillas: plantillasRepo(scope),
    motivos: motivosRepo(scope),
    etiquetas: etiquetasRepo(scope),
    tareas: tareasRepo(scope),
    copias: copiasRepo(scope),
    terminos: terminosRepo(scope),
    entrevistas: entrevistasRepo(scope),
    cvs: cvsRepo(scope),
    lecturas: lecturasRepo(scope),
    personas: personasRepo(scope),
    archivos: archivosRepo(scope),
    adjuntos: adjuntosRepo(scope),
    fusiones: fusionesRepo(scope),
    notas: notasRepo(scope),
    notificaciones: notificacionesRepo(scope),
    seleccion: seleccionRepo(scope),
    consentimientos: consentimientosRepo(scope),
    solicitudes: solicitudesRepo(scope),
    titulares: titularesRepo(scope),
    bloqueos: bloqueosRepo(scope),
    anonimizar: anonimizarRepo(scope),
    expediente: expedienteRepo(scope),
    retenciones: retencionesRepo(scope),
    incidentes: incidentesRepo(scope),
    contratos: contratosRepo(scope),
    ajustesPrivacidad: ajustesPrivacidadRepo(scope),
    suscripciones: suscripcionesRepo(scope),
    envios: enviosRepo(scope),
    papelera: papeleraRepo(scope),
    acciones: accionesRepo(scope),
    deshacer: deshacerRepo(scope),
    eventos: eventosRepo(scope),
    busqueda: busquedaRepo(scope),
    importaciones: importacionesRepo(scope),
    inicio: inicioRepo(scope),
    reportes: reportesRepo(scope),
    trabajos: trabajosRepo(scope),
    referencias: referenciasRepo(scope),
  };
}

export type Repos = ReturnType<typeof reposFor>;
