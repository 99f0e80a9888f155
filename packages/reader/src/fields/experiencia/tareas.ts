import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { Candidato } from '../candidate.ts';
import { INDICIOS, type Indicios, JOB_CUES } from './indicios.ts';
import type { Experiencia } from './oficios/index.ts';
import type { Relato } from './relato.ts';

/** Words of trades that say nothing of which trade it is. */
const ANY_TRADE =
  /^(?:business|botones|encargad|apoy|ayudant|asistent|auxiliar|practic|funcionari|trabajador|colaborador|coordinador)/;
/** Houses called after their trade: `Clínica Veterinaria Patas`. */
const HOUSES = new Set(
  'clinica centro estudio consulta consultorio taller oficina hospital comercial escuela direccion unidad'.split(' '),
);
/** Before a trade that somebody else has: `la carpeta para el fiscal`, `recibo a los pacientes`. */
const SOMEBODYS = new Set('el la los las al mi su sus mis otros otras'.split(' '));
/** Where the lines of one job end: the dates or the blank line of the next. */
const DATED = /\b(?:19|20)\d\d\b/;
/** Nobody tells more of one job. */
const MAX_LINES = 12;

/** The lines of one job, as one text, and where it begins. */
export type Empleo = { texto: string; inicio: number; cues: number };

/** The jobs that name no title: their lines, from the firm's on. Found once for all trades. */
export function untitledJobs({ lines, tells }: Pick<Relato, 'lines' | 'tells'>): Empleo[] {
  const jobs: Empleo[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!tells[i] || lines[i]?.texto.trim() === '') continue;
    let hasta = i + 1;
    while (hasta < lines.length && hasta - i < MAX_LINES && tells[hasta] && !opensNext(lines[hasta]?.texto ?? ''))
      hasta++;
    if (!lines.slice(i, Math.min(i + 2, hasta)).some(({ texto }) => isTitled(texto))) {
      const own = lines.slice(i, hasta);
      const texto = own.map((line) => line.texto).join(' ');
      jobs.push({ texto, inicio: own[0]?.inicio ?? 0, cues: JOB_CUES.of(texto) });
    }
    i = hasta - 1;
  }
  return jobs;
}

const opensNext = (texto: string): boolean => texto.trim() === '' || DATED.test(texto);

const isTitled = (texto: string): boolean =>
  texto
    .split(/[^a-z]+/)
    .some(
      (word, i, words) =>
        OFICIOS_PALABRAS.has(word) &&
        !ANY_TRADE.test(word) &&
        !HOUSES.has(words[i - 1] ?? '') &&
        !SOMEBODYS.has(words[i - 1] ?? ''),
    );

/** A job told by its tasks alone: two different sorts of tasks of the trade, and none of another. */
export function toldByTasks(jobs: readonly Empleo[], experiencia: Experiencia): Candidato<true>[] {
  const { palabras, ajenos } = INDICIOS[experiencia];
  return jobs.flatMap((job) => {
    const hit = twoSorts(job, palabras);
    if (!hit || ajenos.test(job.texto, job.cues) || LENT.test(job.texto.slice(0, HEAD))) return [];
    const inicio = job.inicio + hit.index;
    return [{ valor: true as const, puntos: 4.5, inicio, fin: inicio + hit[0].length }];
  });
}

/** `Mall Plaza Oeste (por Sodexo)`: whose house it is, and who paid whoever cleans, guards or cooks there. */
export const LENT =
  /\((?:por|via|a traves de|mediante|contratad[oa] por) (?:sodexo|aramark|iss|compass|newrest|central de restaurantes|eulen|prosegur|securitas|g4s|brink[’']?s|[a-z ]{0,24}(?:facility|facilities|aseo|limpieza|seguridad|guardias|mantencion|mantenimiento|casinos))\b[^)\n]{0,24}\)/;

/** Letters at the head of a job within which its house stands. */
const HEAD = 90;

/** `No vendo tornillos`, `no veo causas ni voy a tribunales`. */
const NOT_DONE = /\b(?:no|ni) (?:[a-z]{2,8} (?:a )?)?$/;

/** The second hit of another sort than the first. */
function twoSorts({ texto, cues }: Empleo, palabras: Indicios['palabras']): RegExpExecArray | null {
  let first = -1;
  for (const hit of palabras.hits(texto, cues)) {
    if (NOT_DONE.test(texto.slice(Math.max(0, hit.index - 12), hit.index))) continue;
    const sort = hit.findIndex((group, i) => i > 0 && group !== undefined);
    if (first < 0) first = sort;
    else if (sort !== first) return hit;
  }
  return null;
}
