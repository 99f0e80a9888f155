import type { ClaveLegal, Remitente } from '@recluta/domain';
import { flag, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';

/** Legal texts as somebody saw them, filled in: an edited file never changes what was accepted. */
export const textos_vistos = table(
  'textos_vistos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    clave: text().$type<ClaveLegal>().notNull(),
    version: text().notNull(),
    /** SHA-256 of the words. */
    huella: text().notNull(),
    texto: text().notNull(),
    visto_en: instant().notNull(),
  },
  (t) => [uniqueIndex('textos_vistos_uq').on(t.cuenta_id, t.clave, t.huella)],
);

/** What whoever sent a cv by the public link was told and agreed to. No row, or no `cartera_id`: not given. */
export const consentimientos = table(
  'consentimientos',
  {
    cv_id: integer()
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    cuenta_id: pointsAt(() => cuentas.id),
    /** null: it was not said. */
    remitente: text().$type<Remitente>(),
    aviso_id: pointsAt(() => textos_vistos.id),
    /** The text by which the person agreed to be kept for other vacancies. */
    cartera_id: integer().references(() => textos_vistos.id),
    cartera_en: instant(),
    cartera_hasta: instant(),
    retirado_en: instant(),
    /** Address it came from: proof of who agreed (art. 12), erased with the person. */
    direccion: text(),
    creado_en: instant().notNull(),
  },
  (t) => [index('consentimientos_cuenta_ix').on(t.cuenta_id)],
);

/** What a cuenta decided about keeping data; without a row the defaults stand (PLAZOS). */
export const ajustes_privacidad = table(
  'ajustes_privacidad',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    retencion_meses: integer().notNull(),
    cartera_meses: integer().notNull(),
    /** Whoever is past the date is anonymised by itself. */
    automatica: flag().notNull(),
    /** Who answers for the data by law, as it signs; null: nobody said, and the cuenta is called after who made it. */
    responsable: text(),
  },
  (t) => [uniqueIndex('ajustes_privacidad_uq').on(t.cuenta_id)],
);

/** A cv that is kept beyond its time, because a claim needs it (CL-02). */
export const retenciones = table(
  'retenciones',
  {
    cv_id: integer()
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    cuenta_id: pointsAt(() => cuentas.id),
    motivo: text().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [index('retenciones_cuenta_ix').on(t.cuenta_id)],
);

/** The register of breaches (art. 14 sexies). */
export const incidentes = table(
  'incidentes',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    /** Day it was known, in Chile. */
    detectado: text().notNull(),
    naturaleza: text().notNull(),
    efectos: text().notNull(),
    categorias: text().notNull(),
    /** About how many people. */
    personas: integer().notNull(),
    medidas: text().notNull(),
    agencia_en: text(),
    titulares_en: text(),
    creado_en: instant().notNull(),
  },
  (t) => [index('incidentes_cuenta_ix').on(t.cuenta_id, t.id)],
);

/** The processor contract, each time it was accepted. */
export const contratos = table(
  'contratos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    texto_id: pointsAt(() => textos_vistos.id),
    usuario_id: integer().notNull(),
    aceptado_en: instant().notNull(),
  },
  (t) => [index('contratos_cuenta_ix').on(t.cuenta_id, t.id)],
);
