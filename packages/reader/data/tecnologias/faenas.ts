/** Mines, workshops, makers' machines, cutting, printing in 3D and sewing. Marks as in oficina.ts. */
export const FAENAS = `
MineScape
Deswik.Sched
Deswik.OPS
?Studio RM
Studio UG
Studio EM
Studio NPVS|NPV Scheduler|npvs
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
Thinkcar|ThinkDiag
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
ReliaSoft|BlockSim|xfmea|rga reliasoft
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
Mach4
Universal Gcode Sender
Fanuc Manual Guide|manual guide i
Siemens ShopMill|shopturn|shopmill
Mazatrol|mazak mazatrol
hyperMILL
BobCAD|bobcad-cam
Vectric
Metalix|metalix cncKad|cnckad
TRUMPF TruTops|trutops
CypCut
PC-DMIS
Chitubox
OrcaSlicer|orca slicer
OctoPrint
CutStudio
Xerox FreeFlow|freeflow core
Heidelberg Prinect|prinect
Kodak Preps|preps imposition
Esko Automation Engine|deskpack|esko studio
X-Rite i1Profiler|i1profiler
Embird
Gemini CAD
Browzwear VStitcher|vstitcher|browzwear
WGSN
MatrixGold|matrix gold
LinuxCNC
Candle CNC
Heidenhain TNC
HSMWorks
FeatureCAM
ESPRIT CAM
WorkNC
TopSolid
VERICUT
CIMCO Edit|cimco
SurfCAM
Alphacam
RhinoCAM
Carveco
PowerShape
Amada AP100
Bystronic BySoft|bysoft
LaserCAD
GOM Inspect
Magics Materialise
GrabCAD Print|grabcad
Lychee Slicer
Slic3r
IdeaMaker
Onyx Graphics
WinPCSign
Epson Edge Print
Apogee Prepress|agfa apogee
?Metrix
GMG ColorProof
Tajima Pulse|pulse dg16
Hatch Embroidery
Ink/Stitch
Polytropon
TUKAcad
Gerber YuniquePLM|yuniqueplm
Centric PLM
NedGraphics
Shima Seiki SDS|sds-one apex
Kaledo
JewelCAD
ShoeMaster
RhinoGold
ASICAM
ICP Expert|agilent icp expert
QF2000
SIBE|bitacora electronica sibe
Avid S6L|avid venue s6l
Modular Mining
`;
