import { resolve } from 'node:path';
import { type ClamdAddress, clamdAddress } from './clamd.ts';
import { makeWritable } from './data-folder.ts';

/** Everything the environment may say (decisions, "Environment"); all of it is optional. */
export type Config = {
  port: number;
  host: string;
  /** Folder of the database and the files. */
  data: string;
  /** Under which the product is reached, without a slash at the end; null: that of each request. */
  origin: string | null;
  filesOrigin: string | null;
  /** Addresses or CIDR ranges whose X-Forwarded-* are believed. */
  trustedProxies: string[];
  /** Where clamd listens; null: files are taken as they come. */
  clamav: ClamdAddress | null;
  /** Signing key; null: the one that stands in the data folder. */
  secret: Uint8Array | null;
};

function originOf(name: string, value: string | undefined): string | null {
  if (!value) return null;
  // «localhost:3000» is an address too, of a kind of its own and with no origin: nobody could change anything.
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new Error(`${name} no es una dirección que empiece con http:// o https://: ${value}`);
  return new URL(value).origin;
}

/** Shorter than a key of SHA-256 an address could be signed by guessing. */
const SECRET_CHARACTERS = 32;

function givenSecret(secret: string): Uint8Array {
  if (secret.length < SECRET_CHARACTERS)
    throw new Error(`RECLUTA_SECRET tiene menos de ${SECRET_CHARACTERS} caracteres.`);
  return Buffer.from(secret);
}

/** The folder of the database and the files, by RECLUTA_DATA. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string => resolve(env.RECLUTA_DATA || 'data');

/** Reads the environment and makes the data folder. Throws with a plain sentence when a value makes no sense. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = Number(env.PORT?.trim() || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT no es un puerto: ${env.PORT}`);
  const data = dataFolder(env);
  makeWritable(data);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    data,
    origin: originOf('RECLUTA_ORIGIN', env.RECLUTA_ORIGIN),
    filesOrigin: originOf('RECLUTA_FILES_ORIGIN', env.RECLUTA_FILES_ORIGIN),
    trustedProxies: (env.RECLUTA_TRUSTED_PROXIES ?? '').split(',').flatMap((part) => part.trim() || []),
    clamav: env.RECLUTA_CLAMAV ? clamdAddress(env.RECLUTA_CLAMAV) : null,
    secret: env.RECLUTA_SECRET ? givenSecret(env.RECLUTA_SECRET) : null,
  };
}
