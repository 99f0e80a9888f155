/** Ids in one question: more would not fit its address. */
const CHUNK = 300;

/** Asks for all of many ids, one question after the other, and gives what all of them answered. */
export async function inChunks<T>(
  ids: readonly number[],
  ask: (chunk: number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) answers.push(...(await ask(ids.slice(at, at + CHUNK))));
  return answers;
}
