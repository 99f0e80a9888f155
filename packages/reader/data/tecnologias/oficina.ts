/**
 * One technology a line: its name, then its synonyms after `|`. `?` in front: also a common word or a name, so it counts
 * only where tools are spoken of. `@` in front: also an employer. `~` in front of a line: a machine, a common noun.
 */
export const OFICINA = `
Excel|macros excel|macros de excel|macros en excel|excel macros|microsoft excel|ms excel|planillas excel|planilla excel|excell|exel|exell|exzel|eccel|exsel|excel office|excel vba|planillas de calculo|planilla de calculo
Word|microsoft word|ms word|word office|procesador de texto|procesador de textos
PowerPoint|power point|ppt|powerpoin|power poin|powerpont|ms power point|ms powerpoint|microsoft powerpoint|powerpoint office
Outlook|microsoft outlook|ms outlook|outlook 365
?Access|microsoft access|ms access
Visio|microsoft visio|ms visio
Microsoft Project|MS Project|msproject|ms-project|project professional|microsoft proyect|ms proyect
Publisher|microsoft publisher|ms publisher
OneNote|one note
OneDrive|one drive
SharePoint|share point
Microsoft Teams|ms teams|?Teams
Office|microsoft office|ms office|paquete office|suite office|ofimatica office
Microsoft 365|microsoft365|ms 365|m365
Office 365|office365|o365|microsoft office 365|ms office 365
Google Sheets|google sheet|hojas de calculo de google|planillas google|google spreadsheets|google spreadsheet|planillas de google|sheets de google
Google Docs|documentos de google|google documentos|docs de google
Google Slides|presentaciones de google
Google Drive|?drive
Google Workspace|planillas de google workspace|correo de google workspace|documentos de google workspace|g suite|gsuite|google suite|google apps
Google Forms|google form|formularios de google|formularios google
Google Meet|?meet
Google Calendar|google calendario
Gmail
NVDA|?nvda
JAWS|?jaws
ZoomText|zoom text
Google Analytics 4|GA4
Google Analytics
Google Ads|google adwords|adwords
Google Tag Manager|tag manager
Looker Studio|Google Data Studio|Data Studio|google looker studio
Google Classroom|classroom|google clasroom|class room
Google Maps
Google Earth
Zoom
Skype
Webex|cisco webex
Slack
Trello
Asana
Jira|atlassian jira
Confluence
ClickUp|click up
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
Dropbox
Box.com
WeTransfer
LibreOffice|libre office
OpenOffice|open office
WPS Office
Windows|windows 10|windows 11|windows 7|windows xp|ms windows|microsoft windows
macOS|mac os|mac os x
Adobe Acrobat|acrobat|adobe reader|acrobat pro|adobe pdf
DocuSign
Power BI|powerbi|microsoft power bi|power-bi
Power Query
Power Pivot|powerpivot
Power Automate|microsoft power automate
Power Apps|powerapps
VBA|visual basic for applications|macros vba
Tableau
QlikView|qlik view
Qlik Sense|qliksense
?Looker
Mailchimp|mail chimp
Doppler
SurveyMonkey
Typeform
Zapier
Make.com|integromat
WhatsApp Business|whatsapp bussines|whatsapp bussiness|wsp business|whatsapp bisnes|wasap business|wasap bussines|wasap empresa|wasap empresas|whatsapp empresas|whatsapp de negocios
WhatsApp Web
?WhatsApp|?whatsap|?wasap
Workplace
~Fotocopiadora|fotocopiadoras|multifuncional
~Central telefónica|centralita telefonica
SAP|sap erp|sap gui
SAP R/3|sap r3
SAP S/4HANA|sap s4 hana|sap s4hana|sap s/4 hana|sap s4|s/4hana|s4hana|sap s/4|s/4 hana|4hana|s4/hana|s4 hana
SAP Business One|sap b1|business one|sap bo
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
SAP Ariba|ariba
SuccessFactors|SAP SuccessFactors|success factors|sap success factors
SAP Concur|concur
SAP Crystal Reports|crystal reports
SAP BW
SAP Fiori|fiori
ABAP|sap abap
SAP HANA
@Oracle|oracle database|oracle db|oracle erp|oracle ebs
Oracle NetSuite|netsuite
Oracle Financials
Oracle Fusion|oracle cloud
Hyperion|oracle hyperion
PeopleSoft|people soft
JD Edwards|jde|jdedwards|j.d. edwards
@Softland|softland erp|sofland|soft land
@Defontana|defontana erp|de fontana
Nubox
Kame|kame erp|kame one
Laudus
Flexline|flex line
@Informat
Random ERP|?random|sistema random
Manager+|manager plus|manager erp|erp manager|sistema manager
Obuma
Transtecnia
@Buk
@Talana
Rex+|rex plus
Rexmas|rex mas
?Payroll
GeoVictoria|geo victoria
CtrlIT|control it
Workera
Relojcontrol|?reloj control
Previred|pre vired
Mi DT|direccion del trabajo online|portal mi dt
Siigo
Chipax
Facto
Contaline
ContaPyme
Bsale|b-sale|b sale
Toteat
Fudo
Justo
Odoo|odoo erp|openerp
Microsoft Dynamics|dynamics|ms dynamics|microsoft dynamics 365|Dynamics 365|dynamics365|Dynamics CRM|dynamics business central|Business Central
Dynamics AX|axapta
Dynamics NAV|navision|microsoft dynamics nav|ms dynamics nav
Dynamics GP|great plains
Infor|infor ln|baan
Epicor
Sage
QuickBooks
Xero
Zoho|zoho crm
Zoho Books
Exactus
Fin700|fin 700
Iconstruye|i-construye|iconstruye.com|icontruye
Mercado Público|mercadopublico|mercado publico|chilecompra|chile compra|portal mercado publico
?SII|sii.cl|portal sii|sitio sii|pagina del sii|servicio de impuestos internos online
SIGFE|sigfe 2.0
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
I-MED|imed|i med|bono electronico i-med
Medipass
Fonasa en línea
AFC en línea
?Clave Única|?claveunica
Bizagi
Bonita BPM
Bitrix24|bitrix
Factorial
BambooHR|bamboo hr
Workday
Kronos
ADP
Meta4|meta 4
Taleo
HireVue
Trabajando.com
Laborum
Computrabajo
Chiletrabajos
@LinkedIn Recruiter|linkedin recluiter
Evaluar.com
Moodle
Blackboard|black board
Canvas LMS|Canvas
Totara
Articulate|articulate storyline|storyline
Kahoot|kahoot!
Genially|genial.ly
Prezi
Canva
Nearpod
Edmodo
Syscol
NotasNet
Napsis
Lirmi
SIGE|sige mineduc
Edufacil
WebClass|web class
Schooltrack
Mateonet
Stata
SPSS|ibm spss
SAS
Minitab
EViews
Atlas.ti|atlas ti
NVivo
RStudio|r studio
?R
MATLAB|mat lab
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
ServiceNow|service now
Remedy|bmc remedy
GLPI
OTRS
Aranda
ProactivaNet
Lotus Notes|ibm notes
Thunderbird
TeamViewer|team viewer
AnyDesk|any desk
`;
