/** What a drill counted. The first four are to be nothing; `faults` says, in words, what else went wrong. */
export type Counted = {
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** A row without its file, a cv without its evento, a count that is not that of the rows. */
  half: number;
  duplicates: number;
  /** Files, descriptors or rows that nobody came to keep. */
  leaked: number;
  /** How much was tried, and what else was seen. */
  seen: string;
  faults: string[];
};

export type Drill = {
  /** Of the table of drills (quality, "Drills"). */
  id: string;
  what: string;
  /** How often, for the figures of docs/reliability.md. */
  full: number;
  /** null where it can run; else why it cannot. */
  missing?(): string | null;
  /** `random` gives the same numbers for the same seed. */
  run(n: number, random: () => number): Promise<Counted>;
};

export const clean = (counted: Counted): boolean =>
  counted.lost + counted.half + counted.duplicates + counted.leaked + counted.faults.length === 0;
