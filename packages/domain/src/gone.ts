import { DomainError } from './errores.ts';

const he = (what: string): string => `Este ${what} ya no está. Puede que alguien lo haya eliminado.`;
const she = (what: string): string => `Esta ${what} ya no está. Puede que alguien la haya eliminado.`;

/** What is said of a thing that is not there, where a colleague may have taken it away since it was shown. */
const TEXTOS: Partial<Record<string, string>> = {
  empresa: she('empresa'),
  usuario: he('usuario'),
  proceso: he('proceso'),
  cv: he('CV'),
  motivo: he('motivo'),
  adjunto: he('archivo'),
  criterio: he('criterio'),
  etapa: she('etapa'),
  etiqueta: she('etiqueta'),
  nota: she('nota'),
  tarea: she('tarea'),
  entrevista: she('entrevista'),
  plantilla: she('plantilla'),
  tecnologia: she('tecnología'),
  area: 'Esta área ya no está. Puede que alguien la haya eliminado.',
};

/** no_encontrado, said of what it is; of another cuenta's thing the same, as for us it is not there. */
export function notThere(what: string): DomainError {
  const texto = TEXTOS[what];
  return new DomainError('no_encontrado', texto === undefined ? {} : { texto });
}
