/** Oil, mines, workshops, plants, energy, building and drawing. Marks as in oficina.ts. */
export const TERRENO = `
?Petrel
PIPESIM|pipe sim
?OFM
Techlog
Kappa Saphir|?kappa
?CMG
Eclipse Simulator
HYSYS|aspen hysys
Aspen Plus|aspentech|aspen
Pro/II
ChemCAD
Metsim
SysCAD
HSC Chemistry|?hsc
?Limn
MolyCop Tools|moly-cop
PlantSight
FrontRunner|front runner komatsu
Cat Command
Cat Terrain
Hexagon Mining
Hexagon MineOperate|mineoperate
MineStar Terrain
?Provision
ProVision Modular
Leica Jigsaw
Guardvant
?DSS
?Hxgn
Caterpillar VIMS|?vims
@KOMTRAX
?VHMS
Komatsu iMC
Cat Product Link|product link
Cat VisionLink|visionlink
Cat SIS|SIS Web|SIS 2.0|sis caterpillar|sis2go
Volvo VODIA|vodia
Volvo Premium Tech Tool|premium tech tool|ptt volvo
Scania SDP3|sdp3
Mercedes-Benz XENTRY|Xentry|star diagnosis
Allison DOC
Detroit Diesel DDDL|?DDDL
Noregon JPRO|?jpro
?Texa
Jaltest
Autodata
Mitchell OnDemand5|Mitchell OnDemand|mitchell on demand|ondemand5|Mitchell 1
Alldata
Haynes Pro|haynespro
Autocom
Bosch ESI tronic|esi tronic|bosch esitronic|esitronic|bosch esi
Autel MaxiSys|autel|maxisys
?VCDS
Techstream
FORScan
Consult III
GDS2
Tech2
?HDS
?Hunter
?John Bean
DealerSocket
Kerridge|kerridge autoline|autoline
Quiter
Autologica
Autologic
Roma Sistemas
Incadea
Salesforce Automotive
Winauto
Sistema Taller
Infotaller
Fullcontrol
eMaint
?Fiix
UpKeep
Limble
MaintainX
Mainsaver
Datastream
Fracttal One
Prisma Mantenimiento
?AMOS
ShipManager
RCM Cost
Meridium|ge apm
Availability Workbench|isograph
?RMES
Weibull++
SKF Aptitude|@ptitude|skf microlog
@Emerson AMS|ams machinery
@CSI 2140
Fluke Connect
FLIR Tools|?flir
Easy-Laser
Siemens LOGO!|logo siemens|logo! soft
SIMATIC PCS7|pcs7|pcs 7
SIMATIC WinCC
Logix Designer
FactoryTalk View
RSView|rsview32
PanelView
?Ignition|ignition scada
Citect|citect scada|vijeo citect
Vijeo Designer|vijeo
SoMachine
Unity Pro XL
?Modicon
?Zelio
?Twido
Mitsubishi GX Works|gx works|gx developer
Omron CX-Programmer|cx-programmer|cx one|sysmac
LS Electric XG5000
Delta WPLSoft|wplsoft
ABB 800xA|800xa
ABB Drive Composer|drive composer
ABB RobotStudio|robotstudio|robot studio
KUKA WorkVisual
FANUC ROBOGUIDE|roboguide
Yokogawa Centum|centum vp
Honeywell Experion|experion
Emerson DeltaV
?Foxboro
GE iFIX|?ifix
?Cimplicity
Proficy
?Movicon
AVEVA System Platform
AVEVA PDMS|PDMS
AVEVA E3D
SmartPlant|smartplant 3d|sp3d|smart plant
CADWorx
Caesar II
AFT Fathom
Pipe-Flo
PV Elite
EPLAN Electric P8
AutoCAD Mechanical
AutoCAD MEP
AutoCAD Architecture
AutoCAD Map 3D|autocad map
AutoCAD P&ID
DraftSight
ZWCAD
BricsCAD
GstarCAD
ProgeCAD
LibreCAD
FreeCAD
NanoCAD
MicroStation|bentley microstation
Bentley OpenRoads|openroads
InRoads
Istram
AutoTURN
InfraWorks
?ReCap|autodesk recap
BIM Collaborate|bim collaborate pro
BIM Track
BIMcollab
Solibri
Dalux
Synchro|synchro 4d
Vico Office
Trimble Connect
Allplan
Vectorworks
Chief Architect
Sweet Home 3D
Planner 5D
Homestyler
D5 Render
Corona Renderer|corona render
KeyShot
Artlantis
Vray Next
Marmoset
Substance Painter|substance
Houdini
?Nuke
DIALux evo
?Relux
AGi32
Caneco
SIMARIS
CYMDIST|?cyme
PSS/E
PowerWorld
PSCAD
NEPLAN
PVsyst|pv syst
PVSOL|pv*sol
Homer Pro|homer energy
SAM NREL
Helioscope
Aurora Solar
WAsP
windPRO
Explorador Solar
EnergyPlus
DesignBuilder
CE3X
Carrier HAP
Trace 700
Ecotect
midas Civil|midas gen
CSiBridge
?RFEM|dlubal
?SACS
Advance Steel
?Robot
CYPE 3D
Arquímedes
S10
ITEC TCQ
Presupuestos Ondac|ondac
?Calidad Cloud|calidadcloud
PlanOK|plan ok|pvi planok
Ediplus
Kubik
Buildingconnected
BIM Vision
Fieldwire
Fieldview
PlanRadar
Autodesk Build
Autodesk Docs
Last Planner|last planner system
Touchplan
Naska Digital
Proyecta Obra
Obralink|obra link
Obrasoft
Geovictoria Obra
Notrasnoches
Tilos
Vulcan 3D
MineSched
MineScape
Deswik.Sched
Deswik.OPS
?Studio RM
Studio UG
Studio EM
Studio NPVS|npv scheduler|npvs
Enhanced Production Scheduler|?EPS datamine
Mine2-4D
?Blasor
UDESS
Delphos Mine Planner|?delphos
BOS2M
Gemcom GEMS|geovia gems
GEOVIA|geovia surpac|geovia whittle|geovia minesched
PCBC
REBOP
MSOPIT
MSSO
PFC3D|itasca pfc
RocFall
RocData
RocSupport
Slide3
SSR-Viewer|@groundprobe|groundprobe ssr
MonitorIQ
IBIS Guardian|ids georadar|georadar ibis
Leica GeoMoS|geomos
Trimble 4D Control|t4d
IMS Trace
mXrap
Sirovision
ShapeMetriX|3gsm
ADAM 3DM Analyst|3dm analyst
FracMan
LogChief
acQuire GIM Suite|gim suite
The Spectral Geologist|?TSG
TerraSpec
QEMSCAN
SGeMS
Micromine Origin|micromine geobank
BlastLogic
WipFrag
Split-Desktop|split online
Blastware
?Instantel
DetNet ViewShot|viewshot
Mobilaris
Newtrax
AutoMine
?OptiMine
Sandvik My Sandvik
ARDVARC|flanders ardvarc
SAFEmine|hexagon cas|hxgn cas
JoySmart|joy prevail|prevail joy
ShovelMetrics|@motion metrics|toothmetrics|loadermetrics
?LinkOne
JKSimFloat
Integrated Extraction Simulator
MODSIM
USIM PAC
Bilmat|?bilco
VisioFroth
Sigmafine
ExtendSim
@Certronic
@Exactian
?Avetta
ISNetworld
Mincom|mincom ellipse|ventyx ellipse|hitachi ellipse
Shell LubeAnalyst|lubeanalyst
Leica iCON
Trimble Earthworks
Carlson SurvCE|survce
Maptek PointStudio|i-site studio|maptek i-site
Leapfrog Works|leapfrog energy
Datamine Fusion
Res2DInv
GeoSlam|geoslam hub
Hovermap
PHREEQC
Visual MINTEQ
Geochemist's Workbench
Hitachi ConSite|hitachi global e-service
Liebherr LiDAT|lidat
Volvo CareTrack|caretrack
JCB LiveLink|livelink jcb
JCB ServiceMaster|service master jcb
Hyundai Hi-MATE|hi-mate
CNH EST|electronic service tool cnh
Deutz SERDIA|serdia
MTU DiaSys|diasys
Perkins EST
Cummins QuickServe|quickserve online|qsol
Cummins CalTerm|calterm
Cummins Guidanz|guidanz
Cummins PowerSpec
Eaton ServiceRanger|service ranger|serviceranger
IVECO EASY
Mercedes WIS|wis asra
Mercedes EPC
BMW ISTA|ista d|rheingold bmw
BMW INPA
ETKA
ElsaWin|elsapro
Ford IDS
Ford FDRS
wiTECH|witech 2
GM TIS2Web|tis2web
GM SPS2
Mitsubishi MUT-III|mut iii|mut-3
Honda i-HDS
Isuzu IDSS
Hyundai GDS|kia gds|kia kds
Nissan Consult III Plus|consult 3 plus|consult iii plus|consult 4
PSA Lexia|lexia 3|pp2000
DDT4ALL
Peugeot Service Box|servicebox citroen|service box peugeot
Renault Dialogys|dialogys
JLR SDD|jlr pathfinder
PIWIS
Volvo VIDA
OBDeleven
Torque Pro
Car Scanner ELM
ELM327
Thinkcar|thinkdiag
Xtool
Foxwell
Snap-on Modis|snap-on zeus|snap-on solus
KTAG
KESS V2|kess3
WinOLS
ECM Titanium
HP Tuners
Autel MaxiIM|autel im608|autel maxicom
G-scan|gscan
Rasther|rasther iii
Clear Mechanic|clearmechanic
Pilot Solution
PPG PaintManager|paintmanager
System 1 Bently Nevada|bently nevada|system 1 evo
Erbessd|digivibe|digivibemx
RBMware
FLIR Thermal Studio|thermal studio|flir research studio
Testo IRSoft|irsoft
ReliaSoft|blocksim|xfmea|rga reliasoft
SAP APM
GE Predix|predix
IBM Tririga|tririga
Archibus
?Planon
RSData
CPillar
RS3
Micromine Spry
Aegis iRing|iring
Rig Remote
Xeras
Pavilion8
Argus Mineware
VnetPC
Maptek Evolution
Maptek Eureka
Datamine Discover|discover mapinfo|encom discover
AGCO EDT
CLAAS CDS
ServiceMaxx|navistar servicemaxx
Scania Multi
Vediamo
DTS Monaco
Suzuki SDT-II
?Alientech
Xprog
Mega Macs|hella gutmann
Actia Multi-Diag|multi-diag
Carman Scan
Standox Standowin|standowin
Crown InfoLink|infolink crown
UE Ultratrend|?ultratrend
Infor MP2|datastream mp2
`;
