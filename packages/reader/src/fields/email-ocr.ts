import { PROVEEDORES } from '../../data/correos.ts';

/** An address whose sign a recogniser lost or took for something else. `duda` lowers its rank. */
export type Perdido = { local: string; domain: string; inicio: number; fin: number; duda: number };

const HOST = /(gmail|hotmail|outlook|yahoo|live|icloud|duocuc)\s?[.,]\s?(com|cl|es)\b/g;
/** What stands where the sign should, from the most to the least telling. */
const SIGNS = /(?:\(?[©®€&?¢]\)?|\([wqoag0]\)?|[wqoag0]\))\s?$|\s?[qoegad029]$/;
const LOCAL = /[a-z0-9._-]{2,40}$/;

/** Addresses of known providers without their sign, in the first pages' text. */
export function findLostAts(text: string): Perdido[] {
  const found: Perdido[] = [];
  for (const hit of text.slice(0, 20_000).matchAll(HOST)) {
    const context = text.slice(Math.max(0, hit.index - 60), hit.index);
    if (context.endsWith('@') || context.endsWith('@ ')) continue;
    const sign = SIGNS.exec(context);
    const domain = `${hit[1]}.${hit[2]}`;
    const fin = hit.index + hit[0].length;
    for (const [cut, duda] of [[sign?.[0].length ?? 0, 1] as const, [0, 3] as const]) {
      const local = LOCAL.exec(context.slice(0, context.length - cut).trimEnd())?.[0];
      if (local && (cut > 0 || duda === 3)) {
        found.push({ local, domain, inicio: hit.index - cut - local.length, fin, duda });
      }
    }
  }
  return found;
}

/** `gmail.corn`, `hotmai1.com` → the provider one or two strokes away; others as they are. */
export function nearestProvider(host: string): string {
  const strokes = host.replace(/rn/g, 'm').replace(/,/g, '.').replace(/1/g, 'l').replace(/vv/g, 'w');
  if (PROVEEDORES.has(host)) return host;
  if (PROVEEDORES.has(strokes)) return strokes;
  for (const provider of PROVEEDORES) {
    if (provider.length > 7 && Math.abs(provider.length - host.length) < 2 && oneApart(provider, host)) return provider;
  }
  return host;
}

/** Whether one change, loss or addition of a letter makes `a` of `b`. */
function oneApart(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1);
}
