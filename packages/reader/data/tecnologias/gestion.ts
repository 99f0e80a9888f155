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
Heinsohn
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
LEGO Education|lego mindstorms|wedo 2.0
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
SmartBoard|smart board|pizarra smart|smart notebook
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
@Skualo|skualo erp
Superfactura|superfactura.cl
Facturación.cl
@DBNeT|dbnet factura
Wasabil
Contabilium
Nubox Remuneraciones
SAP ECC|sap ecc 6.0|ecc 6.0
SAP FSCM
SAP GRC
SAP Solution Manager|solman|sap solman
SAP MII
SAP WebI
SAP BW/4HANA|sap bw4hana|bw/4hana
SAP Query|sap quick viewer
SAP Fieldglass|fieldglass
SAP Signavio
SAP VIM|opentext vim
SAP CAR
SAP POS
SAP FI-AA|sap aa
SAP SLT
SAP PowerDesigner|powerdesigner
SAP Data Services
Oracle E-Business Suite|?EBS oracle|e-business suite
Oracle Hyperion Planning|hyperion planning
Oracle EPM Cloud|oracle epm|epbcs
Oracle Discoverer
Oracle SOA Suite
Oracle ADF
Oracle Enterprise Manager
Oracle OSB|oracle service bus
Oracle JDeveloper|jdeveloper
Oracle Integration Cloud
Oracle Database 19c|oracle 19c|oracle 11g
Oracle 10g
Infor CloudSuite|infor cloudsuite industrial
Dynamics 365 Finance|d365 finance|dynamics 365 finance and operations|d365fo|d365 f&o
Sage 200
Sage 300|accpac
Zoho Invoice
Zoho Inventory
Zoho One
Zoho Campaigns
Contasis
?PLAME|plame sunat
PDT SUNAT|pdt 621
SIRE SUNAT
T-Registro|t registro sunat
SUNAT Operaciones en Línea|clave sol sunat
Nubefact
?SIAF|siaf-sp
SEACE
SIGA MEF
?AFIP|afip siap|siap afip
?SICORE
Onvio
SECOP II|secop
SIIF Nación
DIAN MUISCA
?SIGEP
?Quipux
eSIGEF
DIMM Formularios
SRI en Línea
Tiuna IVSS
Aspel COI
Aspel NOI
Aspel SAE
CONTPAQi Nóminas|nomipaq
CONTPAQi Comercial|adminpaq
Intelisis
SUA IMSS
TOTVS RM|rm totvs
@Edicom
Ariba Network|ariba sourcing
Kyriba
Expensify
?Navan
Payoneer
Jet Reports
DataSnipper
Arbutus Analyzer|?arbutus
@Ceptinel
Actimize|nice actimize
SAS AML
FICO Falcon|falcon fraud manager
@Facephi
@Truora
@HCM Front|hcmfront
@GOintegro|go integro
@Betterfly
Buk Remuneraciones
Cegid PeopleNet|peoplenet
?Tress
Dayforce|ceridian dayforce
?@Deel
HiBob
Sesame HR|sesame time
Culture Amp
Codility
HackerRank
CodeSignal
?Gupy
@Magneto365|magneto empleos
@elempleo.com
?Empleos Públicos|empleospublicos.cl|portal empleos publicos
Libro de Clases Electrónico SENCE|lce sence
?SISPUBLI
SIAGF
SISILHIA
GRIS SUSESO
PAE SUSESO
SIAPER TRA|siaper re
TalentLMS
Litmos|sap litmos
LinkedIn Learning
Skillsoft|percipio
Pluralsight
@Platzi
iSpring|ispring suite
Claroline
Schoology
Ultimate Software|ultipro
Kronos Workforce|kronos workforce central|workforce central
Toggl|toggl track
Clockify
Hubstaff
Time Doctor
ZKTime|zktime.net|zkbiotime|zkbio time|biotime zkteco
ZKBioSecurity|zkbio cvsecurity|zkaccess
@Lapzo
@uPlanner|u-planner
@ZeroQ|zero q
@Debmedia
?Keirón
@Zippedi
SAP FSM
SAP Commerce Cloud
SAP Sales Cloud
SAP Datasphere
SAP Build|sap build apps
SAP WCM
SAP PLM
SAP LES
SAP ASE
SAP IQ|sybase iq
Oracle Smart View|smart view oracle
Oracle WebCenter
Oracle ReSA
Oracle ReIM
Oracle CC&B|cc&b
Oracle Warehouse Builder
Oracle Data Pump
Oracle Designer
Infor Nexus|gt nexus
Infor LX
Sage Intacct
@Unit4|unit4 erp|agresso
Deltek Vantagepoint
?Holded
Zoho Expense
Zoho Sign
Zoho Cliq
A3ERP|a3 erp
A3CON|a3 contabilidad
A3NOM
Holistor
Dux Software
Neuralsoft
Aportes en Línea
?SICOES
SIGECOF
CompraNet
?IDSE
Sankhya
Pagero
Basware
?Esker
Bill.com
TurboTax
CCH Axcess
GnuCash
Akaunting
?Prophix
Board International
Pentana
Galvanize HighBond|highbond
Dow Jones Factiva|factiva
FICO Blaze Advisor|blaze advisor
FICO Debt Manager
Feedzai
Riskified
ClearSale
Emailage
Jumio
Onfido
Paychex
Paycom
Paylocity
?Rippling
Kenjo
Officevibe
Spark Hire
Coderbyte
Manatal
?Bullhorn
JazzHR
Ashby ATS
Jobconvo
Viterbit
Phenom People
Eightfold
SeekOut
Absorb LMS
SumTotal
Go1
EdApp
Easygenerator
eFront
?When I Work
Connecteam
7shifts
Jibble
DeskTime
RescueTime
TimeCamp
Everhour
Teramind
Runa HR
?Worky
?Visier
`;
