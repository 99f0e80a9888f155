import { randomOf } from '../make/random.ts';

/** What holds at one place of a CV. */
export type Lugar = { rasgos: readonly string[] };

/**
 * The places of one CV (or part) that may tell something. When `dicho`, one of those with `posible` tells it, nobody
 * knows which; the others, and all when it is not said, do not.
 */
export type Bolsa<P extends Lugar & { posible: boolean } = Lugar & { posible: boolean }> = {
  grupo: string;
  dicho: boolean;
  lugares: readonly P[];
};

export type Learnt = { bias: number; weights: Map<string, number> };

/** Groups (sets of CVs, each by one author) that must show a thing before it is believed. */
const GROUPS = 3;

/** Rounds of guessing which place tells it, and passes over all places in each. */
const ROUNDS = 4;
const PASSES = 30;

const RATE = 0.3;
/** How dear weights are: the reciprocal of the usual C. */
const PRICE = 0.5;

/** Surely one of those that tell it, surely not, in the next round. */
const SURE = 0.7;
const NOT = 0.2;

/**
 * Logistic regression with squared weights' price over bags of places: which of the possible places tells it is
 * guessed anew in each round by what the last one learnt.
 */
export function learn(bolsas: readonly Bolsa[]): Learnt {
  const known = shared(bolsas);
  const rows = bolsas.flatMap((bolsa) => {
    const possible = bolsa.dicho ? bolsa.lugares.filter(({ posible }) => posible).length : 0;
    return bolsa.lugares.map((lugar) => ({
      bolsa,
      ids: lugar.rasgos.flatMap((rasgo) => known.get(rasgo) ?? []),
      possible: bolsa.dicho && lugar.posible,
      /** How much it counts as telling it, and as not. */
      yes: bolsa.dicho && lugar.posible ? 1 / possible : 0,
      no: bolsa.dicho && lugar.posible ? 0 : 1,
    }));
  });
  let weights: Float64Array = new Float64Array(known.size + 1);
  for (let round = 0; round < ROUNDS; round++) {
    weights = descend(rows, known.size);
    const best = new Map<Bolsa, number>();
    for (const row of rows)
      if (row.possible) best.set(row.bolsa, Math.max(best.get(row.bolsa) ?? 0, chance(weights, row.ids)));
    for (const row of rows) {
      if (!row.possible) continue;
      const p = chance(weights, row.ids);
      row.yes = p >= SURE || p === best.get(row.bolsa) ? 1 : 0;
      row.no = row.yes === 0 && p < NOT ? 1 : 0;
    }
  }
  return {
    bias: weights[known.size] ?? 0,
    weights: new Map([...known].map(([rasgo, id]) => [rasgo, weights[id] ?? 0] as const)),
  };
}

/** What enough groups show, numbered. Throws when the bags of a group do not stand together. */
function shared(bolsas: readonly Bolsa[]): Map<string, number> {
  const groups = new Map<string, { last: string; count: number }>();
  const ended = new Set<string>();
  let group = '';
  for (const { grupo, lugares } of bolsas) {
    if (grupo !== group) ended.add(group);
    if (ended.has(grupo)) throw new Error(`${grupo} stands in two places`);
    group = grupo;
    for (const { rasgos } of lugares)
      for (const rasgo of rasgos) {
        const seen = groups.get(rasgo);
        if (!seen) groups.set(rasgo, { last: grupo, count: 1 });
        else if (seen.last !== grupo) {
          seen.last = grupo;
          seen.count++;
        }
      }
  }
  const names = [...groups].filter(([, { count }]) => count >= GROUPS).map(([rasgo]) => rasgo);
  return new Map(names.sort().map((rasgo, id) => [rasgo, id]));
}

type Fila = { ids: readonly number[]; yes: number; no: number };

/** AdaGrad in an order that is the same each time. */
function descend(rows: readonly Fila[], size: number): Float64Array {
  const weights = new Float64Array(size + 1);
  const steps = new Float64Array(size + 1).fill(1e-6);
  const used = rows.filter(({ yes, no }) => yes + no > 0);
  const often = new Float64Array(size + 1).fill(1e-9);
  for (const { ids } of used) for (const id of ids) often[id] = (often[id] ?? 0) + 1;
  const random = randomOf(used.length);
  const order = used.map((_, i) => i);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.int(0, i);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const row = used[i];
      if (!row) continue;
      const p = chance(weights, row.ids);
      const error = (row.yes + row.no) * p - row.yes;
      for (const id of row.ids) move(id, error + (PRICE * (weights[id] ?? 0)) / (often[id] ?? 1));
      move(size, error);
    }
  }
  return weights;

  function move(id: number, gradient: number): void {
    steps[id] = (steps[id] ?? 0) + gradient * gradient;
    weights[id] = (weights[id] ?? 0) - (RATE * gradient) / Math.sqrt(steps[id] ?? 1);
  }
}

function chance(weights: Float64Array, ids: readonly number[]): number {
  let sum = weights[weights.length - 1] ?? 0;
  for (const id of ids) sum += weights[id] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
