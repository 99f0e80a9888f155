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
UFIDA|Yonyou
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
Phrase TMS|Memsource
Smartcat
MateCat
Déjà Vu X3
Xbench|apsic xbench
MultiTerm|sdl multiterm
Subtitle Workshop
Dragon NaturallySpeaking|dragon naturally speaking
Tobii Dynavox|tobii
Duxbury
Benchling
OriginPro|originlab|origin pro
SigmaPlot
Design-Expert
R Commander|rcommander
PAST Paleontological|past paleontological statistics
BioEdit
MEGA X|mega7|mega11
Clustal|clustalw|clustal omega
MAFFT
RAxML
QIIME|qiime2|qiime 2
Fiji ImageJ
MestReNova|mnova
ChemSketch|acd chemsketch
?Gaussian|gaussview
X'Pert HighScore|highscore plus
Zemax
CST Studio
EasyEDA
STM32CubeIDE
Atmel Studio|microchip studio
Code Composer Studio
MikroC
FreeRTOS
HOBOware
LoggerNet
Across Systems
Transifex
Crowdin
Lokalise
POEditor
Passolo
AntConc
Sketch Engine
Interprefy
VoiceOver
TalkBack
?Grid 3
Cboard
Pictotraductor
Balabolka
?ELAN
oTranscribe
Happy Scribe
Sonix
Trint
TurboScribe
LabArchives
PRIMER-e|primer 6
CANOCO
?EstimateS
MrBayes
DnaSP
?Arlequin|?arlequin software
Mothur
DADA2
Nextflow
Snakemake
SAMtools
GATK
DESeq2
edgeR
?Seurat
FastQC
Trimmomatic
Primer3
ApE Plasmid
Vector NTI
CLC Genomics
CellProfiler
?Imaris
ZEN Zeiss|zeiss zen
LAS X|leica las x
NIS-Elements
QuPath
Image Lab Bio-Rad|image lab biorad
CFX Maestro|cfx manager
QuantStudio
SoftMax Pro
Gen5 BioTek|biotek gen5
FACSDiva|bd facsdiva
CytExpert
MaxQuant
TopSpin
?Avogadro|?avogadro software
Materials Studio
Quantum ESPRESSO
LAMMPS
FullProf
IRAF
DS9
Stellarium
Geant4
HFSS|ansys hfss
ADS Keysight
GNU Radio
DipTrace
Wokwi
Cadence Allegro|cadence virtuoso
CAM350
CCS C Compiler
ESP-IDF
NI TestStand|teststand
01dB dBTrait
3M Detection Management
`;
