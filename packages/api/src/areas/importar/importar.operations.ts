import {
  deshecha,
  importacion,
  importacionAplicada,
  importacionDeshecha,
  recibo,
  revision,
} from '@recluta/domain/esquemas';
import { mutation } from '../../operation.ts';
import { undoEmpresas, undoProcesos } from './deshacer.service.ts';
import { importEmpresas, importProcesos, reviewEmpresas, reviewProcesos } from './importar.service.ts';

export const importarOperations = {
  reviewEmpresas: mutation({
    summary: 'What importing rows of a spreadsheet as empresas would do, row by row; changes nothing',
    access: 'empresas.escribir',
    input: importacion('empresas'),
    output: revision,
    rest: { method: 'POST', path: '/api/empresas/importar/revision' },
    run: reviewEmpresas,
  }),
  empresas: mutation({
    summary: 'Imports rows as empresas exactly as the dry run of `huella` said, once per `clave`',
    access: 'empresas.escribir',
    input: importacionAplicada('empresas'),
    output: recibo,
    rest: { method: 'POST', path: '/api/empresas/importar' },
    run: importEmpresas,
  }),
  undoEmpresas: mutation({
    summary: 'Takes away the empresas that the import of `clave` created and nobody uses; tells which stay and why',
    access: 'empresas.escribir',
    input: importacionDeshecha,
    output: deshecha,
    rest: { method: 'POST', path: '/api/empresas/importar/deshacer' },
    run: undoEmpresas,
  }),
  reviewProcesos: mutation({
    summary: 'What importing rows of a spreadsheet as procesos would do, row by row; changes nothing',
    access: 'procesos.escribir',
    input: importacion('procesos'),
    output: revision,
    rest: { method: 'POST', path: '/api/procesos/importar/revision' },
    run: reviewProcesos,
  }),
  procesos: mutation({
    summary: 'Imports rows as procesos exactly as the dry run of `huella` said, once per `clave`',
    access: 'procesos.escribir',
    input: importacionAplicada('procesos'),
    output: recibo,
    rest: { method: 'POST', path: '/api/procesos/importar' },
    run: importProcesos,
  }),
  undoProcesos: mutation({
    summary: 'Takes away the procesos that the import of `clave` created and nobody uses; tells which stay and why',
    access: 'procesos.escribir',
    input: importacionDeshecha,
    output: deshecha,
    rest: { method: 'POST', path: '/api/procesos/importar/deshacer' },
    run: undoProcesos,
  }),
};
