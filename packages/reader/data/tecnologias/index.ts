import { ATENCION } from './atencion.ts';
import { CODIGO } from './codigo.ts';
import { COMERCIO } from './comercio.ts';
import { CONTABILIDAD } from './contabilidad.ts';
import { DATOS } from './datos.ts';
import { DIGITAL } from './digital.ts';
import { DISENO } from './diseno.ts';
import { ENERGIA } from './energia.ts';
import { ESPECIALIDADES } from './especialidades.ts';
import { ESTADO } from './estado.ts';
import { FAENAS } from './faenas.ts';
import { GESTION } from './gestion.ts';
import { INFORMATICA } from './informatica.ts';
import { INSTITUCIONES } from './instituciones.ts';
import { MAPAS } from './mapas.ts';
import { MEDIOS } from './medios.ts';
import { NUBE } from './nube.ts';
import { OBRAS } from './obras.ts';
import { OFICINA } from './oficina.ts';
import { OFICIOS } from './oficios.ts';
import { REDES } from './redes.ts';
import { REGIONALES } from './regionales.ts';
import { RUBROS } from './rubros.ts';
import { SALUD } from './salud.ts';
import { SERVICIOS } from './servicios.ts';
import { SOPORTE } from './soporte.ts';
import { TECNICA } from './tecnica.ts';
import { TERRENO } from './terreno.ts';
import { TRANSPORTE } from './transporte.ts';

/**
 * `maquina`: a common noun, which counts where it is operated or listed. `debil`: also a common word or a person's name; `empleador`: also a firm that people work for.
 */
export type Termino = {
  /** The tool, one for all the ways it is written. */
  nombre: string;
  palabra: string;
  /** What it is reported as: a synonym with capitals is a name in its own right (`SAP EWM`), others are spellings. */
  escrito: string;
  debil: boolean;
  empleador: boolean;
  maquina: boolean;
};

/** Lower-case names that count only where tools are spoken of. */
const DEBILES = new Set(
  `bartender|erwin|rider|ideas|espresso|later|buffer|flow|moz|target|idea|safe|maya|chef|bamboo|bubble|less|nice|aspect|justo|sage|facto|galileo|aloha|envi|flac|opus|presto|alert|avis|tag|ris|his|lis|dea|bic|rational|mural|notion|miro|sketch|unity|looker|presence|altitude|klap|tester|ellipse|eclipse|puppet|spark|helm|gemini|claude|dynamo|inventor|creo|rhino|factorial|proteus|bun|intercom|amplitude|sabre|micros|infor|kong|mantis|remedy|aranda|doppler|acepta|paperless|pascal|delphi|astro|ember|rayen|florence|synapse|simba|jumbo|scoop|scoops|reservo|manhattan|ruby|perl|scala|elixir|yale|horquilla|pluma|rodillo|taladro|tractor|caldera|node|apache|oracle cloud|prisma|android|ios|vim|insomnia|chrome|dynatrace|rest|soap|sip|acl|isidora|target|sonar|alisadora|centrifuga|microscopio|mixer|mig|tig|primavera|pacs|saf|omi|rsh|control de acceso|punto de venta|nielsen|kantar|windows|android|box.com|focus|workplace|safe|reporte|tableau|vulcan|express|mocha|chai|hpc|stripe|jumbo|galletera|inyectora|selladora|compresor|generador|planer|harvester|sala de ordena|ide|ada|adonis|alegra|altea|anaconda|aspen|babel|bumeran|calipso|cerner|cobas|copiloto|descartes|encuadrado|envia|expedia|fojas|llama|lumen|maximo|mercurial|octave|offset|payara|podio|samsara|simio|solera|sublimacion|subversion|taiga|tilos|tornado|trino|vite`.split(
    '|',
  ),
);

/** Lower-case names of firms that people work for as well. */
const EMPLEADORES = new Set(
  `cornershop|examedi|previred|buk|talana|falabella seller center|transbank|mercado libre|mercadolibre|mercado pago|rappi aliados|linio|yapo|khipu|redbanc|servipag|equifax|dicom|getnet|sumup|multicaja|adp|workday|cisco|siemens nx|toshiba pos|zebra|salesforce|zendesk|hubspot|oracle|sap|ibm|google|microsoft|vtex|nubox|chipax|amadeus|sabre|nielsen|kantar|manitou|bobcat|john deere|toyota|komatsu|caterpillar|kaufmann|laborum|computrabajo|trabajando.com|drivin|simpliroute|beetrack|paypal|huawei|vmware|fortinet|red hat|citrix|falabella marketplace|expedia|zoom|slack|canva|tisal|medipass|i-med|imed|acepta|bsale|jumpseller|fracttal|mercado público|chilecompra|registro civil en linea|notaria en linea|sii|fonasa en línea|topcon|leica|trimble|rockwell automation|schneider|thomson reuters|lemontech|sonda|rayen|unitec|icommkt|geovictoria`.split(
    '|',
  ),
);

/** Looked up behind the first four: who knows a name first decides what it is. */
const MORE = [
  GESTION,
  INSTITUCIONES,
  SERVICIOS,
  SALUD,
  TERRENO,
  MAPAS,
  DIGITAL,
  REDES,
  DISENO,
  OFICIOS,
  RUBROS,
  NUBE,
  ESPECIALIDADES,
  REGIONALES,
  ENERGIA,
  OBRAS,
  ESTADO,
  CODIGO,
  ATENCION,
  SOPORTE,
  MEDIOS,
  DATOS,
  FAENAS,
  TRANSPORTE,
  CONTABILIDAD,
];

/** Makers that people leave out. */
const MAKERS = /^(?:Adobe|Amazon|AWS|Oracle|SAP|Milestone|IBM|Autodesk|Thomson|Reuters) \S/;

/** Every way a technology is written, with the name it is reported by. */
export const TERMINOS: readonly Termino[] = [OFICINA, COMERCIO, TECNICA, INFORMATICA, ...MORE].flatMap((block) =>
  block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split('|');
      const nombre = bare(words[0] ?? '');
      return words.map((word) => {
        const palabra = bare(word);
        const plain = palabra.toLowerCase();
        return {
          nombre,
          palabra,
          escrito: palabra === plain ? asWritten(plain, nombre) : palabra,
          debil: /^[@~]{0,2}\?/.test(word) || DEBILES.has(plain),
          maquina: line.startsWith('~'),
          empleador: /^[?~]{0,2}@/.test(word) || EMPLEADORES.has(plain),
        };
      });
    }),
);

/** A name cut short is reported so: `concur` of `SAP Concur` is `Concur`; other ways to write it get the whole name. */
function asWritten(word: string, nombre: string): string {
  const rest = nombre.slice(nombre.indexOf(' ') + 1);
  return MAKERS.test(nombre) && rest.toLowerCase() === word ? rest : nombre;
}

function bare(word: string): string {
  return word.replace(/^[?@~]{1,3}/, '').trim();
}
