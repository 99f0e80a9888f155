/** Feminine demonym → stems of its forms and names of its country, lower case without accents. Sources in SOURCES.md. */
type Pais = { gentilicio: string; formas: readonly string[]; paises: readonly string[] };

const TABLE = `
chilena|chilena chileno chilenas chilenos chilean chilien chilienne|chile;republica de chile
venezolana|venezolana venezolano venezuelan venesolana venesolano venezolan venezuelien venezuelienne venezuelano venezuelana|venezuela;republica bolivariana de venezuela
colombiana|colombiana colombiano colombian colombien colombienne|colombia
peruana|peruana peruano peruvian peruvien peruvienne|peru
boliviana|boliviana boliviano bolivian bolivien bolivienne|bolivia;estado plurinacional de bolivia
ecuatoriana|ecuatoriana ecuatoriano ecuadorian equatoriana equatoriano|ecuador
argentina|argentina argentino argentinian|argentina;republica argentina
haitiana|haitiana haitiano haitien haitienne haitian ayisyen ayisyenne aitiana aitiano haitianna|haiti
brasileña|brasilena brasileno brasilera brasilero brasileira brasileiro brazilian|brasil;brazil
uruguaya|uruguaya uruguayo uruguayan|uruguay
paraguaya|paraguaya paraguayo paraguayan|paraguay
cubana|cubana cubano cuban cubain cubaine|cuba
dominicana|dominicana dominicano dominican dominicain dominicaine|republica dominicana
mexicana|mexicana mexicano mejicana mejicano mexican|mexico
española|espanola espanol spanish|espana
estadounidense|estadounidense norteamericana norteamericano|estados unidos;usa;ee.uu.;eeuu
alemana|alemana aleman german|alemania;germany
francesa|francesa frances french|francia;france
italiana|italiana italiano italian|italia;italy
portuguesa|portuguesa portugues portuguese|portugal
inglesa|inglesa|inglaterra
británica|britanica britanico|reino unido;gran bretana
china|china chino|china;republica popular china
coreana|coreana coreano surcoreana surcoreano|corea;corea del sur
japonesa|japonesa japones|japon
india|hindu|india
filipina|filipina filipino|filipinas
siria|sirio|siria
palestina|palestino|palestina
rusa|rusa ruso|rusia
ucraniana|ucraniana ucraniano|ucrania
rumana|rumana rumano|rumania
croata|croata|croacia
canadiense|canadiense|canada
costarricense|costarricense|costa rica
panameña|panamena panameno|panama
nicaragüense|nicaraguense|nicaragua
hondureña|hondurena hondureno|honduras
salvadoreña|salvadorena salvadoreno|el salvador
guatemalteca|guatemalteca guatemalteco|guatemala
puertorriqueña|puertorriquena puertorriqueno|puerto rico
australiana|australiana australiano|australia
belga|belga|belgica
suiza|suiza suizo|suiza
sueca|sueca sueco|suecia
noruega|noruega noruego|noruega
holandesa|holandesa holandes neerlandesa neerlandes|holanda;paises bajos
polaca|polaca polaco|polonia
turca|turca turco|turquia
libanesa|libanesa libanes|libano
marroquí|marroqui|marruecos
nigeriana|nigeriana nigeriano|nigeria
senegalesa|senegalesa senegales|senegal
pakistaní|pakistani|pakistan
bangladesí|bangladesi|bangladesh
nepalesa|nepales nepalesa|nepal
ghanesa|ghanes ghanesa|ghana
camerunesa|camerunes camerunesa|camerun
congoleña|congoleno congolena|congo
egipcia|egipcio egipcia|egipto
iraní|irani|iran
israelí|israeli|israel
jordana|jordano|jordania
tailandesa|tailandes tailandesa|tailandia
vietnamita|vietnamita|vietnam
taiwanesa|taiwanes taiwanesa|taiwan
indonesia|indonesio|indonesia
sudafricana|sudafricano sudafricana|sudafrica
angoleña|angoleno angolena|angola
caboverdiana|caboverdiano caboverdiana|cabo verde
irlandesa|irlandes irlandesa|irlanda
austriaca|austriaco austriaca|austria
húngara|hungaro hungara|hungria
checa|checo checa|republica checa
griega|griego griega|grecia
serbia|serbio|serbia
eslovena|esloveno eslovena|eslovenia
lituana|lituano lituana|lituania
finlandesa|finlandes finlandesa|finlandia
danesa|danes danesa|dinamarca
neozelandesa|neozelandes neozelandesa|nueva zelanda
escocesa|escoces escocesa|escocia
jamaiquina|jamaiquino jamaiquina jamaicano jamaicana|jamaica
guyanesa|guyanes guyanesa|guyana
trinitense|trinitense|trinidad y tobago
beliceña|beliceno belicena|belice
surinamesa|surinames surinamesa|surinam
`;

export const PAISES: readonly Pais[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [gentilicio = '', formas = '', paises = ''] = line.split('|');
    return { gentilicio, formas: formas.split(' ').filter(Boolean), paises: paises.split(';').filter(Boolean) };
  });
