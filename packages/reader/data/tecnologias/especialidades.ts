/** Tools of single trades: the sea, coffee, libraries, workshops, orchards, harbours, courts, schools. Marks as in oficina.ts. */
export const ESPECIALIDADES = `
Akva Fishtalk
SIFA|sistema sifa
Marel Innova|Innova Marel|?Innova
Mercatus Farmer
AquaFarmer
Manolin
Innovasea
Realfish
Wisefish
Maritech
BioSort
AquaCloud
Fishwell
?SISMA|sernapesca en linea
Cropster
?Artisan|artisan roaster|artisan roasting
RoastLog
RoasTime
?Acaia
Lightspeed|lightspeed restaurant
Bistrosoft
Foodics
TheFork Manager
Zenchef
Deliverect
?Otter
Meez
Winerim
Mesa 24/7
SkyTab
Revo XEF
Agora POS
Waitry
Ordatic
Mr. Yum
MARC21|marc 21
Omeka|omeka s
Winisis|CDS/ISIS|cds isis|microisis
?PMB
SIABUC
SirsiDynix|sirsi dynix|sirsi
ExLibris|ex libris alma|alma ex libris
Ex Libris Primo|primo ve
Evergreen ILS
EPrints
AtoM|ica-atom|ica atom
Archivematica
CollectiveAccess
TMS Gallery
MuseumPlus
SURDOC
Janium
BPDigital|bp digital
BDEscolar|bd escolar|biblioteca digital escolar
absysNET|absys
VuFind
RefWorks
EZproxy
Pergamum
WorldCat
OCLC
LibGuides
EBSCOhost|ebsco
JSTOR
ABBYY FineReader|finereader
Volvo VOCOM|vocom
Volvo PTT
Volvo Tech Tool
Scania Diagnos SDP3|diagnos sdp3
Noregon
Launch X431|?Launch|launch x-431|x431
Techstream|toyota techstream
Bendix ACom
ZF Testman
Wabco Toolbox
John Deere Service Advisor|service advisor john deere
Hino DX
MAN-cats|man cats
DAVIE4
Mitchell1
VisionLink|vision link
Komtrax|komtrax plus
Hitachi MPDr
Delphi DS150
Picoscope
Autofact
Chileautos
Autopress
SICOP
CDK Drive
Tecnom
Autosoft
Keyloop
Roadnet
Carrd
?Tally|tally forms
Softr
Glide Apps
Strikingly
Beehiiv
Substack
Slido
?Tilda
Weebly
Formstack
Fillout
Paperform
Cognito Forms
Zoho Forms
Hirint
Genoma Work|genomawork
Humand
Pymetrics
Evalart
TestGorilla
Emi Labs
Talentclue
PageUp
iCIMS
Greenhouse ATS
Lever ATS
Jobvite
Firmavirtual
?Signer
LegalHub|legal hub
Certiq
AgroPro
Winbox|MikroTik Winbox
Ocean Data View|odv
MineCare|mine care
Office Banking
Ctrl-IT
Shiftlabor|shift labor
Planday
Quinyx
Victoria Control
AgroJusto
Croptracker
Hispatec|ERPagro
iCrop
Irrimax
WeatherLink
QuickTrace
Agrotools
Agrilink
Agrivi
Cropio
FarmLogs
VAMPP
GanaSoft
Ganaderosoft
Agrosoft
?Semios
SupPlant
Ceres Imaging
Sentera
Spectral Geo
Navis SPARCS N4
Opus Terminal
CargoSmart
CargoWise|cargowise one
Portal SICEX
PortCDM
Descartes MacroPoint
Kinaxis RapidResponse|rapidresponse|rapid response
WebControl|web control sso
EcoOnline
Sistema RETC|ventanilla unica retc
SINADER
SIDREP
SIMIN
SNIFA
SMA en linea
?Fulcrum
Notasoft
?Manager
Firma Virtual
eCert|e-cert
E-Sign|esign
Contalux
ContaPyme
Transecure
Firmaya|firma ya
CobranzaPro
?Collector|sistema collector
Orquestador de Cobranza
Debitmanager
Notaria Digital
Lexnet
SAF Fiscalia|saf ministerio publico
Sitrel
Kidizz
Kinderly
KinderTrack|kinder track
Symwriter
Blooket
Gimkit
Baamboozle
Wakelet
Flipgrid
Classroomscreen
Pear Deck
Khan Academy
Smartick
Matific
Santillana Compartir
Widgit Online
Arasaac|AraWord
Proloquo2Go
LetMeTalk
Appoderado|appoderado.cl
?Aptus
Storypark
Procare
SIGE|sistema sige|s.i.g.e.
SINAB
SAE Mineduc
Junaeb en linea
?Dispensa|sistema dispensa
OmniPCX
Dinámica Gerencial|dinamica gerencial hospitalaria
Gesmed
SINAC
IRIS AUGE
Kinesioapp
UpToDate
DynaMed
Horos
MEDITEC
Avena Health
Opti4G
TimberMatic
MaxiXT
Fieldeas
e-Declarador|e declarador|edeclarador
Coolselector|coolselector 2|Coolselector2
CoolProp
Pack Calculation Pro
Danfoss KoolProg|koolprog
Refprop
Carrier HAP|hap carrier
Ecodial
EPLAN|eplan p8
SEE Electrical
CADe SIMU|cadesimu
Studio 5000|rslogix studio 5000|studio 5000 logix designer|studio5000
CCW|connected components workbench
Zelio Soft
GX Works|gx works2|gx works3
DOPSoft
SolarEdge Designer
Fronius Solar.web
?Julia|lenguaje julia
Clonezilla
MikroTik RouterOS|routeros
Autodesk Construction Cloud|acc autodesk
Red Hat Linux|red hat enterprise linux|red hat enterprise
Oracle RAC|?rac
Elixir Phoenix
FortiClient
GlobalProtect
?Rufus
Ventoy
Acronis|acronis true image
Veeam|veeam backup
Hiren's Boot|hirens boot|hirens
CrystalDiskInfo
HWiNFO
Dell KACE|kace
Intune|microsoft intune
Karate DSL
k6|grafana k6
Vagaro
Glofox
Boxmagic|box magic
SkedGo
WodBoard
Eventbrite
Passline
Puntoticket|punto ticket
Welcu
Ticketplus
Kyte
Citofonía Virtual
Wasi
Tokko Broker|tokko
Kiteprop
Mobysuite
Salesland
Dalet
Frame.io|frame io
Avid iNews|inews
Arc Publishing|arc xp
Chartbeat
CrowdTangle
Lumafusion
Riverside.fm
Spotify for Podcasters|anchor.fm
Optalert
Redatam|redatam+sp
Prinergy
CrossChex|cross chex
Renault Clip
Diagbox
FordEtis|ford etis
MultiECUScan
Zoom Rooms
WeChat Work|WeCom
Mercado Pago Point
Portal MiPyme|portal mipyme del sii|mipyme del sii|sistema mipyme
TOC Biometrics
SIISA
InfoMercado
Facele
Edifito
KastorSoftware|kastor software
CAD SAMU
?KITRAL
SAFF CONAF
?SIDCO
LAStools
Sistema Multipuerto
INIA Agromet|agromet
Meteoblue
?Windy
Windguru
Ventusky
Sentinel Hub|EO Browser
Lely Horizon|lely t4c
Software Ganadero SG
FreshCloud
Clarifruit
CSB-System
FOSS WineScan|winescan
ScaleAQ|scaleaq feedstation
Vaki Biomass
MaxSea TimeZero
Brill Formulation|?brill
DeLaval VMS
Nedap CowControl|nedap velos
VAMPP Bovino
?Aptean
Parsec TrakSYS|traksys
Process2Wine
Piscada
`;
