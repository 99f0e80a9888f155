/** Architecture, structures, pipes, air, cost and planning of works, surveying and water. Marks as in oficina.ts. */
export const OBRAS = `
Mathcad Prime
SMath Studio|smath
CSiCol
Tekla Structural Designer
Tekla Tedds
RAM Structural System|ram concept
RISA-3D
spColumn|SpMats|spslab
SeismoStruct|seismosignal|seismomatch
PERFORM-3D
DEEPSOIL
SCIA Engineer
LPILE
CPeT-IT|cliq
Midas GTS NX|gts nx
PLAXIS 2D|plaxis 3d
DIPAV
Optipave
MiTek
CYPE Metal 3D
CYPECAD MEP
iTWO|rib itwo
Cubicost
Bluebeam Revu|revu
Revizto
pyRevit
BIMx
?FormIt
Autodesk Forma|?spacemaker
?A360|autodesk a360|autodesk 360
AutoCAD LT
AutoLISP|Visual Lisp
Autodesk Vault|vault professional
DWG TrueView|trueview
SketchUp LayOut
Octane Render
Redshift Render
Arnold Render
Coohom
RoomSketcher
pCon.planner
SmartDraw
EdrawMax
KD Max|kdmax
Cabinet Vision
woodWOP
biesseWorks|bsolid
CutRite|cut rite
MaxCut
OptiCut
LogiKal|orgadata
@Proplanner
?Foco en Obra
Libro de Obra Digital
PlanOK GCI
Sinco ERP
Delphin Express
LuloWin|lulo win
DataLaing
MaPreX
InEight
EcoSys
PlanSwift
Asta Powerproject|powerproject
Acumen Fuse|deltek acumen
Primavera Risk Analysis|Pertmaster
Primavera Contract Management
Primavera Cloud
OpenSpace AI
SmartPlant Foundation
SmartPlant Instrumentation|?intools|spi intools
SmartPlant Review
SmartPlant Electrical
SmartPlant P&ID|sppid
?COMOS
OpenPlant|bentley openplant
OpenBuildings|aecosim
OpenFlows
ProjectWise
ContextCapture|itwin capture
?iTwin
DATAGEOSIS
Trimble RealWorks|realworks
Leica Captivate
FARO SCENE LT
RiSCAN PRO|riprocess
TerraScan|terrasolid
RealityCapture|reality capture
OpenDroneMap|WebODM
Drone2Map
Pix4Dcapture
Pix4Dfields
Pix4Dmatic
SewerGEMS
StormCAD
Bentley HAMMER|hammer connect
FlowMaster|culvertmaster
HY-8
AFT Impulse|aft arrow
Pipe Flow Expert
InfoWorks ICM|infoworks
Delft3D
?Telemac
HEC-ResSim
HEC-GeoRAS
HEC-GeoHMS
Groundwater Vistas
AquaChem
?HYDRUS
SEEP/W|seepw
QSWAT|arcswat
Hyfran
CALMET
AERMOD View|lakes aermod
openLCA
?GaBi
?HuellaChile
McQuay DuctSizer|duct sizer|ductsizer
TRNSYS
?OpenStudio
CCTE
BITZER Software
Copeland Select
PyroSim
SolidWorks PDM
SolidWorks Simulation|cosmosworks
ANSYS Workbench
ANSYS CFX
STAR-CCM+|star ccm
Geomagic|geomagic design x
PolyWorks
OpenSees
ADAPT-Builder|adapt-pt
MacStARS
BEXEL Manager
Autodesk Viewer
Autodesk Alias
Autodesk CFD
SU Podium|podium sketchup
Maxwell Render
Floorplanner
HomeByMe
Microvellum
PrefSuite|prefcad
HCSS HeavyBid|heavybid
vPlanner
HoloBuilder
AVEVA Marine|?Tribon
AVEVA Bocad|bocad
MX Road|mxroad
Trimble TerraFlex|terraflex
DroneLink
TUFLOW
HEC-SSP
SIGMA/W
iNoise|predictor-lima
IDA ICE
Ladybug Tools|honeybee ladybug
CFAST
SpaceClaim
HyperMesh
SimScale
`;
