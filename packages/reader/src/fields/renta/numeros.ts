/** Between the groups of a phone: `61 2 247 330`, `(45) 2 310 874`, `+569 8219 0036`, `2-2774-1930`. */
const PHONE_BEFORE = /\+ ?$|\d\)? $|\d-\d{3,4}-$/;
const PHONE_BEHIND = /^ \d{4}(?!\d)|^ \d{3} \d{3}(?!\d)/;
/** What a number names: a card, a paper, a place in a register. */
const REGISTERED =
  /(?:\b(?:matricula|registro|folio|certificado|credencial|resolucion|decreto|rol|codigo|colegiatura|inscripcion|serie|licencia|ficha|patente|poliza|causa|nro\.?|num\.?|numero)(?: (?:del? [a-z]{3,12}|colegio|medico|profesional|nacional|interno|clase|(?!por(?![a-z])|con(?![a-z])|en(?![a-z])|y(?![a-z])|a(?![a-z])|pet)[a-z]{1,3}(?![a-z]))){0,4}|\bn[°º]) ?[:#.-]? ?$/;
const HYPHENS = /\d-\n-\d/;
const GROUPED_BY_DOTS = /^\d{1,3}(?:[.,']\d{3}){1,2}$/;

/** Whether the number without a sign or unit at [inicio, fin) is part of a phone, or what a paper or a card is called by. */
export function isNoMoney(text: string, inicio: number, fin: number): boolean {
  const written = text.slice(inicio, fin);
  if (/[$a-z]/.test(written)) return false;
  const before = text.slice(Math.max(0, inicio - 48), inicio);
  if (REGISTERED.test(before)) return true;
  const behind = text.slice(fin, fin + 9);
  return (
    !GROUPED_BY_DOTS.test(written) &&
    (PHONE_BEFORE.test(before) || PHONE_BEHIND.test(behind) || HYPHENS.test(`${before.slice(-2)}\n${behind}`))
  );
}
