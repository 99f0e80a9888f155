import type { EstadoLectura, OrigenCv } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { flag, id, index, instant, integer, json, pointsAt, table, text } from '../columns.ts';
import { archivos } from './archivos.table.ts';
import { candidatos } from './candidatos.table.ts';
import { frozen, inBin, needsLook, notDeleted } from './conditions.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

export const cvs = table(
  'cvs',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: pointsAt(() => procesos.id),
    candidato_id: pointsAt(() => candidatos.id),
    archivo_id: pointsAt(() => archivos.id),
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
