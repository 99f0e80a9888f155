/** A small generator with a seed, so that a failing round can be played again (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A body damaged in one to four places: bytes changed, dropped, doubled, or the rest cut off. */
export function damaged(body: Buffer, random: () => number): Buffer {
  let out = Buffer.from(body);
  const at = () => Math.floor(random() * (out.length + 1));
  for (let i = 1 + Math.floor(random() * 4); i > 0; i--) {
    const kind = Math.floor(random() * 5);
    const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
    if (kind === 0 && out.length > 0) out[Math.min(from, out.length - 1)] = Math.floor(random() * 256);
    else if (kind === 1) out = Buffer.concat([out.subarray(0, from), out.subarray(Math.min(to, from + 40))]);
    else if (kind === 2) out = Buffer.concat([out.subarray(0, to), out.subarray(from)]);
    else if (kind === 3) out = out.subarray(0, to);
    else out = Buffer.concat([out.subarray(0, from), Buffer.from('\r\n--'), out.subarray(from)]);
  }
  return out;
}

const ODD = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { id: 1 },
  '9'.repeat(20),
];

/** An input with some of its fields made something else, or new ones put beside them. */
export function odd(input: Record<string, unknown>, random: () => number): Record<string, unknown> {
  const out: Record<string, unknown> = { ...input };
  const pick = () => ODD[Math.floor(random() * ODD.length)];
  for (const key of Object.keys(out)) if (random() < 0.4) out[key] = pick();
  if (random() < 0.3) out[random() < 0.5 ? 'constructor' : 'extra'] = pick();
  return out;
}
