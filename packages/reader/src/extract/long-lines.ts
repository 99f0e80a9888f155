/** Shorter lines hold a few facts side by side, as a letterhead does. */
const MIN_LENGTH = 200;
/** Fewer labels are chance. */
const MIN_LABELS = 3;
/** A ruler that was typed. */
const RULER = / ?(?:[-=_*~#]{5,}|[─━═]{3,}|\*{3}) ?/g;
/** The labels that a CV's facts have, before their colon or the dots that lead to it. */
const LABELLED =
  / (?=(?:nombres?(?: completo)?|apellidos?|r\.?u\.?[tn]\.?|c\.?i\.?|c[ée]dula|edad|fecha de nac(?:imiento)?|f\. ?nac\.?|nacimiento|nacionalidad|est(?:ado|\.) civil|direcci[óo]n|domicilio|vive en|comuna|ciudad|tel[ée]fonos?|fonos?|celular|celu|cel|m[óo]vil|whatsapp|correo(?: electr[óo]nico)?|e-?mail|mail|profesi[óo]n|oficio|estudios|experiencia|referencias|pretensi(?:[óo]n|ones)(?: de (?:renta|sueldo))?|renta|sueldo|disponibilidad)\s?(?:\.{2,}\s?)?:)/giu;

/** Words in capitals, or one, that dots lead away from. */
const DOTTED =
  /(?<!\p{Lu}\.) (?=(?:\p{Lu}[\p{Lu}.]{1,15}(?: \p{Lu}[\p{Lu}.]{1,15}){0,2}|\p{Lu}\p{Ll}{2,14}) ?\.{4,})/gu;

/** Headings of sections in capitals. */
const HEADED =
  / ((?:RESUMEN|PERFIL|OBJETIVO|EXPERIENCIA|TRABAJOS|ESTUDIOS|EDUCACI[OÓ]N|FORMACI[OÓ]N|CURSOS|REFERENCIAS|HERRAMIENTAS|HABILIDADES|IDIOMAS|OTROS)(?: (?:LABORAL|PROFESIONAL|ACAD[EÉ]MICA|LABORALES|PERSONALES))?) (?![:.])/g;

/** A form that lost the ends of its lines, as one that was pasted does: each of its labels begins a line again. */
export function partLong(line: string): string {
  if (line.length < MIN_LENGTH || !/:|\.{4}/.test(line)) return line;
  const labels = (line.match(LABELLED)?.length ?? 0) + (line.match(DOTTED)?.length ?? 0);
  return labels < MIN_LABELS
    ? line
    : line.replace(RULER, '\n').replace(LABELLED, '\n').replace(DOTTED, '\n').replace(HEADED, '\n$1\n');
}
