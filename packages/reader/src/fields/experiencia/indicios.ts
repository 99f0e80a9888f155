import { type Cued, Cues } from '../matching/cues.ts';
import type { Experiencia } from './oficios/index.ts';

/** Words of the tasks of one trade: two different ones in a job that names no title tell of it. */
export type Indicios = { palabras: Cued; ajenos: Cued };

export const JOB_CUES = new Cues();

const any = (...parts: string[]): Cued => JOB_CUES.cued(new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`, 'g'));
const alone = (...parts: string[]): Cued => JOB_CUES.cued(new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`));

/** One sort of task in a group of its own: two of one sort tell no more than one. */
export const INDICIOS: Readonly<Record<Experiencia, Indicios>> = {
  experiencia_callcenter: {
    palabras: any(
      '((?<!\\bmi )telefon[oa]s?|telefonic[oa]s?|llamad[oa]s|disc(?:ar|aba|ando|aje))',
      '(base de (?:clientes|datos)|preaprobad[oa]s|cartera (?:de )?(?:clientes|moros[oa]s|deudores))',
      '(guion|speech|rebat[a-z]{1,3}|objeciones)',
      '(tiempo medio|tmo|nota de calidad|pauta de calidad|\\d{2,3} clientes (?:diarios|por (?:dia|turno)))',
      '(segundo nivel|escalar casos|tipific[a-z]{2,6}|grabad[oa])',
      '(reservas telefonicas|agendar? (?:por telefono )?(?:examenes|horas)|central de (?:reservas|llamad[oa]s|cobranzas?))',
    ),
    ajenos: alone(
      'correspondencia',
      'archivo',
      'archivadores',
      'facturas',
      'secretaria',
      'recepcion',
      'agenda',
      'radio',
      'taxis?',
      'camion',
      'panne',
    ),
  },
  experiencia_retail: {
    palabras: any(
      '((?:emit|hac|hic)[a-z]{1,4} (?:las )?boletas?|boletas?|boleteo)',
      '((?:cuadr|arque)[a-z]{1,6} (?:de )?(?:la )?caja|(?:cierre|apertura) de caja|linea de cajas?)',
      '(vitrinas?|exhibici[a-z]{2,4}|gondolas?|flejes?|pasillos?|probador(?:es)?|sala de ventas?)',
      '(cambios? de precios?|fechas? de vencimiento|etiquetar (?:ropa|productos|precios))',
      '(mostrar (?:telas|ropa|productos|modelos)|atender (?:a la |a las |al |a los )?(?:client[ae]s?|publico)|recibir (?:a la |a las )?clientas?|probar calzado|cortar telas?|vender (?:telas|ropa|calzado|zapatos|perfumes|juguetes|abarrotes))',
      '(reponer|reponia|reposicion|meson de ventas?|mostrador)',
    ),
    ajenos: alone(
      'restaurante?|cevicheria|marisqueria|pizzeria|sangucheria|picada|schoperia|heladeria|sushi|food ?truck|parrillada',
      'cafeteria',
      'cafe',
      'garzon[a]?',
      'mesas?',
      'huespedes',
      'hotel',
      'platos',
      'banco',
      'cocina',
      'bencina',
      'combustible',
      'peaje',
      'buses',
      'pasajes',
      'taller',
      'pacientes',
      'obra',
      'faena',
      'camion',
    ),
  },
  experiencia_judicial: {
    palabras: any(
      '(demandas?|contestaciones|querellas?|escritos)',
      '(testigos|audiencias?|comparendos?|alegatos?|alegar)',
      '(receptora?|notificar|notificaciones|embargos?|exhortos?)',
      '(juzgados?|tribunal(?:es)?|corte(?: de apelaciones)?|oficina judicial|estrados)',
      '(causas|expedientes judiciales|despacho de oficios|custodia de documentos|autos)',
    ),
    ajenos: alone(
      'social(?:es)?',
      'psicosocial(?:es)?',
      'internos',
      'escolta',
      'guardia',
      'rondas',
      'aseo',
      'camion',
      'telas?',
      'software',
      'sistema web',
      'ninos',
      'familias',
      'prensa',
      'noticias',
      'clases',
      'alumnos',
    ),
  },
  experiencia_administrativa: {
    palabras: any(
      '((?:emit|hac|hic|confeccion|ingres|digit)[a-z]{1,6} (?:de )?(?:las )?(?:guias y )?facturas|facturas)',
      '(archivadores|archiv(?:o|ar|aba|e|ando) (?:de )?(?:la |los |las )?(?:documentos|documentacion|contratos|carpetas)|fotocopias|correspondencia)',
      '(contest(?:ar|aba|ando) (?:el |los )?telefonos?|agenda de (?:horas|reuniones|citas)|atencion de recepcion|recepcion de (?:llamados|visitas|pacientes))',
      '(caja chica|petty cash|viaticos|cobro de (?:consultas|bonos)|rendiciones|pagos? a proveedores|conciliaciones)',
      '(orden(?:o|ar|aba|ando) (?:las |los )?fichas|fichas de (?:los |las )?(?:estudiantes|pacientes|socios|clientes|trabajadores))',
      '(ingres(?:o|aba|ar|ando) (?:los )?datos|planillas?)',
      '(chilecompra|mercado publico|adquisiciones|licitaciones)',
      '(decretos de pago|ordenes de compra|cotizaciones|libro de (?:asistencia|remuneraciones)|asistencia de (?:los |las )?(?:choferes|trabajadores|personal)|anexos de contrato)',
      '(office supplies|supplies|couriers|meeting rooms|filing|invoices)',
    ),
    ajenos: alone(
      'obra',
      'faena',
      'camion',
      'picking',
      'grua',
      'estiba',
      'alumnos',
      'clases',
      'terreno',
      'cocina',
      'huespedes',
      'bodega',
      'ventas?',
      'causas',
      'demandas',
    ),
  },
};
