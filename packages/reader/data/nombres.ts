/** Given names as they are searched: lower case, without accents. Sources in SOURCES.md. */
const CHILE = `
custodia eduviges eudomira iluminada jovina leontina ruperta saturnina vitalicia zoraida custodio segismundo hilario liborio baldomero crispin fulgencio macario saturio adelmo agapito alamiro alejo ananias apolonio ariosto balbina benicio ciriaco edulia eliodoro erminia escolastica exequiela grimanesa hidalia higinio honorina idilia ildefonso juvencio nemecio orlandina quena ricarte rosalindo salustio sandalio secundino waldina lefian wayra licanray maickol maicol widlin dieuseul woodly atilano bonifacia eduvina gervasio melecio narciza prosperino rosamelia serapio trifonia zunildo ulda naldy kety alfonzina amelida audito corelia deidamia eraclio hernestina idolia laurentina luzgarda melitina oritia perpetua proselinda rosenda veronico visitacion zacaria
ercilia felipa rosalba yoandry yorluis nerea ambar tiare krishna paulette percy lissette nayareth nayaret maite wilner josefina wei jing xin hao ming ying yan mei lihua xiaoling xiaomei xiaohong xiaoyan xiaoming jianhua yoel yunior yasmani osmani yusniel dayana yanelis leidy leydi yuliana jhon jhonny jhoana jefferson jeferson brayan brandon britany katherin katerin keyla keiner yorman yeison yonathan wilmer wilson widson jocelyn jocelin mirlande guerline rose-marie wisly stevenson jameson frantz ketly nadege fabiola roselaure djenane
aaron abel abelardo abigail abner abraham abril ada adalberto adan adela adelaida adelina adolfo adonis adrian adriana adriano
agatha agustin agustina aida aileen ailin ailen ailine aitana alan alana alba albert alberto albino alda aldo aldana aleja alejandra alejandrina
alejandro alen alex alexa alexander alexandra alexandro alexia alexis alfonsina alfonso alfredo alicia alina aliro alison alize alma almendra almudena
alonso alonzo altagracia alvaro amada amadeo amadeus amador amalia amanda amapola amaro amaru amaranta amarilis ambar ambrosio amelia amelie america americo
amparo amy ana anabel anabella anacleto anahi anahis anais analia anastasia anatolio andrea andreina andres andreu andy anel angel angela angelica angelina angelino angelo
angie anibal anita antonella antonela antonia antonieta antonina antonio any apolonia aquiles aracelli aracely araceli aranza arantxa arantza archibaldo
argentina ariadna ariana arianna ariel ariela arlette armando armin arnaldo arnoldo arsenio artemio arturo ascencio astrid atilio aurelia aurelio
aurora augusto austin avelina avelino axel ayelen ayleen aylen aylin aylyn azucena baltazar baltasar barbara bartolo bartolome bastian bastiana bautista beatriz
belarmino belen belinda belisario bella benedicto benita benito benjamin benjamina berenice bernabe bernarda bernardina bernardita bernardo berta bertila bertina betsabe betsabet betsy betty
bianca blanca blas bonifacio boris brandon braulio brayan brenda brian briana brigida brigitte brisa britany bruna brunela bruno bryan byron camila camilo
candelaria candida candy carina carla carlina carlo carlos carlota carmela carmelo carmen carmina carol carola carole carolina carolyn cary carlina casandra
casimiro catalina catherine cathy catarina cecilia cecilio celeste celestina celestino celia celina celinda celso cesar chantal charlotte cherry chris christel christian christina christine
christoper christopher cielo cindy cinthia cinthya cintia cipriano ciro citlali clara claribel clarisa clarita claudia claudina claudio clementina clemente
cleofe cleopatra clodomiro clorinda clotilde colomba concepcion confesor connie constanza constansa constanze consuelo cora coral coralia cornelio corina cosme cristal cristel cristian
cristiana cristhian cristina cristobal cristopher cynthia cyntia dafne dagoberto daisy dalia dalila damaris damian damiana dana dania daniel daniela danila danilo danitza danna danny danae
dante dario darinka darlin darwin david davis dayana dayanna daysi debora deborah deisy delfin delfina delia delicia delmira denis denise denisse deniss dennis dennisse
deyanira diana didier diego digna dilan dimas dina dino dionisia dionisio dixon dolly dolores domenica dominga domingo domitila donato donoso dorian doris dorka dorotea
douglas duvan dylan eber eduarda eduardo edelmira edgar edgard edgardo edinson edison edita edith edmundo edson eduvigis edwin efrain eileen einer eladio elba elcira elda elena
eleazar eleodoro eleonor eleonora elena eli elia eliana elias elieser eliezer elisa elisabet elisabeth eliseo elizabeth ella ellen eloisa eloy elsa elson elva elvia elvira elvis ely emanuel
emelina emerson emeterio emilia emiliana emiliano emilio emily emma emmanuel enid enoc enrique enriqueta enzo erasmo eric erica erick ericka erik erika
ermelinda erna ernestina ernesto erwin esmeralda esperanza estanislao esteban estefani estefania estefany estela ester esterlina esther estrella etelvina eudocia eufemia eugenia eugenio
eulalia eulogio eunice eusebio eva evandro evangelina evaristo evelin evelyn ezequiel ezio fabian fabiana fabio fabiola fabrizio fabricio facundo fanny fatima faustino fausto
fedora federica federico felicia feliciano felicinda felicita felicitas felidor felipa felipe felix fermin fermina fernanda fernando ferrando fidel fidelia filomena fiorella flavia flavio
flor flora florencia florencio florentina florentino florinda floridor florisa fortunato francesca francesco francia franco francis francisca francisco franchesca frank franklin
franz freddy fredy fredi fresia froilan gabriel gabriela gabriella gael gaspar gaston gema gemma genaro genesis genoveva george georgina geovanna gerald geraldina geraldine geraldo gerard
gerardo german germana gertrudis gianella gianfranco gianina gianinna gianni gilbert gilberto gilda gina ginette ginger gino giordano giovanna giovanni giovanny gipsy gisel gisela gisella giselle
giuliana giuliano giuseppe gladis gladys glenda gloria godofredo gonzalo grace gracia graciela gregoria gregorio greta gricelda griselda grimaldo guadalupe gualberto guido
guillermina guillermo gumercindo gustava gustavo hans harold harry haydee heber hector hedy heidi helen helena helga helia heliana henry heraldo herbert heriberto heriberta herman hermann hermelinda hermes
herminda herminia herminio hermogenes hernan hernando hilda hildegard hipolito hiram homero honorio horacio horst hortencia hortensia hugo humberto humilde ian iara iban ibis ida idalia
ignacia ignacio ilda ilia iliana ilse imelda ines inez ingrid inocencio inti irene irenia iris irma isaac isabel isabela isabella isaias isai isidora isidoro isidro ismael
ismenia israel itzel ivan ivana ivania ivanna iver iveth ivette ivo ivon ivone ivonne jacinta jacinto jackeline jacob jacobo jacqueline jael jaime jairo jamie jana
janet janette janeth janis janina jannet jannette janette jared jasmin jasmina javier javiera jazmin jean jeanette jeannette jefferson jenifer jennifer jenny jeny jeremias jeremy jerson jesica
jessenia jessica jesus jhon jhonatan jhonny jimena jimmy jordi joan joana joanna joaquin joaquina job jocelin jocelyn jocelyne joel johan johana johanna johann
john johnny jon jonas jonatan jonathan jonathon jordan jordana jordano jorge jose josefa josefina joselin joselyn josselyn josue joyce juan juana juanita judith julia julian juliana julieta juliette
julio julissa junior justina justino justo juvenal karen karena karin karina karla karol karoll karolina karime karim katalina kate katerin katerina katherin katherina katherine katherinne kathia
kathleen kathy katia katiuska katty katy kayla keila kelly ken kenny kennia kenneth kevin keyla kiara kimberly klaus kristel krasna krishna kristian kristina kristofer kurt lady lamberto lara
laura lautaro lazaro lea leandra leandro leda leia leila lenin lenka leo leocadia leon leona leonard leonardo leonel leonidas leonila leonor leonora leontina leopoldo lesbia leslie leticia
levi leyla lia lian liam liana lida lidia lila lilian liliana lily lina linda lis lisa lisandro lisbeth lisette lissette liz lizbeth lizeth lizette loida
lorena lorenza lorenzo loreto lorna lourdes luca lucas lucero lucia luciana luciano lucila lucinda lucio lucrecia lucy luigi luis luisa luisandro lukas luna lupercio luz luzmira lya lydia mabel macarena
maciel madelaine madeleine mafalda magali magaly magda magdalena magdiel maida maira maite maitte malen malena malva manlio manuel manuela mara marcel marcela marceliano marcelina marcelino
marcelo marcia marcial marco marcos margarita margarett margot maria mariana marianela marianella marianne mariano maribel maricel maricela marie mariel mariela marilyn marilin marina mario marisa
mariseli marisel marisela marisol maritza marjorie marjory marlen marlene marleny marlin marlon marta marte martha martin martina martino mary maryorie mateo mateos matias matilda
matilde matteo mathias matthias maura mauricia mauricio maurizio mauro maura max maxima maximiano maximiliana maximiliano maximina maximo mayra maydeline mayte medardo melania melanie melany melina melisa melissa melquiades mercedes
mery mia micaela michael michel michelle miguel miguelina mijail mikel milagros milan milena millaray milton mina minerva minerva miranda mireya miriam mirna mirta mirtha mirza misael mitzi
modesto mohamed moira moises monica monika monserrat montserrat monsserrat myriam myrna nadia nadine nahuel naomi nancy naomi narciso natali natalia natalie natalio nataly natacha natasha nathalia nathalie nathaly
nayareth nayeli nayadeth nayaret neftali nelida nelly nelson nelsy nemesio nerea nereida nerio nery nestor nicanor nicolas nicol nicolasa nicole nicolle nidia nieves nilda nilsa nilton nina
ninfa ninoska nixon noe noel noelia noemi nolberto nolfa nora norberto norka norma nuria obdulia oclides octavia octavio odette ofelia olaf olaya olga olegario oliver olivia oliverio omar
ondina onofre orfelina oriana oriel oriella orieta orietta orlando orlanda oscar osman osmar osvaldo oswaldo otilia otoniel otto ovidio pablo pamela paola paolo paolina paloma pascal pascual pascuala pastor patricia
patricio paul paula paulette paulina paulino paulo paz pedro pelayo perla petronila petra petrona pia piera pilar placido polet polett polette porfirio priscila priscilla priscylla prosperina prudencio
purisima quintin rafael rafaela raimundo ramiro ramon ramona raphael raquel raul raymundo rebeca rebecca regina reinaldo remigio rene renata renato renzo reinalda ricarda ricardo richard rigoberto
rina rita rob robert roberta roberto robinson rocio roderick rodolfo rodrigo rogelio roger rolando roman romina romilio romulo ronald ronaldo ronny roque rosa rosalba rosalia rosalinda
rosalino rosamel rosana rosanna rosario rosaura rosemarie rosemary rosendo rosita roxana roxanna roy ruben ruby rudy rufino rufo rut ruth rusbel sabina sabino sabrina salma salome
salomon salvador samanta samantha samara samira samuel sandra sandro sara sarai sarita sary saul scarlett scarlet scarleth sebastian sebastiana segundo selena selma serafin serena sergia sergio servando severino sharon
sheila shirley sibila sigifredo sigrid silvana silverio silvestre silvia silvina silvio simon simona simone sixto soledad sofia sol solange solana sonia sonja sophia sotero
stefan stefani stefania stefanie stefany stella stephania stephanie stephany steven suleima susan susana sussy sybil sylvana sylvia tabata tabita tadeo tais talia tamara tania taiana tatiana telma teobaldo teodora
teodoro teofilo teolinda teresa teresita thais thiago thomas thiare tiare tito tobias tomas tomasa toribio trinidad tulio uberlinda ulises urbano uriel ursula ubaldo vaitea valentin valentina
valentino valeria valeriana valerio valery valeska vania vanessa vanesa vanina vannia verena vero veronica vianca vicenta vicente victor victoria victoriano vida vielka vilma vinka violeta virgilio virginia
virna vito viviana vivian vivianne vladimir waldo walter wanda washington wendy wenceslao werner wilbert wildo wilfredo wilhelm william williams wilma wilson wladimir xavier xaviera ximena ximeno yahaira yamil yamila yamile
yamilet yamileth yanara yanela yanet yaneth yanett yanina yanira yanny yara yaritza yasmin yasmina yasna yazmin yennifer yenny yenifer yerko yeral yeraldi yerson yesenia yesica yessenia yessica yésica ylenia yobana yoana
yocelyn yohana yolanda yomara yonathan yordan yorka yoselin yoselyn yosselyn yovana yovanna yulia yuliana yuri yuridia yury yvonne zacarias zahira zaida zaira zenaida zenon zoe zoila zoraida zulema zulay zunilda zully
`;

/** Mapuche, Aymara, Quechua and Rapa Nui names in use. */
const ORIGINARIOS = `
aliwen amancay antu aukan ayun ayekan ayelen ayinray ailla caupolican eluney galvarino huenu huilen inti illari kallfu kuyen kuyenray lautaro lefiman lientur likan likarayen llanka llankaray
malen manque millaray millalen nahuel nehuen newen nawel neyen ñancu pehuen pire quillen quintu rayen rayenko relmu sayen suyai suyay wangulen wanglen
yankiray yenien antinao colipi kalfu kintu kimey killen lemunantu lincoyan lihuen manuel pillan wiliñir amaru kantuta nayra sami sumac qori wara yatiri tiare vai hotu merahi mahina heremia
`;

/** Names frequent among people from Venezuela, Colombia, Perú, Bolivia, Ecuador, Cuba and the Dominican Republic. */
const VECINOS = `
hamilton reyna
albani albanys aleidys angely angelys anyeli arianny ayda ayde belkis belkys betsabeth calixta carleidys carlianny carlimar clemencia cristobalina
dairo dalimar daniuska danyeli darwing deicy deivid duberney duver eduin edwuin edymar eider elver esneyder estiven eucaris eudys eufracia eustaquia
faber fanory francelis francys franyer gabina geovanny gildardo gleidys gleny greidys gunar harol heiber heiner henrry heraclio herlan hernis holman
idalba jaiber jamilton jarlin jeancarlos jeanmarco jeisson jesusmar jhoander jhonaiker jhonier jhordy jhosmar jhosselin jhosselyn jhovanna jonier
jorlady juliet leiker leomar leonelis leoner lesvia leydimar libardo limber limbert lisset ludwin maigualida maiker mamerto marialejandra mariangely
marianny marielis marvelis maryory nelcy nohemy nohora noralba norbey orianny osleidy osmel policarpa raymunda rolly roly ronal ruddy servio sirley
sneider teodosia trifon wilyer wuilian yefferson yeimar yeniffer yenni yeraldine yerlin yetzenia yhenny yicel yoandri yohan yohandry yolima yorgenis
yulexi yulitza yusmely yusmery yusneidy
adelis adelso adriannys aleida alexandre aleydis alirio amarilys anaís andreina angelis anyelis anyi argenis arelis argelia arlenis arquimedes asdrubal ayarí beiker betzabeth betzaida
brayner breiner briggitte carelis carlenis carmenza chiquinquira clodualdo coromoto crisbel cruz darwin danyelis dayana dayanis daylin deivi deivis deivy deiby deimar delcy deyanira deyvi diosa dioselina diosmar dubraska duban dugleidys
edixon edicson eduar edwar egleé egle eglis eilyn elianny eliecer elimar elio elkin eloina emperatriz endry enderson enyerber erasmo eudis euclides eudomar eulises everth evelio eyleen fabrianny fanor faridis faride ferney franger
frangelis franyelis freiman fredelinda freilin geisy genesis geomar geraldin gerson gertudris gilmer gisbel glendys greicy gregori greisy grisel hailen harlinton hender hendry heyker iraima irama iraida isbelia ismary isnardo ivanova
jackson jaider jair jamilet jaramy jeison jeferson jefersson jeiner jenireth jesmar jhoan jhoana jhon jhonny jhoselin jholian jormary joseline josmar josmary jorman jose josneidy juancarlos julimar keiber keiner keidy kelvin
kender kerly keyler kleiber leidi leidy leisy leimar leonel lendys leyda leydi liannys ligia lisbeht liseth lismary lourdys luismar luzmila maickel maikel maikol maira mairelys marbelis mardory maryuri marielys marinelis marisleidys maryelis maryori marvin
maryuris mayerlin mayerly maylin migdalia migdaly mildred milady milagro milciades milton mirelys mirian misleidy naudy nairelis nathalys neida neiva nelsón nerio nesmary neyda neyla niurka nohelia nohemi norelis norelys norvis obdulio oneida oriannys
osleidys osmary pastora raiza raisa ramses rafaelina reimar reina rosangela rosbely roselyn rosibel rosmary rosmery rosneidy roswer rubi rusmary sair sahily saira samary sarahi senaida sileny sinai smith sorangel soribel stalin stiven stefanny sulay sujey
ulpiano uriel vidalia wilder wileidy wilfran wilkerman wilmar wilmer wilmary winder wuilmer yackeline yadira yaileny yainery yajaira yamilé yanelis yaneisy yannelys yarelis yaritza yarleidys yasmely yeison yeisson yeferson yelitza yeniree yenny yeraldin yerli yesid yesika
yetzabel yessibel yilber yoleida yolimar yonaiker yonny yorgelis yormary yosmar yubisay yudith yuleima yuleisy yulimar yurbis yurimar yuleidy yusbely yusmary yuraima zuleika zuleima zuly
abundio alipio anatolia apolinario basilia basilio benigna benigno bertha candelario ceferino cirila cirilo clementino crisanta dionicia edilberto edwar eleuterio elmer epifania epifanio estanislada eulogia faustina feliciana fortunata francisca gavina gavino
glicerio gregorina hermenegildo hilaria hilarion idelfonso inocencia isaura jhenny jhovana justa leonarda lidio lizardo lucas macedonio marcelina marisabel maruja melchor melchora nely nicolasa nolberta norah olinda orestes pascuala policarpo porfiria primitiva quintina rafaelo
rosmery rufina santos santusa saturnina saturnino secundina severo silveria simeon sinforosa tiburcio tomasa toribia victoriana wilber yola yanira zenobia zosimo yhon yordy yuly alithu jose jessy jannina yuliana melva
aleyda ambar arleth edilma edison fabiola gilma guadalupe heidy jader jaime jefrey john jorgelina juliette karol leidy leonilde lina luz manuela mariangel marleny marly mauren mayra mery mileidy nini nubia olinda orfilia orley paola raizza
ricaurte ruby sandra shirly sneyder tatiana uldarico vanessa wbeimar wilinton xiomara yamid yeimy yeinny yuri yurani zoraya zulma dayron yanet leandry dariel yunior yoel yosvany osniel lazara lazaro odalys mayelin yaima yanisley raudel reynier reinier
`;

/** Names frequent among people from Haiti. */
const HAITI = `
maxime dominique
dieubon dieumene dieunie eliamise elianise elicia elourdes emelyne emmanuelle enock evenson exilien fednor feguens francky frantzy fritzner garry
gerda gerline gesner givenson guerdy guivens hermione ilfrid iverson jackner jacqueson jephte jordany kencia keneldy kenson kesnel kethia ketline
kettelie kettly lamercie loudna lovelie loveline lucner mackinson makenson mirline molene nathacha neslie odlin odner olgine olrich oscarine osner
phanise pharah philomene presner raymonde reginald renaud robens rodelyne rodeson rodney ronel ronise roobens rooldine roselande rosena rosny roudy
sadrack saintanise saintilia shelove sylvanie venante venise vilner wadner walkens widelene widlande widner wilfride wilnor wislet wisner wista
woodson woody ylna
abner adeline adler ady alain alix altagrace andre andree andrise anel anise anite antoine arnold aristide assefie augustin auguste beatrice bebe bellande benoit benson berline bernadette bernadin bernard bertha bertony betty bienaime blondine camy carline carmelle
carmelite cassandra castro celestin celine cesaire chantale charles charline cherline chery chrisla chrismene christa christela christelle claude claudette claudine clercine cleef clermont clervil clotaire daniella danise daphne daphnee darline david davidson dady
denise derline dieudonne dieula dieufort dieumaitre djenane djenie djimy djimmy djoly donald duckens dukens duckenson eddy edeline edens edner edouard edwidge elcie elie elisena elismene elvire emile emmanuella enel ermite ernest ernso erlande esau esner estimable esther etienne eveline
evens exalus fabienne fabiola fania fanfan farah fedner fednel felicite fenel ferdinand fernande fils fito florence fortune francette franck francklin francois francoise franckel frantz frantzdy fredeline frednel fritz fritznel gabrielle gaelle gary gaston genevieve georges
geralda geralde ghislaine gilbert gilles gina gracilia guerda guerline guerlande gueslin guerrier guirlene guy guylene gyslaine harold henri herby herode herold hilaire huguens huguette ifania immacula ines iritha islande ismaella jacky jacklin jacquelin jacques jacquelene jacson jameson
jasmine jean jeanne jeannot jeff jerry jesula jhonson jimmy jinette joanel job jocelin jocelyne joel joelle johane johnson jonas jonel josaphat joseline joseph josephine josette josue jouvens jovany judeline judes jude judline julienne julner junette kathiana katiana ketia ketlie
ketly kerline kensley kervens kesner laguerre lafontant larose laurent laurette leandre lener lenes leonne lesly ludovic loubens louicius louis louise louisena louna lourdie lovely lovens luc luckner luckson lucien lucienne luders lunise mackenson mackendy macdonald magalie magdala makendy manise manita
manouchka manoucheka marc marceau marcelin marckenson margarette marie marielle marise marjorie marlaine marlene marleine marthe martine maryse maurice max maxo medjine melissa mercidieu merline mica michaella michaelle micheline michelet mickenson mideline mildred milot mimose mirlande mirlene mislande
modeline mona murielle myrlande myrtha naomie nadege nadine natacha nathalie nelta nephtalie nerline neslande nicole noel nounoune odelin odette odile odilon olguine orelus oriol osnel ossagnol patrice patrick paul paulette pauline pedro peguy phanor philippe pierre pierrette pierrot prenel prosper
rachel rachelle ralph raymond rebecca remy renald rene renel renise renold reynold ricardo richard rigaud roberson robenson rodeline rodolphe rodrigue roland rolande roldy rolin romain rony rood roodson roselaine roselene roseline roselor rosemene rosenie rosette rosie rosita rositha rubens ruth sabine sadrac saintilus samson
schneider schelda schnaider selondieu serge sherline shella sherley silvera similien solange sonel sonson sophonie stanley stephane stephania steeve sterlin suze suzette sylvain sylvie sylvestre tania thamar therese thony venel vania venite viergela viergelie vilbrun vilaire vladimir walnes wadson watson wesly wesner widelyne wideline widline wilbens wildor wilda wilene
wilfrid wilgens wilguens wilkens wilkenson willio willy wilner wilnes wilson wilkine wisler wisly wislande wismick wisnel witchy withny wodson yanick yolande yolette yves yvelande yvenson yvette yvrose yvon
`;

/** Names frequent among people from Brazil, and others that European and Asian families brought. */
const OTROS = `
milenka danitza yerka yovanka zdenka mirtha kenia nayra amaru wara illari inti quilla tamya suyai aukan rayun ayun newen kuyen millaray pehuen likan nahuel antu ailen wangulen
mohammed mohamed muhammad ahmed ahmad ali hassan hussein ibrahim ismail youssef yusuf karim khaled omar samir nadia fatima aisha leila layla yasmin noor farid jamil jamal tariq rashid said faisal bilal zaid amir
adilson ademir aline amanda anderson andreia antonia aparecida beatriz benedito bruna caio carlos cassia catarina celio cicero claudineia cleber cleide clovis cristiane daiane dalva danilo debora denilson diogo djalma edilson edivaldo edna eduarda elaine eliane elisangela emerson enzo erivaldo evandro everton fabiano
fabricio fernanda flavia franciele geovana geraldo gildo gilmar giovana gisele glauber graziele guilherme gustavo heitor helio henrique hugo igor ingrid iolanda isadora ivo jadson jandira janaina jefferson joao joaquim jonas jorge josias josiane juliana jurandir karla katia kleber lais larissa laura leandro
leonardo leticia lilian livia lucas luciana lucimar luiz luiza maicon marcia marcio marcos maria mariana marilia marina marlene mateus matheus mauricio mayara michele mirela moacir monique murilo natalia nilson nivaldo odair olavo osmar otavio patricia paulo pedro rafaela raimunda raissa
regiane reginaldo renan renata rita roberta rodrigo rogerio romulo ronaldo rosana rosangela rosilene ruan samara sandro sergio severino sidnei silvana silvio simone solange sueli suzana taina tais tatiane telma tereza thais thiago thais tiago ubirajara valdemar valdir vanderlei vanessa vera vinicius vitor vitoria viviane
wagner wallace wanderson welington wellington wesley zelia zilda
abdul ahmed ali amir anders andrej anton arnau boris bozo chen chiara dieter dragan drago eduard eitan elke enric erich ernst fadi francesca franziska friedrich fritz gerd giacomo giorgio gunther hassan heinz helmut ibrahim ingeborg ivan jakub jin jordi jorg josip juergen jurgen karl katja
khalid konrad kristof lars lei li lin ling lorenz ludwig luka maja manfred marko marta martha mei mehmet mile miroslav mirko monika nadja nikola nina olaf olga omar oskar otto pavel peter petar raed rainer ralf rodolf rudolf said samir sergei sofija sonja stefan stipe svetlana sven tihomir tomislav tony ulrich ursula uwe vesna vinko vjera wei wolfgang xiao yang yasir yong youssef yusuf zdenka zlata zvonimir
`;

/** Rarer names of the same peoples, of the whole alphabet. */
const RAROS = `
absalon adriel amaia annais ashley basthian begona calfu danissa dannae elliot ewald garazi gerda iker ilka italo jeniffer joshua justin jutta
kassandra katya lancelot leire liesel makarena mattia mirella miren nahia naia nicolo noa ottilie renate sieglinde tirso ulrike unai vayolet zurine
abdelkader abdon abelina abilio abir adalid adalina adelinda adiela adira adolfina adonay afrodita aglae agnes agripina ahinoa aileth ailton ainara ainhoa aitor aixa akiko akira aladino albana albertina alcides alcira aldair aldonza alejandrino aleksander aleksandra aleli alessandra alessandro alessia alexandrina alexsander alexsandra alfonzo alheli alisson allison almarosa alondra alvarina alyson amal amankay amaury ambrosina amerika amilcar amin amina amine amira ammar anastacia anastasio andry aneley anette angello angelly anisia anjela anna annabella anneliese annie annika anselma anselmo antelmo anthony antumalen antumilla anyela anyelina anyelo araseli arcadio arely aretha arian ariella
ariki arleen armandina aron arthur asael asley atenea athina aurea aureliano auristela ausberto ayalen ayenhue aymara aynara bairon barbarita bartola bashar bayron beatris benedicta benilde betina betsaida bibiana brahim braian brandy brayam brianna britney brunella caleb calixto carin carlita carmencita carolain carolay caroline catalino cathalina catrina cayetano cecil cedric celedonio celmira cenobia cesareo chabela chela cheryl christiane christofer clariza cleofas climaco clodomira clotario cloti constantino constanzo cornelia crescencio cristhofer cristofer cruzita dalal dalma damaso danahe dani danica danilza dantes darcy daria dariela darlyn dasha dashiell dassy davor dayan dayse debra
demetrio demian denzel derek desideria desiderio desiree devora deysi diamela dianela dilia dimitri dinka dinora diogenes dion dirce dominic dominick donatila dora doralisa dorca dorcas dorila duberly dunia dunja eberardo eda edda eder eduardina efren egidio eglantina eladia elea eleana eledina elenira eliazar elicer elida elier eligio elin elina elisandro elisea elizandro elma elodia elsy elvin elyzabeth ema emely emelyn emerita emil emilce emilse encarnacion enedina engracia enrica ercira erlinda ermita ernestino eros esmeraldo estebania estefanie estelita estephania estephanie etel ethan eudosia eufrasia eufrosina eulalio euphemia eusebia eustaquio evelia evelina
evelynn everardo exequiel fabia fabricia farida felicindo felisa fernan fidelina fidelmina fidencio filiberta filiberto filomeno fiona fiorela firas flaminio floriana floripa floro francine franciscina franko frederick frida frieda friedel fructuoso gabino gaby gean gemita genara geni genny georgette gerardina geremias gian giancarlo gianluca gianna giannina gioconda giorgia giovani gissela golda gonzala goran graciana gretchen gretel greter grethel grissel guacolda guang guiselle gumersindo gunter guoqiang haide haidee hanna hannah haoran haroldo haruka haunani hayde hazel hebe heli helmuth herta hicham hinano hiroshi hisham hogla honoria hubert humberta hyun iago ibar iberia
ibtissam idalina idania ileana ilona iluminada inaki inelia inigo inmaculada iracema ireneo isamar isela ishmael isis iskra isolde isolina itala itziar ixsia izaskun jackelin jahaira jaison jalil jamila jamilette jan jandry jane jannis janny jasna jason jasone jazmina jefte jeftee jeimy jemima jenni jens jerico jerman jeronimo jesenia jesualda jesusa jezabel jhan jhans jhean jhenifer jhordan jhordana jhosep jhoseph jhulian jianguo jianhong jisoo johannes johnatan jolanda josephina jovanna jovino jovita judit justiniano juventino kahu kalen kallen kamila kaori karel karem karenina karinna karlo katerine katina katrina keiko keissy kelluwun kemberly
kendra kenji kerstin keysi kika kimberley kira kirsten kriss kristin kyara kylie ladislao laila lanying larisa laureano laurence laurencio lauriano lavinia leana lelia lena leni lenina lennon leocadio leoncio leonela leoni leopoldina leslye liberato libia licarayen licet lijuan likankura lili lilia liliam lilianne liliette lindor lindsay lino lionel liping lisandra liset lissett liuba lizzie llancaray lonardo lore lotario lottie luana lubica lucca lucelia lucina lucymar ludmila ludovina luisana luisina lupe luperfina lutgarda luzminda lyda lynda macaria mackarena madelin magdaly maggie mahatu mahine maitena malinda malu manola manolo manutara marciano margaret
mariaeugenia mariajose marian mariangela maricarmen marieta marilu marinka mariola marion maris mariuxi markus marla marleen marleni marley marlyn martiniano marylin maryluz massiel matea maureen mayda mayela mayerling maykol maylen mayling mckenzie meilin meiling melani melinda melisande melody melvin merced mercy meriam merlin meulen michaela michell mickaela midory mikaela mila milca milenko milka milko millaku millie milovan milva mineko minho miryam mishel missael mitzy moana monserratt moroni munir muriel mustapha nabil nabila nahir nahuelkura nahuen naiara naida naidelyn naim nair najla naoko nara narcisa narda nardo nashira nashla nasla nastassia natanael
natascha nathan nathanael nathaniel natividad natty nawal nayely nazareth nazira nehemias nelda nemesia nena nere neri nerina neva nibaldo nicandro nicasio nico nicola nicolette nils nivia noah noeli norberta norbis norman norton nour nuri nury odalis odilia olguita omaira onesimo orfa orfelia oriela oriette orlin ortensia osbaldo oscarina oslando osmin otilio ottmar oxana pabla pablina palmenia palmira pamella pancracio pascale pascualina pascualino patrizia paulita pelagia penelope petronio phillip piedad pierina piero plinio polidoro polonia praxedes prisca priscyla procopio querubin quetzal quiteria rachid rafaella randy rania raphaela rasia rauly rayenkura recaredo
reinaldina relmuray renee reynaldina reynaldo ricardina robustiano rodolfina rogelia rolf romane romanet romelia romualdo romy rosalina rosalind rosamaria rosauro roseli rosina rossana rossanna rossemary rossy roxane royer rubelinda rubila rubilinda rudecinda rudecindo rukalaf ruperta rupertina ruperto russell ruthy ryan saba sabas sahara salvadora salvino sam samia sandor sandrino santina santino saskia savina scherezade selim serafina serezade seth shaila shaira shakira shantal sharlotte shelsea sherezade sidonia sigfrido sila silas silvano silverina sindy sinead sintia siomara sirena sirlene siyu skarlet skarleth sofanor soila solmaria sophie sora soraya souad stefano steve stivens sturia
suleika sulema sunilda susanne suyen suyin suzanne tahia taira takeshi talita tamar tamy tanya tarcila tarek tearii tehani telesforo telmo temistocles teodocio teodolinda teodosio teofila tercila tessa thalia thaysa thelma theo theodora thor tiana tiara ticiano tierney tilda tina tirza tiziana todd tom tomasina toni tonka toya grecia francia dakota transito tracy trini tristan tuira tusnelda ubaldina uldaricio ulrica umberto urias ursulina uziel vaihere vaitiare valeriano valerin valeriya valezka valter vanja vannesa vasco vasti velia venancia venancio verenice vicky victorina victorino vieta vilda vinicio violette virgina virginio vitalia vivianna vladimira vlado wael walda waldemar
waleska walfrido walkiria walther waltraud weiming wen wenceslada wendelin wenu werther whitney wilfrido wilibaldo willian williana wilman winston wislene wuilfredo xenia xiana xiuying xochitl yael yahir yair yalile yamilett yamir yancarla yani yanka yanko yann yaoting yarela yarella yareth yarixa yaroslav yaxa yeimi yelena yelka yen yeny yeremi yeritza yeselie yesli yesmin yessi yeymi yhoana yian yifan yimi yisela yiselle ylse yoani yobanka yocelin yoelis yohanna yoice yomaira yonatan yonela yordana yosefa yoselyne yovani yubitza yudit yuhan yuki yulissa yuliza yurema yurico yuritza yusleidy yuslendy yusmari yvan zahra zara zarella
zayda zelinda zelma zenobio zhiwei ziad zihan zita zuleica zuny zyanya
`;

export const NOMBRES: ReadonlySet<string> = new Set(
  [CHILE, ORIGINARIOS, VECINOS, HAITI, OTROS, RAROS].flatMap((block) =>
    block
      .trim()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .split(/\s+/),
  ),
);

/** What people call themselves for short, where a surname follows. */
export const APODOS: ReadonlySet<string> = new Set(
  `
ale alo anto bea bel benja beto cami caro cata chalo charo charly checho chela chelo chicho chio clau claudi cocho colo cony coni coti cote cris dany
edu emi fabi fede feli fena fer flavi fran franco gabi gaby gonza guille gus guti isa isi ivi jani jano javi jime jona jony jorgito josi joti juampi juanjo juanma juli kari
kata kathi kike kiko kote lalo lau laly lucho luchin luisito maca mafe majo manu mane marce mari maripi mary mati maty maxi meli memo mica migue mili mimi moni naty nati
nacha nacho nena nico noe pachi paco pame pancho pao pati paty pauli pepa pepe pia pili pipe poli quique rafa richi ro robi rodri
romi rosi roxi sandri santi seba sole sofi tami tatán tato tavo tefi tere teo tita titi tobi tommy tomi tonny toni tono tota tuti vale vane vicho vicky vivi xime yani yayo yeni
yoyi
`
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/),
);
