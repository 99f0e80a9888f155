/** Accounts, personnel, hiring and schools. Marks as in oficina.ts. */
export const GESTION = `
Softland Personal
SAP TM
SAP APO
SAP IBP
SAP CRM
SAP C4C|sap c/4hana
SAP SRM
SAP MDG
SAP BPC
SAP PI|SAP PO
SAP BTP
SAP Basis
SAP RE-FX|sap re fx
SAP ISU|SAP IS-U
SAP Business Objects
SAP Hybris|hybris
SAP Analytics Cloud|sac sap
SAP AM
SAP TRM
SAP CS
SAP EHS
SAP LE
Oracle HCM|oracle hcm cloud
Oracle Retail|Oracle RMS|oracle retail rms
Oracle SCM|oracle scm cloud
Oracle APEX|apex oracle
Oracle Forms|oracle forms and reports
Oracle BI|OBIEE|oracle business intelligence
Oracle Data Integrator|ODI oracle
Oracle Primavera Unifier|primavera unifier|unifier
Oracle Field Service|?OFSC|toa direct
Oracle Aconex
Oracle OPERA Cloud
Oracle CRM On Demand
Oracle Service Cloud|RightNow
IFS Applications|ifs erp
?QAD
Infor M3
Infor SyteLine|syteline
Lawson
?BPCS
Microsip
Aspel
ContPAQi|contpaq
Bind ERP
@Totvs|Protheus|totvs protheus
Senior Sistemas
Calipso
Tango Gestión
Bejerman
Dolibarr
ERPNext|erp next
Acumatica
Priority ERP
Profit Plus
?Saint|saint administrativo|saint enterprise|saint contabilidad
Saint Enterprise|saint contabilidad|saint administrativo
?Galac
A2 Softway
Valery Software
?Monica
?Concar
Starsoft
Siscont
World Office
Helisa
Alegra
Loggro
Ofimática ERP
Mónica ERP
CG1
Novasoft
?Heinsohn
iSeries ERP
@Visma|visma latam
Payroll Chile
Softland Payroll
Nómina Softland
Ctrl Nómina
Talana Next
@BUK Finanzas
@Rankmi
PeopleForce
GetOnBoard|get on board|getonbrd
?Lever
Greenhouse
Teamtailor
Workable
SmartRecruiters
Recruitee
Breezy HR
Zoho Recruit
Zoho People
@HiringRoom|hiring room|hirring room|hirinroom|hiringrom
Airavirtual|aira virtual
Krowdy
Genoma Work
Kibernum Talent
Multitrabajos
@Bumeran|bumeran.cl
?Indeed
InfoJobs
Glassdoor
@First Job|firstjob
Trabajo con Sentido
Reqlut
Pandapé
Evaluatest
Psicoweb
?Cleaver
PDA Assessment|PDA International
?Hogan
Cornerstone|cornerstone ondemand|?csod
?Crehana
?Udemy
?Coursera
UBits
Docebo
Chamilo
Sakai
Brightspace|d2l brightspace
Open edX|?edx
Google Sites
Articulate Rise|articulate 360
Adobe Captivate|captivate
Camtasia
Vyond
Powtoon
Educaplay|educa play
Quizizz|quizzis|quizziz|quiziz
Socrative
Mentimeter|?menti meter|mentimiter|mentimenter
Padlet|padled|padlett
Jamboard|google jamboard
Wordwall
Liveworksheets
Quizlet
Duolingo
GeoGebra
?Scratch
Tinkercad
micro:bit|microbit
LEGO Education|lego mindstorms|WeDo 2.0
Desmos
PhET
ClassDojo|class dojo
Seesaw
Kidsbook|kids book
Papinotas|papi notas
?Kimche
Colegium
SchoolNet|school net
Mi Aula
Appoderado
Edusoft
Notas en línea
LibroDigital.cl
SINEDUC
Umáximo
Puntaje Nacional
Aprendo en Línea
SmartBoard|smart board|pizarra smart|Smart Notebook
Prowise
Symbaloo
Thatquiz
?Turnitin
Urkund|Ouriginal
Mendeley
Zotero
EndNote
Scopus
Web of Science
SciELO
`;
