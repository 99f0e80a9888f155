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
Bentley OpenRoads|OpenRoads
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
?Arquímedes
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
`;
