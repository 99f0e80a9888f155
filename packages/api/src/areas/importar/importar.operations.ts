import { importacion, importacionAplicada, recibo, revision } from '@recluta/domain/esquemas';
import { mutation } from '../../operation.ts';
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
};
