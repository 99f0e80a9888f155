import type { Page } from 'playwright';
import {
  action,
  anotherPassword,
  choose,
  conflict,
  forgotten,
  importing,
  keys,
  leaving,
  limitConflict,
  menuItem,
  press,
  rowItem,
  rowMenu,
  SHEET,
  selectFirst,
} from './openers.ts';

/** What the addresses of a list of screens stand for. */
export type Places = { proceso: number; cv: number; empresa: number; public_id: string; entrevista: number };

export type Screen = {
  /** Unique; the picture's name too. */
  name: string;
  /** Address, with `{proceso}`, `{cv}`, `{empresa}`, `{entrevista}` or `{public_id}` where an id of the sample stands. */
  path: string;
  /** Who looks: nobody without a session, an administrador with data, or one whose cuenta is empty. */
  who?: 'nobody' | 'administrador' | 'newcomer';
  /** An operation that nobody answers: the screen says what failed. */
  fails?: string;
  /** Opens what the screen's address does not. */
  open?: (page: Page) => Promise<void>;
  /** The role of what is open, at every width and in both schemes. */
  shows?: 'dialog' | 'menu' | 'listbox' | 'toolbar' | 'complementary';
  /** The only width at which it can be opened. */
  width?: number;
};

/**
 * Every screen of the product and every dialog, menu and drawer that opens on one: what axe looks at and what
 * `npm run screenshots` takes pictures of. A new one is one line.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'portada', path: '/', who: 'nobody' },
  { name: 'portada-menu', path: '/', who: 'nobody', open: (page) => page.locator('summary').click(), width: 360 },
  { name: 'landing', path: '/landing', who: 'nobody' },
  { name: 'pricing', path: '/pricing', who: 'nobody' },
  { name: 'contacto', path: '/contacto', who: 'nobody' },
  { name: 'terminos', path: '/terminos', who: 'nobody' },
  { name: 'privacidad', path: '/privacidad', who: 'nobody' },
  { name: 'derechos', path: '/derechos/{public_id}', who: 'nobody', open: press('Enviar solicitud') },
  { name: 'palet', path: '/palet', who: 'nobody' },
  { name: 'no-encontrada', path: '/nada', who: 'nobody' },
  { name: 'login', path: '/login', who: 'nobody' },
  { name: 'login-vacio', path: '/login?tab=crear', who: 'nobody', open: press('Crear cuenta') },
  { name: 'login-plan', path: '/login?tab=crear', who: 'nobody', open: choose('Plan'), shows: 'listbox' },
  { name: 'registro', path: '/registro', who: 'nobody' },
  { name: 'registro-otro-plan', path: '/registro?plan=avanzado' },
  { name: 'subida', path: '/upload-cvs/{public_id}', who: 'nobody' },
  { name: 'subida-no-encontrada', path: '/upload-cvs/no-existe', who: 'nobody' },

  { name: 'inicio', path: '/inicio' },
  { name: 'inicio-vacio', path: '/inicio', who: 'newcomer' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'navegacion', path: '/inicio', open: press('Abrir navegación'), shows: 'dialog', width: 360 },
  { name: 'paleta', path: '/inicio', open: keys('Control+k'), shows: 'dialog' },
  {
    name: 'paleta-resultados',
    path: '/inicio',
    open: async (page) => {
      await keys('Control+k')(page);
      await page.getByRole('dialog').getByRole('textbox').fill('salazar');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /salazar/i })
        .first()
        .waitFor();
    },
    shows: 'dialog',
  },
  {
    name: 'paleta-sin-resultados',
    path: '/inicio',
    open: async (page) => {
      await keys('Control+k')(page);
      await page.getByRole('dialog').getByRole('textbox').fill('zzzz');
      await page.getByRole('dialog').getByText('«zzzz»').waitFor();
    },
    shows: 'dialog',
  },
  { name: 'atajos', path: '/inicio', open: keys('?'), shows: 'dialog' },
  { name: 'acciones', path: '/procesos', open: press('Acciones'), shows: 'menu' },

  { name: 'exportar', path: '/procesos?vista=tabla', open: action('Exportar CSV'), shows: 'dialog' },
  { name: 'vistas', path: '/procesos?vista=tabla', open: action('Configurar vistas'), shows: 'dialog', width: 1280 },

  { name: 'empresas', path: '/empresas' },
  { name: 'importar', path: '/empresas', open: importing(), shows: 'dialog' },
  { name: 'importar-columnas', path: '/empresas', open: importing(SHEET), shows: 'dialog' },
  { name: 'importar-revision', path: '/empresas', open: importing(SHEET, 'Revisar'), shows: 'dialog' },
  { name: 'empresas-vacio', path: '/empresas', who: 'newcomer' },
  { name: 'empresas-sin-resultados', path: '/empresas?q=zzzz' },
  { name: 'empresas-fallo', path: '/empresas', fails: 'empresas.list' },
  { name: 'empresa-nueva', path: '/empresas/nueva', shows: 'dialog' },
  {
    name: 'empresa-nueva-sin-guardar',
    path: '/empresas/nueva',
    open: async (page) => {
      await page.getByRole('dialog').getByLabel('Nombre').fill('Cobranzas Ñuñoa');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Seguir escribiendo' }).waitFor();
    },
    shows: 'dialog',
  },
  { name: 'empresa-general', path: '/empresas?empresa={empresa}', shows: 'dialog' },
  { name: 'empresa-areas', path: '/empresas?empresa={empresa}&tab=areas', shows: 'dialog' },
  {
    name: 'empresa-area-eliminar',
    path: '/empresas?empresa={empresa}&tab=areas',
    open: press(/^Eliminar área/),
    shows: 'dialog',
  },
  { name: 'empresa-permisos', path: '/empresas?empresa={empresa}&tab=permisos', shows: 'dialog' },

  { name: 'usuarios', path: '/usuarios' },
  { name: 'usuario-menu', path: '/usuarios', open: rowMenu, shows: 'menu' },
  { name: 'usuario-nuevo', path: '/usuarios?usuario=nuevo', shows: 'dialog' },
  {
    name: 'usuario-nuevo-errores',
    path: '/usuarios?usuario=nuevo',
    open: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('ana@');
      await dialog.getByRole('button', { name: 'Crear usuario' }).click();
      await dialog.getByText('Escribe un correo válido').waitFor();
    },
    shows: 'dialog',
  },
  { name: 'usuario-editar', path: '/usuarios', open: rowItem('Editar'), shows: 'dialog' },
  { name: 'usuario-contrasena', path: '/usuarios', open: forgotten, shows: 'dialog' },
  {
    name: 'usuario-contrasena-hecha',
    path: '/usuarios',
    open: async (page) => {
      await forgotten(page);
      await press('Crear contraseña')(page);
      await page.getByRole('textbox', { name: 'Contraseña temporal' }).waitFor();
    },
    shows: 'dialog',
  },

  {
    name: 'usuario-contrasena-gastada',
    path: '/usuarios',
    open: async (page) => {
      await forgotten(page);
      await press('Crear contraseña')(page);
      await page.getByText('Cópiala ahora').waitFor();
      await anotherPassword(page);
    },
    shows: 'dialog',
  },

  { name: 'procesos', path: '/procesos' },
  { name: 'procesos-vacio', path: '/procesos', who: 'newcomer' },
  { name: 'procesos-sin-resultados', path: '/procesos?q=zzzz' },
  { name: 'procesos-tabla', path: '/procesos?vista=tabla' },
  { name: 'procesos-tabla-menu', path: '/procesos?vista=tabla', open: rowMenu, shows: 'menu' },
  { name: 'proceso-menu', path: '/procesos', open: rowMenu, shows: 'menu' },
  { name: 'proceso-nuevo', path: '/procesos/nuevo', shows: 'dialog' },
  { name: 'proceso-nuevo-sin-empresa', path: '/procesos/nuevo', who: 'newcomer', shows: 'dialog' },
  { name: 'proceso-editar', path: '/procesos', open: rowItem('Editar'), shows: 'dialog' },
  { name: 'proceso-conflicto', path: '/procesos', open: conflict, shows: 'dialog' },
  { name: 'proceso-qr', path: '/procesos', open: rowItem('Código QR'), shows: 'dialog' },
  { name: 'proceso-subir', path: '/procesos?vista=tabla', open: rowItem('Subir CVs'), shows: 'dialog', width: 1280 },

  { name: 'subir', path: '/upload-cvs' },
  { name: 'subir-proceso', path: '/upload-cvs?proceso={proceso}' },

  { name: 'subir-salir', path: '/upload-cvs?proceso={proceso}', open: leaving, shows: 'dialog' },

  { name: 'cvs', path: '/procesos/{proceso}/cvs' },
  { name: 'cvs-sin-resultados', path: '/procesos/{proceso}/cvs?q=zzzz' },
  { name: 'cvs-fallo', path: '/procesos/{proceso}/cvs', fails: 'cvs.list' },
  {
    name: 'cvs-ordenar',
    path: '/procesos/{proceso}/cvs?orden=nombre',
    open: press('Orden: Nombre'),
    shows: 'menu',
    width: 360,
  },
  { name: 'cvs-seleccion', path: '/procesos/{proceso}/cvs', open: selectFirst(1), shows: 'toolbar' },
  { name: 'cvs-nacionalidad', path: '/procesos/{proceso}/cvs', open: press('Nacionalidad'), shows: 'listbox' },
  { name: 'cvs-menu', path: '/procesos/{proceso}/cvs', open: rowMenu, shows: 'menu' },
  {
    name: 'cvs-mensaje',
    path: '/procesos/{proceso}/cvs',
    open: rowItem('Solicitar completar datos'),
    shows: 'dialog',
  },
  { name: 'cvs-etiquetas', path: '/procesos/{proceso}/cvs', open: rowItem('Etiquetas…'), shows: 'dialog' },
  {
    name: 'cvs-mensajes',
    path: '/procesos/{proceso}/cvs',
    open: async (page) => {
      await selectFirst(4)(page);
      const more = page.getByRole('toolbar').getByRole('button', { name: 'Más acciones', exact: true });
      await menuItem(() => more.click(), 'Solicitar completar datos')(page);
    },
    shows: 'dialog',
  },
  { name: 'cvs-responsable', path: '/procesos/{proceso}/cvs', open: rowItem('Responsable…'), shows: 'dialog' },
  { name: 'cvs-copiar', path: '/procesos/{proceso}/cvs', open: rowItem('Copiar a otro proceso…'), shows: 'dialog' },
  { name: 'cvs-mover', path: '/procesos/{proceso}/cvs', open: rowItem('Mover de etapa…'), shows: 'dialog' },
  {
    name: 'cvs-descartar',
    path: '/procesos/{proceso}/cvs',
    open: async (page) => {
      await rowItem('Mover de etapa…')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Descartado' }).click();
      await page.getByRole('dialog', { name: /Descartado/ }).waitFor();
    },
    shows: 'dialog',
  },
  { name: 'cvs-eliminar', path: '/procesos/{proceso}/cvs', open: rowItem('Eliminar'), shows: 'dialog' },
  { name: 'papelera', path: '/papelera?proceso={proceso}' },
  { name: 'papelera-cambios', path: '/papelera?ver=cambios' },
  { name: 'papelera-vacia', path: '/papelera', who: 'newcomer' },
  { name: 'papelera-eliminar', path: '/papelera', open: rowItem('Eliminar para siempre'), shows: 'dialog' },
  { name: 'cvs-subir', path: '/procesos/{proceso}/cvs', open: press('Subir CVs'), shows: 'dialog' },
  { name: 'cv', path: '/procesos/{proceso}/cvs?cv={cv}', shows: 'complementary' },
  { name: 'cv-fallo', path: '/procesos/{proceso}/cvs?cv={cv}', fails: 'cvs.reading', shows: 'complementary' },
  {
    name: 'cv-notas-fallo',
    path: '/procesos/{proceso}/cvs?cv={cv}&panel=notas',
    fails: 'candidato.notes',
    shows: 'complementary',
  },
  {
    name: 'cv-editar-sin-guardar',
    path: '/procesos/{proceso}/cvs?cv={cv}',
    open: async (page) => {
      await press('Editar Renta')(page);
      await page.getByRole('textbox', { name: 'Desde' }).fill('30 UF');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Seguir escribiendo' }).waitFor();
    },
    shows: 'complementary',
  },
  {
    name: 'cv-editar',
    path: '/procesos/{proceso}/cvs?cv={cv}',
    open: press('Editar Teléfono'),
    shows: 'complementary',
  },
  { name: 'candidato', path: '/procesos/{proceso}/cvs/{cv}' },
  {
    name: 'candidato-unir',
    path: '/procesos/{proceso}/cvs/{cv}?stage=todas',
    open: press(/^Unir con la postulación/),
    shows: 'dialog',
  },
  { name: 'cv-archivos', path: '/procesos/{proceso}/cvs?cv={cv}&panel=archivos', shows: 'complementary' },
  { name: 'cv-notas', path: '/procesos/{proceso}/cvs?cv={cv}&panel=notas', shows: 'complementary' },
  { name: 'privacidad-solicitudes', path: '/ajustes/privacidad' },
  { name: 'privacidad-conservacion', path: '/ajustes/privacidad?tab=conservacion' },
  { name: 'privacidad-contrato', path: '/ajustes/privacidad?tab=contrato' },
  {
    name: 'privacidad-incidente',
    path: '/ajustes/privacidad?tab=incidentes',
    open: press('Anotar un incidente'),
    shows: 'dialog',
  },
  { name: 'cv-privacidad', path: '/procesos/{proceso}/cvs?cv={cv}&panel=privacidad', shows: 'complementary' },
  {
    name: 'cv-privacidad-retener',
    path: '/procesos/{proceso}/cvs?cv={cv}&panel=privacidad',
    open: press('Retener por un reclamo'),
    shows: 'dialog',
  },
  { name: 'cv-tareas', path: '/procesos/{proceso}/cvs?cv={cv}&panel=tareas', shows: 'complementary' },
  { name: 'cv-historial', path: '/procesos/{proceso}/cvs?cv={cv}&panel=historial', shows: 'complementary' },
  { name: 'notificaciones', path: '/inicio', open: press(/^Notificaciones/), shows: 'dialog' },

  { name: 'etapas', path: '/procesos/{proceso}/etapas' },
  { name: 'etapas-no-encontrada', path: '/procesos/{proceso}/etapas?stage=inventada' },
  { name: 'etapas-vacio', path: '/procesos/{proceso}/etapas?stage=contratado' },
  { name: 'etapas-tablero', path: '/procesos/{proceso}/etapas?vista=tablero' },
  { name: 'etapas-fallo', path: '/procesos/{proceso}/etapas', fails: 'cvs.list' },
  { name: 'etapas-tablero-fallo', path: '/procesos/{proceso}/etapas?vista=tablero', fails: 'cvs.list' },
  { name: 'etapas-tablero-menu', path: '/procesos/{proceso}/etapas?vista=tablero', open: rowMenu, shows: 'menu' },
  { name: 'etapas-menu', path: '/procesos/{proceso}/etapas', open: rowMenu, shows: 'menu' },
  { name: 'etapas-seleccion', path: '/procesos/{proceso}/etapas', open: selectFirst(1), shows: 'toolbar' },

  { name: 'configuracion', path: '/procesos/{proceso}/configuracion' },
  {
    name: 'configuracion-fecha-errada',
    path: '/procesos/{proceso}/configuracion',
    open: async (page) => {
      await page.getByLabel('Cierre del proceso').fill('31-02-2027');
      await page.keyboard.press('Tab');
      await page.getByText('Esa fecha no existe.').waitFor();
    },
  },
  { name: 'configuracion-criterios', path: '/procesos/{proceso}/configuracion?tab=criterios' },
  { name: 'configuracion-tecnologias', path: '/procesos/{proceso}/configuracion?tab=tecnologias' },
  { name: 'configuracion-etapas', path: '/procesos/{proceso}/configuracion?tab=etapas' },
  {
    name: 'etapa-conflicto',
    path: '/procesos/{proceso}/configuracion?tab=etapas',
    open: limitConflict,
  },
  {
    name: 'etapa-color',
    path: '/procesos/{proceso}/configuracion?tab=etapas',
    open: press('Color de Oferta'),
    shows: 'menu',
  },
  {
    name: 'etapa-eliminar',
    path: '/procesos/{proceso}/configuracion?tab=etapas',
    open: press('Eliminar Preselección'),
    shows: 'dialog',
  },
  {
    name: 'plantilla-guardar',
    path: '/procesos/{proceso}/configuracion?tab=etapas',
    open: press('Guardar como plantilla'),
    shows: 'dialog',
  },
  { name: 'calendario', path: '/procesos/{proceso}/calendario' },
  { name: 'calendario-semana', path: '/procesos/{proceso}/calendario?vista=semana' },
  { name: 'calendario-dia', path: '/procesos/{proceso}/calendario?vista=dia' },
  { name: 'calendario-agenda', path: '/procesos/{proceso}/calendario?vista=agenda' },

  { name: 'entrevista-nueva', path: '/procesos/{proceso}/calendario?entrevista=nueva', shows: 'dialog' },
  { name: 'entrevista', path: '/procesos/{proceso}/calendario?entrevista={entrevista}', shows: 'dialog' },
  { name: 'entrevista-no-encontrada', path: '/procesos/{proceso}/calendario?entrevista=999999999', shows: 'dialog' },
  { name: 'calendario-exportar', path: '/procesos/{proceso}/calendario', open: press('Exportar'), shows: 'menu' },
  {
    name: 'suscripcion',
    path: '/procesos/{proceso}/calendario',
    open: menuItem(press('Exportar'), 'Suscribirme'),
    shows: 'dialog',
  },

  { name: 'equipos', path: '/equipos' },
  { name: 'reportes', path: '/reportes' },
  { name: 'reportes-fallo', path: '/reportes', fails: 'reportes.get' },
  { name: 'reportes-vacio', path: '/reportes', who: 'newcomer' },
  { name: 'ajustes', path: '/ajustes' },
];

/** Screens of one area, seen by one person, under their name: they share a page, and what it has loaded. */
export function byArea(screens: readonly Screen[]): [group: string, screens: Screen[]][] {
  const groups = new Map<string, Screen[]>();
  for (const screen of screens) {
    const group = `${screen.name.split('-')[0]} (${screen.who ?? 'administrador'})`;
    groups.set(group, [...(groups.get(group) ?? []), screen]);
  }
  return [...groups];
}

/** The address of a screen with the ids of the sample in it. */
export const addressOf = ({ path }: Screen, places: Places): string =>
  path.replace(/\{(\w+)\}/g, (_, place: keyof Places) => String(places[place]));

/** Goes to a screen and opens what it is about, once its data and fonts are there. */
export async function show(page: Page, screen: Screen, address: string): Promise<void> {
  await page.unrouteAll();
  if (screen.fails) await page.route(`**/trpc/**${screen.fails}*`, (route) => route.abort());
  await page.goto(address);
  // A live connection stays open, so the network is never idle.
  await page.waitForSelector('main', { state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  if (screen.fails) await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
  await screen.open?.(page);
  if (screen.shows) await page.getByRole(screen.shows).last().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Waits for colours on their way to another: a scheme is answered in the next frame, and passes over in the one after. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
