/**
 * Feminine demonym → its forms, names of its country, and what stands for it only in a form's field: its codes, the
 * first of them the one of its flag. Lower case without accents. Sources in SOURCES.md.
 */
type Pais = {
  gentilicio: string;
  formas: readonly string[];
  paises: readonly string[];
  codigos: readonly string[];
};

const TABLE = `
chilena|chilena chileno chilenas chilenos chilean chilien chilienne cilena cileno|chile;republica de chile|cl chl chi chil
venezolana|venezolana venezolano venezuelan venesolana venesolano venezolan venezuelien venezuelienne venezuelano venezuelana benezolana benezolano|venezuela;republica bolivariana de venezuela|ve ven
colombiana|colombiana colombiano colombian colombien colombienne columbiana columbiano colonbiana colonbiano|colombia|co col
peruana|peruana peruano peruvian peruvien peruvienne peruviana peruviano|peru|pe per
boliviana|boliviana boliviano bolivian bolivien bolivienne bolibiana bolibiano|bolivia;estado plurinacional de bolivia|bo bol
ecuatoriana|ecuatoriana ecuatoriano ecuadorian equatoriana equatoriano ecuatorian ecuadoriana ecuadoriano ecuadorean|ecuador|ec ecu
argentina|argentina argentino argentinian argentinean argentine arjentina arjentino|argentina;republica argentina|ar arg
haitiana|haitiana haitiano haitien haitienne haitian ayisyen ayisyenne aitiana aitiano haitianna aytiana aytiano haitienes ayisyan|haiti|ht hti hai
brasileña|brasilena brasileno brasilera brasilero brasileira brasileiro brazilian bresilien bresilienne brasilian brasiliana brasiliano|brasil;brazil|br bra
uruguaya|uruguaya uruguayo uruguayan uruguaia uruguaio|uruguay|uy ury uru
paraguaya|paraguaya paraguayo paraguayan paraguaia paraguaio|paraguay|py pry par
cubana|cubana cubano cuban cubain cubaine|cuba|cu cub
dominicana|dominicana dominicano dominican dominicain dominicaine|republica dominicana|do dom
mexicana|mexicana mexicano mejicana mejicano mexican mexicain mexicaine|mexico|mx mex
española|espanola espanol spanish espagnole|espana|es esp spaniard espagnol
estadounidense|estadounidense norteamericana norteamericano|estados unidos;usa;ee.uu.;eeuu|us usa american americana americano
alemana|alemana aleman german|alemania;germany|de deu ger deutsche deutscher allemand allemande
francesa|francesa frances french francaise|francia;france|fr fra francais
italiana|italiana italiano italian italienne|italia;italy|it ita italien
portuguesa|portuguesa portugues portuguese|portugal|pt prt portugais
inglesa|inglesa|inglaterra|gb-eng
británica|britanica britanico|reino unido;gran bretana|gb gbr uk british
china|china chino|china;republica popular china|cn chn chinese chinois chinoise
coreana|coreana coreano surcoreana surcoreano|corea;corea del sur|kr kor korean
japonesa|japonesa japones|japon|jp jpn japanese
india|hindu|india|indian in ind
filipina|filipina filipino|filipinas|ph phl
siria|sirio|siria|sy syr
palestina|palestino|palestina|ps pse
rusa|rusa ruso|rusia|ru rus russian
ucraniana|ucraniana ucraniano|ucrania|ua ukr ukrainian
rumana|rumana rumano|rumania|ro rou
croata|croata|croacia|hr hrv
canadiense|canadiense|canada|ca can canadian
costarricense|costarricense|costa rica|cr cri
panameña|panamena panameno|panama|pa pan
nicaragüense|nicaraguense|nicaragua|ni nic
hondureña|hondurena hondureno|honduras|hn hnd
salvadoreña|salvadorena salvadoreno|el salvador|sv slv
guatemalteca|guatemalteca guatemalteco|guatemala|gt gtm
puertorriqueña|puertorriquena puertorriqueno|puerto rico|pr pri
australiana|australiana australiano|australia|au aus australian
belga|belga|belgica|be bel
suiza|suiza suizo|suiza|ch che swiss
sueca|sueca sueco|suecia|se swe swedish
noruega|noruega noruego|noruega|no nor
holandesa|holandesa holandes neerlandesa neerlandes|holanda;paises bajos|nl nld dutch
polaca|polaca polaco|polonia|pl pol polish
turca|turca turco|turquia|tr tur
libanesa|libanesa libanes|libano|lb lbn
marroquí|marroqui|marruecos|ma mar
nigeriana|nigeriana nigeriano|nigeria|ng nga
senegalesa|senegalesa senegales|senegal|sn sen
pakistaní|pakistani|pakistan|pk pak
bangladesí|bangladesi|bangladesh|bd bgd
nepalesa|nepales nepalesa|nepal|np npl
ghanesa|ghanes ghanesa|ghana|gh gha
camerunesa|camerunes camerunesa|camerun|cm cmr
congoleña|congoleno congolena|congo|cd cod
egipcia|egipcio egipcia|egipto|eg egy
iraní|irani|iran|ir irn
israelí|israeli|israel|il isr
jordana|jordano|jordania|jo jor
tailandesa|tailandes tailandesa|tailandia|th tha
vietnamita|vietnamita|vietnam|vn vnm
taiwanesa|taiwanes taiwanesa|taiwan|tw twn
indonesia|indonesio|indonesia|id idn
sudafricana|sudafricano sudafricana|sudafrica|za zaf
angoleña|angoleno angolena|angola|ao ago
caboverdiana|caboverdiano caboverdiana|cabo verde|cv cpv
irlandesa|irlandes irlandesa|irlanda|ie irl
austriaca|austriaco austriaca|austria|at aut
húngara|hungaro hungara|hungria|hu hun
checa|checo checa|republica checa|cz cze
griega|griego griega|grecia|gr grc
serbia|serbio|serbia|rs srb
eslovena|esloveno eslovena|eslovenia|si svn
lituana|lituano lituana|lituania|lt ltu
finlandesa|finlandes finlandesa|finlandia|fi fin
danesa|danes danesa|dinamarca|dk dnk
neozelandesa|neozelandes neozelandesa|nueva zelanda|nz nzl
escocesa|escoces escocesa|escocia|
jamaiquina|jamaiquino jamaiquina jamaicano jamaicana|jamaica|jm jam
guyanesa|guyanes guyanesa|guyana|gy guy
trinitense|trinitense|trinidad y tobago|tt tto
beliceña|beliceno belicena|belice|bz blz
surinamesa|surinames surinamesa|surinam|sr sur
`;

export const PAISES: readonly Pais[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [gentilicio = '', formas = '', paises = '', codigos = ''] = line.split('|');
    return {
      gentilicio,
      formas: formas.split(' ').filter(Boolean),
      paises: paises.split(';').filter(Boolean),
      codigos: codigos.split(' ').filter(Boolean),
    };
  });
