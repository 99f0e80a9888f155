import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { findings } from './accessible.ts';

/** A page, or only what asks the API in its name. */
type Asks = Pick<Page, 'request'>;

export const PASSWORD = 'copihue-rojo-2026';

let ordinal = 0;

/** An address nobody has used yet. */
export function freshEmail(who: string): string {
  ordinal += 1;
  return `${who}-${Date.now()}-${ordinal}-${test.info().parallelIndex}@ejemplo.cl`;
}

/** What a call of the API answers; the test fails when it is refused. */
export async function post<T = unknown>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Registers a cuenta whose administrador is signed in on this page. Returns their e-mail. */
export async function createCuenta(page: Asks, plan = 'profesional'): Promise<string> {
  const email = freshEmail('paula');
  await post(page.request, '/api/auth/register-admin', {
    nombre: 'Paula Huenchumán',
    email,
    password: PASSWORD,
    plan,
  });
  return email;
}

/** An empresa of the cuenta that is signed in; its id. */
export async function createEmpresa(page: Asks, nombre: string, rest: object = {}): Promise<number> {
  const { empresa } = await post<{ empresa: { id: number } }>(page.request, '/api/empresas/crear', {
    nombre,
    tipo_empresa: 'final',
    ...rest,
  });
  return empresa.id;
}

/** Another usuario of the cuenta that is signed in; their e-mail. */
export async function createUsuario(page: Asks, rol: 'reclutador' | 'visor', empresa_id: number): Promise<string> {
  const email = freshEmail(rol);
  await post(page.request, '/api/usuarios', { nombre: 'Ana Pizarro', email, password: PASSWORD, rol, empresa_id });
  return email;
}

/** Signs in at /login. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Chooses in a Select of the product. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** No finding of axe on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}
