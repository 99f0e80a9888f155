import type { TipoContacto } from '@recluta/domain';
import { id, index, instant, table, text } from '../columns.ts';

/** Who wrote from the public pages: before any cuenta, so no row belongs to one. */
export const contactos = table(
  'contactos',
  {
    id: id(),
    tipo: text().$type<TipoContacto>().notNull(),
    email: text().notNull(),
    nombre: text(),
    empresa: text(),
    mensaje: text(),
    creado_en: instant().notNull(),
  },
  (t) => [index('contactos_email_ix').on(t.email, t.tipo), index('contactos_creado_ix').on(t.creado_en)],
);
