import type { DecisionPersona, EstadoEnvio, EstadoLectura, OrigenCv, TipoAdjunto } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import {
  flag,
  frozen,
  id,
  inBin,
  index,
  instant,
  integer,
  json,
  needsLook,
  notDeleted,
  primaryKey,
  table,
  text,
  uniqueIndex,
} from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

/** A person in a cuenta: every cv with the same RUT, and those the team said are of the same person. */
export const candidatos = table(
  'candidatos',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    creado_en: instant().notNull(),
  },
  (t) => [index('candidatos_cuenta_ix').on(t.cuenta_id, t.id)],
);

export const archivos = table(
  'archivos',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    /** Key in the storage; never made from what a sender typed. */
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().$type<TipoAdjunto>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    creado_en: instant().notNull(),
  },
  (t) => [uniqueIndex('archivos_clave_uq').on(t.clave), index('archivos_cuenta_ix').on(t.cuenta_id, t.id)],
);

export const cvs = table(
  'cvs',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    proceso_id: integer()
      .notNull()
      .references(() => procesos.id),
    candidato_id: integer()
      .notNull()
      .references(() => candidatos.id),
    archivo_id: integer()
      .notNull()
      .references(() => archivos.id),
    /** Of its archivo: what tells the same bytes in one proceso. */
    sha256: text().notNull(),
    archivo_nombre: text().notNull(),
    etapa: text().notNull(),
    /** Clave of the furthest stage it has stood in, descartado apart: what the funnel counts. */
    alcanzada: text().notNull().default(''),
    origen: text().$type<OrigenCv>().notNull(),
    lectura: text().$type<EstadoLectura>().notNull(),
    /** For a person: why it could not be read, or how far the reading is. */
    lectura_motivo: text(),
    /** The older cv of this proceso with the same bytes under another name. */
    mismo_archivo_que: integer(),
    nombre: text(),
    rut: text(),
    email: text(),
    telefono: text(),
    nacionalidad: text(),
    pretension_renta: integer(),
    pretension_max: integer(),
    tecnologias: json<string[]>().notNull(),
    criterios: json<string[]>().notNull(),
    experiencia_callcenter: flag().notNull().default(false),
    experiencia_retail: flag().notNull().default(false),
    experiencia_judicial: flag().notNull().default(false),
    experiencia_administrativa: flag().notNull().default(false),
    /** Some field read with little confidence that nobody has looked at. */
    por_revisar: flag().notNull().default(false),
    /** Name, RUT, e-mail and phone as they are searched: see `searchText`. */
    busqueda: text().notNull().default(''),
    /** RUT, e-mail and phone as they are compared: see `identityOf`. */
    rut_clave: text(),
    email_clave: text(),
    telefono_clave: text(),
    creado_en: instant().notNull(),
    movido_en: instant().notNull(),
    /** Why it was discarded; null elsewhere, and where nobody said. */
    motivo_id: integer(),
    /** Who of the team follows it. */
    responsable_id: integer().references(() => usuarios.id),
    /** In the papelera since. */
    eliminado_en: instant(),
    /** Who put it there; null: nobody signed in, or it is not there. */
    eliminado_por: integer(),
    /** The cv it was merged into: then it is deleted, but in no papelera. */
    fusionado_en: integer(),
    /** Kept apart while what its person asked is decided (art. 8 ter): out of everything, as in the papelera. */
    bloqueado_en: instant(),
    /** Whom it was about is gone; stages, days and counts stay. */
    anonimizado_en: instant(),
  },
  (t) => [
    index('cvs_etapa_ix').on(t.cuenta_id, t.proceso_id, t.etapa, t.id).where(notDeleted),
    index('cvs_proceso_ix').on(t.cuenta_id, t.proceso_id, t.id).where(notDeleted),
    // For SQLite itself: it looks for the cvs of a file that is deleted for ever.
    index('cvs_archivo_ix').on(t.archivo_id),
    index('cvs_alcanzada_ix').on(t.cuenta_id, t.proceso_id, t.alcanzada, t.creado_en, t.eliminado_en).where(notDeleted),
    index('cvs_mirar_ix')
      .on(t.cuenta_id, t.proceso_id, t.lectura, t.nombre, t.creado_en, t.por_revisar, t.eliminado_en)
      .where(needsLook),
    // With what it is asked for in full, so that the rows themselves are not read.
    index('cvs_busqueda_ix').on(t.cuenta_id, t.busqueda, t.eliminado_en).where(notDeleted),
    index('cvs_papelera_ix').on(t.cuenta_id, t.eliminado_en, t.id).where(inBin),
    index('cvs_bytes_ix').on(t.cuenta_id, t.proceso_id, t.sha256).where(notDeleted),
    index('cvs_fusionado_ix').on(t.cuenta_id, t.fusionado_en).where(sql`fusionado_en is not null`),
    index('cvs_bloqueado_ix').on(t.cuenta_id, t.id).where(frozen),
    index('cvs_candidato_ix').on(t.cuenta_id, t.candidato_id, t.eliminado_en, t.proceso_id),
    index('cvs_rut_ix').on(t.cuenta_id, t.rut_clave).where(sql`rut_clave is not null`),
    index('cvs_email_ix').on(t.cuenta_id, t.email_clave).where(sql`email_clave is not null`),
    index('cvs_telefono_ix').on(t.cuenta_id, t.telefono_clave).where(sql`telefono_clave is not null`),
  ],
);

/** What the team decided of two cvs: of the same person, or not. */
export const identidades = table(
  'identidades',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    /** The older of the two. */
    cv_a: integer()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    cv_b: integer()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    decision: text().$type<DecisionPersona>().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('identidades_uq').on(t.cuenta_id, t.cv_a, t.cv_b),
    index('identidades_b_ix').on(t.cuenta_id, t.cv_b),
  ],
);

/** What the reader found in a cv's file, apart from the row that lists read. */
export const lecturas = table(
  'lecturas',
  {
    cv_id: integer()
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    texto: text().notNull(),
    paginas: integer().notNull(),
    ocr: flag().notNull(),
    /** Field → value, confidence and evidence, as @recluta/reader gives them. */
    campos: json<unknown>().notNull(),
    /** Fields a person has typed: re-reading never overwrites them. */
    editados: json<string[]>().notNull(),
    leido_en: instant().notNull(),
  },
  (t) => [index('lecturas_cuenta_ix').on(t.cuenta_id)],
);

/** The preselected cvs of a proceso: one set, shared by the team. */
export const seleccion = table(
  'seleccion',
  {
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    proceso_id: integer()
      .notNull()
      .references(() => procesos.id, { onDelete: 'cascade' }),
    cv_id: integer()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.proceso_id, t.cv_id] }), index('seleccion_cuenta_ix').on(t.cuenta_id, t.proceso_id)],
);

/** One submission: what its Idempotency-Key stands for. */
export const envios = table(
  'envios',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    proceso_id: integer()
      .notNull()
      .references(() => procesos.id, { onDelete: 'cascade' }),
    clave: text().notNull(),
    creado_en: instant().notNull(),
  },
  (t) => [uniqueIndex('envios_clave_uq').on(t.cuenta_id, t.proceso_id, t.clave)],
);

/** First outcome of each file of a submission, given again when it is repeated. */
export const envio_archivos = table(
  'envio_archivos',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    envio_id: integer()
      .notNull()
      .references(() => envios.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    sha256: text().notNull(),
    /** The how-manieth with this name and these bytes within the submission, from 0. */
    repeticion: integer().notNull(),
    estado: text().$type<EstadoEnvio>().notNull(),
    motivo: text(),
    cv_id: integer(),
  },
  (t) => [
    uniqueIndex('envio_archivos_uq').on(t.envio_id, t.nombre, t.sha256, t.repeticion),
    index('envio_archivos_cuenta_ix').on(t.cuenta_id),
  ],
);
