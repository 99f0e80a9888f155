import type { Reading } from '../text/document.ts';
import type { Campos, ReadOptions } from '../types.ts';
import { findEmails } from './email.ts';
import { type Experiencia, findExperiencia } from './experiencia.ts';
import { findNacionalidades } from './nacionalidad.ts';
import { findNombres } from './nombre.ts';
import { findRentas, rentaOf } from './renta.ts';
import { findRuts } from './rut.ts';
import { findTecnologias } from './tecnologias.ts';
import { findTelefonos } from './telefono.ts';
import { inOrder, type Vista, viewOf } from './view.ts';
import { type Oferta, vote } from './vote.ts';

/** What a CV says, from the readings of its text; each field is taken from the reading that supports it best. */
export function extractFields(readings: readonly Reading[], options: ReadOptions = {}): Campos {
  const vistas = inOrder(readings.map(viewOf));
  const offers = <T>(find: (vista: Vista) => Oferta<T>['candidatos']): Oferta<T>[] =>
    vistas.map((vista) => ({ vista, candidatos: find(vista) }));
  const emails = offers(findEmails);
  const addresses = [...new Set(emails.flatMap(({ candidatos }) => candidatos.map(({ valor }) => valor)))];
  const nombre = vote(
    offers((vista) => findNombres(vista, addresses)),
    { minimo: 3, pleno: 10, seguro: 6 },
  );
  const renta = vote(offers(findRentas), { minimo: 3, pleno: 9, seguro: 5 });
  const pedida = renta && rentaOf(renta.valor);
  const experiencia = (name: Experiencia) =>
    vote(
      offers((vista) => findExperiencia(vista, name)),
      { minimo: 4, pleno: 9, seguro: 6 },
    );
  return {
    nombre,
    rut: vote(offers(findRuts), { minimo: 2, pleno: 8, seguro: 4 }),
    email: vote(emails, { minimo: 1, pleno: 7, seguro: 3 }),
    telefono: vote(offers(findTelefonos), { minimo: 1, pleno: 10, seguro: 4 }),
    nacionalidad: vote(offers(findNacionalidades), { minimo: 3, pleno: 9, seguro: 6 }),
    pretension_renta: renta && pedida && { ...renta, valor: pedida.renta },
    pretension_max: renta && pedida && pedida.max !== null ? { ...renta, valor: pedida.max } : null,
    tecnologias: findTecnologias(vistas, options.tecnologias ?? []),
    experiencia_callcenter: experiencia('experiencia_callcenter'),
    experiencia_retail: experiencia('experiencia_retail'),
    experiencia_judicial: experiencia('experiencia_judicial'),
    experiencia_administrativa: experiencia('experiencia_administrativa'),
  };
}
