/** Rocks, maps, water, machining, farming, woods and the sea. Marks as in oficina.ts. */
export const MAPAS = `
RecMin
Minemax
Studio OP
Deswik.CAD
@Seequent
Geosoft|Oasis Montaj
Strater
?Surfer|golden surfer
?Grapher
Didger
Voxler
RockWorks
Target for ArcGIS
MapInfo
GeoMedia
GRASS GIS|?grass
SAGA GIS
gvSIG
Google Earth Engine
Google Earth Pro
SNAP ESA
ERDAS Imagine
ENVI Classic
PCI Geomatica
IDRISI|TerrSet
Trimble eCognition|ecognition
Leica Cyclone
CloudCompare
FARO Scene
Autodesk Recap Pro
DroneDeploy|drone deploy
DJI Terra
DJI GO|dji go 4
Topcon Tools
Magnet Office|magnet tools
Carlson|carlson survey
Emlid|emlid flow
Field Genius
Avenza Maps
Locus GIS
?WEAP
MODFLOW|visual modflow
FEFLOW
?SWMM
HEC-HMS|hec hms
?MIKE|mike 21
?Iber
Flow-3D|flow 3d
OpenFOAM
?Fluent|ansys fluent
COMSOL|comsol multiphysics
SIMULINK
LS-DYNA
MSC Nastran|nastran|Patran
Moldflow
HyperWorks
AutoPIPE
RAM Connection
IDEA StatiCa|statica
@Hilti Profis|profis
Settle3D
Slide2
RS2
Unwedge
3DEC
FLAC3D
?Talren
GEO5|geo 5
gINT
OpenGround
Mastercam X
SolidCAM
CAMWorks
GibbsCAM
EdgeCAM
PowerMill
ArtCAM
?Aspire|vectric aspire
VCarve
Mach3
SheetCAM
Lantek
SigmaNest
?Cura|ultimaker cura
PrusaSlicer
Simplify3D
FluidSIM
?Festo
Automation Studio
Crocodile
LTspice
OrCAD
?PSIM
Quartus
Vivado
MPLAB
STM32|stm32cube
?Keil
ESP32
PlatformIO
Fritzing
NI LabVIEW
NI Multisim
DropControl|drop control
Wiseconn
Garmin inReach
Gaia GPS|gaia gps
@Netafim|netbeat
Hunter Hydrawise|hydrawise
Rain Bird
Davis WeatherLink
AgriSense
Agrosmart
Agroclima
SpaceAG|space ag
Instacrops
Auravant
Climate FieldView|fieldview climate
Cropwise
Agrinavia
Agrichile
BIOGRO
Sisagri
Agricolum
Agrisoft
?Softys
Sap Agro
FruitDoc
Packing Solutions
?Spectrim
?Compac
?Greefa
TOMRA
Unitec Cherry
WineSoft
Vinsoft
Vintrace
InnoVint
Kiwin
UNIFORM Agri
DeLaval DelPro|delpro|alpro
Afimilk|AfiFarm
PigKnows
PigCHAMP
Cloudfarms
AKVA Connect
Steinsvik
Aquabyte
SIGAC
SIFAN
Trazabilidad SERNAPESCA|sernapesca trazabilidad
?SIEP
SIPEC|sipecweb
?SIAR
AgroChile SAG
SRI-SAG
Woodtech
LIDAR|lidar360
Opti Timber
?Planex
Heuristic
Mapa Forestal
Simulador Radiata
FieldMap
Maptitude
Marine Traffic|marinetraffic
ECDIS|transas
MaxSea
TimeZero|time zero
?OLEX
Navionics
?AIS
ForeFlight
AMOS MRO
?TRAX
AeroDMS
Jeppesen
`;
