import { createHash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';

const NAMES = [
  'Camila',
  'Benjamín',
  'Antonia',
  'Matías',
  'Javiera',
  'Kevin',
  'Yuleisy',
  'Jean-Baptiste',
  'Ignacia',
  'Rayén',
];
const SURNAMES = [
  'González',
  'Muñoz',
  'Ñanculef',
  'Quispe',
  'Rondón',
  'Louissaint',
  'Tapia',
  'Catrileo',
  'de la Barra',
  'Vera',
];
const TECHNOLOGIES = ['Excel', 'SAP', 'Genesys', 'Siebel', 'Softland', 'Zendesk', 'Avaya', 'Power BI'];
const BATCH = 1_000;

/** Writes so many read cvs straight into the first stage of a proceso, keeping its counts. The server must be stopped. */
export function seedCvs(file: string, proceso_id: number, many: number): void {
  const db = new BetterSqlite3(file);
  const cuenta_id = db.prepare('select cuenta_id from procesos where id = ?').pluck().get(proceso_id) as number;
  const now = Date.now();
  const persona = db.prepare('insert into candidatos (cuenta_id, creado_en) values (?, ?)');
  const archivo = db.prepare(
    "insert into archivos (cuenta_id, clave, nombre, tipo, bytes, sha256, creado_en) values (?, ?, ?, 'pdf', 1000, ?, ?)",
  );
  const cv = db.prepare(
    `insert into cvs (cuenta_id, proceso_id, candidato_id, archivo_id, sha256, archivo_nombre, etapa, origen, lectura, nombre,
     rut, email, telefono, nacionalidad, tecnologias, criterios, experiencia_callcenter, creado_en, movido_en)
     values (?, ?, ?, ?, ?, ?, 'recibido', 'publico', 'leido', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const batch = db.transaction((from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const hash = createHash('sha256').update(`cv ${proceso_id} ${i}`).digest('hex');
      const nombre = `${NAMES[i % 10]} ${SURNAMES[Math.floor(i / 10) % 10]} ${SURNAMES[Math.floor(i / 100) % 10]}`;
      const candidato_id = persona.run(cuenta_id, now).lastInsertRowid;
      const archivo_id = archivo.run(cuenta_id, hash.slice(0, 24), `cv-${i}.pdf`, hash, now).lastInsertRowid;
      const tecnologias = JSON.stringify(TECHNOLOGIES.filter((_, j) => (i >> j) % 3 === 0));
      cv.run(
        cuenta_id,
        proceso_id,
        candidato_id,
        archivo_id,
        hash,
        `cv-${i}.pdf`,
        nombre,
        `${10_000_000 + i}-5`,
        `persona${i}@ejemplo.cl`,
        `+569${String(60_000_000 + i)}`,
        i % 7 === 0 ? 'venezolana' : 'chilena',
        tecnologias,
        i % 4 === 0 ? '["metas"]' : '[]',
        i % 2,
        now,
        now,
      );
    }
    db.prepare("update etapas set total = total + ? where proceso_id = ? and clave = 'recibido'").run(
      to - from,
      proceso_id,
    );
  });
  for (let from = 0; from < many; from += BATCH) batch(from, Math.min(many, from + BATCH));
  db.close();
}
