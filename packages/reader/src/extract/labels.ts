import type { Item } from '../text/document.ts';

/** Labels of forms, behind which the value may be printed without a blank between. */
const LABELS =
  'nombres?|nombre completo|apellidos?|apellido paterno|apellido materno|paterno|materno|r\\.?u\\.?[tn]\\.?|c[ée]dula|c[ée]dula de identidad|nacionalidad|fecha nac\\.?|fecha de nacimiento|edad|sexo|estado civil|direcci[óo]n|domicilio|comuna|ciudad|regi[óo]n|tel[ée]fonos?|fono|celular|m[óo]vil|e-?mail|correo|correo electr[óo]nico|casilla electr[óo]nica|mail|afp|salud|previsi[óo]n|profesi[óo]n|cargo|empresa|per[íi]odo|desde|hasta|turno|escolaridad|renta|sueldo|pretensi[óo]n|pretensi[óo]n l[íi]quida|pretensi[óo]n de renta|expectativa|renta esperada|licencia';
/** Behind the label something else begins: capitals behind small letters, a number, an address, a tick. */
const GLUED = new RegExp(
  `(?<=(?:^|[\\t\\n])(?:[A-Za-zÁÉÍÓÚÑáéíóúñ./]{1,14} ){0,3}(?:${LABELS}))(?=[^\\s\\p{L}:.;,/()-]|[\\w.+-]{3,40}@)`,
  'giu',
);
/** Where neither stands nothing is glued, as on most lines. */
const MAYBE = /[a-záéíóúñA-Z.][\d+$]|[a-z]@/;
const CAPITAL = /(?<=(?:^|\t)[^\t\n]{0,24}\p{Ll}{3})(?=\p{Lu}{2})/gu;

/** `Apellido paternoMAMANI`, `RUN26.107.582-2`: the label and its value as two cells. */
export function partLabels(line: string): string {
  let parted = line;
  if (/[a-záéíóúñ]{3}[A-ZÁÉÍÓÚÑ]{2}/.test(line)) parted = parted.replace(CAPITAL, '\t');
  return MAYBE.test(parted) ? parted.replace(GLUED, '\t') : parted;
}

/** Whether two runs of other letters are two words though no blank stands between: a label and its value. */
export function areApart(left: Item, right: Item): boolean {
  if (left.negrita === right.negrita && left.tam === right.tam) return false;
  if (!/\p{Ll}{4}$/u.test(left.texto)) return false;
  return /^(?:[\p{Lu}\d+$]|[\w.+-]{3,40}@)/u.test(right.texto);
}
