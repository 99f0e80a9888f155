/** What people of one trade alone know by name: collections, mines, hotels, crops, ports, laboratories, workshops. Marks as in oficina.ts. */
export const RUBROS = `
Siscob|sis cob
TimeBilling|time billing
Catapult
Cybersoft Cobranzas|cybersoft cobranza|cybersoft
Cobransaas
Collector Suite
Debtmanager
Emerix
SmartCap
HotSOS|hot sos
Quore
Knowcross
Optii
PureConnect|pure connect
LiveAgent|live agent
?Sirena CRM|sirena app
Whaticket
GoAutoDial
RingCentral
Zoom Phone
Amdocs
Amdocs Clarify
SysAid
Zammad
osTicket|os ticket
Winper
UKG|ukg pro
Bizneo|bizneo hr
Personio
PsicoSmart
SAP ByDesign|sap business bydesign
Contasol|FactuSol
Siesa|siesa enterprise
SMS Aduana
ISORA
Visual Trade
TOPX
Silogport
Sipap
Hosix
Doctocliq
Mediclick
Omega 3000
?Sinapsis
~cobas|cobas 6000|cobas b|cobas pro
~Sysmex|sysmex xn
VITEK|vitek 2
GeneXpert|gene xpert
Pyxis|pyxis medstation
Omnicell
Golden Farmacia
SISPAC
Sismaule
Pitram
GVMapper
RockData
O-Pitblast
MineExcellence
Outotec HSC|hsc chemistry
Moly-Cop Tools|molycop tools
Cadsim|cadsim plus
Limsophy
AutoPLANT
Buildots
Enkontrol
PowerFactory|digsilent powerfactory
Cimatron
Topcon Magnet|magnet field|magnet office
Edpuzzle
mBlock|mbot
Book Creator
Storyjumper
Boardmaker
ARASAAC
SISPADI
Legaltec
Xolido|xolidosign
ChileProveedores|chile proveedores
Comisaría Virtual
Agilysys
Marport
Nobeltec
OpenCPN
Fruitsoft
AgroGestion
Phytec
?ODIS|odis vw
Bosch KTS|bosch esi
Nexiq
KOMTRAX|komatsu komtrax
Gespania
Pro-Watch|honeywell pro-watch
Zyght
Simapro
PDFsam
Facebook Marketplace
Reuters Eikon|eikon
S&P Capital IQ|Capital IQ
Temenos T24|temenos|?t24
Redelcom
LibreDTE
Lioren
Xilinx Vivado|vivado
ModelSim
Simio
Scribus
VersaWorks|rip versaworks
Modaris|lectra modaris
Polyboard
Cutlist|cutlist optimizer
Promob
Corte Certo
Apriso|delmia apriso
Sage X3
Garmin BaseCamp|basecamp garmin
Garmin Connect
Strava
TrainingPeaks
MyFitnessPal
Dietbox
Mirth Connect|mirth
RustDesk
NUnit
WSO2
AppSheet
Gherkin
Sinacofi
Tinkercad
Onshape
FreeCAD
BricsCAD
ZWCAD
DraftSight
progeCAD
GstarCAD
IntelliCAD
Advance Steel
Tekla BIMsight
BIMcollab
Trimble Connect
Synchro 4D
CostX
Candy CCS
Plexos
PSS/E
Neplan
ASPEN OneLiner
PSCAD
EMTP
SKM PowerTools
Relux
Trace 700
Carrier HAP
EnergyPlus
DesignBuilder
WUFI
IES VE
Ecotect
AERMOD
CALPUFF
SoundPLAN
CadnaA
Visual MODFLOW|modflow
FEFLOW
GoldSim
AQTESOLV
Rocscience
FLAC3D|flac
3DEC
Map3D
Examine2D
RocPlane
Swedge
Settle3
OptiCAD
Datamine Studio
Maptek
Promine
MineRP
XPAC
Talpac
Haulsim
Minemax
Snowden Supervisor
Oasis montaj
ioGAS
Imdex Hub
Reflex Gyro
ALS Webtrieve
Petrosys
Kingdom Suite
tNavigator
Landmark DecisionSpace
WellCAD
ShipConstructor
AutoShip
Maxsurf
Hydromax
Navi-Sailor
~Furuno
Simrad
Lowrance
Wassp
AquaManager
Mercatus Fish
AquaScan
Feedstation
Akva Observe
CageEye
Sealice
Fish Health Database
VetSoft
Vetpraxis
OkVet
QVET
Gestor Vet
Provet Cloud
DairyComp|DairyComp 305|Dairy Comp 305
DelPro|delaval delpro
AfiMilk|AfiFarm
Interherd
Uniform-Agri
Huella Agrícola
SisAgri
Agrovision
FieldView|climate fieldview
John Deere Operations Center|operations center
Trimble Ag
Ag Leader
Auravant
EOS Crop Monitoring
Hortisys
Sensoterra
Irriwatch
CropX
Ranch Systems
iMetos|FieldClimate
Davis WeatherLink
WinSurfer
VinoTEC
InnoVint
Vintrace
Wineplan
BrewFather|brew father
BeerSmith
Ekos Brewmaster
Cuiner
Gstock
?Mapal
Yurest
Haddock Restaurantes
Square POS
Poster POS
Loyverse
Vend POS
Lightspeed
Clover POS
Shopify POS
NCR Aloha
Oracle Simphony|simphony
Revel Systems
TouchBistro
GloriaFood
?Tock
SevenRooms
?Resy
PedidosYa Partner
Shipedge
Shipnow
LogiNext
Onfleet
Routific
Quadminds
Unigis
Roadshow Routing
Ortec
Paragon Routing
TMW Suite
MercuryGate
Oracle Transportation Management|oracle otm|otm oracle
Oracle TMS
SAP Transportation Management
Descartes
Kuebix
Samsara
Motive ELD
Fleetio
GPS Imagine
Gauss Control
Migtra
Ubiquo GPS
Nexttech GPS
Tastets System
`;
