import type { Reading } from '../text/document.ts';
import { type Steps, walk } from '../turns.ts';
import type { Campo, Campos, ReadOptions } from '../types.ts';
import { othersAddresses } from './email/de-quien.ts';
import { addressesIn } from './email/direcciones.ts';
import { findEmails } from './email/email.ts';
import { probableEmails } from './email/probable.ts';
import { findExperiencia } from './experiencia/experiencia.ts';
import type { Experiencia } from './experiencia/oficios/index.ts';
import { probableExperiencia } from './experiencia/probable.ts';
import { readJobs } from './experiencia/relato.ts';
import { type Segunda, weighed } from './learned/opinion.ts';
import { isToldByAnother } from './learned/voice.ts';
import { findNacionalidades } from './nacionalidad/nacionalidad.ts';
import { probableNacionalidades } from './nacionalidad/probable.ts';
import { longestNames } from './nombre/enteros.ts';
import { findNombres } from './nombre/nombre.ts';
import { namedBy } from './nombre/opinion.ts';
import { namedIn, ownNames } from './nombre/personas.ts';
import { probableNombres } from './nombre/probable.ts';
import { probableRentas } from './renta/probable.ts';
import { rentaOf } from './renta/rango.ts';
import { findRentas } from './renta/renta.ts';
import { probableRuts } from './rut/probable.ts';
import { findRuts } from './rut/rut.ts';
import { findTecnologias } from './tecnologias/tecnologias.ts';
import { probableTelefonos } from './telefono/probable.ts';
import { findTelefonos } from './telefono/telefono.ts';
import { titularOf } from './terceros/titular.ts';
import { inOrder, type Vista, viewOf } from './view/view.ts';
import { type Oferta, vote } from './vote.ts';

/** What the models' points are worth, by what they give and take on sets that they had not seen. */
const MODELO = { pleno: 14, seguro: Infinity };
const GANA = { desde: 9, sobre: 3 };
const RENTA: Segunda<string> = {
  escala: { ...MODELO, minimo: 5 },
  duda: 0.3,
  certeza: 0.95,
  same: (a, b) => rentaOf(a).renta === rentaOf(b).renta,
  gana: GANA,
};
const RUT: Segunda<string> = { escala: { ...MODELO, minimo: 9 }, duda: 0.1, certeza: 0.9, same: Object.is, gana: GANA };
const EMAIL: Segunda<string> = {
  escala: { ...MODELO, minimo: 5 },
  duda: 1,
  certeza: 0.95,
  same: Object.is,
  gana: GANA,
};
const TELEFONO: Segunda<string> = {
  escala: { ...MODELO, minimo: 8 },
  duda: 1,
  certeza: 0.9,
  same: Object.is,
  gana: GANA,
};
const NACIONALIDAD: Segunda<string> = { escala: { ...MODELO, minimo: 6 }, duda: 0.1, certeza: 0.95, same: Object.is };
const TRABAJO: Segunda<true> = { escala: { ...MODELO, minimo: 8 }, duda: 0.1, certeza: 0.95, same: Object.is };
/** `Secretaria`, `Oficinista` mean nothing else: tills stand in banks as well, and actors play judges. */
const ESCRITORIO: Segunda<true> = { ...TRABAJO, certeza: 0.9 };

/** What a CV says, from the readings of its text; each field is taken from the reading that supports it best. */
export function extractFields(readings: readonly Reading[], options: ReadOptions = {}): Campos {
  return walk(fieldSteps(readings, options));
}

/** The same field by field, for who reads several CVs at a time. */
export function* fieldSteps(readings: readonly Reading[], options: ReadOptions = {}): Steps<Campos> {
  const prepared = readings.map(viewOf);
  const vistas = inOrder(prepared);
  const offers = <T>(find: (vista: Vista) => Oferta<T>['candidatos']): Oferta<T>[] =>
    vistas.map((vista) => ({ vista, candidatos: find(vista) }));
  // A recogniser misreads letters, disorder parts them: names and addresses must be better supported to be sure.
  const ocr = readings.some((reading) => reading.ocr);
  const scrambled = prepared.some((vista) => vista.revuelta);
  yield;
  const written = new Map(vistas.map((vista) => [vista, addressesIn(vista)] as const));
  const emails = offers((vista) => findEmails(vista, [], written.get(vista)));
  const addresses = [...new Set(emails.flatMap(({ candidatos }) => candidatos.map(({ valor }) => valor)))];
  yield;
  const titled = vote(longestNames(offers((vista) => findNombres(vista, addresses))), {
    minimo: 3,
    pleno: 10,
    seguro: ocr ? 11 : scrambled ? 9 : 7,
  });
  yield;
  const menciones = new Map(vistas.map((vista) => [vista, namedIn(vista)] as const));
  const nombre = namedBy(titled, [...menciones.values()].flat(), () =>
    offers((vista) => probableNombres(vista, menciones.get(vista) ?? [], addresses)),
  );
  const titular = titularOf(nombre?.valor ?? null);
  const named = (vista: Vista) => ownNames(menciones.get(vista) ?? [], titular);
  // Of two whom a letter may be about, each has a number and an address.
  const isDisputed = nombre !== null && !nombre.seguro && vistas.some(isToldByAnother);
  const doubted = (campo: Campo<string> | null): Campo<string> | null =>
    campo && isDisputed ? { ...campo, seguro: false } : campo;
  yield;
  const renta = weighed(
    vote(offers(findRentas), { minimo: 3, pleno: 9, seguro: 5.5 }),
    () => offers(probableRentas),
    RENTA,
  );
  const pedida = renta && rentaOf(renta.valor);
  yield;
  const rut = weighed(
    vote(
      offers((vista) => findRuts(vista, titular)),
      { minimo: 2, pleno: 8, seguro: 4 },
    ),
    () => offers((vista) => probableRuts(vista, named(vista))),
    RUT,
  );
  yield;
  const email = weighed(
    vote(
      offers((vista) => findEmails(vista, titular, written.get(vista))),
      { minimo: 1, pleno: 9, seguro: ocr ? 11 : 5 },
    ),
    () => offers((vista) => probableEmails(vista, titular, written.get(vista) ?? [], named(vista))),
    EMAIL,
  );
  yield;
  const telefono = weighed(
    vote(
      offers((vista) => findTelefonos(vista, titular, othersAddresses(vista, titular, written.get(vista) ?? []))),
      { minimo: 1, pleno: 10, seguro: 8 },
    ),
    () => offers((vista) => probableTelefonos(vista, titular, named(vista))),
    TELEFONO,
  );
  yield;
  const nacionalidad = weighed(
    vote(offers(findNacionalidades), { minimo: 3, pleno: 9, seguro: 6 }),
    () => offers(probableNacionalidades),
    NACIONALIDAD,
  );
  yield;
  const tecnologias = findTecnologias(vistas, options.tecnologias ?? []);
  yield;
  const jobs = vistas.map(readJobs);
  yield;
  const experiencia = (name: Experiencia) => {
    const offered = (find: typeof findExperiencia) =>
      jobs.map((relato) => ({ vista: relato.vista, candidatos: find(relato, name) }));
    const found = vote(offered(findExperiencia), { minimo: 4, pleno: 9, seguro: 7 });
    return weighed(
      found,
      () => offered(probableExperiencia),
      name === 'experiencia_administrativa' ? ESCRITORIO : TRABAJO,
    );
  };
  return {
    nombre,
    rut: doubted(rut),
    email: doubted(email),
    telefono: doubted(telefono),
    nacionalidad,
    pretension_renta: renta && pedida && { ...renta, valor: pedida.renta },
    pretension_max: renta && pedida && pedida.max !== null ? { ...renta, valor: pedida.max } : null,
    tecnologias,
    experiencia_callcenter: experiencia('experiencia_callcenter'),
    experiencia_retail: experiencia('experiencia_retail'),
    experiencia_judicial: experiencia('experiencia_judicial'),
    experiencia_administrativa: experiencia('experiencia_administrativa'),
  };
}
