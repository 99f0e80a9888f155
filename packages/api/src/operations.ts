import { busquedaOperations } from './areas/busqueda/busqueda.operations.ts';
import { calendarioOperations } from './areas/calendario/calendario.operations.ts';
import { candidatoOperations } from './areas/candidato/candidato.operations.ts';
import { configuracionOperations } from './areas/configuracion/configuracion.operations.ts';
import { contactoOperations } from './areas/contacto/contacto.operations.ts';
import { cuentaOperations } from './areas/cuenta/cuenta.operations.ts';
import { cvsOperations } from './areas/cvs/cvs.operations.ts';
import { deshacerOperations } from './areas/deshacer/deshacer.operations.ts';
import { empresasOperations } from './areas/empresas/empresas.operations.ts';
import { equiposOperations } from './areas/equipos/equipos.operations.ts';
import { etapasOperations } from './areas/etapas/etapas.operations.ts';
import { etiquetasOperations } from './areas/etiquetas/etiquetas.operations.ts';
import { exportarOperations } from './areas/exportar/exportar.operations.ts';
import { importarOperations } from './areas/importar/importar.operations.ts';
import { inicioOperations } from './areas/inicio/inicio.operations.ts';
import { motivosOperations } from './areas/motivos/motivos.operations.ts';
import { papeleraOperations } from './areas/papelera/papelera.operations.ts';
import { privacidadOperations } from './areas/privacidad/privacidad.operations.ts';
import { procesosOperations } from './areas/procesos/procesos.operations.ts';
import { publicoOperations } from './areas/publico/publico.operations.ts';
import { reportesOperations } from './areas/reportes/reportes.operations.ts';
import { sesionOperations } from './areas/sesion/sesion.operations.ts';
import { tareasOperations } from './areas/tareas/tareas.operations.ts';
import { usuariosOperations } from './areas/usuarios/usuarios.operations.ts';
import type { Operation } from './operation.ts';

/** Everything the product can be asked to do. Both doors, the API's document and the tests of access walk this. */
export const operations = {
  sesion: sesionOperations,
  cuenta: cuentaOperations,
  usuarios: usuariosOperations,
  empresas: empresasOperations,
  procesos: procesosOperations,
  etapas: etapasOperations,
  motivos: motivosOperations,
  etiquetas: etiquetasOperations,
  tareas: tareasOperations,
  configuracion: configuracionOperations,
  calendario: calendarioOperations,
  cvs: cvsOperations,
  candidato: candidatoOperations,
  privacidad: privacidadOperations,
  papelera: papeleraOperations,
  deshacer: deshacerOperations,
  exportar: exportarOperations,
  importar: importarOperations,
  busqueda: busquedaOperations,
  inicio: inicioOperations,
  reportes: reportesOperations,
  equipos: equiposOperations,
  publico: publicoOperations,
  contacto: contactoOperations,
};

export type Operations = typeof operations;

export type NamedOperation = { name: string; op: Operation };

/** The same as a list, each with its full name (`cvs.move`). */
export const operationList: NamedOperation[] = Object.entries(operations).flatMap(([area, ops]) =>
  Object.entries(ops).map(([name, op]) => ({ name: `${area}.${name}`, op: op as Operation })),
);
