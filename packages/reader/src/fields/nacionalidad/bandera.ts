import { PAISES } from '../../../data/gentilicios.ts';
import type { Candidato } from '../candidate.ts';
import { hitsOf } from '../matching/hits.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import type { Vista } from '../view/view.ts';

const FLAGS = new Map(PAISES.map(({ gentilicio, codigos }) => [codigos[0] ?? '', gentilicio] as const));

const FLAG = /[\u{1f1e6}-\u{1f1ff}]{2}/gu;
const REGIONAL_A = 0x1f1e6;
/** Lines at the top of a CV, in which a flag goes with the name. */
const HEAD = 5;

/** The country of a flag, which two signs of its code make. */
export function flagged(text: string): { gentilicio: string; at: number; length: number } | null {
  const hit = /[\u{1f1e6}-\u{1f1ff}]{2}/u.exec(text);
  const code = [...(hit?.[0] ?? '')].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - REGIONAL_A + 97));
  const gentilicio = FLAGS.get(code.join(''));
  return hit && gentilicio ? { gentilicio, at: hit.index, length: hit[0].length } : null;
}

/** The one flag of a CV, when it stands with the name: others are of tongues, places and numbers. */
export function fromFlag(vista: Vista): Candidato<string>[] {
  if (!vista.plano.includes('\ud83c')) return [];
  const flags = hitsOf(vista.texto, FLAG);
  const [flag] = flags;
  const line = flag && vista.lineas.slice(0, HEAD).find(({ inicio, fin }) => inicio <= flag.index && flag.index < fin);
  if (!line || flags.some(([other]) => other !== flag[0])) return [];
  const written = line.texto.replace(/[^\p{L}\p{N} ]/gu, '').trim();
  const valor = flagged(flag[0])?.gentilicio;
  if (!valor || (written !== '' && !startsWithPerson(written))) return [];
  return [{ valor, puntos: 4, inicio: flag.index, fin: flag.index + flag[0].length }];
}
