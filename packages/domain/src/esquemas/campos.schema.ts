import { z } from 'zod';
import { CORREO_INVALIDO, CORREO_MAX, needed, seenText, tooLong } from '../checks.ts';
import { CORREO } from '../correo.ts';
import { ANIO_AJENO, cutDate, isInAnios } from '../fechas.ts';
import { formatRut, parseRut } from '../rut.ts';
import { unturned } from '../texto.ts';

/** Pieces every schema is made of. Strings are trimmed, "" on an optional field is null (decisions, "Contract details"). */

// What no schema has words of its own for: never the library's English.
z.config({ localeError: () => 'Este dato no es válido.' });

const NO_NUMBER = 'Debe ser un número.';

/** A row's id: a number or its digits (a path holds text), and nothing else that coercion would let through. */
export const idOr = (error: string) =>
  z
    .union([z.number(), z.string().regex(/^[1-9]\d{0,14}$/, error)], { error })
    .pipe(z.coerce.number<number | string>({ error }).int(error).positive(error));

export const id = idOr(NO_NUMBER);

/** A whole number, or its figures as a form holds them; `error` says what is allowed, `over` what the most is. */
export const entero = (min: number, max: number, error: string, over: string = error) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value),
    z.number({ error }).int(error).min(min, error).max(max, over),
  );

const MAX_TEXT = 300;
/** Required text; `label` names it in the message. */
export const texto = (label: string, max = MAX_TEXT) =>
  z
    .string({ error: needed(label) })
    .overwrite(seenText)
    .trim()
    .min(1, needed(label))
    .max(max, tooLong(max));

export const textoOpcional = (max = MAX_TEXT) =>
  z
    .string({ error: 'Debe ser un texto.' })
    .overwrite(unturned)
    .trim()
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value || null);

/** Any RUT is accepted: a valid one is stored clean, another as typed (it is marked on the screen, never refused). */
export const rutOpcional = textoOpcional(40).transform((value) => (value ? (parseRut(value) ?? value) : null));

/** How a stored RUT comes back: with dots when valid. */
export const rutMostrado = z
  .string()
  .nullable()
  .transform((value) => (value ? formatRut(value) : null));

/** `YYYY-MM-DD`; ISO date-times are cut to the date, "" is null. */
export const fechaOpcional = z
  .string({ error: 'Debe ser una fecha.' })
  .nullish()
  .transform((value, context) => {
    if (!value?.trim()) return null;
    const date = cutDate(value);
    if (!date) context.addIssue({ code: 'custom', message: 'Escribe una fecha válida, como 2026-03-15.' });
    return date;
  });

/** A date of a proceso or of what is done in one: of a year in which it may be. */
export const fechaEnAnios = fechaOpcional.refine((date) => date === null || isInAnios(date), `${ANIO_AJENO}.`);

export const email = z
  .string({ error: needed('El correo') })
  .trim()
  .toLowerCase()
  .min(1, needed('El correo'))
  .max(CORREO_MAX, tooLong(CORREO_MAX))
  .regex(CORREO, CORREO_INVALIDO);

/** A new password: 8 to 128 characters, never trimmed. */
export const contrasenaNueva = z
  .string({ error: 'La contraseña es obligatoria.' })
  .min(8, 'Usa al menos 8 caracteres.')
  .max(128, tooLong(128));

export const instante = z.string();

export const ok = z.object({ ok: z.literal(true) });

/** Up to so many ids in one call: a whole proceso fits. */
export const idsEnCuerpo = z.array(id, { error: 'Debe ser una lista de números.' }).max(100_000);

/** What an action is called by who may take it back: one press, one clave. Made by the server where none is given. */
export const claveAccion = z.string().min(1).max(64).nullish();

/** Which save of which screen this is, counted up: one that arrives after a newer one of that screen changes nothing. */
export const ordenGuardado = z
  .object({ pantalla: z.string().min(1).max(64), numero: z.number().int().min(1) })
  .nullish();

/**
 * An edit of any part of a row. `antes`: what stood in the fields being changed, so that nobody's change is overwritten
 * unseen; who leaves it out overwrites. `anterior`: its schema, where what was kept before a rule may break it.
 */
export const enEdicion = <S extends z.ZodRawShape>(editado: z.ZodObject<S>, anterior = editado) =>
  editado.extend({ antes: anterior.optional() });

/** A page of a long list: so many rows after an id. Without them the list comes whole. */
export const pagina = {
  despues_de: entero(0, Number.MAX_SAFE_INTEGER, 'Usa el id del último de la página anterior.').optional(),
  limite: entero(1, 10_000, 'Usa un número entero, de 1 a 10.000.').optional(),
};
