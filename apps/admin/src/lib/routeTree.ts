import { createRootRoute, createRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { parseCalendarioSearch } from '../areas/calendario/search.ts';
import { parseConfiguracionSearch } from '../areas/configuracion/search.ts';
import { type CvsSearch, cvsSearch, TODAS } from '../areas/cvs/cvs.search.ts';
import { fichaSearch } from '../areas/cvs/ficha/ficha.search.ts';
import { prefetchList } from '../areas/cvs/prefetch.queries.ts';
import { empresasSearch } from '../areas/empresas/empresas.search.ts';
import { type EtapasSearch, etapasSearch, viewedStage } from '../areas/etapas/etapas.search.ts';
import { Tablero } from '../areas/etapas/tablero/Tablero.ts';
import { papeleraSearch } from '../areas/papelera/papelera.search.ts';
import { privacidadSearch } from '../areas/privacidad/search.ts';
import { parseProcesosSearch } from '../areas/procesos/search.ts';
import { reportesSearch } from '../areas/reportes/reportes.search.ts';
import { loginSearch, registroSearch } from '../areas/sesion/sesion.search.ts';
import { parseSubidaSearch } from '../areas/subida/search.ts';
import { usuariosSearch } from '../areas/usuarios/usuarios.search.ts';
import { NotFound } from '../routes/public/NotFound.tsx';
import { Root } from '../routes/Root.tsx';
import { TITLES } from '../routes/routes.texts.ts';
import { lateScreen } from './lateScreen.tsx';
import { leaveForDocument } from './leaveForDocument.ts';
import { strictSearch } from './strictSearch.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab; the product's name follows. */
    title?: string;
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** Public pages that are documents of their own, outside the application: a link to one leaves it. */
const documentRoutes = [
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: leaveForDocument }),
  createRoute({ getParentRoute: () => root, path: '/landing', beforeLoad: leaveForDocument }),
  createRoute({ getParentRoute: () => root, path: '/pricing', beforeLoad: leaveForDocument }),
  createRoute({ getParentRoute: () => root, path: '/contacto', beforeLoad: leaveForDocument }),
  createRoute({ getParentRoute: () => root, path: '/terminos', beforeLoad: leaveForDocument }),
  createRoute({ getParentRoute: () => root, path: '/privacidad', beforeLoad: leaveForDocument }),
] as const;

const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: strictSearch(loginSearch),
    staticData: { title: TITLES.login },
    component: lateScreen(() => import('../routes/public/login.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/registro',
    validateSearch: strictSearch(registroSearch),
    staticData: { title: TITLES.registro },
    component: lateScreen(() => import('../routes/public/registro.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/palet',
    staticData: { title: TITLES.paleta },
    component: lateScreen(() => import('../routes/public/palet.tsx')),
  }),
] as const;

/** Everything behind the session guard, under the one shared layout (§2). */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lateScreen(() => import('../routes/layout/AppLayout.tsx')),
});

const inicio = () => import('../routes/inicio.tsx');

/** A list and the same list with its dialog open: one screen that stays while the address changes. */
const empresas = createRoute({
  getParentRoute: () => app,
  path: '/empresas',
  validateSearch: strictSearch(empresasSearch),
  staticData: { title: TITLES.empresas },
  component: lateScreen(() => import('../routes/empresas.tsx')),
});

const empresasRoutes = [
  createRoute({ getParentRoute: () => empresas, path: '/' }),
  createRoute({ getParentRoute: () => empresas, path: '/nueva' }),
] as const;

const procesos = createRoute({
  getParentRoute: () => app,
  path: '/procesos',
  validateSearch: strictSearch(parseProcesosSearch),
  staticData: { title: TITLES.procesos },
  component: lateScreen(() => import('../routes/procesos.tsx')),
});

const procesosRoutes = [
  createRoute({ getParentRoute: () => procesos, path: '/' }),
  createRoute({ getParentRoute: () => procesos, path: '/nuevo' }),
] as const;

/** As the API reads one in a path: `0x1`, `1e1` and ` 1` are none. */
function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound({ routeId: rootRouteId });
  return Number(text);
}

const proceso = createRoute({
  getParentRoute: () => app,
  path: '/procesos/$id',
  params: {
    parse: ({ id }) => ({ id: idIn(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
});

const procesoRoutes = [
  createRoute({
    getParentRoute: () => proceso,
    path: '/',
    beforeLoad: ({ params: { id } }) => {
      throw redirect({ to: '/procesos/$id/cvs', params: { id }, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => proceso,
    path: '/cvs',
    staticData: { title: TITLES.cvs },
    validateSearch: strictSearch<CvsSearch>(cvsSearch),
    loaderDeps: ({ search: { stage } }) => ({ stage }),
    loader: ({ params, deps }) => prefetchList(params.id, deps.stage),
    component: lateScreen(() => import('../routes/proceso-cvs.tsx')),
  }),
  createRoute({
    getParentRoute: () => proceso,
    path: '/cvs/$cvId',
    params: {
      parse: ({ cvId }) => ({ cvId: idIn(cvId) }),
      stringify: ({ cvId }) => ({ cvId: String(cvId) }),
    },
    staticData: { title: TITLES.candidato },
    validateSearch: strictSearch(fichaSearch),
    component: lateScreen(() => import('../routes/proceso-cv.tsx')),
  }),
  createRoute({
    getParentRoute: () => proceso,
    path: '/etapas',
    staticData: { title: TITLES.etapas },
    validateSearch: strictSearch<EtapasSearch>(etapasSearch),
    loaderDeps: ({ search: { stage, vista } }) => ({ stage: vista ? TODAS : stage }),
    // The board is loaded apart, by who opens it, and here: one that is found missing while drawing waits 300 ms more.
    loader: async ({ params, deps }) => {
      const board = deps.stage === TODAS;
      prefetchList(params.id, board ? TODAS : (viewedStage(deps.stage, []) ?? undefined));
      if (board) await Tablero.preload();
      return board;
    },
    component: lateScreen(() => import('../routes/proceso-etapas.tsx')),
  }),
  createRoute({
    getParentRoute: () => proceso,
    path: '/configuracion',
    validateSearch: strictSearch(parseConfiguracionSearch),
    staticData: { title: TITLES.configuracion },
    component: lateScreen(() => import('../routes/proceso-configuracion.tsx')),
  }),
  createRoute({
    getParentRoute: () => proceso,
    path: '/calendario',
    validateSearch: strictSearch(parseCalendarioSearch),
    staticData: { title: TITLES.calendario },
    component: lateScreen(() => import('../routes/proceso-calendario.tsx')),
  }),
] as const;

const appRoutes = [
  createRoute({
    getParentRoute: () => app,
    path: '/inicio',
    staticData: { title: TITLES.inicio },
    component: lateScreen(inicio),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/dashboard',
    staticData: { title: TITLES.inicio },
    component: lateScreen(inicio),
  }),
  empresas.addChildren(empresasRoutes),
  createRoute({
    getParentRoute: () => app,
    path: '/usuarios',
    validateSearch: strictSearch(usuariosSearch),
    staticData: { title: TITLES.usuarios },
    component: lateScreen(() => import('../routes/usuarios.tsx')),
  }),
  procesos.addChildren(procesosRoutes),
  createRoute({
    getParentRoute: () => app,
    path: '/upload-cvs',
    validateSearch: strictSearch(parseSubidaSearch),
    staticData: { title: TITLES.subir },
    component: lateScreen(() => import('../routes/upload-cvs.tsx')),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/papelera',
    validateSearch: strictSearch(papeleraSearch),
    staticData: { title: TITLES.papelera },
    component: lateScreen(() => import('../routes/papelera.tsx')),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/equipos',
    staticData: { title: TITLES.equipos },
    component: lateScreen(() => import('../routes/equipos.tsx')),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/reportes',
    validateSearch: strictSearch(reportesSearch),
    staticData: { title: TITLES.reportes },
    component: lateScreen(() => import('../routes/reportes.tsx')),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/ajustes',
    staticData: { title: TITLES.ajustes },
    component: lateScreen(() => import('../routes/ajustes.tsx')),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/ajustes/privacidad',
    validateSearch: strictSearch(privacidadSearch),
    staticData: { title: TITLES.privacidad },
    component: lateScreen(() => import('../routes/privacidad.tsx')),
  }),
  proceso.addChildren(procesoRoutes),
] as const;

export const routeTree = root.addChildren([...documentRoutes, ...publicRoutes, app.addChildren(appRoutes)]);
