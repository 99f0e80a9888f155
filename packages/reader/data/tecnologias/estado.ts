/** Schools, libraries, the State, police and law, signatures, guards and homes. Marks as in oficina.ts. */
export const ESTADO = `
Plataforma DIA
Plataforma PME
?Alexia Educaria
SIMAT
SIAGIE
?Q10|q10 academico
SofiaPlus|sofia plus
BigBlueButton
Blackboard Ultra
Blackboard Collaborate
GoToMeeting
GoToWebinar
H5P
eXeLearning
Hot Potatoes
JClic
Flippity
ThingLink
ActivInspire|promethean activinspire
OpenBoard
Microsoft Whiteboard
Minecraft Education
Code.org
ScratchJr
App Inventor|mit app inventor
LEGO Spike
MakeCode
Makey Makey
ZipGrade
Respondus|LockDown Browser
Klarway
Pearson MyLab|mylab
Rosetta Stone
?Maple
U-Cursos|ucursos
Banner Ellucian|ellucian banner|ellucian
eCampus PeopleSoft
BiblioCRA
Compumat
Destiny Follett|follett destiny
eLibro
ProQuest
ScienceDirect
?PubMed
Cochrane Library
IEEE Xplore
Redalyc
Dialnet
Google Scholar|google academico
VOSviewer
Bibliometrix
Grammarly
DeepL
QuillBot
LanguageTool
iThenticate
Copyleaks
SINIM
Subdere en Línea
ChileIndica
?SICOF
SSD MOP
e-SEIA|seia electronico|e-seia.cl
?RUKAN|rukan minvu
Umbral MINVU
?MUNIN|munin minvu
DOM en Línea|dom digital
SRDM|srdm chile crece contigo
?SIAC
SIMCCAR
PROSERVIPOL
?SITIA
Banco Unificado de Datos
i2 Analyst's Notebook|analyst's notebook|analyst notebook|IBM i2
Cellebrite|cellebrite ufed|ufed cellebrite|ufed touch
Oxygen Forensic|oxygen forensics
Magnet AXIOM|axiom forensic|magnet forensics
?EnCase|encase forensic
FTK Imager|ftk accessdata|accessdata ftk
Autopsy Forensic|autopsy sleuth kit|Sleuth Kit
X-Ways|x-ways forensics
MSAB XRY|xry
?AFIS
CODIS
IBIS Balística|ibis trax|ibis trax-3d
Virtual CRASH
PC-Crash
IDOK|idok.cl
HelloSign|Dropbox Sign
DocHub
PDFelement
PDF24
PDF-XChange|pdf xchange editor
Sejda
CamScanner
Microsoft Lens|office lens
Fujitsu ScanSnap|scansnap
OpenKM
Nextcloud
iVMS-4500
Hik-ProConnect
DMSS Dahua|dmss|gdmss
DSS Pro|dahua dss
XMEye
?Ezviz
?IMOU
Tuya Smart|smart life
Uniview EZStation|ezstation
Wisenet WAVE|wisenet viewer
Pelco VideoXpert|videoxpert|pelco digital sentry
Ajax Systems
Paradox Babyware|babyware
Notifier VeriFire|verifire
Manitou Bold
@Sosafe
Salto Space|salto ks
Honeywell WIN-PAK|win-pak|winpak
@Toctoc|toctoc.com
@GoPlaceIt
?@Houm
?@Assetplan
Neivor
Educamos
?Phidias
Cibercolegios
Livestorm
?Ardora
Cerebriti
Microsoft Sway
Edulastic
Gradescope
Proctorio
McGraw-Hill Connect
Achieve3000
BrainPOP
?Maxima
SageMath
?Cabri
Panopto
Kaltura
OverDrive
?Odilo
?Calibre
?Sigil
Compilatio
Faro Zone 3D
SAIJ
?Relativity|relativityone
?Ironclad
Icertis
DocuSign CLM
Harvey AI
?Kleos
Aranzadi
NAVEX|navex global
EthicsPoint
PatSnap
Espacenet
Derwent Innovation
Questel Orbit|orbit intelligence
SignNow
ZapSign
Viafirma
AutoFirma
Adobe Scan
PaperStream
Nuxeo
IBM Content Manager
LogicalDoc
Egnyte
ownCloud
Mega.nz
Briefcam
Everbridge
CAD Hexagon|i/cad|intergraph cad
Gallagher Command Centre|command centre gallagher
AMAG Symmetry|symmetry amag
Nedap AEOS|aeos
?Onity
?Visionline
Verkada
ZoneMinder
Synology Surveillance Station
2clics
Inmovilla
Witei
Yardi|yardi voyager
AppFolio
Buildium
`;
