import { area, areaNueva, empresa, empresaNueva, id, ok } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { createArea, createEmpresa, removeArea } from './empresas.service.ts';

const ofEmpresa = z.object({ empresa_id: id });

export const empresasOperations = {
  list: query({
    summary: 'The empresas of the cuenta',
    access: 'empresas.leer',
    input: z.object({}),
    output: z.object({ empresas: z.array(empresa) }),
    rest: { method: 'GET', path: '/api/empresas' },
    run: async ({ read }) => ({ empresas: await read.empresas.list() }),
  }),
  create: mutation({
    summary: 'Creates an empresa, within the limit of the plan',
    access: 'empresas.escribir',
    input: empresaNueva,
    output: z.object({ empresa }),
    rest: { method: 'POST', path: '/api/empresas/crear', status: 201 },
    run: async (caller, nueva) => ({ empresa: await createEmpresa(caller, nueva) }),
  }),
  areas: query({
    summary: 'The áreas of an empresa',
    access: 'empresas.leer',
    refs: { empresa_id: 'empresa' },
    input: ofEmpresa,
    output: z.object({ areas: z.array(area) }),
    rest: { method: 'GET', path: '/api/empresas/{id}/areas', params: { id: 'empresa_id' } },
    run: async ({ read }, { empresa_id }) => ({ areas: await read.empresas.areas(empresa_id) }),
  }),
  createArea: mutation({
    summary: 'Adds an área to an empresa',
    access: 'empresas.escribir',
    refs: { empresa_id: 'empresa' },
    input: areaNueva.extend({ empresa_id: id }),
    output: z.object({ area }),
    rest: { method: 'POST', path: '/api/empresas/{id}/areas', params: { id: 'empresa_id' }, status: 201 },
    run: async (caller, { empresa_id, nombre }) => ({ area: await createArea(caller, empresa_id, nombre) }),
  }),
  removeArea: mutation({
    summary: 'Deletes an área; procesos keep its name',
    access: 'empresas.escribir',
    refs: { empresa_id: 'empresa', area_id: 'area' },
    input: z.object({ empresa_id: id, area_id: id }),
    output: ok,
    rest: {
      method: 'DELETE',
      path: '/api/empresas/{id}/areas/{areaId}',
      params: { id: 'empresa_id', areaId: 'area_id' },
    },
    run: thenDone((caller, { empresa_id, area_id }) => removeArea(caller, empresa_id, area_id)),
  }),
};
