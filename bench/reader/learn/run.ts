import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '../../../packages/reader/src/extract/extract.ts';
import { ALWAYS, probability, UNIT } from '../../../packages/reader/src/fields/learned/model.ts';
import { plainReading } from '../../../packages/reader/src/fields/plain-reading.suite.ts';
import { inOrder, type Vista, viewOf } from '../../../packages/reader/src/fields/view/view.ts';
import { readings } from '../../../packages/reader/src/text/readings.ts';
import { chromiumPath } from '../../../tools/chromium.mjs';
import { renderHand } from '../hand.ts';
import type { Alternativas } from '../score.ts';
import { type Dicho, type Ensenable, LEARNED } from './fields.ts';
import { type Bolsa, type Learnt, learn } from './logistic.ts';

/**
 * Learns from the CVs written by hand, and from phrases, what the reader takes for a name, a RUT, an address, a
 * phone, a pay, a nationality, a tool or a job beside
 * its rules (docs/decisions/0023), and writes the models of packages/reader/data/modelos.
 *
 *   npm run learn:reader                      learns from all sets and writes the models
 *   npm run learn:reader -- --folds           tells how the models alone read sets that they did not learn from
 *   npm run learn:reader -- --without ch,ci   leaves sets out, to read them as somebody new would write them
 *   npm run learn:reader -- --only rut,renta  learns these fields alone
 */
const { values } = parseArgs({
  options: {
    folds: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    only: { type: 'string' },
  },
});

const HAND = 'bench/reader/hand';
const CACHE = '.bench/reader/hand';
const MODELS = 'packages/reader/data/modelos';
/** Parts of the sets, each read by a model that learnt from the others. */
const FOLDS = 8;
const PHRASE_GROUPS = 12;
/** What weighs less (in logarithms of odds) is left away; more of a field with many places in each CV. */
const LEAST = 0.05;
const LEAST_OF_SEVERAL = 0.15;

/**
 * A phrase and what is true of it (frases.jsonl): those of the rules' tests, as the rules read them, and those of tools
 * and of firms, brands and places that stand where tools do, with nothing but their tools.
 */
type Frase = Ensenable & { texto: string };

type Leida = Bolsa<Dicho & { posible: boolean }> & { callada: boolean };

/** A text to learn from, and who wrote it. */
type Muestra = {
  grupo: string;
  vista: Vista;
  etiquetas: Ensenable;
  alternativas: Alternativas;
  discutibles: readonly string[];
};

async function* handMade(sets: readonly string[]): AsyncGenerator<Muestra> {
  for (const set of sets) {
    const { cases } = await renderHand(join(HAND, set), ['pdf'], CACHE, chromiumPath() ?? undefined);
    for (const { path, ...told } of cases) {
      const vista = inOrder(readings(await extract(new Uint8Array(await readFile(path)))).map(viewOf))[0];
      if (vista) yield { ...told, grupo: set, vista };
    }
  }
}

const UNDISPUTED = { alternativas: {}, discutibles: [] };

/** The phrases of the rules' tests, in as many groups as weigh what three of them share. */
async function* phrases(): AsyncGenerator<Muestra> {
  const lines = (await readFile(join(import.meta.dirname, 'frases.jsonl'), 'utf8')).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Frase);
  for (let group = 0; group < PHRASE_GROUPS; group++)
    for (const { texto, ...etiquetas } of rows.filter((_, i) => i % PHRASE_GROUPS === group))
      yield { grupo: `frases-${group}`, vista: viewOf(plainReading(texto)), etiquetas, ...UNDISPUTED };
}

async function bagsOf(sets: readonly string[]): Promise<Map<string, Leida[]>> {
  const fields = Object.entries(LEARNED).filter(([field]) => wanted?.includes(field) ?? true);
  const bags = new Map<string, Leida[]>(fields.map(([field]) => [field, []]));
  for (const samples of [handMade(sets), phrases()])
    for await (const { grupo, vista, etiquetas, alternativas, discutibles } of samples)
      for (const [field, learned] of fields) {
        // What a phrase was not asked for teaches nothing.
        if (etiquetas[learned.label] === undefined || discutibles.includes(learned.label)) continue;
        const others = alternativas[learned.label] ?? [];
        if (others.length > 0 && !learned.several) continue;
        const said = [etiquetas, ...others.map((other) => ({ [learned.label]: other }))].map(learned.right);
        const right = said[0] ?? [];
        const lugares = learned.places(vista, etiquetas.nombre ?? null).flatMap((place) => {
          const told = said.map((values) => values.some((valor) => learned.same(place.valor, valor)));
          // Nor does what two people would read differently.
          return told.every((one) => one === told[0]) ? [{ ...place, posible: told[0] === true }] : [];
        });
        const own = learned.several
          ? lugares.map((lugar) => ({ lugares: [lugar], callada: !lugar.posible }))
          : [{ lugares, callada: right.length === 0 }];
        for (const one of own)
          bags.get(field)?.push({ grupo, dicho: one.lugares.some(({ posible }) => posible), ...one });
      }
  return bags;
}

/** Of CVs that say it, how many are read right; of those that do not, to how many something is given. */
function tell(field: string, bolsas: readonly Leida[], modelOf: (grupo: string) => Learnt): void {
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    let [said, right, silent, invented] = [0, 0, 0, 0];
    for (const { grupo, callada, lugares } of bolsas) {
      if (grupo.startsWith('frases')) continue;
      const model = modelOf(grupo);
      const best = lugares
        .map((place) => ({ place, p: probability(model, place.rasgos) }))
        .reduce<{ place: Leida['lugares'][number]; p: number } | null>((a, b) => (a && a.p >= b.p ? a : b), null);
      const read = best && best.p >= least ? best.place : null;
      if (callada) {
        silent++;
        if (read) invented++;
      } else {
        said++;
        if (read?.posible) right++;
      }
    }
    console.log(`${field} from ${least}: right ${right} of ${said}, invented ${invented} of ${silent}`);
  }
}

function fileOf(name: string, { bias, weights }: Learnt, least: number): string {
  const lines = new Map<number, string[]>();
  const all = [[ALWAYS, bias] as const, ...weights];
  for (const [rasgo, weight] of all) {
    const units = Math.round(weight * UNIT);
    if (Math.abs(weight) < least && rasgo !== ALWAYS) continue;
    lines.set(units, [...(lines.get(units) ?? []), rasgo]);
  }
  const text = [...lines].sort(([a], [b]) => a - b).map(([units, names]) => [units, ...names.sort()].join(' '));
  return `/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */\nexport const WEIGHTS_${name.toUpperCase()} = \`\n${text.join('\n')}\n\`;\n`;
}

const wanted = values.only?.split(',');
const left = new Set(values.without.split(','));
const sets = readdirSync(HAND, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() && !left.has(entry.name) ? [entry.name] : []))
  .sort();
const bags = await bagsOf(sets);
await mkdir(MODELS, { recursive: true });
for (const [field, bolsas] of bags) {
  if (values.folds) {
    const foldOf = new Map([...new Set(bolsas.map(({ grupo }) => grupo))].map((grupo, i) => [grupo, i % FOLDS]));
    const models = Array.from({ length: FOLDS }, (_, fold) =>
      learn(bolsas.filter(({ grupo }) => foldOf.get(grupo) !== fold)),
    );
    tell(field, bolsas, (grupo) => models[foldOf.get(grupo) ?? 0] as Learnt);
  } else {
    const least = LEARNED[field]?.several ? LEAST_OF_SEVERAL : LEAST;
    await writeFile(join(MODELS, `${field}.ts`), fileOf(field, learn(bolsas), least));
  }
}
