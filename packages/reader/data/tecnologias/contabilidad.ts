/** Accounts, taxes, payroll, time clocks and hiring. Marks as in oficina.ts. */
export const CONTABILIDAD = `
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
SAP Solution Manager|SolMan|sap solman
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
Dynamics 365 Finance|d365 finance|dynamics 365 finance and operations|D365FO|d365 f&o
Sage 200
Sage 300|ACCPAC
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
CONTPAQi Nóminas|NomiPAQ
CONTPAQi Comercial|AdminPAQ
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
Skillsoft|Percipio
Pluralsight
@Platzi
iSpring|ispring suite
Claroline
Schoology
Ultimate Software|UltiPro
Kronos Workforce|kronos workforce central|workforce central
Toggl|toggl track
Clockify
Hubstaff
Time Doctor
ZKTime|zktime.net|ZKBioTime|zkbio time|BioTime ZKTeco
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
SAP IQ|Sybase IQ
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
@Unit4|unit4 erp|Agresso
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
