import type { Cv } from '@recluta/domain/esquemas';

/** Those whom an ask left otherwise than the screen has shown since, as they are. */
type Otherwise = ReadonlyMap<number, Cv>;

type Ask = { ids: ReadonlySet<number>; etapas: ReadonlyMap<number, string>; answered: Promise<Otherwise> };

const NOWHERE: ReadonlyMap<number, string> = new Map();

/**
 * What was asked of the server about people and is not answered yet. Two asks about one person go one after the other,
 * so that the newer finds what the older left; asks about others do not wait.
 */
export function createUnderway() {
  let asks: readonly Ask[] = [];
  const newestMove = (cv_id: number) => asks.findLast(({ etapas }) => etapas.has(cv_id));
  return {
    /** Whether a move waits for its answer: the server counts people where they were. */
    isMoving: (): boolean => asks.some(({ etapas }) => etapas.size > 0),
    /** The stage a person will be in once all is answered; undefined of whom nothing moves. */
    goingTo: (cv_id: number): string | undefined => newestMove(cv_id)?.etapas.get(cv_id),
    /** Asks about people; `etapas`: where it moves whom. It is sent once `ready`, and ends however it is answered. */
    take(cv_ids: readonly number[], etapas = NOWHERE) {
      const before = new Map(cv_ids.map((id) => [id, asks.findLast(({ ids }) => ids.has(id))?.answered]));
      let answer: (otherwise: Otherwise) => void = () => undefined;
      const answered = new Promise<Otherwise>((resolve) => {
        answer = resolve;
      });
      const ask: Ask = { ids: new Set(cv_ids), etapas, answered };
      asks = [...asks, ask];
      return {
        /** Nothing older about these people waits; with those it left otherwise than shown. */
        ready: othersOf(before),
        /** Whether a newer move takes this person elsewhere. */
        isMovedOn: (cv_id: number): boolean => newestMove(cv_id) !== ask,
        end(otherwise: readonly Cv[] = []): void {
          asks = asks.filter((each) => each !== ask);
          answer(new Map(otherwise.map((cv) => [cv.id, cv])));
        },
      };
    },
  };
}

async function othersOf(before: ReadonlyMap<number, Promise<Otherwise> | undefined>): Promise<Otherwise> {
  const others = new Map<number, Cv>();
  for (const [id, answered] of before) {
    const cv = (await answered)?.get(id);
    if (cv) others.set(id, cv);
  }
  return others;
}

/** Kept beyond the screen: what one screen asked for, the next one waits for. */
export const underway = createUnderway();
