import type { Hecho } from '@recluta/domain/esquemas';
import type { TipoHistorial } from '@recluta/domain/eventos';
import { formatInstant } from '@recluta/domain/fechas';
import { plural } from '@recluta/domain/texto';
import { fieldWords } from './fieldWords.ts';

const PURPOSES: Record<string, string> = {
  datos: 'para pedir datos',
  confirmacion: 'para confirmar su interés',
  entrevista: 'para citar a entrevista',
  cierre: 'de cierre',
};
const WAYS: Record<string, string> = { whatsapp: 'por WhatsApp', correo: 'por correo', copia: 'para copiar' };

const quoted = (nombre: string | null): string => `«${nombre ?? ''}»`;
const often = (n: number, what: string): string => (n > 1 ? `${what} ${plural(n, 'vez', 'veces')}` : what);
const withFields = (what: string, hecho: Hecho): string => {
  const fields = fieldWords(hecho.detalle);
  return fields ? `${what}: ${fields}` : what;
};

/** For when an interview was planned; what was done before that was noted says nothing. */
const when = (inicio: string | null): string => (inicio === null ? '' : ` para el ${formatInstant(inicio)}`);

const READINGS: Record<string, string> = {
  pendiente: 'pidió leer el archivo de nuevo',
  leido: 'leyó el archivo',
  requiere_ocr: 'encontró un documento escaneado',
  fallido: 'no pudo leer el archivo',
};

function moved({ desde, a, descarta, motivo }: Hecho): string {
  if (!descarta) return `movió de ${quoted(desde)} a ${quoted(a)}`;
  return `descartó desde ${quoted(desde)}${motivo ? `. Motivo: ${motivo}` : ''}`;
}

/** What somebody did, in words that follow their name. */
const SAYS: Record<TipoHistorial, (hecho: Hecho) => string> = {
  cv_registrado: ({ detalle, sobre }) =>
    sobre
      ? `copió el CV desde ${quoted(sobre)}`
      : detalle.includes('publico')
        ? 'postuló por el enlace público'
        : 'subió el CV',
  cv_lectura: ({ detalle: [state = ''] }) => READINGS[state] ?? 'leyó el archivo',
  cv_antivirus: ({ detalle: [verdict] }) =>
    verdict === 'infectado' ? 'encontró algo peligroso en un archivo' : 'revisó un archivo con el antivirus',
  cv_editado: (hecho) => withFields('editó datos', hecho),
  cv_movido: moved,
  cv_eliminado: ({ desde }) => `eliminó el CV, que estaba en ${quoted(desde)}`,
  cv_restaurado: ({ a }) => `restauró el CV en ${quoted(a)}`,
  archivo_abierto: ({ cantidad }) => often(cantidad, 'abrió el archivo'),
  mensaje_preparado: ({ detalle: [purpose = '', way = ''] }) =>
    ['preparó un mensaje', PURPOSES[purpose], WAYS[way]].filter(Boolean).join(' '),
  entrevista_creada: ({ sobre }) => `agendó una entrevista${when(sobre)}`,
  entrevista_editada: (hecho) =>
    `${withFields('cambió la entrevista', hecho)}${hecho.sobre ? `, ahora${when(hecho.sobre)}` : ''}`,
  entrevista_eliminada: () => 'eliminó la entrevista',
  nota_escrita: () => 'escribió una nota',
  nota_editada: () => 'editó una nota',
  nota_eliminada: () => 'eliminó una nota',
  adjunto_agregado: ({ cantidad }) => (cantidad > 1 ? `adjuntó ${cantidad} archivos` : 'adjuntó un archivo'),
  adjunto_eliminado: () => 'eliminó un archivo adjunto',
  cv_fusionado: ({ desde }) => `unió esta postulación, que estaba en ${quoted(desde)}, con otra de la misma persona`,
  cv_unido: () => 'unió a esta postulación otra de la misma persona',
  cv_separado: () => 'separó una postulación que estaba unida',
  persona_unida: () => 'dijo que es la misma persona de otra postulación',
  persona_distinta: () => 'dijo que no es la misma persona de otra postulación',
  persona_olvidada: () => 'dejó en duda si es la misma persona de otra postulación',
  cv_asignado: ({ sobre }) => (sobre ? `dejó como responsable a ${sobre}` : 'dejó el CV sin responsable'),
  cv_copiado: ({ sobre }) => (sobre ? `copió el CV a ${quoted(sobre)}` : 'copió el CV a otro proceso'),
  tarea_creada: ({ sobre }) => (sobre ? `creó una tarea para ${sobre}` : 'creó una tarea'),
  tarea_editada: () => 'cambió una tarea',
  tarea_hecha: () => 'completó una tarea',
  tarea_reabierta: () => 'dejó pendiente otra vez una tarea',
  tarea_eliminada: () => 'eliminó una tarea',
  tarea_restaurada: () => 'recuperó una tarea',
  cv_etiquetado: ({ sobre }) => (sobre ? `puso la etiqueta ${quoted(sobre)}` : 'puso una etiqueta que ya no existe'),
  cv_desetiquetado: ({ sobre }) =>
    sobre ? `quitó la etiqueta ${quoted(sobre)}` : 'quitó una etiqueta que ya no existe',
};

export const says = (hecho: Hecho): string =>
  hecho.deshace ? `deshizo un cambio: ${SAYS[hecho.tipo](hecho)}` : SAYS[hecho.tipo](hecho);
