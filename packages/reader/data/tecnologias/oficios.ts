/** Chemistry, fish, ports, law, rehabilitation, cameras, research and the trades beside them. Marks as in oficina.ts. */
export const OFICIOS = `
MassLynx|mass lynx
SCIEX Analyst
OpenLab CDS|openlab
WinLab32|winlab 32
Syngistix
Xcalibur|thermo xcalibur
Qtegra
iCE 3000
TotalChrom|total chrom
Galaxie
EZChrom|ez chrom
LabVantage
Sapphire LIMS
CCLAS
QBench
OMNIC
UV WinLab
UVProbe|uv probe
Opus Spectroscopy
TiNet|metrohm tinet
tiamo
LabX
pCLAMP|p clamp
Axon Clampfit|clampfit
Igor Pro
GROMACS
NAMD
VMD
AMBER MD
Gaussian 09
ORCA Chem
AutoDock
ChimeraX|ucsf chimera
Stan MCMC
Covidence
Rayyan
Scrivener
QDA Miner
Transana
SurveyToGo|survey to go
Dooblo
Survey Solutions
AKVAconnect
AKVAcontrol
Mercatus
FishTalk|fish talk
AquaManager
OptoScale
CageEye
Sifaweb
SIEP Acuícola
CASP
TOPS Expert
CTOS
Tideworks
SPARCS
Mainsail
Autostore TOS
PowerStow
Sigad
DUSnet
Edibos
Legal Bot|legalbot
Elite 3E
Aderant
iManage
HighQ
?Litera
Practical Law
Everlaw
OneTrust
Contract Express
Lex-Doctor|lex doctor
Lex100|lex 100
NetDocuments
Clio Manage
?Diligent
BoardVantage|board vantage
OnBoard Meetings
SIPAC
SAU Penal
?RUC
Physitrack
PhysioTec|physio tec
PhysiApp
Rehametrics
GAITRite
Doxy.me|doxy me
Medipro
SIS Mejor Niñez|sis mejor ninez
SIIS-T
SIIS
Gesuf
Sigga
iVMS-4200|Hikvision iVMS-4200|Hikvision iVMS|iVMS|ivms 4200
DSS Express
Digifort
Axxon
Exacq|exacqvision
Surgard
GuardTour
GuardPoint
DeisterGuard
Nx Witness
Cobrex
Recsa Web
Sicobra
CyberFinancial|?CYBER
Tallyman
ComparaOnline
SegurosPro|seguros pro
Sigma Seguros
i2B Seguros
WebSegura
Bokun
FareHarbor|fare harbor
Rezdy
TrekkSoft
Checkfront
TourCMS
Turitop
Glyphs
FontLab
ArtiosCAD|artios cad
Esko
?ArtPro
PackEdge
PitStop|enfocus pitstop
Fiery
Kingdee
UFIDA|yonyou
DingTalk
Climwin
OneSoil|one soil
Agroptima
AgriWebb
Phytech
Ucrop.it
QAnalytics|q analytics
SaveTrac
GPS Global Track
Comsatel
Migtra
Service ADVISOR|serviceadvisor
Tech Tool
JDLink
DAF Davie
Wurth Online World
?Yieldify
SafetyCulture|iAuditor
WordPerfect|word perfect
LibreOffice Calc|libre office calc
LibreOffice Writer
Portal de Transparencia
`;
