import { WordSet } from '../src/fields/matching/word-filter.ts';

/**
 * Words that CVs write in small letters, folded: counted in the sets written by hand (bench/reader/hand, twelve authors
 * at least), without those that stand with a capital nearly as often, those of the lists of names, and short ones that
 * a given name begins with.
 */
export const COMUNES = new WordSet(
  `
abarrotes abastecimiento abierto abuela abuelo aca academico acceso accesos accidentes aceite aceptado acercamiento
acompanamiento acordeon acreditacion across actas activa activamente actividades activo activos actualizacion
actualizado acuerdo acuerdos acuicultura adelante ademas adentro adicional adjudicado adjudicados administrado
admision aduana adultos advanced afiches afiliados afuera agenda agendamiento agent agentes ago agricolas agua ahi
ahora ahorro ajedrez alegatos algo alimentacion alimento alimentos alisados aljibe almacenaje almeja almuerzo
almuerzos alojamiento altas alternativo altiro altura alumnos amarra amarre amasado ampliacion ampliaciones analisis
analistas ancianos ando anexos animales annual anotaba anotaciones anoto anteponer anterior anteriores antes antigua
anual anuales aparte apertura aplica aplicacion apoderados apostillado apoyo app aprender aprendi aprendo aprobada
aprobado aqui arandano arandanos arbitraje arbitrajes archivo arco argentinos armado armador armar armo arqueo arqueos
arreglo arreglos arriba arriendo artesanal asi asistencia asistentes asistida asociada asociado aspira asta atender
atendi atendia atendiendo atentamente atiende atiendo audiencia audio auditoria auditorias aun aunque auto
autorizacion autorizadas autorizado autos auxiliares auxilios avance avanzada avisar aviso avisos ayuda ayudantes
ayudar baja balances balayage banca bancaria bancarias bancos banos banquetes base bases basic basquetbol bebidas beca
before behance bendiga biblioteca bicicleta bilingue bill bitacora bloqueo bodegas boleta boletas bolivianos bombas
bono bonos bookings bordo boring bote brasilenos brigada bruta bruto brutos buceo budget buen buena buenas buffet
building bus buscada buscando busqueda cabina cableado cada cadena cadenas cafes calculo calibrado calibre caliente
calificado calls camara camaras camas cambiar cambiarme cambio cambios caminos camion camiones camioneta campamento
campana campanas canalizacion capacitacion cardiovascular carga cargar cargas carnet carpeta carpetas carro carta
cartas cartera carteras casi caso casos castigada catalogo catalogos catedra categoria catorce centolla centre centros
ceramica cerca cercano cereza cerezas cero cerraba cerre certificados cervecerias chancado charlas chat check cheques
chica chicas chicos choritos ciclico ciclicos ciclo cien cientifico cierre cierres cinco cincuenta circulacion ciruela
cirujano citizen civiles clases clave client clientas clients clima clinicas clinico cobraba cobranza cobrar cobre
cobro cocinar cocinas cocineros code codigo colaboradores colacion colaciones colectiva colectivo colegios collareta
colocaciones color colorista comandas comerciales comida comidas comision comisiones comite comites companies
compatible competente completas compra compraba compras compraventa compraventas comprension compromisos comunes
comunidades conciliacion conciliaciones conduccion conductores confinados confirmacion conforme confort congelado
congrio conoce conocen conscripto consideracion construyendo consulta consultas consumo contable contactar contactos
contar contenedores conteo contesta contesto continua contra contrata contratista contratistas contrato contratos
control controles convenios convenir conversa conversable conversacional conversamos conversar coordinacion coordinar
copero copias copper corazon correos corrientes corto cosas cosecha cost costeo costo costos cotizaciones credencial
creditos creol criolla critico criticos cronicos cuaderno cuadraba cuadratura cuadre cuadrilla cuadrillas cuadro
cualquier cuando cuantia cuantias cuarenta cuarto cuatro cubicaciones cubiertos cuenta cuentas cuento cuentos cuerdas
cuidado cuidados cuidando cuidar cuide cuido cultivo cumplida curaciones curricular customers cut daily danza dar
dashboards database date days declaracion declaraciones decretos defensiva defensivo definitiva definitivo degree
dejar dejo demanda demandas departamentos deportiva deportivo depositos derivacion desayuno desayunos descarga
descargado desconche deseado desempenados design despacho despachos despide despido despinado despliegue despues
detras deudores devoluciones diagnostico diagramacion diaria diarias diarios dic dicen dieciocho diesel diez
diferencias dificiles digitacion diligence diligencias dinamica dinamicas dinero directo directorio dirijo discos
dispuesto distancia distincion distribucion diurno doble doce docentes documentacion documental dolares domiciliada
domiciliado domiciliaria domiciliarias domingos donde doscientos dotacion doy drilling drogas duena dueno durante
economica edicion edificio edificios educacional efectivas efectivo eight ejecutivas ejecutivos electricos electro
electronica electronicas elemental eleven ellos embalaje embargos embarque emergencia emergencias emision empalmes
empanadas empaque empezar encanta encargo encargos encomiendas encuentran encuestas energia enfermos enfierradura
enseno entonces entrantes entrega entregan entregas entrevista entrevistas envasado equipos era eran erizo escala
escaner escolares escribe escribir escribirme escribo escrito escritos escrituras escucha escuelas ese esmeril eso
espacios especialidad especialidades especies espera esperada esperado espero esposa esta estable estampes estan este
esto estoy estuco estudiaba estudiantes estudiar estuve etiquetado etiquetas europass eventos examen examenes exhortos
expectation expedientes exportacion externa externo externos extintores extra extraccion extrajudicial extranjeria
extranjero extranjeros fabrica facturacion facturas fallas fallecio falta falto familiar familias fatiga favor feb
fechas feria ferias festivos fiado fiados fibra fichas fidelizacion fija fijo fila fileteo fin final financieros fines
finiquitos fintech firmas first fisica five flota fluent fluido foco fondo fondos food forecast forestales formularios
fotos four frenos frente fria frio frios from frontal fruta frutas fue fuera fuerza fui fumo funcionarios furgon
galpones ganaba ganar ganas gano garantias gastos gatos generado gente geografica gerenta gestiones gira giras github
gold gondola gondolas goteo grabacion grabado gracias grados grafica grandes grua gruesa grupo grupos guardias guias
guion guitarra gusta gustan gustaria gusto habitaciones habla hablado hablar hace hacer hacia haciendo hago handling
harina have hay hecho hectareas hepatitis hermana hibrida hice higiene hijas hijos hipotecarios hipotecas history hizo
hogar hola hombro honorarios honorem honrada horquilla hospitalario hoteles hour hoy huerto huespedes humanidades
humanista ilustracion imponible imposiciones impresoras inbound incendios incidentes incompleto indefinido
indemnizacion independiente indicadores indice indices indigena infantiles influenza informado informaticos informes
infrastructure ingresos inicial inmediato inoxidable inscripcion inscripciones instalacion instalaciones institucional
instructor insumos integracion integral intercultural interes interesa interior interna interno internos interurbano
inventarios investigacion invierno inviernos isometricos jaulas jefatura jefes jornal jubilacion jubilada jubilado
judiciales juego jueves juicio juicios junto juradas juramento juridica jurisprudencia juzgados kichwa kiwi
laboratorio labores laborum lacteos ladrillo lancha lanzamientos laser latte lavado lavanderia lavar leche lector
lectora lectura leer legal legalizaciones leido les lesiones libres libreta libro libros licencias like
limpia limpio linea lineas liq liquidacion liquidaciones liquidas liquidos lista litigios llamada llamadas llamado
llamados llaman llamar llamarme llegada llegar llego llegue llevaba llevado llevando llevar lleve llevo local locales
loco locomocion logging logistics luego luga lunes macros madera maestra maestros mama manana mananas mandante mandar
mandatos mando maneja manejado manejar manos mantenimiento manzana manzanas mapas mapuche mapudungun mapuzugun
maquetas maquina maquinaria maquinas marcas marcha mariscos martes masa masivo materia material materiales materna
matricula matriculas matriz mayores medicamentos medicas medios mejor memoria mencion menor menores menos mensaje
mensual mensuales menu mercaderia merchandising merluza mermas mesas meson messy meta metas metro metros mezcla mias
micro mientras migrantes milla million millon millones mineral mineras mineros minima minimo minutas minuto minutos
mio mis mise misma mismo modalidad model modelling modelos models modulo moldaje monitoreo month monthly months monto
morbilidad morosos mortalidad mother moto motor motores motosierra motosierrista moviles movilizacion movimientos
moving muchas mucho muestras muestreo mueve muevo mujeres multas multigrado muros musico nacionalizada nacionalizado
nada nadie native natural nave negocio net nikkei ninas nine ninos nivelacion noche noches nocturna nocturno nomina
nominas nos nota notarial notarias notario notas notificacion notificaciones nov novedades now nuevas nueve nuevo
nuevos numero numeros nunca objeciones ochenta ocho octavo oferta ofertas oficinas oficio oficios ofrecer ojala once
online open operacion operadores operarios oral ordena ordenada ordenado ordenar orders origen originario ortografia
otorgado otro outbound over overlock overol pabellon pabellones paciencia paciente pacientes packaging padres paga
pagaba pagaban pagar pagares pago pagos paguen palabras palas pallet pallets pandas pandemia pantalla papa papas papel
paradas parcela paritario parrilla parte partes particular particulares partir partituras parvulos pasado pasajeros
pasajes pase pasillo pasillos paso patio patron pauta payment peces pediatricos pedido pedidos pedir pega peligrosa
peligrosas pendiente pension pensionado percibo perdidas perdido perfumeria pergola permanencia permanent permisos
pero perros persona personas pesca pescadores pescados peso pesos phone picking pide pido pieza piezas pila pinturas
pipelines piso pisos pistola pit place plaguicidas plan plancha planchado planchar planes planilla planillas planning
planos plans plantas plata plataforma plataformas platforms platos plazo plazos poco poda poderes polizas pololos
pongo porphyry porque portabilidad portabilidades portadas porteria portero posesiones post posta postrado postrados
postres postula postular practica practicas precio precios predictivo predios preferencia prefiero preguntar
prejudicial premio premios prenatal prensa preparacion preparatorias preparo preprensa presentado presidenta
presidente presupuesto presupuestos pretendida pretendido preventiva pricing prima primaria primas primera
primeros privada probadores problema procesa proceso procesos procuradores producto productora productores productos
profe programa programacion promedio propia propias propina propinas propios proteccion protestos protocolos
proveedores provincia prueba pruebas psje publicado publicas pueblo puede pueden puedo puertas puertos puesta puesto
puntos pyme pymes quechua quede quedo quiebres quiere quieren quiero quimicos quince quinto quisiera raciones radicada
radicado radier radieres rajo raleo rampla rapida rapido reach realizados reanimacion recado recados recargas
recaudacion recepcion receptor receptores receta recetas recibia recibir recibo recien reclamos recomendacion
recomendar recomienda recomiendan reconciliation reconocido reconocimiento recorrido recta recuperacion recupero red
redaccion redacto reemplazo reemplazos refrigerada regalos registra regular rehabilitacion relacion remates remota
remotas remote remuneraciones rendicion rendiciones rendido renovacion renovado repactaciones reparacion reparto
repertorio reponia reporte reportes reporting reports reposicion requerimientos request reserva reservas residence
resident residente residentes residuos resoluciones resolver resource respaldo respeto respiratoria responde respuesta
restaurantes retencion retiros reuniones revalidado revisa revisaba revision riego riesgo riguroso rodilla ronda
rondas ropa rotacion rotativos rotulado running rural rurales rutas sabado sabados sabe sacaba sacar saco salarial
salary sale sali salida salientes salir salmon salmoneras saludar saque satisfaccion scikit scripts sea seca
secundario sede seguimiento seguir segundos seguro seis seleccion semanal semanales semanas semester semestre
semestres senal senaletica sep ser seria serie series serigrafia service servicio sesion setecientos sexto shift short
sido siempre siete signos siguiente simple simples since sistema sitio small socia sociedades socio socios solicitada
solicitado solicitudes solo somnolencia son sonido stock subcontratos subo subrogante sucursal sucursales sueldos
supermercados supervision supervivencia suplente sustancias systems tablas tablero tableros tablet tambien taquigrafia
tarde tardes tareas tarjeta tarjetas tax team tecnificado telar telefonica telefonicas telefonico teletrabajo
temperatura temporal temporaria temporeros temprana tenia tenido tension tercer terminaciones terminar termine termino
terremoto territorial tesis tesoreria tests textil that the three through tickets tiempos tiendas tiene tio tiro toco
toda todavia todo todos tolva tomar tomate tomo toneladas tongue total tours trabaja trabajado trabajadores trabajando
trabajar trabaje tracto tractor tradicional trafico trail tramitacion tramite tramites tramo transacciones transpaleta
transporte transportistas tras traslado tratar trato traves treinta trekking tres trescientos tribunales tributaria
trigo turistas tutela tuve two ubica ubicacion ubican ubicar ubicarme ultimo ultimos unas unico unidocente uniformes
universitaria unos urbanas urgencia urgencias usar used usted ustedes usuaria usuarios uva vacaciones vacunacion
vacunas vacunatorio validacion valor valores valorizado variable variadores veces vecina vehiculos veinte veintidos
vence vencimiento vencimientos vendedoras vendedores vender vendi vendia vendiendo vendimia vendo vengo venta verano
veranos verdura verduras vespertino vez viajar viaje viales viaticos videos viernes vigente vigentes vinas vino visa
visita visitas visual vitales vitrina vitrinas vivienda viviendas vivir vocacion voluntaria voluntario volver voy voz
vuelta wasap web weekly who with worth year years zapato zapatos zona zonal zonas
`
    .trim()
    .split(/\s+/),
);
