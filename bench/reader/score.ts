import type { Campos } from '../../packages/reader/src/types.ts';
import type { Etiquetas } from './make/cv.ts';

/** One file read: what is true of it and what was read, null when it could not be. */
export type Leido = {
  file: string;
  kind: string;
  etiquetas: Etiquetas;
  alternativas?: Alternativas;
  /** Flags that two careful people would label differently. */
  discutibles?: readonly string[];
  campos: Campos | null;
};

/**
 * Other values of a field that are as right as its label, as when a CV gives two addresses; of the tools, other lists
 * that are as right as the label's.
 */
export type Alternativas = { [field: string]: readonly unknown[] };

export type Error = { file: string; campo: string; espera: unknown; obtuvo: unknown };

/** Shares of a kind's files read right, and of what was not stated but reported. */
export type Fila = Record<string, string | number>;

export const FLAGS = [
  'experiencia_callcenter',
  'experiencia_retail',
  'experiencia_judicial',
  'experiencia_administrativa',
] as const;
export const FIELDS = [
  'nombre',
  'rut',
  'email',
  'telefono',
  'nacionalidad',
  'pretension_renta',
  'pretension_max',
] as const;

export const plain = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9+#@._-]+/g, ' ')
    .trim();

/** Names of tools by what counts: no maker, no level, no dots or hyphens. */
const toolKey = (name: string): string =>
  plain(name)
    .replace(/\b(?:microsoft|ms|google (?=classroom|maps|meet))\b/g, ' ')
    .replace(/[._]/g, '')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const ALIASES: Readonly<Record<string, string>> = {
  ojv: 'oficina judicial virtual',
  jda: 'blue yonder',
  'google classroom': 'classroom',
  'punto de venta': 'pos',
  // Labels keep the spelling of a CV, the reader gives a tool one name.
  exel: 'excel',
  'power point': 'powerpoint',
  fotoshop: 'photoshop',
  ilustrator: 'illustrator',
  'word perfect': 'wordperfect',
  wordpres: 'wordpress',
  'da vinci resolve': 'davinci resolve',
  postgres: 'postgresql',
};
/** Kinds of tools, not tools: neither right nor wrong. */
export const GENERIC = new Set(['crm', 'erp', 'pos', 'office', 'ofimatica', 'internet', 'sistema interno']);
export const key = (name: string): string => ALIASES[toolKey(name)] ?? toolKey(name);

export function scoreAll(files: readonly Leido[]): {
  tabla: Record<string, Fila>;
  errores: Error[];
} {
  const errores: Error[] = [];
  const tabla: Record<string, Fila> = {};
  for (const kind of [...new Set(files.map((file) => file.kind)), 'total']) {
    const own = files.filter((file) => kind === 'total' || file.kind === kind);
    tabla[kind] = rowOf(own, kind === 'total' ? [] : errores);
  }
  return { tabla, errores };
}

function rowOf(files: readonly Leido[], errores: Error[]): Fila {
  const row: Fila = { n: files.length };
  for (const field of FIELDS) {
    const stated = files.filter(({ etiquetas }) => etiquetas[field] !== null);
    const silent = files.filter(({ etiquetas }) => etiquetas[field] === null);
    const right = stated.filter((file) => isRight(file, field, errores)).length;
    const invented = silent.filter((file) => !isAccepted(file, field, file.campos?.[field]?.valor ?? null));
    for (const { file, campos } of invented)
      errores.push({ file, campo: `${field} (no dice)`, espera: null, obtuvo: campos?.[field]?.valor });
    row[field.replace('pretension_', '')] = percent(right, stated.length);
    if (silent.length > 0)
      row[`fp ${field.replace('pretension_', '').slice(0, 5)}`] = percent(invented.length, silent.length);
  }
  return { ...row, ...toolScores(files, errores), ...flagScores(files, errores) };
}

function isRight(one: Leido, field: (typeof FIELDS)[number], errores: Error[]): boolean {
  const obtuvo = one.campos?.[field]?.valor ?? null;
  const right = isAccepted(one, field, obtuvo);
  if (!right) errores.push({ file: one.file, campo: field, espera: one.etiquetas[field], obtuvo });
  return right;
}

/** Whether a value is the label's, or one of its alternatives. */
export function isAccepted(
  { etiquetas, alternativas }: Leido,
  field: (typeof FIELDS)[number],
  value: unknown,
): boolean {
  if (same(field, value, etiquetas[field])) return true;
  return value !== null && (alternativas?.[field] ?? []).some((other) => same(field, value, other));
}

export function same(field: string, a: unknown, b: unknown): boolean {
  if (field !== 'nombre') return plain(a) === plain(b);
  const words = (name: unknown): string =>
    plain(name)
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .split(' ')
      .sort()
      .join(' ');
  return words(a) === words(b);
}

function toolScores(files: readonly Leido[], errores: Error[]): Fila {
  let both = 0;
  let extra = 0;
  let missing = 0;
  for (const { file, campos, ...labelled } of files) {
    const got = new Set(
      (campos?.tecnologias ?? []).map(({ valor }) => key(valor)).filter((name) => !GENERIC.has(name)),
    );
    const want = wantedTools(labelled, got);
    const lost = [...want].filter((name) => !got.has(name));
    const added = [...got].filter((name) => !want.has(name));
    both += want.size - lost.length;
    missing += lost.length;
    extra += added.length;
    if (lost.length + added.length > 0)
      errores.push({ file, campo: 'tecnologias', espera: `faltan ${lost}`, obtuvo: `sobran ${added}` });
  }
  return {
    'tec P': percent(both, both + extra),
    'tec R': percent(both, both + missing),
    'tec F1': percent(2 * both, 2 * both + extra + missing),
  };
}

/** The list of tools, of those that are right, that is nearest to what was read. */
export function wantedTools(
  { etiquetas, alternativas }: Pick<Leido, 'etiquetas' | 'alternativas'>,
  got: ReadonlySet<string>,
): ReadonlySet<string> {
  const lists = [etiquetas.tecnologias, ...((alternativas?.tecnologias ?? []) as readonly string[][])].map(
    (list) => new Set(list.map(key).filter((name) => !GENERIC.has(name))),
  );
  const misses = (list: ReadonlySet<string>): number =>
    [...list].filter((name) => !got.has(name)).length + [...got].filter((name) => !list.has(name)).length;
  return lists.reduce((best, list) => (misses(list) < misses(best) ? list : best));
}

/** All four flags of each CV, and those of them that nobody would label otherwise. */
function flagScores(files: readonly Leido[], errores: Error[]): Fila {
  let [right, plain, rightPlain] = [0, 0, 0];
  for (const one of files) {
    const { file, etiquetas, campos } = one;
    for (const flag of FLAGS) {
      const obtuvo = (campos?.[flag] ?? null) !== null;
      const isRight = isFlag(one, flag, obtuvo);
      if (isRight) right++;
      else errores.push({ file, campo: flag, espera: etiquetas[flag], obtuvo });
      if (isArguable(one, flag)) continue;
      plain++;
      if (isRight) rightPlain++;
    }
  }
  return { flags: percent(right, files.length * FLAGS.length), 'flags plain': percent(rightPlain, plain) };
}

/** Whether the author of a CV marked a flag as one that others may label differently. */
export const isArguable = ({ discutibles = [] }: Leido, flag: (typeof FLAGS)[number]): boolean =>
  discutibles.includes(flag);

/** Whether a flag is the label's, or one that can be argued as well. */
export const isFlag = ({ etiquetas, alternativas }: Leido, flag: (typeof FLAGS)[number], value: boolean): boolean =>
  value === etiquetas[flag] || (alternativas?.[flag] ?? []).includes(value);

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
