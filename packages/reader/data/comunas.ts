/** The 346 comunas of Chile, the regions and the big cities next door, lower case without accents. Sources in SOURCES.md. */
const COMUNAS = `
arica|camarones|putre|general lagos|iquique|alto hospicio|pozo almonte|camina|colchane|huara|pica|antofagasta|mejillones|sierra gorda|taltal|calama|ollague|san pedro de atacama|tocopilla|maria elena
copiapo|caldera|tierra amarilla|chanaral|diego de almagro|vallenar|alto del carmen|freirina|huasco|la serena|coquimbo|andacollo|la higuera|paihuano|vicuna|illapel|canela|los vilos|salamanca|ovalle|combarbala|monte patria|punitaqui|rio hurtado
valparaiso|casablanca|concon|juan fernandez|puchuncavi|quintero|vina del mar|isla de pascua|los andes|calle larga|rinconada|san esteban|la ligua|cabildo|papudo|petorca|zapallar|quillota|la calera|hijuelas|la cruz|nogales|san antonio|algarrobo|cartagena|el quisco|el tabo|santo domingo|san felipe|catemu|llaillay|panquehue|putaendo|santa maria|quilpue|limache|olmue|villa alemana
rancagua|codegua|coinco|coltauco|donihue|graneros|las cabras|machali|malloa|mostazal|olivar|peumo|pichidegua|quinta de tilcoco|rengo|requinoa|san vicente|pichilemu|la estrella|litueche|marchihue|navidad|paredones|san fernando|chepica|chimbarongo|lolol|nancagua|palmilla|peralillo|placilla|pumanque|santa cruz
talca|constitucion|curepto|empedrado|maule|pelarco|pencahue|rio claro|san clemente|san rafael|cauquenes|chanco|pelluhue|curico|hualane|licanten|molina|rauco|romeral|sagrada familia|teno|vichuquen|linares|colbun|longavi|parral|retiro|san javier|villa alegre|yerbas buenas
chillan|bulnes|chillan viejo|el carmen|pemuco|pinto|quillon|san ignacio|yungay|quirihue|cobquecura|coelemu|ninhue|portezuelo|ranquil|treguaco|san carlos|coihueco|niquen|san fabian|san nicolas
concepcion|coronel|chiguayante|florida|hualqui|lota|penco|san pedro de la paz|santa juana|talcahuano|tome|hualpen|lebu|arauco|canete|contulmo|curanilahue|los alamos|tirua|los angeles|antuco|cabrero|laja|mulchen|nacimiento|negrete|quilaco|quilleco|san rosendo|santa barbara|tucapel|yumbel|alto biobio
temuco|carahue|cunco|curarrehue|freire|galvarino|gorbea|lautaro|loncoche|melipeuco|nueva imperial|padre las casas|perquenco|pitrufquen|pucon|saavedra|teodoro schmidt|tolten|vilcun|villarrica|cholchol|angol|collipulli|curacautin|ercilla|lonquimay|los sauces|lumaco|puren|renaico|traiguen|victoria
valdivia|corral|lanco|los lagos|mafil|mariquina|paillaco|panguipulli|la union|futrono|lago ranco|rio bueno|puerto montt|calbuco|cochamo|fresia|frutillar|los muermos|llanquihue|maullin|puerto varas|castro|ancud|chonchi|curaco de velez|dalcahue|puqueldon|queilen|quellon|quemchi|quinchao|osorno|puerto octay|purranque|puyehue|rio negro|san juan de la costa|san pablo|chaiten|futaleufu|hualaihue|palena
coyhaique|lago verde|aysen|cisnes|guaitecas|cochrane|o'higgins|tortel|chile chico|rio ibanez|punta arenas|laguna blanca|rio verde|san gregorio|cabo de hornos|antartica|porvenir|primavera|timaukel|natales|torres del paine
santiago|cerrillos|cerro navia|conchali|el bosque|estacion central|huechuraba|independencia|la cisterna|la florida|la granja|la pintana|la reina|las condes|lo barnechea|lo espejo|lo prado|macul|maipu|nunoa|pedro aguirre cerda|penalolen|providencia|pudahuel|quilicura|quinta normal|recoleta|renca|san joaquin|san miguel|san ramon|vitacura|puente alto|pirque|san jose de maipo|colina|lampa|tiltil|san bernardo|buin|calera de tango|paine|melipilla|alhue|curacavi|maria pinto|san pedro|talagante|el monte|isla de maipo|padre hurtado|penaflor
`;

const OTROS = `
region metropolitana|metropolitana|valle central|biobio|la araucania|araucania|los rios|magallanes|tarapaca|atacama|nuble|arica y parinacota|puerto natales|gran concepcion|santiago centro|santiago de chile|chile|rm
caracas|maracaibo|maracay|merida|barquisimeto|bogota|medellin|cali|barranquilla|lima|arequipa|trujillo|piura|chiclayo|la paz|cochabamba|potosi|oruro|quito|guayaquil|manta|puerto principe|cap haitien|gonaives|buenos aires|mendoza|cordoba|rosario|montevideo|asuncion|la habana|santo domingo|sao paulo|rio de janeiro|madrid|barcelona|mexico
`;

export const LUGARES: ReadonlySet<string> = new Set([COMUNAS, OTROS].flatMap((block) => block.trim().split(/[|\n]/)));
