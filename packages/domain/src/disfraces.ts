import { endingOf, TIPOS_ADJUNTO, TIPOS_ARCHIVO, type TipoAdjunto } from './archivos.ts';

const GUARDALO = 'ábrelo y guárdalo como PDF.';

/** What a file that is refused may be inside, whatever it is called, and what its sender can do about it. */
export const DISFRACES = {
  pagina: ['una página web', GUARDALO],
  imagen: ['una imagen', GUARDALO],
  planilla: ['una planilla de cálculo', GUARDALO],
  presentacion: ['una presentación', GUARDALO],
  opendocument: ['un documento de LibreOffice', GUARDALO],
  pages: ['un documento de Pages', GUARDALO],
  rtf: ['un texto enriquecido (RTF)', GUARDALO],
  doc: ['un Word antiguo (.doc)', GUARDALO],
  macros: ['un Word con macros', GUARDALO],
  comprimido: ['un archivo comprimido', 'descomprímelo y sube el CV que trae dentro.'],
  programa: ['un programa', 'no lo abras, y elige el CV en PDF o Word.'],
} as const;
export type Disfraz = keyof typeof DISFRACES;

const PICTURES: readonly string[] = TIPOS_ADJUNTO.filter((tipo) => !TIPOS_ARCHIVO.some((each) => each === tipo));

/**
 * What is said of a refused file whose name tells another kind than its content; '' when the name claims none that is
 * ever taken, or is right. `disfraz` is null when nobody knows what it is, `tipo` unless it is of a kind that is taken.
 */
export function disguiseMessage(nombre: string, disfraz: Disfraz | null, tipo: TipoAdjunto | null): string {
  const ending = endingOf(nombre);
  if (!TIPOS_ADJUNTO.includes(ending as TipoAdjunto) || ending === disfraz || ending === tipo) return '';
  const [what, todo] =
    disfraz === 'imagen' && PICTURES.includes(ending)
      ? ['una imagen de otro tipo', GUARDALO]
      : disfraz
        ? DISFRACES[disfraz]
        : ['otra cosa, o está dañado', GUARDALO];
  return `Este se llama .${ending}, pero por dentro es ${what}: ${todo}`;
}
