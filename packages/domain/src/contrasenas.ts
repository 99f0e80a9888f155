import { normalize } from './texto.ts';

/**
 * Passwords that are tried first: the top of public lists, and what Chileans choose. Made for this project; compared
 * without capitals, accents or the digits and signs at the end.
 */
const COMMON = new Set(
  `password contrasena clave qwerty qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm abcdefgh abcd1234 iloveyou teamo
  teamomucho princesa estrella futbol colocolo udechile universidad catolica santiago valparaiso chile vivachile
  administrador admin adminadmin recluta reclutador reclutadora bienvenido welcome letmein monkey dragon superman batman
  pokemon naruto sunshine michael jessica daniela francisca alejandra sebastian benjamin martina valentina camila javiera
  constanza cristian rodrigo gonzalo fernanda carolina secreto computador mariposa corazon jesus jesuscristo dios familia
  master shadow football baseball trustno1 passw0rd p4ssword changeme cambiame temporal prueba test testtest usuario
  invitado empresa`.split(/\s+/),
);

const TRAILING = /[\d\W_]+$/;

/** Whether a password is among those tried first, or is one character or a run of digits repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = normalize(password);
  if (/^(.)\1*$/.test(plain) || isRun(plain)) return true;
  return COMMON.has(plain) || COMMON.has(plain.replace(TRAILING, ''));
}

/** `12345678`, `87654321`, `11223344`, `123123123`. */
function isRun(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const steps = [...text].slice(1).map((digit, i) => Number(digit) - Number(text[i]));
  return steps.every((step) => Math.abs(step) <= 1) || /^(\d{2,4})\1+$/.test(text);
}
