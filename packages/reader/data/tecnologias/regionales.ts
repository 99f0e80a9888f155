/** What people of the neighbouring countries, the State, clinics, plants, orchards and shops know by name. Marks as in oficina.ts. */
export const REGIONALES = `
Contaplus|conta plus
ContaAzul|conta azul
Colppy
Xubio
Finnegans
?Memory
?Valery|valery software
Hybrid LiteOS
Premium Soft
?Saint|saint enterprise|saint administrativo
?Nisira
?Omie
?Bling
Linx
Datasul
?Payworks
?Treinta
?Parrot POS|?parrot
?ICG|icg manager
Sage 50
Openbravo
FreshBooks|fresh books
?IFS
Essbase|oracle essbase
?Ivalua
?Wave Accounting
Gosocket
?Febos
?Sovos
DTEmite
Factura Móvil|facturamovil
SimpleAPI
dLocal
?Kushki
?Payku
?Tenpo
?MACH
?TUU|haulmer tuu
Fonendo
Omnimed
TiCares
Rebsol
Trackmed|track med
HealthTracker
MedicalSys
Medware
RayenSalud|rayen salud
IrisGES|iris ges
ESSI
SNRE
Isapre en Línea
OpenEpi
FlexLab
Labcore
Winlab
Orion LIS
InLab|cerec inlab
ClinCheck|invisalign clincheck
Planmeca
Weasis
Vue PACS
?Centricity
?Sismed
Acsendo
Agile CRM
?Beex
HiBot|hibot
Zopim
?Kenan
?Vantive
?Clarify
Tango 04|tango/04
Citadel Garantías|?citadel
Kizeo Forms|kizeo
?Acredita
?SICEP
?Regic
?Achilles
?Workmate
Web Control Acreditación
KPI Safe
Guardhat
SafetyCloud
BlastIQ
Blastmap
MX Deposit
DHLogger
Vuma
?Mantix
?Rockwin
?Mantec
Infraspeak
Emonitor
OmniTrend
Vibxpert
SKF Analyst|skf @ptitude analyst
AMS Device Manager
AMS Machinery Manager|machinery health manager
?FieldCare
Honeywell PKS
Kepware|KEPServerEX
?Zenon
LOGO! Soft Comfort|logo soft|logo soft comfort
EcoStruxure Machine Expert|machine expert
Fluke SmartView
PLECS
Sunny Design|sunnydesign
?Ulysse
?HOMER|homer pro|homer energy
Weintek EasyBuilder|easybuilder
WaterGEMS
TopoCAL
?SMS Advanced
FinalCAD|final cad
Fieldlens
Calidad Obras
PTC Windchill
ProNest
LaserGRBL|laser grbl
EZCAD|ezcad2
SignLab
SAi Flexi
RasterLink
?Photoprint
?Wasatch|wasatch softrip
?Ergosoft
PE Design|pe-design
Clip Studio Paint|clip studio
Paint Tool SAI
Storyboarder
?Sketchbook|autodesk sketchbook
Bambu Studio
?Krita
Book Widgets|bookwidgets
Plickers
Progrentis
Screencastify
MiAula|mi aula
EDUGESTOR
?Umas|u+ umas
Fragstats
MaxEnt
InfoStat
?Statistica
XLSTAT
G*Power|gpower
Field Maps|arcgis field maps
?Sisconac
GestPro
Kropsys
Kupay
Softagro|soft agro
Packing Pro
Frutísima
DairyPlan
?Proleche
?SeedMatriz
?Taranis
Netbeam
?Uspray
?Dicose
SMC Municipal
Proexsi
?Exedoc
Simple SGD
Edipro
GastosComunes.cl|gastos comunes cl
Edificios en Red
Simple Condominio
GeoBank|geo bank
2020 Design
Booking Extranet|extranet de booking|extranet booking
Booking.com Extranet
Alibaba Trade
Lotus 1-2-3|lotus 123
Quattro Pro
WinSIS
WinISIS|win isis|micro cds isis|CDS/ISIS|microisis
SIABUC
SirsiDynix|sirsi|Symphony Sirsi
DSpace
?OJS|open journal systems
Pergamum
Aleph 500
PMB|pmb bibliotecas
Abies|abies web
Infocasa|info casa
Kiteprop
Tokko Broker|tokko
Propiedades.com CRM
EasyBroker|easy broker
Avature
GolfManager|golf manager
Greenhouse ATS
VMS Milestone|milestone xprotect
Instagram Shopping
Conservador Digital
Causas.cl
LemonFlow
Gestiona Legal
?Notarius
Notarsoft
?CBRS
Siscomex
?Solvo|solvo wms
STG WMS
InvasWMS
RedPrairie|red prairie
Cloudfleet|cloud fleet
Encontrack
?Skytrack
Fleet Complete
?Gestya
?Onix GPS
Mix Telematics|mix fleet manager
GPS Tastets
?TOS
?CATOS
SkySpeed|sky speed
New Skies
BagManager|bag manager
?Radixx
Netactica
Softur
?Omnibees
ManagerHotel
Winhotel
RMS Cloud
Skywareservices
Restosoft|resto soft
Xetux
Micros 3700
Rpower
Siesa POS
IBM 4690|4690 ibm
?Hipos
?Zenput
Comercio Net|comercionet|b2b comercionet
Scan Track|scantrack
?Scentia
?Janis
?Fenicio
?SFCC|salesforce commerce cloud
Meta Pixel|pixel de meta|facebook pixel
Fidelizador
?MailUp
?SAFI
?SISPAD
RTB Bancario
?Fisa
Huawei U2000|u2000
Huawei NCE|imaster nce
NetAct|nokia netact
Ericsson ENM
?ZTE NetNumen|netnumen
EXFO FastReporter|fastreporter
Genesys PureConnect
Avaya one-X Agent
Desbravador
Google Planilhas
Notarial Plus
Notariado Digital
Diag Alliance
Cool Edit
X32-Edit
Hospital Digital
KinderApp
Gesparvu
OenoFoss
Unity Real Time
Overtrack
RecetApp
Matterport
Portal Inmobiliario
Preventa Móvil
Tourplan
Kipus
ADIS
Kudai
Guardpro
CreditLens
Medallia
ACHS Virtual
PictoSelector
Interbanking
?Avenza
?Hexágono
?Ecclesia
?Innovex
?Workit
`;
