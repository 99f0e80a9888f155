/** Firms, chains, brands and makers that CVs name and that are no tools: whom people work for, sell, buy from or drive. Lower case without accents. Sources in SOURCES.md. */
export const EMPRESAS: ReadonlySet<string> = new Set(
  `
novis|4geeks|5asec|a impresores|a.j. broom|aaa laboratorio|aasa|abastible|abb|abbott|abbvie|abcdin|abengoa|abertis|abinbev|abn amro|abs genetics|abs group|absolut|abufrut|abx air|academia agil
accenture|acciona|accor|accorhotels|accu-chek|aceite chef|acer|aceromundo|achnu|acid labs|acma|aconcagua foods|aconcex|actionline|activa research|actros|acuenta|acuinova|adama|adasa|adecco
adelco|adexus|adidas|adimark|adisseo|adix|adl diagnostic|adn radio|adra|ads mundo|adt|aeb|aenor|aerocardal|aerolineas argentinas|aeromexico|aerosan|aerovias dap|aes|afex|aga|agar cross|agorex
agricom|agroas|agrocentro|agrocom|agrofruta|agrospec|agrosuper|agrotop|agrovet|agrozzi|agtv|agua puyehue|aguasin|aguilera logistica|agunsa|ahk|ahorrocoop|aig|air france|air liquide
air products|airbus|aislaglass|aislapol|aitue|ajyar|aker solutions|akikb|akzonobel|albagli zaliasnik|albemarle|albia|alcatel|aldo shoes|alfa romeo|alfaparf|alfred h knight|algorta norte
algramo|alianza francesa|alicopsa|alifrut|align technology|alimar|aliservice|alitalia|alitec|all nutrition|aller aqua|allianz|allison transmission|alltech|allus|alma vid|almacenes exito
almacenes garcia|almacenes paris|almacruz|almaviva|almendral|almundo|aloha mental|alotech|alquimia conceptos|als|alsacia|alsina|alstom|alta genetics|altendorf|alto atacama|alto las condes
altonorte|alumco|alusa|alvi|amanco|amar hermanos|ambrosoli|amcor|amd|amec|amec foster wheeler|america economia|america solidaria|american airlines|american express|american tower
americo vespucio oriente|amerigo|ameris|amgen|amipass|amrop|amsa|amway|anakena|analisis ambientales|anam|anasac|anchile|andamios layher|andes airport services|andes analytical assay
andes fruit|andesgear|andessalud|andina del sud|andritz|andromaco|andros impresores|anglo american|anixter|antamina|antarchile|antarctic sea fisheries|antartica libros|anticimex|antillanca
antofagasta minerals|antofagasta plc|antofagasta terminal internacional|antucoya|anwo|aon|aperol|apex america|apple|applebee's|applied biosystems|applus|apumanque|aquagen|aquagestion|aquasaam
aquasur|aquatherm|ara worleyparsons|arama|aramark|aramco|arauco chillan|arauco educa|arauco estacion|arauco maipu|arauco salud|arcadis|arcis|arcor|arcos dorados|arena swim|ariztia
armani exchange|arquimed|arrigoni metalurgica|arrow textil|arroz tucapel|arseg|artel|arthrex|arthur j. gallagher|arvato|arysta|ascend laboratories|ascenty|asenav|asfalcura|asics|asimet|asmar
asoex|aspillaga hornauer|assa abloy|assist card|assurant|astaldi|astara|astrazeneca|asus|at kearney|atacama kozan|atacama minerals|atc sitios|atco sabinco|ati|atkinsrealis|atlas air
atlas renewable energy|atrapalo|attenza|atton|audax italiano|audi|aufbau|ausdrill|ausenco|austin powder|australis|autocentro|autofacil|autofin|autolam|autoplanet|autoshopping|avene|aviagen
avianca|avla|avm perforaciones|avm vidrios|avo|avon|awasi|awto|axa|axalta|axe|aza|azeta|azul azul|b. braun|baader|baby infanti|babysec|bacardi|badinotti|baer|bago|bahco|bahia coronel
bahia pelicanos|baic|baika|bailac|bain|bajaj|baker mckenzie|baker tilly|bakkavor|baldwin|ball corporation|ballantine's|ballerina|balluff|balthus|banana republic|banchile|banco de chile
banco estado|bancolombia|bandag|bandai|banefe|banesco|banigualdad|bank of china|banmedica|banotic|bar liguria|barbie|bardahl|barnafi krause|baron joyas|barra chalaca|barraco|barrick
barros & errazuriz|barros y errazuriz|barudan|basf|bat|bata|bauker|baumax|bautek|baxter|bayer|bbdo|bbk group|bbva|bcd travel|bcg|bcp|bdo|bebesit|bechtel|beckman coulter|becton dickinson
becual|beiersdorf|bejo|bekaert|bekron|belcorp|belen educa|belfi|bello e hijos|bellsouth|belsport|belt tech|benchmark genetics|berlitz|bernina|bershka|besalco|best fed|best western|bestpharma
bestvet|bfgoodrich|bhp|biblioredes|bice|bierstube|biesse|big john|biggi|bikeitau|billabong|bilogia|bilz y pap|bimbo|bio insumos nativa|bio-bio comunicaciones|bioamerica|biobiochile|bioclinic|bioderma
biodiversa|bioelements|biofeed|bioforest|biogen|biogram|bioiberica|bioleche|biomar|biomerieux|bionet|biorad|biosal|biosano|bioschile|biosoluciones|biotren|biotronik|birkenstock|bisquertt
bitumix|bixolon|black & decker|black friday|black week|blue expres|blue shell|blueexpress|bluexpress|blum|blumar|blush-bar|bms|bmw|bnet|bnp paribas cardif|bo packaging|bo paper|boart longyear
bob's|bodenor|bodytech|boehringer|boeing|boetsch|bofill escobar|bollore|bomag|bon o bon|borago|borgwarner|bosch car service|bosch service solutions|boston consulting group|boston scientific
botanical solution|bph|bradken|bravissimo|bravo e izquierdo|bravo energy|bredenmaster|brembo|bresler|bretti|brf|bridge english|bridgestone|briggs|brinks|bristol myers squibb|british airways
british american tobacco|british council|brooks brothers|broota|brotec|brown-forman|brp|bruel & kjær|bruno fritsch|bsa hormigones|bsk|bsoul|btg pactual|bticino|buchi|bucyrus|buda.com|budnik
budweiser|buhos|buin zoo|bunker kitchen|bupa|bureau veritas|burger king|busscar|byrnecut|bystronic|c&a|cabilfrut|cabo froward|cachantun|cade idepe|cadem|cadetech|cafe haiti|caffarena|caja 18
caja los andes|caja los heroes|cal y canto|calaf|caleta bay|caligrafix|callegari|callsouth|cals|calvin klein|calzarte|camanchaca|cambiaso hermanos|cambridge university press|campari|can can
can-am|canada dry|canadian solar|canal 13|cannondale|canon|cap acero|cap energia|cap mineria|capacita usach|capacitacion usach|capel|capgemini|capredena|capstone copper|capual|capyme
car ripley|cardif|cardinal health|cardinal sastreria|carey y cia|cargex|cargill|cariola|caritas|carl zeiss|carl's jr|carlson wagonlit|carmen de andacollo|carnitech|carnival cruise
carolina wine brands|carozzi|carrefour|carrier|carter's|cartocor|cartulinas cmpc|casa lapostolle|casa musa|casa royal|casa silva|casa village|casaideas|casas del bosque|case ih|casella
caserones|casillero del diablo|casr|cassis cafe|castrol|cat administradora|cav|cbb|cbre|cchc|ccni|ccr|cdec sing|cdec-sic|cdf|cecinas dohler|ceduc|ceinlaser|celco|celeo|celfin|celulosa arauco|cementos melon
cen|central guacolda|central mayorista|centrovet|century 21|centurylink|cepas|ceramicas cordillera|cerave|ceresita|cermaq|cerro alto|cerro colorado|cerro dominador|cerro moreno
cerro negro norte|cerro verde|certhia|certiprof|cervecerias unidas|cesce|cesmec|cessna|cetaphil|ceva|ceyse|cfr pharmaceuticals|cge|cged|chagres|champion alimentos|champion dog|chanel|changan
charles taylor|chauvin arnoux|cheeky|chek|chemie|cheque restaurant|chery|chevrolet|chicco|chilcorrofin|chileautos|chilectra|chiledeudas|chilefilms|chilemat|chilena consolidada|chileno britanico
chileno norteamericano|chilenter|chiletabacos|chiletires|chilevision|chilhue|chilis|chilquinta|chimolsa|china construction bank|china wok|chint|chivas|chocapic|chocolates bozzo|chrysler|chubb
chuqui subterranea|chuquicamata|chv|cic muebles|cidets|ciedess|ciktur|cimbali|cimm|cimm t&s|cine hoyts|cinemark|cineplanet|cineplex|cinepolis|cintac|ciper|cirion|citibank|citigroup|citroen
claas|clandent|clarks|claro & cia|claro chile|claro vicuna|claro y cia|clarovtr|clase ejecutiva|clc|clear channel|clinicas uno salud|clinique|clorox|clos apalta|clover|cma cgm|cmdic|cmds|cmet
cmf envases|cmp|cmr falabella|cmr puntos|cmz|cn life|cnn|coagra|coanil|coaniquem|coasin|cobb|cobranzas recsa|cobre cerrillos|cobreloa|cobresal|coca cola|coca cola andina|cocesa|cocha|codeduc
codeni|coderhouse|codesser|codiner|coding dojo|coelcha|coemin|coexca|coexpan|coface|cofar|cognita|cognizant|colbun|coldwell banker|colgate|collahuasi|collico|colliers|colloky|collotype
colmena golden cross|colo colo|coloplast|columbia sportswear|colun|comaco|comansa|comdata|comdes|comeduc|comfica|comfrut|comil|commscope|compass group|complejo portuario mejillones|compo
comsa|comudef|conac|conafe|concentrix|concha y toro|condor bus|confuturo|conin|cono sur|conpax|consalud|construmart|container operators|container services|continental neumaticos|contitech
contopsa|control c|control union|convatec|convergys|converse|conveyor belt technology|conymet|cooke aquaculture|coopelan|cooper industries|coopeuch|cooprinsem|coordinador electrico
copa airlines|copec|copefrut|copelec|copesa|copeval|copiulemu|coppelia|coquimbo unido|corchera gomez barris|corcin|cordam|cordillera ceramicas|coresam|cormudeso|cormun|cormupa|cormuval
corning|corona extra|corpade|corpbanca|corpesca|corpseguros|corpvida|corralco|correoschile|corrupac|corteva|cosam|cosando|cosapi|cosayach|cosco|coseche|cosmetica nacional|cosmoplas
costanera cencosud|costanera center|costanera norte|costco|cotidian|coty|country club|courtyard|courtyard by marriott|cousino macul|covidien|covisa|covisian|cox energy|coya sur|cpch|cpech
cpm mejillones|cpt empresas maritimas|cpt wellboats|craighouse|creamfields|credichile|credicorp capital|creizet|crell|criteria research|crocs|crossmark|crowe|crowne plaza|cruz del sur
cruz roja|cruz verde|cruzados sadp|cruzblanca|crv|cryovac|cryptomkt|csav|ctc|cti|cts turismo|cuadernos torre|cuatrecasas|cuerovaca|cugat|cumbres hotel|cummins|curifor|curimapu|curves|cushman
cvv|cwt|cyber day|cyber monday|cypco|cyzone|d&s|da dino|daf|dafiti|daiso|damco|danco|dand|danone|dap airline|dartel|david del curto|davivienda|db schenker|dbs beauty|dc shoes|dcc|dch|ddb|ddc
decathlon|decofrut|degraf|dekra|del monte|delaval|delibest|deliciosa calaf|delixi|dell|deloitte|delonghi|delphi technologies|delta air lines|delta airlines|delta promociones|demag|demarco
denso|dentons|dentsply|depocargo|depuy|derco|dercocenter|dercomaq|deris|desafio latam|desco|desmet|dessau|destacame|det|detacoop|detroit diesel|deutsche bank|deutz|dewalt|dexter deportes|dfsk
dgi|dgm|dhl|dhl global forwarding|dhl supply chain|diageo|diaverum|dictuc|difem|difor|digital house|digitex|dii|dijon|dimacofi|dimeiggs|dimerc|din abc|diners club|dior|dipac|dipreca|disal
discovery precast|disney|disney cruise line|ditec|ditrolio|dittborn y unzueta|diversity fun|dla piper|dlp|dmh|dnv|doctor simi|dog chow|doggis|doite|dolce gusto|dole|dominion|domino's
dominos pizza|don melchor|don pollo|dongfeng|dongwha|doosan|doritos|dos en uno|doubletree|dove|dow|dp world|dperfumes|dr. martens|dr. simi|draeger|drag pharma|dragados|dreams|drillco
driscoll's|drive detergente|drt|dsal|dsd|dsm|dsv|ducasse|ducati|duke energy|dunalastair|dunkin|duocuc|dupont|dupree|durandin|duratray|durkopp adler|durma|duty free|dv drilling|dvp|dynal
dynapac|dyno nobel|dys|e-cl|eagon|easton outlet|easy cencosud|easy retail|eaton|ebara|ebco|ebema|ecas|ecasa|ecc|eccl|ecco|echeverria izquierdo|ecobio|ecocopter|ecofarmacias|ecolab|ecolimp
ecomac|econopticas|econssa|ecoriles|ecoser|ecoterra|ecusa|edapi|edebe|edelaysen|edelbrock|edelmag|edelnor|edelpa|edf|ediciones financieras|ediciones sm|edipac|edra|educacion continua uc
edutecno|edwards lifesciences|edyce|eepa|ef education first|ef english first|efco|efe|efesis|egakat logistica|egon zehnder|ei montajes|ei-ossa|eimisa|einhell|ejercito de salvacion|ekono
el abra|el ciudadano|el colorado|el desconcierto|el dinamo|el llanquihue|el mercurio|el mostrador|el penon|el teniente|elanco|elecda|elecmetal|elecnor|electrocom|electrolux|elekta|eli lilly
eliqsa|elis|elite professional|elkika|ellus|elvive|emaresa|emasa|embonor|embotelladora andina|embraer|emdepes|eme bus|emelari|emelat|emelca|emelectric|emeres|emergent cold|emergia
emerson process|emiliana organica|emirates|emisoras ibero|emos|emporio la rosa|empormontt|empremar|emprende microfinanzas|ems pharma|enac|enacar|enaer|enaex|enami|enap|enargas|enartis|endesa
endress hauser|endress+hauser|enel|enercon|energy fitness|energy gym|enersis|enex|enfamil|engel & volkers|engie|enjoy|enorchile|ensure|entel call center|entel contact center|entrelagos
enza zaden|epa|epi|epiroc|epk|eppendorf|epsa|epson|epv|equinix|erbi|ericsson|ermaksan|ernst & young|esab|esaote|esco|ese business school|esert|esika|esmax|espn|espol|ess|essal|essbio|essel
essilor|essity|estadio espanol|estadio italiano|estee lauder|esucomex|esval|etecma|ethicon|ethon|etiquetas collotype|etv|eucerin|eukor|eulen|eurest|euroamerica|eurocapital|eurofarma|eurofirms
europ assistance|eurotel|evenflo|evercrisp|evergreen|everis|evertec|everton de vina|ewos|excon|exeed|expeditors|experis|explora patagonia|expo mundo rural|expomin|exponor|express de lider
expro|exser|extech|ezentis|faber-castell|fabula|factotal|faema|fag|falp|fam|famesa|fanaloza|fantasilandia|fapasa|faraggi liquidadores|farmaloop|farmazon|farmex|fasa|fashion park
fashion's park|fassi|fast air|fav|fcab|fcc construccion|fcfm|fedefruta|federal seguridad|federico santa maria|fedex|feedback research|fegosa|fegrande|femsa|fen|fendt|fenner|fensa|fepasa
ferbas|fermelo|fernet branca|ferosor|ferouch|ferradanehme|ferrero|ferreterias chilemat|ferring|ferrocarril de antofagasta|ferronor|ferrovial|fesub|feyser|fiat|ficcus|fidae|figuz|fila|filadd
filsa|finis terrae|fintual|fiordo austral|firestone|fish care|fisher & paykel|fisher-price|fitz roy|fjord seafood|fleetguard|flesad|flexco|florida center|flowserve|flsmidth|fluke corporation
fluor|fm dos|fmc|fogon cordillera|fondo esperanza|foodcorp|foodology|foraco|ford motor company|forestal arauco|forever 21|forever living|form design|form scaff|formac|forsac|fortox
forum|forum credito automotriz|forum servicios financieros|forus|forvis mazars|foton|foundever|fox sports|fpc tissue|franke|franklin electric|freddo|freeport mcmoran|freestyle libre|freightliner
fresenius kabi|fresenius medical care|fricon|frigorificos ventus|friofort|friopacifico|friosa|friosur|frito lay|fronius|frontel|frontera automotriz|fruna|frunar|frusan|frutexsa
fruticola olmue|fuchs|fuente alemana|fujifilm|fujikura|fujitec|funko|furukawa|fusat|fuso|futbol mas|fuxion|fynsa|fyrma grafica|g&n brands|g4s|gabriela mistral ccaf|gacel|gador|gaggia|galderma
garces fruit|gardilcic|garmendia|garnier|garrett|garrigues|gas sur|gasco|gastronomia y negocios|gasvalpo|gate gourmet|gato negro|gatorade|gea|gecamin|gedore|geely|gener
generadora metropolitana|general cable|general electric|general mills|general motors|generali|genexpress|genfar|geoblast|geocontrol applus|geodis|geofrut|geoinvestment|geolaquim|geopark
geotec|geovita|gerdau|gesex|getinge|gfk|ghd|gi group|gildemeister|gilead|gilian|gillette|gimax|glasstech|glaxo|glaxosmithkline|glencore|global power generation|global soluciones financieras
globalvia|globant|globe seafoods|gmac|gmo opticas|gnatus|gnc|gobantes|goddard catering|goethe institut|gold fields|golden dragon|goldenfrost|golder|goldman sachs|goldwind|goodyear|goren
goteo netafim|goulds pumps|gpg|graco|graham miller|gran casino monticello|grana y montero|grand hyatt|grand optical|granolab|granotec|grant thornton|great wall|greenpeace|grenergy|grido
groupm|groupon|growatt|grundfos|grunenthal|gsk|gss|gtd|guacolda energia|guallarauco|guardservice|gucci|guerrero olivos|guess|guias y scouts|gulf|guzman y larrain|gwm|gym|gyn brands|gyplac|h&m
haagen-dazs|hach|hafele|haier|haka honu|haldeman|haldex|hamburg sud|hamilton medical|hamm|hampton inn|hanes|hangcha|hankook|hanna instruments|hanzo|hapag lloyd|happyland|haras de pirque
hard rock cafe|harina selecta|harley davidson|hasbro|haulotte|haval|havanna|havas|hay group|hays|hblt|hbo|hcsba|hdi|head & shoulders|head bags|heavenward|heidelberg|heidolph
heidrick & struggles|heineken|heinz|hella|hellmann|hellmanns|hendaya|hendrix genetics|henkel|hep|herbalife|hersheys|hetero|hewlett packard|hggb|hidrolab|hidromaule|hidronor|hidrotecnica
highservice|hillrom|hilton|hilton garden inn|himce|himel|hino|hioki|hiper lider|hiper tottus|hipermercado jumbo|hipermercado lider|hisense|hitachi|hk human capital|hlb|hlcm|hmm|hms|hochschild
hochstetter|hoesch|hoffens|hogar de cristo|holiday inn|hollister|hologic|holset|holy moly|holz-her|homag|homecenter|horcon quemado|horiba|hormipret|hortifrut|hosdip|hosmil|hot wheels
hotelera rosa agustina|howden|hoyts|hsbc|hsjd|huachipato|huap|huap posta central|huawei|hubbell|huertos del valle|huggies|hugo boss|huilo huilo|humboldt shipmanagement|hunter douglas
hush puppies|hy-line|hyatt|hyster|ian taylor|iansa|iansagro|ibereolica|iberia|ibero americana radio|iberostar|ibis|ibm|icafal|icb|iccom|icel|icestar|ichn|icl|icn|icontec|icv|ideal bimbo|idiem
ieb|ifa|ifm electronic|ika|ikea|ilicit|ilko|illumina|illy|ilzauspe|im trust|immunomedica|imopac|ina|inabensa|inacal|inarco|inba|incami|incap|inchalam|inchcape|incofin|indalum|indisa|inditex
indra|indumotora|inesa|infanti|infocap|infodema|infoland|inforsa|infosys|infraco|ingeclean|ingenieros civiles vecchiola|ingeroc|ingevec|ingram micro|inmunomedica|innergex|inproser|instabuy
instapanel|intcomex|integramedica|intel|interacid|interbank|interchile|intercontinental|interfactor|intergas|intermobel|international paint|international paper|internexa|intertek
intertek caleb brett|intervet|intervial|intesal|intime|invermar|invertec foods|invertec natural juice|invexans|invisalign|invitrogen|iopa|ipchile|ipg|iphone|ipp|ips|ipsos|ipst|iqos
iquique terminal internacional|iron mountain|ironhack|irwin|isa interchile|isa vias|isalud|isamedica|isapre colmena|isdin|isl|isla damas|isofit|isotron|iss|isuzu|itata pesquera|ites|iti
itt goulds|iut|iveco|ivoclar|j&j|j.p. morgan|jac|jack daniel's|jacto|jagermeister|jaguar land rover|jain irrigation|janome|jansport|janssen|javiera carrera|jb salsas|jbs|jcb|jcdecaux|jce|jeep
jeria auditores|jetour|jetsmart|jinko|jinkosolar|jlc combustibles|jll|johansson & langlois|johnnie walker|johnny rockets|johnson & johnson|johnsondiversey|johnsons|jokr|joma
jones lang lasalle|jorquera transportes|jotun|joy global|jp morgan|jri|juan maestro|juan valdez|jumbo cencosud|jungheinrich|jura|k line|k+s|kal tire|kalium|kampar|kansai special
kantar worldpanel|karate zeon|karl storz|karun|kato|kavak|kavo|kawasaki|kaweshkar|kayser|kdm|keeway|kellanova|kelloggs|kelly services|kem pina|kemppi|kenda|kenworth|kerastase|kestrel
keymarket|keysight|kfc|kghm|kgm|kia|kibernum|kibernum it academy|kidzania|kimberly clark|kimberly professional|kinder|king long|kingston|kino|kinross|kipling|kiwibot|klar|klare|klassik car
kleemann|klipen|kliper|klm|knauf|knight piesold|knop|knorr|kodama|kodea|komax|komaxchile|kommerling|kone|konecranes|konica minolta|korn ferry|koyle|kpmg|kraft|krah|krc|krcc|kreston|krohne
krones|kross|kryzpo|ksb|ktm|kubota|kuehne nagel|kuehne+nagel|kuka|kumho|kumon|kunstmann|kupfer|kura biotech|kuvasz|kws|kyb|kyndryl|kyocera|kyoritsu|l'bel|la araucana|la burguesia|la cabrera
la cimbali|la coipa|la fabbrica|la fete|la parva|la piccola italia|la polar|la roche-posay|la tercera|la varsovienne|la vega central|la vinoteca|laboratoria|labtec|lacoste|lactalis
lacteos quillayes|lacteos valdivia|lady genny|ladysoft|lafarge|lafood|lagar de bezana|lallemand|laminadora los angeles|lan airlines|lan cargo|lanchile|lancome|land rover|landcatch|landini
lanpass|lapiz lopez|lapostolle|lari obras|larrain y asociados|larrainvial|larson davis|las cenizas|las ultimas noticias|las vacas gordas|lautaro rosas|lavazza|lay's|layher|lbc|le cordon bleu
le fournil|le grand chic|le vice|lechera del sur|leco|lee jeans|lefersa|lego|legrand|leis|lely|lenovo|lens express|leo burnett|leonisa|lesaffre|letourneau|levapan|levis|levita magnetics
lexmark|lexus|lfe|lider bci|lider express|liderman|liebherr|life fitness|lifepak|liguria|limagrain|limchile|linatal|lincoln electric|linets|link-belt|lipigas|lippi|lipton|liquidos.cl
lit cargo|little caesars|littmann|liugong|livean|llequen|lloyd's register|lo valledor|lockheed martin|loctite|loga|logicalis|loginsa|logitech|lollapalooza|lom ediciones|lomas bayas|lombardini
loncin|loncoleche|lonking|loomis|l'oreal|loreal|lorsban|los 40|los andes oftalmologia|los bronces|los fiordos|los pelambres|los vascos|lota arauco|lota protein|loteria de concepcion|louis vuitton
louisiana pacific|lrqa|lsg sky chefs|lubrax|lucas mill|lucchetti|lucky strike|lufthansa|lukapay|lumen technologies|lun|lundin mining|lureye|luxalon|luxottica|luyef|luz osorno|luz parral
luzlinares|lysol|m&m's|m&v|m30m|mabe|mac cosmetics|macal|machbank|mack|maclean|maconline|madeco|mademsa|maderas arauco|maersk|mafrisur|maggi|magnapharma|magotteaux|mahina|mahindra|mahle
mahlkonig|maicao|mainstream renewable|maizena|major drilling|majorel|makro|mall plaza|malloa|mallplaza|malpo|malvern|mampato|mamut fijaciones|man camiones|mandarin oriental|mandomedio
manitowoc|mann filter|mann+hummel|mannheim repuestos|manpower|manpowergroup|manquecura|mantos blancos|mantos copper|mantoverde|mapfre|maquet|maraseed|marcobre|marcopolo|marelec|marfood
maria ayuda|maricunga|marina del sol|marine farm|marine harvest|marine products|marinetti|marisio|marley coffee|marmot|marriott|mars|marsol|martabid|martin engineering|martinez y valdivieso
marubeni autofinance|marubeni lhd|marubeni maquinarias|maruti|mary kay|mas errazuriz|masimo|masisa|masprot|massai|massimo dutti|massiva|master builders|master dog|mastercard|masterclean
masvida|matetic|matic kard|matrix consulting|matrix fitness|mattel|maui & sons|maui and sons|maval|maver|maxagro|maxam|maxus|maybelline|mayordent|mayorista 10|mazak|mazars|mazda
mbi inversiones|mcc mineria|mccann|mcdonalds|mcgraw-hill|mckay|mckinsey|mclarens|me elecmetal|mead johnson|mecanica industrial|medipharm|mediterranean shipping company|medlog|meds|medtronic
megacentro|megacontainer|megalabs|megamedia|megasalud|meki|melco|melhuish|melia|melt pizzas|memmert|mena y ovalle|mercado lo valledor|mercadona|mercaplan|mercedes benz|mercer|merck
merck sharp & dohme|mercure|meritor|merlo|merrell|merval|metabo|metbus|metcom|metecno|methanex|metlife|metro|metro de santiago|metrogas|metrohm|metrolab|metso|meyer export|mg motor|mi store|mibanco
michael kors|michael page|michelin|michilla|microplay|microscan|midea|midmall|miller electric|millipore|milo|milwaukee|mimaki|mimo & co|mina invierno|mindray|minepro|minera candelaria
minera centinela|minera escondida|mini cooper|mininco|miniso|ministro hales|minmetal|minsait|mintlab|minuto verde|mission produce|mitsubishi|mitsui autofinance|mitutoyo|mizuno|mlp|mobike
mobikit|mobil|modinger|moet hennessy|mokka|mol|molinera ferrer|moller & perez-cotapos|molnlycke|molycop|molymet|molynor|monark|mondelez|moneda asset management|moneda patria|moneygram|monroe
monsanto|monster energy|montana colors|montes alpha|montgras|monticello|moore stephens|moov|moovbydexter|morales & besa|morgan impresores|morgan stanley|moritz eis|mota kids|motomel
movicenter|msa|msc cruceros|msc cruises|msc shipping|msd|msd animal health|msd salud animal|mts ferreterias|mtu|muelles de penco|mulpulmo|multi aceros|multiexport|multifrigo|multirepuestos
multitiendas corona|multivac|multivoice|multix|multotec|mundo pacifico|mundo telecomunicaciones|munich re|munnich pharma|mustela|mutoh|mutual de seguridad|mv amrop|mvc|mwh|nachipa|nam|nan
national geographic learning|natura cosmeticos|naturalizer|navimag|navimex|nazar|nazca calzado|ncl|nellcor|neocrop|neodent|neoris|nephrocare|nescafe|nespresso|nestle|nestle health science
netflix|neumachile|neumashop|nevados de chillan|nevasa|new balance|new holland|newrest|nexans|nexsys|nextel|nexxo|ngk|nh collection|nh hoteles|nibsa|nido de aguilas|nihon kohden|nike|nikon
nilfisk|nine west|nintendo|nisa|nissan|niu sushi|nivea|nnm|nobel biocare|nobel educacion|nobel school|noi hotels|noi vitacura|nokia|nollman|nomacorc|noranda|nordex|noriega vanzulli
norske skog|norte verde|norteamericana dental|norton abrasivos|norwegian cruise line|notco|notmilk|nova austral|novartis|novasalud|novatec|novo nordisk|novofish|novotel|nsk|ntn|ntt data
nublense|nueva atacama|nueva masvida|nueva pudahuel|nuevo nivel mina|nuevo pudahuel|nuevosur|nunhems|nuova simonelli|nutella|nutrapharm|nutreco|nutresa|nutricia|nutriplus|nutripro|nvidia|nyk
o'higgins fc|o2 fitness|oakley|oas|occidental chemical|ocean network express|odebrecht|odfjell|odis cerraduras|oenergy|ogilvy|ograma|ohaus|ohio national|ohl|ohla|ojos del salado|ok market
olacompra|old navy|oliver wyman|olivos del sur|omd|omenaca|omicron|omnilife|omo|omoda|oncosalud|one line|onnet|onubafruit|opaline|opel|open english|openplaza|opko|oppici|oppo|oral-b
orange blue|orazul|oreo|orica|oriencoop|oriflame|orionx|orizon|ormiflex|orpro|orsan|oshkosh|osram|ossa|oster|otis|otraco|outinord|outotec|oxford bicicletas|oxford store
oxford university press|oxiquim|oxxo|oxy|oxzo|oysho|p&g|pacal|pacific fitness|pacific hydro|pacific nut|pacific star|pacificblu|pacifico cable|pacifico telecom|page personnel|pagegroup
paicabi|paipote|palfinger|pall mall|palmers|palmolive|pamela grant|pampa norte|pampers|pan castano|panaderia castano|panaderia san camilo|panalpina|panalytical|panasonic|pandora joyas|panduit
paneles arauco|pantene|panul|papa john's|papa johns|pares y alvarez|paris cencosud|parker hannifin|party city|pascua lama|paseo quilin|passol|patagonia invest|patagonia wellboat
patagoniafresh|patio outlet|payless|paz corp|pc factory|pce|pearson|pedigree|pedrollo|peixe urbano|penguin random house|penta security|penta vida|pentax|pentel|pentzke|people & partners
pepperl+fuchs|pepsi|pepsico|perkinelmer|pernod ricard|perry ellis|persa biobio|petrizzio|petrobras|petroquim|pettra|peugeot|peumayen|pfizer|phage technologies|phagelab|pharma genexx
pharma investi|pharmaq|pharmatrade|phibro|philip morris|philippi prietocarrizosa|phoenix contact|phoenix tower|physio-control|piamonte|pic genetics|piccola italia|pichara|pierre fabre|pil
pillin|pilotes terratest|pinacho|pinnacle seeds|pinturas tricolor|pirelli|pizarreno|pizza hut|pkf|placacentro|place vendome|plancton andino|platanus|playmobil|playstation|plaza oeste
plaza vea|plaza vespucio|pluxee|pm gruas|pma asociados|pmchs|pocuro|polar fruit|polaris|poliglota|polincay|polla chilena|polla gol|pollini|pollmann|pollo stop|polo ralph lauren|polpaico
polykarpo|polymet|polynatural|polytex|pompeyo carrasco|pontificia universidad catolica|popeyes|porsche|portillo automotriz|posta central|potain|ppg|ppu|prada|prater|praxair|preansa|precio uno
precor|prepago los heroes|presec|presto lider|preunic|prex|pricewaterhousecoopers|primavera sound|primus capital|princess cruises|principal financial group|pringles|prisa depot
prize proservice|pro plan|proacer|proandes|proarte|probisa|procasa|procesadora huenocoihue|procter|procycla|prodalam|prodemu|prodeni|prodinsa|productos fernandez|profar
progreso servicios financieros|prolam y&r|prolam young & rubicam|prolesur|promasa|promega|promet|promocine|promoplan|promotec|pronto copec|propal|prysmian|psicus|publicis|publimetro|pucobre
pucp|puga mujica|puig|pull&bear|pullman bus|pullman cargo|pullman go|pullman hotel|pullman san andres|pullman tur|pumahue|punta del cobre|punto copec|puratos|purina|puritan bennett
putzmeister|pvsa|pwc|qantas|qatar airways|qb2|qc terminales|qiagen|qima|qsrx|quad graphics|quaker|que pasa|quebrada blanca|queiroz galvao|quelp|quiborax|quiksilver|quillayes|quilmes
quimica passol|quinenco|quintec|rabie|rabobank|raciosil|radisson|radomiro tomic|radwag|rajo inca|ramada|rancilio|randon|randstad|rangers de talca|ransa|ray-ban|rayton|readymix|realme|reccius
receta del abuelo|reckitt|recsa|recupac|recycla|red salud|redbull|redbus|redcapital|redco|redes kaweshkar|redes nisa|redken|redland school|redline|redpath|redsalud|reebok|refax
refineria aconcagua|refineria bio bio|regal beloit|reifschneider|reifstore|reinke|relix|remates macal|remavesa|remax|rembre|renaissance hotel|renault|rendic|rengo envases|renta 4|rentokil
report naves|resam|resiter|resmed|respironics|revesol|revlon|revor|rexam|rexnord|rexona|rhein|rhi|rhona|ricoh|ridgid|riester|rigaku|rijk zwaan|ril editores|rimac|rina|rinso
rio blanco exportadora|rip curl|ritz carlton|rivulis|rizobacter|robert half|robert walters|robinson crusoe|robinson r44|roble alto|robot coupe|roche|rock & pop|rock blast|rockford|rockwood
rocoto|roemmers|rohde & schwarz|roland berger|roland dg|romeral yesos|rosa agustina|rosemount|rosen|rothenberger|rotter & krauss|rotter y krauss|roundup|roxy|royal & sun alliance|royal canin
royal caribbean|royal enfield|royal guard|royal pharma|rr donnelley|rsm|ruby tuesday|rucaray|rvc|s.c. johnson|saam|sabo|sachs|sacyr|sadia|saeco|saesa|saga falabella|sagasca|sahne-nuss|saime
saint george|saint-gobain|sakata|salares norte|salcobrand|sales land|salesianos impresores|salfa|salfacorp|salfasur|salinas y fabres|sally beauty|salmoclinic|salmofood|salmonchile|salomon
samsonite|samsung|san clemente foods|san cristobal molino|san gabriel transportes|san geronimo|san jorge packaging|san martin contratistas|san pedro tarapaca|san vicente terminal
sanatorio aleman|sanderson|sandoz|sandvik|sanofi|santa carolina|santa cruz exportadora|santa isabel cencosud|santa rita|santa rosa huevos|santander consumer|santiago a mil|santiago college|santiago wanderers
santillana|sany|sargent & krahn|sartorius|saval|save bcj|savory|saxoline|sb agro|sba torres|sc johnson|scanavini|schaeffler|schenker|schilling opticas|schneider electric|schwager|schwarzkopf
schwing|scl la negra|scl terminal aereo|scm bullmine|scm el abra|scm group|score energy|scott safety|scouts|sdlg|seaboard|seagate|sealand aquaculture|sealed air|seaport|seat cupra|securitas
sedal|seguridad eulen|segurycel|sek|select sires|selecta|selva viva|seminarium|seminis|semyraf|sena colombia|senati|sencorp|serlim|sermat|serpaj|servicio pais|servicobranza|servier
serviland minergy|servinco|servitrans|seven pharma|seven up|sew|sfera|sgs|sgscm|shacman|shantui|sharp|sharpie|shell select|sheraton|sherwin williams|shimadzu|shimano|shindaiwa|shoe express
sial|sidel|siderurgica huachipato|siemon|siemsa|sierra gorda scm|sigdo koppers|sigdopack|sigma-aldrich|sigro|sika|sikorsky|silica networks|silva & cia|simma|simonds|simtech|sinacofi cobranza
sindelen|singular patagonia|sinotruk|sipetrol|sirona|siruba|sitel|sitrans|sjm|sk comercial|sk rental|skanska|skberge|skc|skechers|skf|ski portillo|skic|skil|skoda|skorpios|skretting|sky
skyjack|sm ediciones|sma solar|smapa|smart fit|smartcom|smartfit|smith & nephew|smollan|smu|smurfit kappa|sna|snap-on|snc lavalin|snickers|sociber|socoepa|socofin|socovesa|sodimac|sofofa
sofruco|soinsa|sokkia|solarpack|solcor|solcrom|solek|solex|soltec|solunion|soluziona|solventa|solvtrans|somarco|somela|sonacol|sonamar|sonar fm|sondajes captagua|sonnedix|sonorad|sony
sopraval|soprema|soprole|soquimich|soquina|sorena|sorepa|sos group|soser|sotraser|south instruments|south pacific korp|southbridge|southern copper|southern cross assistance|soventix|soychile
sp digital|spacio1|sparta|spartan|speedo|spencer stuart|spi promociones|spid|spid35|spk|sporade|sportlife|sqm|sqmc|srk|ssangyong|ssb|ssc|ssi tissue|ssmc|ssmn|ssmo|ssmocc|ssmso|sso|ssr|sst
ssvq|ssvsa|st. andrews|st. jude medical|stabilo|stade francais|staedtler|stanley black & decker|stantec|star micronics|starbucks|starco|starcom|starlink|starrett|statkraft|steelpro|stefanini
stein aduanas|stella artois|steris|steve madden|sti|sti san antonio|stierling|stonex|storbox|storz|stp santiago|strabag|stracon|stradivarius|straumann|stretto|strong by form|stu|subaru
subsole|subus|subway|sudmaris|suez|sugal|sulzer|sumitomo|summit agro|summit motors|sun monticello|sunglass hut|sungrow|super 10|super cerdo|super pollo|superbodega acuenta|superdigital
superex|supermercado jumbo|supermercado lider|supermercado santa isabel|sur asistencia|sura|suralis|surfrut|surlat|surlatina|surproceso|survias maule|susaron|suzlon|svantek|svitzer|svti
swarovski|swiss re|swissport|sykes|syngenta|synthes|synthon|szot|tabali|tabsa|taco bell|tajamar|tajima|takeda|takii|takraf|talcahuano terminal portuario|talento digital|tam|tamarugal|tangit
tanner servicios financieros|tapsin|target-ddi|tarjeta bip!|tarragona|tasa metalurgica|tata consultancy|tattersall|tavelli|tbwa|tcl|tcm|tcs|tcval|te club|te supremo|team foods
teatro caupolican|tech data|technal|technogym|techpack|teck|tecnigen|tecnoaduana|tecnofarma|tecnofast|tecnoimagen|tecnomin|tecnomix|tecnored|tecnovax|tecsa|tecsup|tega|tehmco|teisa|teka
tektronix|telecanal|teledyne|telefonica|telemercados|teleperformance|telepizza|teleton|teletrak|televia|televisa|television nacional|telmex|telsur|tennant|tenova|tensacon|tensocret|terex
termas de chillan|terpel|terranoble|terraservice|terratest|terumo|tesla|testo|tetra pak|tetra tech|teva|tgi fridays|the clinic|the grange school|the line|the north face|the not company
the ritz-carlton|the singular|thermo|thyssenkrupp|tibas|ticket restaurant|tiendas paris|tierra atacama|tierra de esperanza|tierra hotels|tierra patagonia|tigercat|timberjack|timberland
timejobs|timken|tinsa|tintaya|tip & tap|tip y tap|tk elevadores|tkm|tmluc|tnt|todoagro|toesca|tolvas conymet|tommy beans|tommy hilfiger|topigs|topman|topshop|toquepala|toralla|tork|torresec
total lubricantes|totalenergies|tottus|tous|toyota material handling|toys r us|toysmart|tpa|tpc|tps|trabajando consulting|tractebel|tradecorp|tramontina|trane|transantiago|transap
transbordadora austral broom|transcargo|transcom worldwide|transelec|transex|transmares|transmarko|transsa|travel club|travel security|treck|trek|trelleborg|tremac|tren central|trencito
trendy helados|trento opticas|tres valles|tresmontes|tricard|triciclos|tricot|trina solar|triton|triumph|tronwell|troutlodge|truly nolen|trumpf|trupan|truper|trusal|ttp talcahuano|tubinger
tubos y perfiles|tulsa|tuniche|tupemesa|tupperware|turavion|turbus|turbus cargo|turck|turistour|tuten|tutti quanti|tuv nord|tuv rheinland|tuv sud|tuves|tv+|tvn|tvo|tvp|tw logistica|typack|uah
uahc|uandes|uarcis|uaysen|uba|ubiobio|ubiqua|ubohiggins|ucab|ucen|ucevalpo|ucmaule|uct|uctemuco|ucv|udalba|udalca|udd|udelmar|ufinet|ugm|uhy|uisek|ula|ulma|uls|ultramar|ultranav|ultratug|umag
umayor|umbro|umc|umcervantes|unam|uncle fletch|under armour|uned|unefa|unegocios|unellez|unermb|uniacc|uniandes|unicard|unicit|unidad coronaria movil|unifrutti|unilever|unimarc|union espanola
union la calera|unipay|unir|unirent|unispan|united airlines|universal music|universal robots|univiveros|unmsm|unosalud|unox|uoc|uoh|upa!|upacifico|upc peru|upcom|upel|upi! shell|upita|upl
ups courier|ups supply chain|upv|urbaser|urenda rencoret|ursus|usb|usmp|ust|uteg|utepsa|utiles torre|utn|uvm|va&ven|vacon|valagro|valbifrut|valent|valenzuela delarze|valeo|valko|valle nevado
valora trade|valores security|valparaiso sporting|valtek|valtra|valuaciones transsa|van heusen|vans|varian|varsovienne|vbm|vct|vector capital|vega instrumentos|veka|velp|venteko|ventus|veolia
verallia|veramonte|verasay|verbo divino|verfrut|verisure|vertice patagonia|vespa|vespucio norte|vespucio sur|vestas|vetanco|veterquimica|vial y vives|vichy|vicsa|victoria arduino|victron
vida security|vida tres|vidaintegra|vidrios dell'orto|vidrios lirquen|vik|vilay|vilicic|vilmorin|vinilit|viollier|virbac|virgin mobile|virginio gomez|virtus partners|virutex|visa inc
vision mundial|vitafoods|vital berry|vital jugos|vitamin shoppe|vitamina salas cuna|vitapro|vitel energia|viu manent|vivo outlet|vivocorp|vizzio|vogele|vogt|voith|volcanita|volcom|volkswagen
volta ambiental|volterra|voy santiago|vspt|vspt wine group|vulco|vule|w santiago|wabco|wackenhut|wacker neuson|wados|wago|wall street english|wall street institute|wallenius wilhelmsen
wan hai|waratah|warman|warner|wasil|wasser|watts|webhelp|webuild|weg|weir|weitzler|welch allyn|wellplus|wendy's|weplay|western digital|western union|westfalia fruit|westfalia surge|whirlpool
whiskas|wild foods|williamson balfour|willis towers watson|wilo|winkler|winning marketing|winpy|wintec|wipro|wirtgen|wolf bcpp|women'secret|wood group|wood producciones|woodpecker|world color
world duty free|world vision|worley|worleyparsons|wrangler|wrigley|wsp ambiental|wtw|wunderman|wurth|wwf|wyndham|wynn's|xbox|xcmg|xerox|xiaomi|xilema|xinerlink|xstrata|xtrem|xylem|yadran
yamana gold|yanacocha|yanbal|yaneken|yang ming|yanmar|yapp|yaskawa|yeso romeral|ymca|yokogawa|yokohama|yolito|york|young & rubicam|youtopia|ypf|ysi|yusic|zaful|zanussi|zapatos guante|zara
zeal|zegna|zeiss|zeus export|zhongtong|zig-zag|zim|zimmer|zimvie|zmart|zoetis|zoll|zona latina|zongshen|zoologico metropolitano|zoomlion|zotye|zte|zublin|zuko|zurich
`
    .trim()
    .split(/[|\n]/),
);
