import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { holdFile } from '@recluta/db';
import { formatInstant } from '@recluta/domain';

/** Who works on a data folder, as they wrote it down. */
type Holder = {
  que: 'servidor' | 'restauracion';
  pid: number;
  equipo: string;
  desde: string;
  direccion: string | null;
};

/** A data folder that is this process's alone until it ends or lets go. */
export type Occupied = {
  /** Where its server is reached, for whoever is refused. */
  tell(direccion: string): void;
  release(): void;
};

/** Another program works on the data folder: its message is the whole sentence for a person. */
export class OccupiedError extends Error {}

const lockOf = (data: string) => join(data, 'lock');
const holderOf = (data: string) => join(data, 'lock.json');

function readHolder(data: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(holderOf(data), 'utf8')) as Holder;
    return Number.isNaN(Date.parse(holder.desde)) ? null : holder;
  } catch {
    return null;
  }
}

/** What refuses a second program, in one sentence: who has the folder, and what to do. */
function sentenceOf(data: string, holder: Holder | null): string {
  if (!holder)
    return `Otro Recluta ya trabaja con ${data}: detenlo antes de seguir, o indica otra carpeta en RECLUTA_DATA.`;
  const { que, pid, equipo, desde, direccion } = holder;
  const process = `proceso ${pid}${equipo === hostname() ? '' : ` de «${equipo}»`}, desde el ${formatInstant(desde)} de Chile`;
  if (que === 'restauracion')
    return `Un respaldo se está restaurando en ${data} (${process}): espera a que termine y vuelve a intentar.`;
  const where = direccion ? `, en ${direccion}` : '';
  return `Otro Recluta ya trabaja con ${data} (${process}${where}): detenlo antes de seguir, o indica otra carpeta en RECLUTA_DATA.`;
}

/** Whether another process works on a data folder now. */
export function isOccupied(data: string): boolean {
  const release = holdFile(lockOf(data));
  release?.();
  return release === null;
}

/**
 * Takes a data folder for this process alone: a second server would release the first one's jobs and read every CV twice,
 * and what is written under a restore is lost. Throws OccupiedError when another process has it.
 */
export function occupy(data: string, que: Holder['que'], now: () => number): Occupied {
  const release = holdFile(lockOf(data));
  if (!release) throw new OccupiedError(sentenceOf(data, readHolder(data)));
  const holder: Holder = {
    que,
    pid: process.pid,
    equipo: hostname(),
    desde: new Date(now()).toISOString(),
    direccion: null,
  };
  /** On a disk that takes no write it stays: the lock tells who is there, and not this file. */
  function forget(): void {
    for (const file of [`${holderOf(data)}.nuevo`, holderOf(data)])
      try {
        rmSync(file, { force: true });
      } catch {}
  }
  /** Who cannot write it down (a full disk) has the folder all the same. */
  function write(content: Holder): void {
    const aside = `${holderOf(data)}.nuevo`;
    try {
      writeFileSync(aside, JSON.stringify(content), { mode: 0o600 });
      renameSync(aside, holderOf(data));
    } catch {
      forget();
    }
  }
  write(holder);
  return {
    tell: (direccion) => write({ ...holder, direccion }),
    release() {
      forget();
      release();
    },
  };
}
