import { ETAPAS_POR_DEFECTO, TIPOS_ETAPA, type TipoEtapa } from '@recluta/domain';
import type { Database } from '../../database.ts';
import { rowsOf } from '../../testing.ts';

const SLIP_MS = 120_000;
const HOUR_MS = 3_600_000;

type Stay = { etapa: string; entrada: number; salida: number | null };
/** A row of `eventos`. */
export type Evento = {
  tipo: string;
  proceso_id: number;
  cv_id: number;
  usuario_id: number | null;
  datos: string;
  creado_en: number;
};
type Cv = { id: number; proceso_id: number; etapa: string; alcanzada: string; eliminado_en: number | null };
type Etapa = { proceso_id: number; clave: string; tipo: TipoEtapa; total: number };

export type Cifras = {
  estadias: Record<number, Stay[]>;
  horas: Record<string, number>;
  alcanzada: Record<number, string>;
  totales: Record<string, number>;
  movido_en: Record<number, number | null>;
};

const byKey = <T>(entries: Iterable<readonly [string | number, T]>): Record<string, T> =>
  Object.fromEntries(
    [...entries].map(([key, value]) => [String(key), value] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What the tables hold that the transactions keep. */
export function keptIn(db: Database): Cifras {
  const estadias = new Map<number, Stay[]>();
  for (const { cv_id, etapa, entrada, salida } of rowsOf<Stay & { cv_id: number }>(db, 'estadias'))
    estadias.set(cv_id, [...(estadias.get(cv_id) ?? []), { etapa, entrada, salida }]);
  const horas = rowsOf<{ hora: number; medida: string; usuario_id: number; total: number }>(db, 'horas');
  return {
    estadias: byKey(estadias),
    // A count that came back to nothing says as much as one that is not there.
    horas: byKey(
      horas.filter(({ total }) => total !== 0).map((h) => [`${h.hora} ${h.medida} ${h.usuario_id}`, h.total]),
    ),
    alcanzada: byKey(rowsOf<Cv>(db, 'cvs').map(({ id, alcanzada }) => [id, alcanzada])),
    totales: byKey(
      rowsOf<Etapa>(db, 'etapas').map(({ proceso_id, clave, total }) => [`${proceso_id} ${clave}`, total]),
    ),
    movido_en: byKey(rowsOf<{ id: number; movido_en: number | null }>(db, 'procesos').map((p) => [p.id, p.movido_en])),
  };
}

/** The same counted plainly, evento by evento, from the beginning. */
export function recount(db: Database): Cifras {
  const cvs = rowsOf<Cv>(db, 'cvs');
  const etapas = rowsOf<Etapa>(db, 'etapas');
  const stays = new Map<number, Stay[]>();
  const horas = new Map<string, number>();
  const moved = new Map<number, number | null>(rowsOf<{ id: number }>(db, 'procesos').map(({ id }) => [id, null]));
  const added = new Map<string, string>();
  const came = new Map<number, Evento>();
  const done = new Map<string, Evento>();
  const tipoOf = (proceso_id: number, clave: string) =>
    added.get(`${proceso_id} ${clave}`) ?? ETAPAS_POR_DEFECTO.find((etapa) => etapa.clave === clave)?.tipo;

  for (const evento of rowsOf<Evento>(db, 'eventos')) {
    const { tipo, proceso_id, cv_id, datos, creado_en } = evento;
    const { desde, a, clave, tipo: kind, heredera, cuenta_como, accion, deshace } = JSON.parse(datos ?? '{}') ?? {};
    // What takes something back is counted where that was.
    const at = done.get(`${deshace} ${cv_id}`) ?? evento;
    const count = (medida: string, n: number, when = at) => {
      const key = `${Math.floor(when.creado_en / HOUR_MS)} ${medida} ${when.usuario_id ?? 0}`;
      horas.set(key, (horas.get(key) ?? 0) + n);
    };
    /** One CV more or less in the lists, which was received when it came. */
    const appear = (n: number) => {
      const when = came.get(cv_id) ?? evento;
      count('cvs', n);
      count('recibidos', n, when);
      if (when.usuario_id) count(`proceso:${proceso_id}`, n, when);
    };
    if (accion) done.set(`${accion} ${cv_id}`, evento);
    const path = stays.get(cv_id) ?? [];
    const now = path.at(-1);
    switch (tipo) {
      case 'proceso_creado':
      case 'proceso_editado':
        count('activos', Number(a === 'activo') - Number(desde === 'activo'));
        break;
      case 'etapa_creada':
        added.set(`${proceso_id} ${clave}`, kind);
        break;
      case 'etapa_eliminada':
        for (const stay of cvs.filter((cv) => cv.proceso_id === proceso_id).flatMap(({ id }) => stays.get(id) ?? []))
          if (stay.etapa === clave) stay.etapa = stay.salida === null ? heredera : cuenta_como;
        break;
      case 'cv_fusionado':
      case 'cv_eliminado':
        appear(-1);
        count(`etapa:${tipoOf(proceso_id, desde)}`, -1);
        break;
      case 'cv_restaurado':
        appear(1);
        count(`etapa:${tipoOf(proceso_id, a)}`, 1);
        moved.set(proceso_id, creado_en);
        break;
      case 'cv_registrado':
        came.set(cv_id, evento);
        appear(1);
        count(`etapa:${tipoOf(proceso_id, a)}`, 1);
        stays.set(cv_id, [{ etapa: a, entrada: creado_en, salida: null }]);
        moved.set(proceso_id, creado_en);
        break;
      case 'cv_movido': {
        const n = deshace ? -1 : 1;
        count('movimientos', n);
        if (at.usuario_id) count(`proceso:${proceso_id}`, n);
        count(`etapa:${tipoOf(proceso_id, a)}`, 1);
        count(`etapa:${tipoOf(proceso_id, desde)}`, -1);
        moved.set(proceso_id, creado_en);
        if (!now) throw new Error('A cv moved that never came');
        if ((deshace || creado_en - now.entrada <= SLIP_MS) && path.at(-2)?.etapa === a) {
          path.pop();
          const back = path.at(-1);
          if (back) back.salida = null;
        } else {
          now.salida = creado_en;
          path.push({ etapa: a, entrada: creado_en, salida: null });
        }
      }
    }
  }
  const furthest = ({ id, proceso_id }: Cv): string => {
    const known = (stays.get(id) ?? []).flatMap(({ etapa }) => {
      const tipo = etapas.find((row) => row.proceso_id === proceso_id && row.clave === etapa)?.tipo;
      return tipo && tipo !== 'descartado' ? [{ etapa, rank: TIPOS_ETAPA.indexOf(tipo) }] : [];
    });
    return known.reduce((best, stay) => (stay.rank >= best.rank ? stay : best), { etapa: '', rank: -1 }).etapa;
  };
  const standing = (proceso_id: number, clave: string) =>
    cvs.filter((cv) => cv.eliminado_en === null && cv.proceso_id === proceso_id && cv.etapa === clave).length;
  return {
    // Who is gone for good took their path along.
    estadias: byKey([...stays].filter(([id]) => cvs.some((cv) => cv.id === id))),
    horas: byKey([...horas].filter(([, total]) => total !== 0)),
    alcanzada: byKey(cvs.map((cv) => [cv.id, furthest(cv)])),
    totales: byKey(etapas.map(({ proceso_id, clave }) => [`${proceso_id} ${clave}`, standing(proceso_id, clave)])),
    movido_en: byKey(moved),
  };
}
