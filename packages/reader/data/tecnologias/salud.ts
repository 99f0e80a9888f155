/** Clinics, chemists, labs and pictures of the body. Marks as in oficina.ts. */
export const SALUD = `
PrairieLearn
Dentidesk
Dentalsoft
Odontosoft
Dental Link
Saydex
Rayen Urgencia
IntraMed
?IRIS
Iris Salud
InterSystems
SIDRA Hospitalario
Prismaflex
Farmasoft
SINETSUR|sinet sur
HIS Hospitalario|his hospital
HIS Andes
HIS Florence
Cerner
?Epic
Meditech
?Tasy|philips tasy
Philips IntelliSpace|intellispace
SAP IS-H
MedSys
ENVIA
Sisfarma
Farmalisto
Farmanet
Winpharma
Pharmasoft
Fármaco SSMSO
Sistema GES
SIGICAM
?UGP
SICARS
?Hospital Digital
?Telesalud
?SIRH
?REM
?DEIS
?GRD|grd irvolutions
?SOME
Vacunatorio RNI
Medinet
Clinicloud
EasyMed
Nubimed
HealthAtom
Examedi
Nutrisoft
Recemed
Onix RIS
Carestream|carestream vue
?Agfa|agfa impax|Impax
Fuji Synapse
Sectra
RadiAnt
3D Slicer
InVivo
Sidexis|Sidexis 4|sidexis xg
Galileos|galileos implant
Romexis
CEREC
exocad
3Shape
Dolphin Imaging
Nemoceph
ImageJ
GraphPad Prism|graphpad|prism graphpad
FlowJo
SnapGene
?Geneious
NCBI BLAST|ncbi blast|blastn|blastp
?MEGA
Bioconductor
UniProt
PyMOL
ChemDraw
ChemStation|agilent chemstation
?Empower|waters empower
Chromeleon
LabSolutions
OpenLab|agilent openlab
MassHunter
LabWare|labware lims
StarLIMS
SampleManager
?Nautilus
Infinity LIS
Modulab
?Enterprise LIS
Kern LIS
SISLAB
TD-Synergy
Nutrimind
Nutrium
Dietopro
Avena Nutrición
Nutrein
Praat
?PEEP
Kinovea
MyJump|my jump
Biodex
ASDigital|seremi en linea asdigital
Sistema MIDAS
Plataforma Nacional de Toma de Muestras|pntm
REVICAN
Citoexpert
SURVIH
SIP CLAP
WinSIG
?PERC
SIGCOM
SINAISO
?GICONA
SVI-Integrado
VigiFlow
IR-GRD|3m grd|grd 3m
AlcorDRG
CliniWin
Hosvital
Servinte
SOUL MV|mv soul
HealthShare|intersystems healthshare
cobas infinity|cobas it
e-Delphyn|edelphyn
PatWin
WHONET
MicroDicom
Orthanc
dcm4chee
syngo|syngo.via
AW Server|ge advantage workstation
TeraRecon|aquarius terarecon
actualpacs
INFINITT
Varian Eclipse|eclipse tps|aria varian
Elekta Monaco|MOSAIQ
RayStation
EchoPAC
?@Eniax
SACmed
Noah 4|noah hearing|noah audiologia
Dentrix
Open Dental
Blue Sky Plan
NobelClinician|dtx studio
Meshmixer
Gesden
Exocad DentalCAD
WebCeph
iTero
Micromedex
?Vademecum
PsychoPy
E-Prime
OpenSesame
Q-Global|pearson q-global
Neuronup
CogniFit
Dartfish
?Hudl
Longomatch
Wyscout
?InStat
Kubios
Chronojump
OptoGait|optojump
Therapy Monitor|fresenius therapy monitor|euclid fresenius
Baxter Sharesource|sharesource
Carelink|medtronic carelink
LibreView
Medidata Rave|medidata
Oracle InForm
OpenClinica
Argus Safety|oracle argus
TrackWise
MasterControl
AlinIQ|aliniq ams
Remisol
Vitrea
RAIM Viewer
coDiagnostiX
Nixfarma
Farmatic
?Lexicomp
Nacsport
Sportscode
Veeva SiteVault
Castor EDC
`;
