import { randomInt } from 'node:crypto';
import { reposFor } from '@recluta/db';
import { deleteSessionsOf, findByEmail } from '@recluta/db/system';
import { type Alcance, systemIn } from '@recluta/domain';
import type { Deps } from '../../caller.ts';

/** Told apart by ear and by eye: no b and v, c, s and z, g and j, l and 1, o and 0. */
const CONSONANTS = 'dfmnrt';
const VOWELS = 'aeiou';
const DIGITS = '23456789';
const GROUPS = 3;

function takeOne(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}

/** Two syllables without a letter twice, which also spares the words that nobody wants to dictate. */
function newGroup(): string {
  const [first, second] = [takeOne(CONSONANTS), takeOne(VOWELS)];
  return first + second + takeOne(CONSONANTS.replace(first, '')) + takeOne(VOWELS.replace(second, ''));
}

/** A password to be dictated and used once: `tamo-reni-fudo-4827`, of 10^11 (39 bits). */
export function newTemporaryPassword(): string {
  const groups = Array.from({ length: GROUPS }, newGroup);
  const number = Array.from({ length: 4 }, () => takeOne(DIGITS)).join('');
  return [...groups, number].join('-');
}

/** A password that is told this once, and the evento of its making: whether it still serves is asked by that. */
type Temporal = { contrasena: string; evento: number };

/**
 * Gives a usuario a password that they are asked to change (SEC-11), and ends their sessions in the same transaction.
 * Returns it: it is kept as a hash only. Throws no_encontrado.
 */
export async function setTemporaryPassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  alcance: Alcance,
  usuario_id: number,
): Promise<Temporal> {
  const contrasena = newTemporaryPassword();
  const clave = await passwords.hash(contrasena);
  const evento = await db.write(async (tx) => {
    const { usuarios, eventos } = reposFor(tx, alcance);
    await usuarios.get(usuario_id);
    await usuarios.update(usuario_id, { clave, clave_temporal: true });
    await deleteSessionsOf(tx, usuario_id);
    await eventos.append([{ tipo: 'contrasena_temporal', datos: { usuario_id } }]);
    return eventos.newest();
  });
  return { contrasena, evento };
}

/** The same for whoever runs the server and knows an e-mail only; null when nobody has it. */
export async function setTemporaryPasswordOf(
  deps: Pick<Deps, 'db' | 'passwords'>,
  email: string,
): Promise<string | null> {
  const usuario = await findByEmail(deps.db.read, email.trim().toLowerCase());
  if (!usuario) return null;
  return (await setTemporaryPassword(deps, systemIn(usuario.cuenta_id), usuario.id)).contrasena;
}
