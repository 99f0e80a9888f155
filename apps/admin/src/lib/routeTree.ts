import { createRootRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFound } from '../routes/public/NotFound.tsx';
import { Root } from '../routes/Root.tsx';
import { TITLES } from '../routes/routes.texts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser's tab; the product's name follows. */
    title?: string;
  }
}

type Load = () => Promise<{ default: ComponentType }>;

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** A page for anybody. */
const open = <const Path extends string>(path: Path, title: string, load: Load) =>
  createRoute({ getParentRoute: () => root, path, staticData: { title }, component: lazyRouteComponent(load) });

/** Everything behind the session guard, under the one shared layout (§2). */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lazyRouteComponent(() => import('../routes/layout/AppLayout.tsx')),
});

const guarded = <const Path extends string>(path: Path, title: string, load: Load) =>
  createRoute({ getParentRoute: () => app, path, staticData: { title }, component: lazyRouteComponent(load) });

const proceso = createRoute({
  getParentRoute: () => app,
  path: '/procesos/$id',
  params: {
    parse: ({ id }) => {
      const number = Number(id);
      if (!Number.isSafeInteger(number) || number < 1) throw notFound();
      return { id: number };
    },
    stringify: ({ id }) => ({ id: String(id) }),
  },
});

const ofProceso = <const Path extends string>(path: Path, title: string, load: Load) =>
  createRoute({ getParentRoute: () => proceso, path, staticData: { title }, component: lazyRouteComponent(load) });

/** The dashboard's "Ver" leads to the proceso, which is its cvs (decisions, "Routes"). */
const procesoIndex = createRoute({
  getParentRoute: () => proceso,
  path: '/',
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/procesos/$id/cvs', params: { id }, replace: true });
  },
});

const landing = () => import('../routes/public/landing.tsx');
const inicio = () => import('../routes/inicio.tsx');
const empresas = () => import('../routes/empresas.tsx');
const procesos = () => import('../routes/procesos.tsx');

export const routeTree = root.addChildren([
  open('/', TITLES.portada, landing),
  open('/landing', TITLES.portada, landing),
  open('/login', TITLES.login, () => import('../routes/public/login.tsx')),
  open('/registro', TITLES.registro, () => import('../routes/public/registro.tsx')),
  open('/pricing', TITLES.precios, () => import('../routes/public/pricing.tsx')),
  open('/contacto', TITLES.contacto, () => import('../routes/public/contacto.tsx')),
  open('/terminos', TITLES.terminos, () => import('../routes/public/terminos.tsx')),
  open('/privacidad', TITLES.privacidad, () => import('../routes/public/privacidad.tsx')),
  open('/palet', TITLES.paleta, () => import('../routes/public/palet.tsx')),
  app.addChildren([
    guarded('/inicio', TITLES.inicio, inicio),
    guarded('/dashboard', TITLES.inicio, inicio),
    guarded('/empresas', TITLES.empresas, empresas),
    guarded('/empresas/nueva', TITLES.empresas, empresas),
    guarded('/usuarios', TITLES.usuarios, () => import('../routes/usuarios.tsx')),
    guarded('/procesos', TITLES.procesos, procesos),
    guarded('/procesos/nuevo', TITLES.procesos, procesos),
    guarded('/upload-cvs', TITLES.subir, () => import('../routes/upload-cvs.tsx')),
    guarded('/equipos', TITLES.equipos, () => import('../routes/equipos.tsx')),
    guarded('/reportes', TITLES.reportes, () => import('../routes/reportes.tsx')),
    guarded('/ajustes', TITLES.ajustes, () => import('../routes/ajustes.tsx')),
    proceso.addChildren([
      procesoIndex,
      ofProceso('/cvs', TITLES.cvs, () => import('../routes/proceso-cvs.tsx')),
      ofProceso('/etapas', TITLES.etapas, () => import('../routes/proceso-etapas.tsx')),
      ofProceso('/configuracion', TITLES.configuracion, () => import('../routes/proceso-configuracion.tsx')),
      ofProceso('/calendario', TITLES.calendario, () => import('../routes/proceso-calendario.tsx')),
    ]),
  ]),
]);
