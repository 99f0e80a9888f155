/** Feminine demonym → stems of its forms and names of its country, lower case without accents. Sources in SOURCES.md. */
type Pais = { gentilicio: string; formas: readonly string[]; paises: readonly string[] };

const TABLE = `
chilena|chilena chileno chilenas chilenos|chile;republica de chile
venezolana|venezolana venezolano|venezuela;republica bolivariana de venezuela
colombiana|colombiana colombiano|colombia
peruana|peruana peruano|peru
boliviana|boliviana boliviano|bolivia;estado plurinacional de bolivia
ecuatoriana|ecuatoriana ecuatoriano|ecuador
argentina|argentina argentino|argentina;republica argentina
haitiana|haitiana haitiano haitien haitienne|haiti
brasileña|brasilena brasileno brasilera brasilero brasileira brasileiro|brasil;brazil
uruguaya|uruguaya uruguayo|uruguay
paraguaya|paraguaya paraguayo|paraguay
cubana|cubana cubano|cuba
dominicana|dominicana dominicano|republica dominicana
mexicana|mexicana mexicano mejicana mejicano|mexico
española|espanola espanol|espana
estadounidense|estadounidense|estados unidos;usa;ee.uu.;eeuu
alemana|alemana aleman|alemania
francesa|francesa frances|francia
italiana|italiana italiano|italia
portuguesa|portuguesa portugues|portugal
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
`;

export const PAISES: readonly Pais[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [gentilicio = '', formas = '', paises = ''] = line.split('|');
    return { gentilicio, formas: formas.split(' ').filter(Boolean), paises: paises.split(';').filter(Boolean) };
  });
