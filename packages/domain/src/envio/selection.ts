import { MAX_FILE_BYTES, MAX_FILES, TIPOS_ARCHIVO, type TipoArchivo } from '../archivos.ts';
import { excessFilesMessage, MENSAJES_SUBIDA } from '../mensajes.ts';
import type { Resultado } from './answer.ts';
import { TEXTOS_ENVIO } from './envio.texts.ts';
import { kindByName } from './kind.ts';
import { RECHAZOS } from './rechazos.ts';

/** A file as the browser hands it over: what the rules look at, so that this package needs no browser. */
export type Local = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<unknown> };
};

/**
 * A file in the list. `id` never changes while the file is listed; `resultado` is what became of it, null as long as
 * nobody knows; `motivo` is why it was refused or cannot be sent.
 */
export type Elegido<F extends Local = Local> = {
  id: number;
  file: F;
  /** What it seems to be. */
  tipo: TipoArchivo;
  motivo: string | null;
  resultado: Resultado | null;
};

/** One reason and the names of the files it concerns. */
export type Aviso = { motivo: string; nombres: readonly string[] };

export type Seleccion<F extends Local> = { archivos: readonly Elegido<F>[]; avisos: readonly Aviso[] };

/** What files seem by their first bytes, of those whose name does not tell (kind.ts). */
export type Vistos<F extends Local> = ReadonlyMap<F, TipoArchivo | null>;

const isSame = (a: Local, b: Local): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function reasonAgainst(file: Local, archivos: readonly Elegido[]): string | null {
  if (file.size === 0) return RECHAZOS.archivo_vacio.texto;
  if (file.size > MAX_FILE_BYTES) return RECHAZOS.archivo_grande.texto;
  return archivos.some((elegido) => isSame(elegido.file, file)) ? TEXTOS_ENVIO.repetido : null;
}

/** Files that are nowhere: told of, and not in the list. One chosen twice is in it. */
export const leftOut = (avisos: readonly Aviso[]): readonly Aviso[] =>
  avisos.filter(({ motivo, nombres }) => nombres.length > 0 && motivo !== TEXTOS_ENVIO.repetido);

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Of what was left out, what still is, whatever it may be saved as: names by reason, those too many under `excess`. */
function stillOut(avisos: readonly Aviso[], chosen: readonly Local[], excess: string): Map<string, string[]> {
  const stems = chosen.map(({ name }) => stemOf(name));
  return new Map(
    leftOut(avisos).map(({ motivo, nombres }) => [
      motivo === excessFilesMessage(nombres.length) ? excess : motivo,
      nombres.filter((nombre) => !stems.includes(stemOf(nombre))),
    ]),
  );
}

/**
 * Adds chosen files to the list in their order (§5, §9): those of a type not in `tipos`, empty, over 10 MB or already
 * listed are told by name, with those of `before`; of the good ones, those beyond the 50th are ignored and counted.
 */
export function addFiles<F extends Local>(
  archivos: readonly Elegido<F>[],
  chosen: readonly F[],
  tipos: readonly TipoArchivo[],
  before: readonly Aviso[] = [],
  vistos: Vistos<F> = new Map(),
): Seleccion<F> {
  const list = [...archivos];
  const EXCESS = '';
  const refused = tipos.length === TIPOS_ARCHIVO.length ? RECHAZOS.archivo_tipo.texto : MENSAJES_SUBIDA.subir_tipo;
  const out = stillOut(before, chosen, EXCESS);
  let id = Math.max(0, ...archivos.map((elegido) => elegido.id));
  for (const file of chosen) {
    const tipo = tipos.find((each) => each === (kindByName(file) ?? vistos.get(file)));
    const reason = reasonAgainst(file, list) ?? (list.length < MAX_FILES ? null : EXCESS);
    if (tipo && reason === null) {
      id += 1;
      list.push({ id, file, tipo, motivo: null, resultado: null });
    } else {
      const told = tipo || file.size === 0 ? (reason ?? refused) : refused;
      out.set(told, [...(out.get(told) ?? []), file.name]);
    }
  }
  const avisos = [...out].flatMap(([motivo, nombres]) =>
    nombres.length > 0 ? [{ motivo: motivo || excessFilesMessage(nombres.length), nombres }] : [],
  );
  return { archivos: list, avisos };
}

/** How full the submission is, 0 to 100 (§9: count/50, capped). */
export function fillPercent(count: number): number {
  return Math.min(100, Math.round((count / MAX_FILES) * 100));
}
