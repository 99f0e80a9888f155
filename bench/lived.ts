import BetterSqlite3 from 'better-sqlite3';
import { searchText } from '../packages/domain/src/texto.ts';

/**
 * Gives the seeded cvs of a database a past: received over sixty days, half of them moved on, one in fifty to look at,
 * with their stays, their hours and what they are found by. The server must be stopped.
 */
export function live(file: string): void {
  const db = new BetterSqlite3(file);
  db.function('buscado', { deterministic: true }, (nombre, rut, email, telefono) =>
    searchText({ nombre, rut, email, telefono } as Parameters<typeof searchText>[0]),
  );
  db.exec(`
    begin;
    update cvs set creado_en = creado_en - (id % 60) * 86400000 - id % 86400000;
    update cvs set busqueda = buscado(nombre, rut, email, telefono), por_revisar = id % 50 = 0,
      etapa = case when id % 10 < 5 then 'recibido' when id % 10 < 8 then 'preseleccion' when id % 10 < 9 then 'entrevista'
        else 'descartado' end;
    update cvs set alcanzada = case etapa when 'descartado' then 'preseleccion' else etapa end,
      movido_en = case etapa when 'recibido' then creado_en else creado_en + 3600000 * (1 + id % 40) end;
    insert into estadias (cuenta_id, proceso_id, cv_id, etapa, entrada, salida)
      select cuenta_id, proceso_id, id, 'recibido', creado_en, iif(etapa = 'recibido', null, movido_en) from cvs;
    insert into estadias (cuenta_id, proceso_id, cv_id, etapa, entrada)
      select cuenta_id, proceso_id, id, etapa, movido_en from cvs where etapa <> 'recibido';
    update etapas set total = (select count(*) from cvs c where c.proceso_id = etapas.proceso_id and c.etapa = etapas.clave);
    insert into horas (cuenta_id, hora, medida, usuario_id, total)
      select cuenta_id, creado_en / 3600000, 'recibidos', id % 5, count(*) from cvs group by 1, 2, 4
      union all select cuenta_id, creado_en / 3600000, 'cvs', id % 5, count(*) from cvs group by 1, 2, 4
      union all select cuenta_id, creado_en / 3600000, 'etapa:recibido', id % 5, count(*) from cvs group by 1, 2, 4
      union all select cuenta_id, movido_en / 3600000, 'movimientos', id % 5, count(*) from cvs where etapa <> 'recibido' group by 1, 2, 4;
    commit;
  `);
  db.close();
}
