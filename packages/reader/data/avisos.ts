/** Who takes messages for somebody and where they are left, as CVs of people without a phone of their own say it. */
const words = (block: string): string => block.trim().split(/\s+/).join('|');

/** Not where somebody lives: Padre Las Casas, Padre Hurtado, Madre de Dios. */
export const PADRES = '(?:madre(?!\\sde\\sdios)|padre(?!\\s(?:las\\scasas|hurtado)))';

/** Kin, folded. */
export const FAMILIARES = words(`
hij[oa]s? senora espos[oa] marid[oa] mujer polol[oa] pareja novi[oa] conviviente mama papa ${PADRES} herman[oa] ti[oa] abuel[oa] prim[oa] cunad[oa]
suegr[oa] sobrin[oa] niet[oa] nuera yerno
`);

/** Kin, neighbours and those one works with. */
export const PARIENTES = `${FAMILIARES}|${words(`
vecin[oa] amig[oa] apoderad[oa] comadre compadre ahijad[oa] madrastra padrastro companer[oa] colega
jef[ea] patrona? soci[oa] contadora? caser[oa] duen[oa] arrendadora?
`)}`;

/** Who answers for a firm, a group or a minor, when a name follows; the candidate's own posts have none behind them. */
export const A_CARGO = words(`
encargad[oa] manager booking representante contrataciones tutora? apoderad[oa] capataz patrona? duen[oa] propietari[oa] soci[oa] president[ea] dirigente
lonko contratista enganchadora? mayordomo jef[ea] supervisora? maestro guia docente coordinadora? director[a]? administradora? editora? aval fiadora?
ejecutiv[oa] consultora? reclutadora? headhunter directiv[oa] monitora? parroco pastora? capellan cliente arrendadora? caser[oa] cunado comadre compadre
capitan armadora?
`);

/** Houses that take messages or whose number is their own, folded. */
export const CASAS = words(`
almacen negocio kiosko quiosco botilleria panaderia minimarket ferreteria farmacia carniceria verduleria supermercado bazar libreria imprenta cyber ciber
porteria conserjeria caseta recepcion secretaria sede sindicato parroquia capilla iglesia templo corporacion fundacion municipalidad omil junta(?!\\s?,)
escuela colegio liceo jardin posta cesfam consultorio hospital clinica hogar residencia pension hospederia albergue hospedaje hostal hotel cabanas restaurante? restoran casino
embajada consulado obra faena fundo parcela packing vivero vina(?!\\sdel\\smar) campamento terminal garita paradero capitania reten comisaria cuartel
taller local tienda sucursal oficina empresa constructora transportes comercial importadora inmobiliaria banco distribuidora fabrica estudio notaria centro(?!\\s?[,.]) club agencia
universidad instituto facultad laboratorio turismo pesquera salmonera agricola exportadora frigorifico aserradero molino maestranza astillero planta
minera forestal radio gremio cooperativa compin serviu fosis sence senadis prodemu injuv sernac sernameg teleton gendarmeria samu registro\\scivil
`);
