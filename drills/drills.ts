import { bodiesDrill } from './bodies.drill.ts';
import { diskFullDrill } from './disk-full.drill.ts';
import { documentsDrill } from './documents.drill.ts';
import type { Drill } from './drill.ts';
import { killDrill } from './kill.drill.ts';
import { orderDrill } from './order.drill.ts';
import { readersDrill } from './readers.drill.ts';
import { repeatedDrill } from './repeated.drill.ts';
import { restartDrill } from './restart.drill.ts';
import { slowDrill } from './slow.drill.ts';
import { soakDrill } from './soak.drill.ts';

/** In the order of their ids. */
export const DRILLS: readonly Drill[] = [
  killDrill,
  readersDrill,
  orderDrill,
  diskFullDrill,
  bodiesDrill,
  slowDrill,
  documentsDrill,
  repeatedDrill,
  restartDrill,
  soakDrill,
];
