import { nameWords } from './forma.ts';
import { supportOf } from './gazetteer.ts';

/** `Inés del Pilar` above `CATRILEO`: given names alone, and below them nothing but names, a surname among them. */
export function areParts(above: string, below: string): boolean {
  const given = supportOf(nameWords(above) ?? []);
  const rest = supportOf(nameWords(below) ?? []);
  return (
    given.nombres > 0 &&
    given.nombres === given.significativas.length &&
    rest.apellidos > 0 &&
    rest.conocidas === rest.significativas.length
  );
}
