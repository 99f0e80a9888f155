import { exportacion, id } from '@recluta/domain/esquemas';
import { file } from '../../operation.ts';
import { exportCvs, exportEmpresas, exportProcesos, exportUsuarios } from './exportar.service.ts';

export const exportarOperations = {
  cvs: file({
    summary: 'Cvs of a proceso as CSV for Excel, in the order and with the columns asked for',
    access: 'cvs.exportar',
    refs: { proceso_id: 'proceso', ids: 'cv' },
    input: exportacion('cvs').extend({ proceso_id: id }),
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/exportar', params: { id: 'proceso_id' } },
    run: exportCvs,
  }),
  procesos: file({
    summary: 'Procesos as CSV for Excel',
    access: 'listas.exportar',
    refs: { ids: 'proceso' },
    input: exportacion('procesos'),
    rest: { method: 'POST', path: '/api/procesos/exportar' },
    run: exportProcesos,
  }),
  empresas: file({
    summary: 'Empresas as CSV for Excel',
    access: 'listas.exportar',
    refs: { ids: 'empresa' },
    input: exportacion('empresas'),
    rest: { method: 'POST', path: '/api/empresas/exportar' },
    run: exportEmpresas,
  }),
  usuarios: file({
    summary: 'Usuarios as CSV for Excel',
    access: 'listas.exportar',
    refs: { ids: 'usuario' },
    input: exportacion('usuarios'),
    rest: { method: 'POST', path: '/api/usuarios/exportar' },
    run: exportUsuarios,
  }),
};
