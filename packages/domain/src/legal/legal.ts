/** The legal texts that the product shows or has accepted: files of the folder legal/, by name. */
export const TEXTOS_LEGALES = [
  'aviso-postulacion',
  'consentimiento-cartera',
  'envio-por-terceros',
  'contrato-encargo',
] as const;
export type ClaveLegal = (typeof TEXTOS_LEGALES)[number];

/** What a legal text leaves open, between braces. */
export const HUECOS = ['empresa', 'meses', 'cuenta'] as const;
export type Hueco = (typeof HUECOS)[number];

const HOLE = /\{([a-z_]+)\}/g;

/** The names between braces in a text, each once. */
export const holesOf = (text: string): string[] => [...new Set([...text.matchAll(HOLE)].map(([, name = '']) => name))];

/** A text with what it leaves open. Throws when a value is missing: nobody accepts a sentence with a hole in it. */
export function fillLegal(text: string, values: Partial<Record<Hueco, string>>): string {
  return text.replace(HOLE, (_, name: string) => {
    const value = values[name as Hueco];
    if (value === undefined) throw new Error(`The legal text has no value for ${name}`);
    return value;
  });
}

/** `12 meses`, `1 mes`. */
export const enMeses = (n: number): string => (n === 1 ? '1 mes' : `${n} meses`);
