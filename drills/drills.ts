import { autosavesDrill } from './autosaves.drill.ts';
import { backupDrill } from './backup.drill.ts';
import { bodiesDrill } from './bodies.drill.ts';
import { clockDrill } from './clock.drill.ts';
import { crowdDrill } from './crowd.drill.ts';
import { diskFullDrill } from './disk-full.drill.ts';
import { documentsDrill } from './documents.drill.ts';
import type { Drill } from './drill.ts';
import { erasureDrill } from './erasure.drill.ts';
import { folderGoneDrill } from './folder-gone.drill.ts';
import { interruptedDrill } from './interrupted.drill.ts';
import { killDrill } from './kill.drill.ts';
import { limitsDrill } from './limits.drill.ts';
import { modelDrill } from './model.drill.ts';
import { movesDrill } from './moves.drill.ts';
import { orderDrill } from './order.drill.ts';
import { readersDrill } from './readers.drill.ts';
import { repeatedDrill } from './repeated.drill.ts';
import { restartDrill } from './restart.drill.ts';
import { slowDrill } from './slow.drill.ts';
import { soakDrill } from './soak.drill.ts';

/** In the order of their ids; the longest at the end. */
export const DRILLS: readonly Drill[] = [
  killDrill,
  readersDrill,
  orderDrill,
  diskFullDrill,
  bodiesDrill,
  slowDrill,
  documentsDrill,
  movesDrill,
  repeatedDrill,
  autosavesDrill,
  clockDrill,
  restartDrill,
  limitsDrill,
  backupDrill,
  interruptedDrill,
  crowdDrill,
  modelDrill,
  erasureDrill,
  folderGoneDrill,
  soakDrill,
];
