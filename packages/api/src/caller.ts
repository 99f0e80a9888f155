import { type Database, type Repos, reposFor, type Tx } from '@recluta/db';
import { type Alcance, DomainError } from '@recluta/domain';
import type { Ledger, Storage } from '@recluta/storage';
import type { Antivirus } from './antivirus.ts';
import type { Legal } from './areas/privacidad/legal.ts';
import type { Passwords } from './areas/sesion/passwords.ts';
import type { Sessions } from './areas/sesion/sesiones.ts';
import type { Throttle } from './areas/sesion/throttle.ts';
import type { Downloads } from './downloads.ts';
import type { RateLimit } from './rateLimit.ts';
import type { SaveOrder } from './saveOrder.ts';
import type { Signer } from './signer.ts';

/** Everything an operation may use of the program: made once by the host. */
export type Deps = {
  db: Database;
  storage: Storage;
  /** Of what was deleted for ever. */
  ledger: Ledger;
  /** null: files are taken as they come. */
  antivirus: Antivirus | null;
  now(): number;
  sessions: Sessions;
  passwords: Passwords;
  throttle: Throttle;
  /** Of what anybody may write from the public pages, by client address. */
  contactRate: RateLimit;
  /** Of refusals that are written down, by who was refused what. */
  denials: RateLimit;
  /** Of what screens save by themselves. */
  saveOrder: SaveOrder;
  signer: Signer;
  /** Of files by signed addresses. */
  downloads: Downloads;
  /** The legal texts, as their files say. */
  legal: Legal;
  /** Aborted when the program stops: live screens are let go. */
  closing: AbortSignal;
  /** Common passwords are refused where the product is public (RECLUTA_ORIGIN is https). */
  strictPasswords: boolean;
  /** RECLUTA_FILES_ORIGIN, when set. */
  filesOrigin: string | null;
  /** Folder of the sample CVs of "Explorar con datos de ejemplo". */
  demoFolder: string | null;
};

/** The request behind a call, as far as an operation may know it. */
export type RequestInfo = {
  /** Of the client, as told by a trusted proxy or the socket. */
  address: string;
  /** The socket is loopback and nothing was forwarded. */
  local: boolean;
  /** Scheme and host under which the client reached us. */
  origin: string;
  /** Browser and device in words (domain/agente); null when the client tells neither. */
  agente: string | null;
  /** Whose screen asks, by the id it was told when it opened; null for who does not say, as a REST client. */
  usuario: string | null;
  /** Asks for a part of a file. */
  parte: boolean;
  /** The session cookie's value. */
  cookie: string | null;
  setCookie(value: string | null): void;
};

export type PublicCaller = { deps: Deps; request: RequestInfo };

export type Caller = PublicCaller & {
  alcance: Alcance;
  /** Sees the last commit. */
  read: Repos;
  write<T>(body: (repos: Repos, tx: Tx) => Promise<T>): Promise<T>;
};

/** The id of who is signed in; every session has one. */
export function usuarioOf({ alcance }: Caller): number {
  if (alcance.usuario_id === null) throw new DomainError('sin_sesion');
  return alcance.usuario_id;
}

/** A caller who acts within an alcance. */
export function callerFor(deps: Deps, request: RequestInfo, alcance: Alcance): Caller {
  return {
    deps,
    request,
    alcance,
    read: reposFor(deps.db.read, alcance),
    write: (body) => deps.db.write((tx) => body(reposFor(tx, alcance), tx)),
  };
}
