import type { Drill } from './drill.ts';
import { killDrill } from './kill.drill.ts';
import { soakDrill } from './soak.drill.ts';

/** In the order of their ids. */
export const DRILLS: readonly Drill[] = [killDrill, soakDrill];
