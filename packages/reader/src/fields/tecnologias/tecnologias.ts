import { ARGUED, CLASSES, DISTRIBUTIONS, MAKERS } from '../../../data/tecnologias/clases.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { evidenceAt } from '../../text/evidence.ts';
import type { Campo } from '../../types.ts';
import { findPhrases, type Hallazgo, indexOf } from '../matching/phrase-index.ts';
import { type Ficha, tokensOf } from '../matching/tokens.ts';
import type { Vista } from '../view/view.ts';
import { stackedTools } from './apiladas.ts';
import { ACCENT } from './desconocidas.ts';
import { DICTIONARY } from './diccionario.ts';
import { calledThere, isCalledSo } from './escritura.ts';
import { listedBeside } from './listadas.ts';
import { isTitledTools, isToolsAt, sectionStart } from './lugar.ts';
import { isDenied } from './negadas.ts';
import { asNew, findNuevas } from './nuevas.ts';
import { gluedTools } from './pegadas.ts';
import { UNTOLD, weigh } from './peso.ts';
import { isProbable, probableTools } from './probable.ts';

type Preparada = { vista: Vista; fichas: readonly Ficha[]; conocidas?: readonly Hallazgo<Termino>[] };

type Uso = { nombre: string; escrito: string; inicio: number; fin: number; confianza: number };

/**
 * The tools, systems, machines and languages of a CV: those of the dictionary wherever they are spoken of as tools,
 * those the proceso looks for, and unknown ones where the CV lists or names its tools. Never a firm one worked for.
 */
export function findTecnologias(vistas: readonly Vista[], asked: readonly string[]): Campo<string>[] {
  const found = new Map<string, Campo<string>>();
  const seen: ReadonlySet<string>[] = [];
  const own = indexOf(
    asked.map(
      (name) =>
        [name, { nombre: name, palabra: name, escrito: name, debil: false, empleador: false, maquina: false }] as const,
    ),
  );
  const prepared = vistas.map((vista): Preparada => ({ vista, fichas: tokensOf(vista.plano) }));
  for (const one of prepared) {
    const { vista, fichas } = one;
    one.conocidas = withGlued(findPhrases(vista.plano, fichas, DICTIONARY), gluedTools(vista, fichas));
    const names = new Set<string>();
    for (const hits of [findPhrases(vista.plano, fichas, own), one.conocidas])
      for (const use of known(one, hits)) {
        names.add(use.nombre.toLowerCase());
        add(found, vista, use);
      }
    seen.push(names);
  }
  for (const use of newOnes(prepared)) if (!overlaps(prepared[0], use)) add(found, use.vista, use);
  if (prepared.length > 1) for (const name of deniedIn(prepared[0])) found.delete(name);
  foldModules(found, asked, seen);
  return [...found.values()].sort((a, b) => (a.evidencia?.inicio ?? 0) - (b.evidencia?.inicio ?? 0));
}

/** What the first reading says nothing of but that it is not known: another one may have torn the denial from it. */
function deniedIn(first: Preparada | undefined): string[] {
  if (!first || first.conocidas === undefined) return [];
  const { vista, conocidas } = first;
  const denied = new Set<string>();
  const told = new Set<string>();
  for (const { dato, inicio, fin } of conocidas)
    (isDenied(vista, inicio, fin) ? denied : told).add(dato.nombre.toLowerCase());
  return [...denied].filter((name) => !told.has(name));
}

/** Those printed against each other go between the others in the order of the text, and before a part of themselves. */
function withGlued(known: Hallazgo<Termino>[], glued: readonly Hallazgo<Termino>[]): Hallazgo<Termino>[] {
  if (glued.length === 0) return known;
  const whole = new Set(glued);
  const all: Hallazgo<Termino>[] = [];
  for (const hit of [...known, ...glued].sort((a, b) => a.inicio - b.inicio)) {
    const last = all.at(-1);
    if (!last || last.fin <= hit.inicio) all.push(hit);
    else if (whole.has(hit) && !whole.has(last)) all[all.length - 1] = hit;
  }
  return all;
}

/** Modules of SAP: part of what a CV calls SAP elsewhere. */
const MODULES = ['FI', 'CO', 'MM', 'SD', 'PM', 'PP', 'QM', 'HR', 'WM', 'PS'].map(
  (module) => `sap ${module.toLowerCase()}`,
);

/**
 * A CV that names SAP and its module knows one tool; the module is told where the proceso asks for it. `seen` are the
 * names of each reading: SAP alone in one that read the columns in another order is the module of the others.
 */
function foldModules(
  found: Map<string, Campo<string>>,
  asked: readonly string[],
  seen: readonly ReadonlySet<string>[],
): void {
  if (!found.has('sap')) return;
  const modules = MODULES.filter((module) => found.has(module));
  if (modules.length > 0 && seen.some((names) => !names.has('sap') && modules.every((module) => names.has(module)))) {
    found.delete('sap');
    return;
  }
  const wanted = new Set(asked.map((name) => name.toLowerCase()));
  for (const module of modules) if (!wanted.has(module)) found.delete(module);
}

/** The surest place of a tool counts, under the fullest of the names it has in the CV. */
function add(found: Map<string, Campo<string>>, vista: Vista, use: Uso): void {
  const { nombre, inicio, fin, confianza } = use;
  const key = nombre.toLowerCase();
  const known = found.get(key);
  const escrito = known && known.valor.length > use.escrito.length ? known.valor : use.escrito;
  if (known && known.confianza >= confianza) {
    known.valor = escrito;
    return;
  }
  found.set(key, {
    valor: escrito,
    confianza,
    seguro: confianza >= 0.9,
    evidencia: evidenceAt(vista.reading, inicio, fin),
  });
}

function known(prepared: Preparada, hits: readonly Hallazgo<Termino>[]): Uso[] {
  const { vista } = prepared;
  // Machines count in a list of tools; alone they are none where it is headed as what somebody can do.
  const software = new Set(hits.flatMap(({ dato, inicio }) => (dato.maquina ? [] : sectionStart(vista, inicio))));
  const { tools: stacked } = stackedTools(vista, hits);
  const goesOn = goingOn(vista, hits);
  let chained = false;
  return hits.flatMap((hit, i) => {
    if (hit.dato.maquina && !software.has(sectionStart(vista, hit.inicio)) && !isTitledTools(vista, hit.inicio))
      return [];
    const previous = hits[i - 1];
    // `RNI (Registro Nacional de Inmunizaciones)`: what its letters stand for.
    if (previous?.dato.nombre === hit.dato.nombre && vista.plano.slice(previous.fin, hit.inicio) === ' (') return [];
    const neighbours =
      [previous, hits[i + 1]].some((other) => other && !other.dato.debil && near(hit, other, vista)) ||
      (chained && isListed(vista, previous, hit)) ||
      goesOn.has(hit);
    chained = neighbours;
    const weight = isMakerOrKind(vista, hit, previous, hits[i + 1])
      ? 0
      : weigh(vista, hit, neighbours, isChip(vista, previous, hit), stacked.has(hit));
    const confianza = weight !== UNTOLD ? weight : isProbable(vista, hit, hits) ? PROBABLE : 0;
    if (confianza === 0) return [];
    const called = calledThere(vista, hit);
    const firms =
      hit.dato.empleador &&
      !isToolsAt(vista, hit.inicio) &&
      !stacked.has(hit) &&
      [previous, hits[i + 1]].every((other) => !other || other.dato.empleador);
    const doubted =
      firms ||
      ARGUED.has(hit.dato.nombre) ||
      WITH_KIND.test(called.escrito) ||
      called.fin > hit.fin ||
      !isCalledSo(called.escrito, vista.texto.slice(hit.inicio, hit.fin));
    const { nombre } = hit.dato;
    return [{ nombre, inicio: hit.inicio, ...called, confianza: doubted ? Math.min(confianza, ARGUABLE) : confianza }];
  });
}

/** Between two names of one list. */
const LISTED = /^\)? ?[,;/|·•–-] ?$|^ [ye] $/;

const isListed = (vista: Vista, one: Hallazgo<Termino> | undefined, next: Hallazgo<Termino> | undefined): boolean =>
  one !== undefined && next !== undefined && LISTED.test(vista.plano.slice(one.fin, next.inicio));

/** `Ruby, Elixir, Golang`: the names whose list goes on, over names that are common words, to one that is none. */
function goingOn(vista: Vista, hits: readonly Hallazgo<Termino>[]): ReadonlySet<Hallazgo<Termino>> {
  const all = new Set<Hallazgo<Termino>>();
  for (let i = hits.length - 2; i >= 0; i--) {
    const [one, next] = [hits[i], hits[i + 1]];
    if (one && next && isListed(vista, one, next) && (!next.dato.debil || all.has(next))) all.add(one);
  }
  return all;
}

/** Of a row of names with nothing but a blank between them. */
const isChip = (vista: Vista, previous: Hallazgo<Termino> | undefined, { inicio }: Hallazgo<Termino>): boolean =>
  previous !== undefined && vista.plano.slice(previous.fin, inicio) === ' ';

/** A name among known tools may be another thing's. */
const LISTED_BESIDE = 0.65;

/** What a model takes for a tool is never sure. */
const PROBABLE = 0.55;

/** `Kame ERP`, `Veeam Backup`: whether the kind belongs to the name, one may argue. */
const WITH_KIND = / (?:ERP|CRM|POS|Cloud|Backup)$/;

/** Firms side by side may be whom one worked for, and a tool may be argued to be none, or to have another name than it is given. */
const ARGUABLE = 0.88;

/** The maker or the kind of the tool beside it: `Lemontech TimeBillingX`, `SmartCity (CAS Chile)`, `PLC Siemens`. */
function isMakerOrKind(
  vista: Vista,
  { dato, inicio, fin }: Hallazgo<Termino>,
  previous: Hallazgo<Termino> | undefined,
  next: Hallazgo<Termino> | undefined,
): boolean {
  const followed = next !== undefined && /^ $/.test(vista.plano.slice(fin, next.inicio));
  // `WMS Infor`: the class of the tool behind it.
  if (followed && DISTRIBUTIONS.get(dato.nombre)?.has(next?.dato.nombre ?? '')) return true;
  if (CLASSES.has(dato.nombre) && followed && !next?.dato.maquina) return true;
  if (dato.maquina) return followed || /^ [a-z]{1,3}-?\d/.test(vista.plano.slice(fin, fin + 6));
  if (!MAKERS.has(dato.nombre)) return false;
  const bracketed = previous !== undefined && /^ \((?:de )?$/.test(vista.plano.slice(previous.fin, inicio));
  return (followed && !next?.dato.maquina) || (bracketed && vista.plano[fin] === ')');
}

/** A level in a number: `Outlook .... 5/5`. */
const RATED = /\.{3,}|\b\d{1,3} ?(?:\/ ?\d{1,3}|%)/g;

/** Two names of one list: on the same line, a few characters apart, or alone on neighbouring lines. */
function near(a: Hallazgo<Termino>, b: Hallazgo<Termino>, vista: Vista): boolean {
  const from = Math.min(a.fin, b.fin);
  const between = vista.plano.slice(from, Math.max(a.inicio, b.inicio)).replace(RATED, '');
  return between.length < 30 && /^[^a-z0-9]*(?:[a-z]{1,10}[^a-z0-9]*){0,2}$/.test(between);
}

/** Part of a name that the dictionary has, as when it was broken over two lines. */
function overlaps(prepared: Preparada | undefined, { inicio, fin }: Uso): boolean {
  return (prepared?.conocidas ?? []).some((known) => known.inicio < fin && known.fin > inicio);
}

/** Unknown names are taken from the first reading alone: another order may have mixed up the columns. */
function newOnes([first]: readonly Preparada[]): (Uso & { vista: Vista })[] {
  if (!first) return [];
  const { vista, conocidas = [] } = first;
  const strong = conocidas.filter(({ dato }) => !dato.debil && !dato.maquina && !dato.empleador);
  const known = conocidas.filter(({ dato }) => !dato.debil && !dato.maquina);
  const found = [
    ...findNuevas(vista),
    ...probableTools(vista, conocidas).map((one) => ({ ...one, confianza: PROBABLE })),
    ...[...listedBeside(vista, known, strong), ...stackedTools(vista, conocidas).between].flatMap(({ inicio, fin }) => {
      const said = vista.texto.slice(inicio, fin);
      const nueva = ACCENT.test(said) ? null : asNew(said, inicio);
      return nueva ? [{ ...nueva, confianza: LISTED_BESIDE }] : [];
    }),
  ];
  return found.map((nueva) => ({ ...nueva, escrito: nueva.nombre, vista }));
}
