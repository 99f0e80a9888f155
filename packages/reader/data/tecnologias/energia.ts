/** Power stations, grids, drives, controllers and the makers of automation. Marks as in oficina.ts. */
export const ENERGIA = `
AcSELerator QuickSet|acselerator|sel-5030|acselerator architect
SEL SynchroWAVe|synchrowave
DIGSI|digsi 5|digsi 4
PCM600
MiCOM S1|micom s1 studio|micom s1 agile|s1 agile
EnerVista|enervista ur
Easergy Studio|easergy pro
Omicron Test Universe|test universe|omicron cmc
Primary Test Manager|?PTM omicron
IEDScout
Siemens Spectrum Power|spectrum power
SICAM PAS|sicam
ABB MicroSCADA|microscada|micro scada
Elipse E3|elipse scada
ClearSCADA|Geo SCADA|Geo SCADA Expert
Power Monitoring Expert|ion enterprise|powerlogic
PrimeRead|primestone
MV-90|mv90
OSE2000
SDDP PSR|psr sddp
?REUC
?Neomante
?PRMTE
Open SmartFlex|smartflex
PLS-CADD
PLS-Tower|pls-pole
MS Tower|mstower
DLTCAD
ATPDraw|atp-emtp|atp draw
OpenDSS
PSS Sincal|sincal
Pandapower
CDEGS
SAM System Advisor Model|nrel sam
Solargis|solargis prospect
Meteonorm
PVCase
SMA Sunny Portal|sunny portal
Huawei FusionSolar|fusionsolar|fusion solar
Victron VRM|VictronConnect
Sungrow iSolarCloud|isolarcloud
RETScreen
GreenPowerMonitor|gpm plus
RSLinx|rslinx classic|rs linx
RSLogix 500|rslogix500
FactoryTalk Historian
FactoryTalk AssetCentre
PlantPAx
STEP 7 MicroWIN|microwin|step 7 micro/win
PLCSIM|s7-plcsim
SIMATIC PDM
SIMATIC Manager
Sinumerik
SINAMICS Startdrive|startdrive|starter sinamics
EcoStruxure Control Expert|control expert
EcoStruxure Building Operation|StruxureWare|smartstruxure
MCT 10|vlt mct 10|danfoss mct10
SEW MOVITOOLS|movitools
WEG SuperDrive|superdrive g2
ABB Automation Builder|automation builder
ABB DriveWindow|drivewindow
ABB Freelance
ABB Symphony Plus|symphony plus
Emerson Ovation|ovation dcs
Triconex|TriStation
Modbus Poll
Matrikon OPC|matrikonopc
PACTware
HART 475|field communicator 475
Beamex CMX|beamex
Fluke MET/CAL|met/cal
TwinCAT|beckhoff twincat
Sysmac Studio
GT Designer|gt works
Cognex In-Sight|in-sight explorer|visionpro cognex
VisiLogic|unitronics visilogic|unilogic
InduSoft|indusoft web studio
Factory I/O|factory io
RoboDK
?ROS|ros2|ros 2|robot operating system
CoppeliaSim|V-REP
Node-RED|nodered
ThingsBoard
ThingSpeak
Ubidots
Blynk
AWS IoT Core
Azure IoT Hub
?Mosquitto
Metasys|johnson controls metasys
Desigo CC|siemens desigo
Tridium Niagara|niagara n4|niagara ax
Honeywell EBI
KNX ETS|ets5|ets6|knx
?Crestron
?Lutron
Q-SYS
AVEVA Historian|wonderware historian
AVEVA Edge
Aspen InfoPlus.21|IP.21|infoplus.21
Aspen DMC|DMCplus
Siemens Opcenter|opcenter|Camstar
Siemens Teamcenter|teamcenter
Plant Simulation|Tecnomatix|tecnomatix plant simulation
HTRI
UniSim Design|unisim
DWSIM
PHAST DNV|dnv phast
PHAWorks|pha-pro
BowTieXP|bowtie xp
OLGA Simulator
QElectroTech
SolidWorks Electrical
?SIGRA
Doble Protection Suite|doble dta|protest doble
Survalent
EasyPower
MATPOWER
Cymcap
RatedPower|PVdesign
OpenSolar
Growatt ShinePhone|shinephone
Goodwe SEMS|sems portal
RSNetWorx
SoMove
ABB Ability
Valmet DNA|metso dna
HIMA SILworX|silworx
ModScan
AMS Trex|trex ams
B&R Automation Studio|b&r automation
PC WORX|plcnext engineer
CX-Supervisor
SICK SOPAS|sopas et
Red Lion Crimson
?Webots
?Home Assistant
ChirpStack
HiveMQ
WebCTRL
Control4
Biamp Tesira
Uniformance|uniformance phd
Seeq
TrendMiner
Aspen EDR|aspen htfs
SuperPro Designer
Interactive Petrophysics
OpenWells
`;
