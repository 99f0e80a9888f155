/** Libraries, town halls, offices, surveys, banks, insurance, law and reports. Marks as in oficina.ts. */
export const INSTITUCIONES = `
?Koha
?Aleph|aleph 500
?Alma|ex libris alma
?Horizon|horizon sirsi
Unicorn biblioteca
DSpace
Open Journal Systems|?ojs
LaTeX|Overleaf
?Banner
Ucampus|u-campus|u campus
PeopleSoft Campus
SIGA UV
?SIGA
SIIGO Nube
Gestión Contable Edig|edig contabilidad|?Edig
Transtecnia Contabilidad
Contafácil
Iglobal
Nubox Contabilidad
@Toku
@Fintoc
@Xepelin
Rindegastos|rinde gastos
Tipalti
Coupa
Jaggaer
Wherex
SENEGOCIA|se negocia
Portal Transparencia|transparencia activa
Ley de Lobby|plataforma lobby
@ChileAtiende
@ComunidadFeliz|comunidad feliz
@Edifito
Kastor
Housy
SmartCity|smart city
Insico
SICOGEN
?SIGM
SISREC
SAGIR
GESDOC
SIGEC
?BIP|banco integrado de proyectos
?SISS
?SUSESO|Portal SUSESO
SIIFOP
?SIMPLE
Lex Simple|LexSimple
FirmaGob|firma gob|firma.gob
e-CertChile
E-Sign|esign
Acepta.com
Signaturit
Adobe Sign
DocuWare
Laserfiche
M-Files
OpenText|opentext content server|livelink
OnBase
FileNet|ibm filenet
Documentum
Xerox DocuShare|docushare
Kofax
ABBYY FineReader|abbyy
Foxit
Nitro PDF|nitro pro
iLovePDF|i love pdf
Smallpdf
PDFCreator
WinRAR|WinZip
7-Zip|7zip
?Numbers
?Keynote
Zoho Projects
Zoho Creator
Microsoft Planner|?Planner
Microsoft Forms|ms forms
Microsoft Lists
Microsoft To Do
Microsoft Visual FoxPro
Microsoft Loop
Yammer|viva engage
Google Chat|google hangouts|Hangouts
Google Keep
Google Photos
?Discord
?Loom
?Coda
Obsidian
Roam Research
Taiga
Teamwork
Podio
MeisterTask
MindMeister
XMind
Hansoft
Planview
Clarity PPM|ca clarity
Microsoft Project Server
GanttProject|gantt project
OpenProject
Jotform
Google Lens
QuestionPro
Qualtrics
Alchemer
LimeSurvey|lime survey
KoboToolbox|kobo toolbox
KoboCollect|kobo collect
?ODK|odk collect|open data kit
SurveyCTO
Survey123|arcgis survey123
CSPro
REDCap
Epi Info|epiinfo
?JASP
Jamovi
Gretl
MaxQDA
?PSPP
ATLAS.ti Web
Dedoose
Statgraphics
?JMP
?Arena|arena simulation
ProModel
FlexSim
AnyLogic
Vensim
LINGO
?GAMS
CPLEX
Gurobi
?AMPL
@Refinitiv|refinitiv eikon|thomson reuters eikon
Economatica
Murex
?Calypso
Bantotal
Finacle
Temenos|temenos t24
?Fiserv
?FIS
Flexcube|oracle flexcube
Cobis
?Core bancario
?SIFI
SINACOFI
Sinacofi Buró
Siebel Banco
ICG Cobranza
?TransUnion
?Experian
SAS Enterprise Guide|sas eg
SAS Enterprise Miner|sas miner
SAS Viya
?FICO
RiskMetrics
?DCV
CMF Sinia
SCOMP
Guidewire
?INSIS
Acsel-e|acsele
?RECTOR
SISGEN
SegurosFalabella
iAxis
Liquidador SGL
@Audatex|audatex chile
Cesvi
Solera
Sistema de Gestión de Siniestros
TimeSheet
The Time Billing
Legalplus
Jurídica SIJ
CasePro
Poder Judicial Virtual
Buscador PJUD|suprema pjud
SITREM
SIAPOL
?SGD
RUC en línea
?SIGS
SIDEPER
AUPOL
GEPOL
Siarem
E-Parte
Thomson Reuters Proview|proview
La Ley Online
LexisNexis|lexis nexis
Vincent AI
Diario Oficial
INAPI en línea
Casillero Tribunal
?Qlik
Sisense
?Domo
ThoughtSpot
Zoho Analytics
Spotfire|tibco spotfire
SAP Lumira
Oracle Analytics Cloud
Pyramid
Yellowfin
?Board
Anaplan
Adaptive Insights
Planful
Jedox
CCH Tagetik|tagetik
OneStream
BlackLine
Workiva
AuditBoard
GRC Archer|rsa archer
MetricStream
Isotools
Kawak
Almera
ISOlution
SoftExpert
Enablon
Prevsis
Pronexo
?SIGO
Cority
Intelex
Sphera
Gensuite
VelocityEHS
ProcessMAKER
Nintex
?K2
AuraPortal|aura portal
IBM BPM
?Pega|pega systems
Bonitasoft
Bizagi Modeler
?Aris|software ag aris
Signavio
Celonis
Workfusion
Power Pages
Power Virtual Agents|Copilot Studio
n8n
?Make
Monitor Plus
Dow Jones Risk
World-Check|world check
Compliance Tracker|regcheq|gesintel
SEBRA HT|sebra
Telepregón HT|telepregon
?DATATEC
Kondor+|kondor plus
Findur
Summit FT
SimCorp Dimension|simcorp
Charles River IMS|charles river development
BlackRock Aladdin
FactSet
Morningstar Direct
@RiskAmerica
@LVA Índices
MetaTrader|Metatrader 4|metatrader 5|MT4|MT5
TradingView
NinjaTrader
Interactive Brokers TWS|trader workstation
nCino
?Backbase
?Mambu
@Technisys|cyberbank
SWIFT Alliance|alliance access|swift net
BCI 360|360 connect
Banconexión
?@Global66
Adyen
@PayU|payu latam
@EBANX
Culqi
@Izipay
@Niubiz
?Yape
Nequi
Daviplata
Rapipago
Pago Fácil
?Sencillito
?Unired
@Etpay
?@Floid
@VirtualPOS
@OtrosPagos
?@FPay
Zettle|izettle
?Braintree
Cybersource
@Verifone
@Ingenico
Base24|aci base24
Experian PowerCurve|powercurve
@DealerNet
RiskAnalyst
Guidewire PolicyCenter|policycenter
Guidewire ClaimCenter|claimcenter
Tronweb|tronador mapfre
VisualTIME
SISE Sistran|sise 3g|@sistran
Acsel/X
Softseguros
Palisade @RISK|palisade risk|?palisade|software @risk
AudaPlus|AudaGold
?@Jooycar
@TCS BaNCS
Advent Geneva|advent axys
@eToro
Bloomberg AIM
?Plin
OpenPay
Conekta
Mobbex
Wompi
ePayco
Authorize.net
PowerCARD
Duck Creek
Prophet FIS|fis prophet
Xactimate
`;
