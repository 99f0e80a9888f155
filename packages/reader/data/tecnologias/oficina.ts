/**
 * One technology a line: its name, then its synonyms after `|`. `?` in front: also a common word or a name, so it counts
 * only where tools are spoken of. `@` in front: also an employer. `~` in front of a line: a machine, a common noun.
 */
export const OFICINA = `
Excel|macros excel|macros de excel|macros en excel|excel macros|microsoft excel|ms excel|planillas excel|planilla excel|excell|exel|exell|exzel|eccel|exsel|excel office|excel vba|planillas de calculo|planilla de calculo|exccel|excek|ecxel
Word|microsoft word|ms word|word office|procesador de texto|procesador de textos|wordd
PowerPoint|power point|ppt|powerpoin|power poin|powerpont|ms power point|ms powerpoint|microsoft powerpoint|powerpoint office|powert point|power ponit|pawer point|pauer point|powerpint|power pont|powepoint|power pointt|poower point|powerpount
Outlook|microsoft outlook|ms outlook|outlook 365|outlok|out look|outluk|outloock|autlook
?Access|microsoft access|ms access|acces microsoft|microsoft acces|ms acces
Visio|microsoft visio|ms visio
Microsoft Project|MS Project|msproject|ms-project|project professional|microsoft proyect|ms proyect|microsof project|project microsoft|microsoft projet|ms projet|m.s. project|microsoft projects|ms projects|project ms
Publisher|microsoft publisher|ms publisher
OneNote|one note
OneDrive|one drive|onedriver
SharePoint|share point|sharepoin|sharpoint
Microsoft Teams|ms teams|?Teams|microsoft team|ms team
Office|microsoft office|ms office|paquete office|suite office|ofimatica office|microsoft ofice|microsoft offices|microsoft oficce|ms ofice
Microsoft 365|microsoft365|ms 365|m365|suite 365
Office 365|office365|o365|microsoft office 365|ms office 365|ofice 365
Google Sheets|google sheet|hojas de calculo de google|planillas google|google spreadsheets|google spreadsheet|planillas de google|sheets de google|googlesheets|google sheeets|google shets|hoja de calculo google|hojas de calculo google|g sheets
Google Docs|documentos de google|google documentos|docs de google|google doc|googledocs|google docx|g docs
Google Slides|presentaciones de google
Google Drive|?drive|googledrive|google drives
Google Workspace|planillas de google workspace|correo de google workspace|documentos de google workspace|g suite|gsuite|google suite|google apps|google work space|googleworkspace|google suit|googlesuite
Google Forms|google form|formularios de google|formularios google|googleforms|google formulario
Google Meet|?meet|google meets|googlemeet|google met
Google Calendar|google calendario|google calender|calendario google|calendario de google
Gmail
NVDA|?nvda
JAWS|?jaws
ZoomText|zoom text
Google Analytics 4|GA4
Google Analytics|google analitycs|google analitics|google analytic|google analystics|google analityc|googleanalytics|analytics de google
Google Ads|google adwords|AdWords|googleads|google adds|google ad|google ad words|google add|ads google
Google Tag Manager|tag manager|google tagmanager|gtm google|tagmanager
Looker Studio|Google Data Studio|Data Studio|google looker studio|lookerstudio|google datastudio|datastudio
Google Classroom|classroom|google clasroom|class room|google classrom|google classrooms|googleclassroom
Google Maps
Google Earth
Zoom
Skype
Webex|cisco webex
Slack|slak
Trello|trelo
Asana|assana
Jira|atlassian jira|gira atlassian|yira
Confluence
ClickUp|click up|clic up|clikup
Monday.com|?monday
Notion
Basecamp
Wrike
Smartsheet
Airtable
Evernote
Todoist
Miro
Mural
Calendly
Dropbox|drop box
Box.com
WeTransfer
LibreOffice|libre office
OpenOffice|open office
WPS Office
Windows|windows 10|windows 11|windows 7|windows xp|ms windows|microsoft windows|window 10|windows10|window 11|window xp
macOS|mac os|mac os x
Adobe Acrobat|acrobat|adobe reader|Acrobat Pro|Adobe Acrobat Pro|adobe pdf|adobe pro|adobe readers
DocuSign
Power BI|powerbi|microsoft power bi|power-bi|power b.i|powerby|pover bi|poweb bi|powr bi
Power Query|powerquery|power queri
Power Pivot|powerpivot
Power Automate|microsoft power automate|powerautomate
Power Apps|powerapps|power app
VBA|visual basic for applications|macros vba
Tableau|tableu|tablau
QlikView|qlik view|qlick view|qlickview
Qlik Sense|qliksense|qlick sense|qliksence
?Looker
Mailchimp|mail chimp|mailchip|mail chip|mailchamp|mail champ
Doppler
SurveyMonkey
Typeform
Zapier
Make.com|Integromat
WhatsApp Business|whatsapp bussines|whatsapp bussiness|wsp business|whatsapp bisnes|wasap business|wasap bussines|wasap empresa|wasap empresas|whatsapp empresas|whatsapp de negocios|whats app business|whatsappbusiness|wathsapp business|watsapp business|wsp bussiness
WhatsApp Web
?WhatsApp|?whatsap|?wasap|?wathsapp|?watsapp|?whats app|?watsap|?whatssap
Workplace
~Fotocopiadora|fotocopiadoras|multifuncional
~Central telefónica|centralita telefonica
SAP|sap erp|sap gui
SAP R/3|sap r3|sapr3
SAP S/4HANA|sap s4 hana|sap s4hana|sap s/4 hana|sap s4|s/4hana|s4hana|sap s/4|s/4 hana|4hana|s4/hana|s4 hana
SAP Business One|sap b1|business one|sap bo|sapb1
SAP FI|sap fico|sap fi/co|sap fi-co
SAP CO
SAP MM
SAP SD
SAP PM|sap modulo pm
SAP PP
SAP QM
SAP HR|SAP HCM
SAP WM|sap modulo wm
SAP EWM|sap extended warehouse management
SAP PS
SAP Ariba|ariba|sapariba
SuccessFactors|SAP SuccessFactors|success factors|sap success factors|success factor|succes factors|successfactor|sucessfactors
SAP Concur|concur
SAP Crystal Reports|crystal reports|cristal reports|cristal report|crystalreport
SAP BW
SAP Fiori|fiori
ABAP|sap abap
SAP HANA|saphana
@Oracle|oracle database|oracle db|oracle erp|oracle ebs
Oracle NetSuite|netsuite
Oracle Financials
Oracle Fusion|oracle cloud
Hyperion|oracle hyperion|hiperion
PeopleSoft|people soft|peoplesof|peopelsoft
JD Edwards|jde|jdedwards|j.d. edwards|jd edward|jdedward|jd edwars|jdedwars
@Softland|softland erp|sofland|soft land|softlan|sof land|soflan|sotfland|softlannd
@Defontana|defontana erp|de fontana|defontanna|defontanas
Nubox|nuboxx|nu box
Kame|kame erp|kame one|kameerp
Laudus
Flexline|flex line|flexlein
@Informat
Random ERP|?random|sistema random
Manager+|manager plus|manager erp|erp manager|sistema manager
Obuma
Transtecnia|trastecnia|trans tecnia
@Buk
@Talana|talanna
Rex+|rex plus|rex + rrhh|rexplus
Rexmas|rex mas
?Payroll
GeoVictoria|geo victoria|geovitoria|geovictorias|geo vitoria
CtrlIT|control it
Workera
Relojcontrol|?reloj control
Previred|pre vired|previ red|prebired|previrred
Mi DT|direccion del trabajo online|portal mi dt|portal midt|midt
Siigo
Chipax|chipaxx
Facto
Contaline
ContaPyme
Bsale|b-sale|b sale|bsales|b sales
Toteat|totheat|tot eat|totet
Fudo
Justo
Odoo|odoo erp|OpenERP|oddo|oodo
Microsoft Dynamics|dynamics|ms dynamics|microsoft dynamics 365|Dynamics 365|dynamics365|Dynamics CRM|dynamics business central|Business Central|dinamics|microsoft dinamics|microsoft dynamic|dynamic 365|ms dynamic|microsoft dynamic 365|dinamic 365
Dynamics AX|Axapta|dinamics ax
Dynamics NAV|Navision|microsoft dynamics nav|ms dynamics nav|navission
Dynamics GP|Great Plains
Infor|infor ln|Baan
Epicor
Sage
QuickBooks|quick books|quickbook|quick book|quikbooks
Xero
Zoho|zoho crm
Zoho Books
Exactus
Fin700|fin 700
Iconstruye|i-construye|iconstruye.com|icontruye|y construye|icostruye|inconstruye|i contruye
Mercado Público|mercadopublico|mercado publico|ChileCompra|chile compra|portal mercado publico|chile compras|chilecompras
?SII|sii.cl|portal sii|sitio sii|pagina del sii|servicio de impuestos internos online|portal del servicio de impuestos internos
SIGFE|sigfe 2.0|sigfe2|sig fe
SIAPER
SIGPER
@CasChile|CAS Chile|cas-chile
Sistema SMC|smc municipal
CAS Municipal
DocDigital|doc digital
CeroPapel|Cero Papel
Gestor documental
Acepta
Paperless
Equifax
Dicom|dicom equifax
Caja Compensación en línea|caja los andes online
I-MED|imed|i med|bono electronico i-med|i-medd
Medipass
Fonasa en línea
AFC en línea
?Clave Única|?claveunica
Bizagi
Bonita BPM
Bitrix24|bitrix
Factorial
BambooHR|bamboo hr
Workday|?work day
Kronos
ADP
Meta4|meta 4
Taleo
HireVue
Trabajando.com
Laborum|laborun
Computrabajo|compu trabajo|computrabajos
Chiletrabajos
@LinkedIn Recruiter|linkedin recluiter|linkedin recruter|linked in recruiter
Evaluar.com
Moodle|moodel|moddle
Blackboard|black board|blackbord|balckboard
Canvas LMS|Canvas
Totara
Articulate|articulate storyline|Storyline
Kahoot|kahoot!|kahoo|?kahot|kajoot|?cahoot
Genially|genial.ly|geneally|genialy
Prezi
Canva|kanva
Nearpod
Edmodo
Syscol|sys col|siscol
NotasNet
Napsis|nap sis|napsi
Lirmi|lirmy
SIGE|sige mineduc
Edufacil|edu facil
WebClass|web class|webclas
Schooltrack|school track
Mateonet
Stata|satata
SPSS|ibm spss|s.p.s.s.
SAS
Minitab
EViews
Atlas.ti|atlas ti|atlasti|atlas t.i
NVivo|n-vivo
RStudio|r studio
?R
MATLAB|mat lab|matlap|mathlab|math lab
Octave
Mathcad
Wolfram Mathematica|mathematica
Bloomberg|terminal bloomberg|bloomberg terminal
Risk Simulator
Crystal Ball
TeamMate
ACL Analytics|acl
IDEA
Caseware
Primavera P6|?Primavera|Oracle Primavera|p6
Aconex
Procore
Bluebeam
PlanGrid
Redmine
Mantis
ServiceNow|service now|services now|servicesnow|service nows
Remedy|bmc remedy
GLPI|g.l.p.i
OTRS
Aranda
ProactivaNet
Lotus Notes|ibm notes
Thunderbird
TeamViewer|team viewer|teamviwer|team viwer|teamwiewer|tean viewer
AnyDesk|any desk|anydesck|anidesk|any desck
Microsoft Bookings
Microsoft Stream
Microsoft Viva
Microsoft Clipchamp|clipchamp
Microsoft Designer
Microsoft Edge
Google Chrome
Mozilla Firefox|firefox
Microsoft FrontPage|frontpage
OnlyOffice
TickTick
Jira Software
Jira Cloud
ITM Platform
Project Libre|projectlibre
Lucidspark
?Safari
Microsoft Works
Lotus Smartsuite
iWork
Proton Mail
Zoho Mail
?Joplin
Logseq
GoodNotes
Notability
?Anki
Habitica
Sunsama
?Quire
ProofHub
TeamGantt
Instagantt
GanttPRO
Tom's Planner
Scoro
Kanbanize|Businessmap
Kanboard
Tempo Timesheets
?BigPicture
Bitbucket Pipelines
Targetprocess
Clarizen
Sciforma
Sinnaps
Plan View AgilePlace|LeanKit
EasyRetro|FunRetro
Parabol
Gtmhub|quantive
BSC Designer
`;
