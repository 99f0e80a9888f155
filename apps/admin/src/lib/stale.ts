/** For how long what was loaded is shown again without asking. */
export const STALE_MS = 10_000;
