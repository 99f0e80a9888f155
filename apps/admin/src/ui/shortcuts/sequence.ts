/** How long the second key of a pair may take, in ms. */
const PAIR_MS = 1500;

type Pressed = { key: string; mod: boolean; at: number };

type Match = { hit: string | null; waiting: string | null };

/** Which of `keys` a key press completes, or the first half of a pair it begins. `before`: the half begun earlier. */
export function matchKeys(
  keys: readonly string[],
  { key, mod, at }: Pressed,
  before: { key: string; at: number } | null,
): Match {
  const step = mod ? `mod+${key.toLowerCase()}` : key;
  const pair = before && at - before.at <= PAIR_MS ? `${before.key} ${step}` : null;
  if (pair && keys.includes(pair)) return { hit: pair, waiting: null };
  if (keys.includes(step)) return { hit: step, waiting: null };
  return { hit: null, waiting: keys.some((each) => each.startsWith(`${step} `)) ? step : null };
}
