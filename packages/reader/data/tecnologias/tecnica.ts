/** Courts, health, mining, building, workshops, farming, energy and labs. Marks as in oficina.ts. */
export const TECNICA = `
Oficina Judicial Virtual|ojv|oficina virtual del poder judicial|oficina judicial virtual (ojv)|oficina virtual judicial
SITCI
SIAGJ
SITFA
SITLA
SITMUN
SITCO
SITCORTE
PJUD|portal poder judicial|poder judicial en linea|pjud.cl
CAPJ en línea
SAF|saf fiscalia
SIAU
DPP SIGDP|sigdp
Westlaw|Westlaw Chile|west law
Microlex
Danfoss AK-SM|danfoss ak sm|ak-sm
vLex|v-lex|vlex chile
Legal Publishing|legalpublishing|thomson reuters
Thomson Reuters Checkpoint
Microjuris
Tirant Online|tirant
Ley Chile|leychile|bcn
@Lemontech|lemon tech
CaseTracking
Case Tracking
Lemontech CaseTracking
TimeBillingX|time billing
LegalTrack
Webdox
Webdox CLM
Harvey AI
Diario Oficial en línea
Fojas
Fojas.cl
CBR en línea|conservador en linea
Notaría en línea
~Firma electrónica|firma electronica avanzada|firma digital|firma electronica simple
SRCeI en línea|registro civil en linea
SENAINFO|sename senainfo|sena info|senaifo
Sistema RUN SENDA|sistrat
?Registro Social de Hogares|?RSH
SIGES
Rayen|rayen aps|sistema rayen|rayen salud|rallen aps
TrakCare|trak care|trackcare|track care|trackare|trakecare
AVIS|avis latam
Florence|florence clinico
OMI-AP|omi ap|omi
~SAMU 131
SSASUR
?SIDRA
SIGGES|sigges ges|sig ges|siggess
SIGTE
RNI|Registro Nacional de Inmunizaciones
EPIVIGILA
UGCC
HIS
~Ficha clínica electrónica|ficha electronica|ficha clinica digital|registro clinico electronico
Medisyn|medi syn
Tisal
Alert|alert paperless
Dentalink|denta link
Medilink
Reservo
AgendaPro|agenda pro
PACS|pacs ris|ris pacs
RIS
DICOM Viewer|osirix|horos
SYNAPSE
LIS
Infolab
Omega 2000|omega3000
~Desfibrilador|desfibriladores|dea|monitor desfibrilador
~Electrocardiógrafo|electrocardiografo|ecg
~Ecógrafo|ecografo|ecotomografo
~Monitor multiparámetro|monitor multiparametros|monitores multiparametro|monitor de signos vitales
~Bomba de infusión|bombas de infusion|bomba infusion|bic
~Ventilador mecánico|ventiladores mecanicos|ventilacion mecanica|vmi
~Oxímetro|saturometro|oximetro de pulso|pulsioximetro
~Glucómetro|hemoglucotest|hgt
~Esfigmomanómetro
~Aspirador de secreciones
~Máquina de hemodiálisis|maquinas de dialisis|hemodialisis|fresenius
Rayos X|equipo de rayos x|rx digital|equipos de rayos
~Resonador magnético|resonancia magnetica
~Tomógrafo|scanner tc
~Mamógrafo
~Electrobisturí|electrobisturi
~Laparoscopio|torre laparoscopica
~Sillón dental
~Microscopio|microscopios
~Centrífuga|centrifuga|centrifugas
~Espectrofotómetro|espectrofotometria
~Cromatógrafo|cromatografo|hplc|cromatografia|cromatografia hplc
~pHmetro|ph metro|peachimetro
~Balanza analítica|balanzas analiticas
~Estufa de cultivo
~Audiómetro|audiometro
~Espirómetro|espirometro
AutoCAD|auto cad|autocat|auto cat|autocard|autocad 2d|autocad 3d|autocad 2d/3d|autodesk autocad|autcad|autocadd|autocads|auto card
Civil 3D|autocad civil 3d|civil3d|civil 3 d
AutoCAD Electrical
AutoCAD Plant 3D|plant 3d
Revit|autodesk revit|revit architecture|revit mep|revit structure|?rebit
~BIM|metodologia bim
Navisworks|navis works|naviswork|navisworck
BIM 360
Autodesk Construction Cloud|autodesk acc
Dynamo
ArchiCAD|archi cad|arquicad
SketchUp|sketch up|skechup|skecth up|schetchup|skech up|sketchap
Lumion|?lumiom
Enscape
V-Ray|vray
Twinmotion
Rhinoceros|Rhino|rhino 3d
Grasshopper
Tekla|Tekla Structures|tekla structure
SAP2000|sap 2000
ETABS|e-tabs|?etab
SAFE
Robot Structural|robot structural analysis
Cype|cypecad
RAM Elements
STAAD Pro|staad
SolidWorks|solid works|solidwork|solid work|solidword|solidwoks
Inventor|autodesk inventor
CATIA
Creo|pro engineer
Fusion 360
Solid Edge
Siemens NX
ANSYS
Abaqus
HEC-RAS|hec ras
EPANET
SewerCAD
WaterCAD
Plaxis
GeoStudio|slope/w
Presto|presto cype
Unysoft
Project Manager Neodata|neodata|opus
ArcFM
ArcGIS|arc gis|arcmap|arcgis pro|arcview|arggis|arcgys
QGIS|q-gis|quantum gis|qguis
ENVI
ERDAS
Global Mapper
Agisoft Metashape|agisoft|metashape|photoscan
Pix4D
~Estación total|estaciones totales|estacion total leica|estacion total topcon
~GPS diferencial|gnss|gps geodesico|gnss rtk
~Nivel topográfico|nivel de ingeniero
~Nivel automático
~Nivel láser
~Teodolito
~?@Leica|leica geosystems
Leica Infinity
Leica Geo Office|leica geoffice
~?@Trimble
Trimble Business Center|tbc trimble
Trimble Access
~?@Topcon
Vulcan|maptek vulcan|maptek
Datamine|data mine|datamine studio
Deswik|deswick|des wik
MineSight|mine sight|hexagon mineplan|MinePlan|minesigth
Leapfrog|leap frog|leapfrog geo
Surpac|gemcom|gemcom surpac
Whittle
Micromine
Isatis|Isatis.neo|isatis neo
GSLIB
acQuire
Target
Ventsim|vent sim
Rocscience|dips|slide rocscience|phase2
FLAC
?Dispatch|Modular Dispatch|dispatch modular|dispatch modular mining|dispatch de modular mining|modular mining dispatch|@modular mining|dispach modular
Jigsaw|jigsaw leica
Wenco
MineStar|cat minestar|cat minestar terrain|minestar fleet
PI System|osisoft pi|pi vision|osisoft|pi processbook|osi pi|pi datalink|pi data link|pi builder|pi asset framework
JKSimMet|jk simmet
JKSimBlast|jksimblast
ShotPlus|shotplus|shot plus
LIMS
MAXIMO|ibm maximo|maximo ibm
Fracttal|fractal cmms
Infor EAM|eam
Ellipse
MP9|mp software
~PLC|plcs
~SCADA
~HMI
DCS
DeltaV|delta v
Wonderware|wonderware intouch|aveva intouch|aveva|wonder ware|wonderwere
RSLogix|rs logix|rslogix 5000|rslogic|rs logic|rslogix5000
Studio 5000|rslogix studio 5000
Allen-Bradley|allen bradley|controllogix
Rockwell Automation|@rockwell|factorytalk
TIA Portal|tiaportal|portal tia
Step 7|simatic step 7
~SIMATIC S7|s7-1200|simatic
WinCC
Schneider Unity Pro|unity pro|ecostruxure
Codesys
LabVIEW|lab view|labwiew
Arduino
Raspberry Pi
Proteus
Altium|altium designer
Eagle PCB
KiCad
Multisim
PSpice
ETAP
DIgSILENT|digsilent powerfactory|power factory|digsilen|dig silent
Dialux
Eplan|e-plan
~Multímetro|multimetro|tester|multitester|multimetros
~Osciloscopio|osciloscopios
~Megóhmetro|megger|meger|megohmetro
~Pinza amperimétrica|pinza amperometrica|amperimetro
~Telurímetro|telurimetro
~Cámara termográfica|termografia|camara termica
~Analizador de redes eléctricas|analizador de redes
~Variador de frecuencia|variadores de frecuencia|vdf
Calibrador Fluke
@Fluke
~Multímetro Fluke|multimetro fluke|tester fluke
~Micrómetro|micrometro|pie de metro|pie metro|vernier
~Torquímetro|torquimetro|llave de torque|llaves de torque
~Puente grúa|puentes grua
~Camión pluma|camiones pluma
Hiab|pluma hiab
~Camión tolva|camion tolva|camiones tolva
~Camión aljibe|camion aljibe|camiones aljibe
~Camión mixer|camion mixer|mixer|camiones mixer
~Camión 3/4
~Camión betonero
~CAEX|camion de extraccion|camiones de extraccion|camion extraccion|camiones caex
~Komatsu 930E|komatsu 930
~Komatsu 980E
~CAT 797F|cat 797|caterpillar 797
~Rampla|ramplas
~Semirremolque
~Tracto camión|tracto camion|tractocamion
~Grúa móvil|gruas moviles
~Grúa telescópica
~Grúa torre|grua torre|gruas torre
~Grúa pluma|grua pluma
~Alza hombre|alzahombre|alza hombres|elevador de personas
~Plataforma elevadora|plataformas elevadoras
~Manlift|man lift
JLG
Manitou
~Manipulador telescópico|telehandler
~Retroexcavadora|retro excavadora|retroexcavadoras
~Excavadora|excavadoras|excavadora hidraulica|excavadora cat|excavadora caterpillar 320
~Cargador frontal|cargadores frontales|pala cargadora|cargador cat 966
~Minicargador|mini cargador|minicargadores
Bobcat|bob cat
~Miniexcavadora|mini excavadora
~Motoniveladora|motoniveladoras
~Bulldozer|buldozer|bull dozer|tractor oruga|topador
~Rodillo compactador|rodillos compactadores|rodillo
~Placa compactadora|placas compactadoras
~Vibroapisonador
~Perforadora|perforadoras
~Perforadora diamantina
~Jumbo|jumbo electrohidraulico
~Simba
DM45
~Scoop|scooptram|scoops
~LHD
~Pala electromecánica|pala electrica|pala p&h
~Pala hidráulica
~Chancador|chancadores
~Chancador primario
~Molino SAG|molinos sag
~Molino de bolas
~Espesador|espesadores
~Celdas de flotación
~Correa transportadora|correas transportadoras
~Martillo neumático
~Martillo demoledor|demoledor
~Kango
~Betonera|betoneras|trompo betonero
~Vibrador de hormigón|vibrador de inmersion
~Bomba de hormigón
~Alisadora|helicoptero alisador
~Compresor|compresores
~Generador eléctrico|generadores electricos|grupo electrogeno|grupos electrogenos
~Esmeril angular|esmeril|esmeriles
~Galletera
~Taladro|taladros
~Taladro percutor
~Taladro pedestal
~Rotomartillo
~Sierra circular
~Caladora
~Motosierra|motosierras|moto sierra
~Desbrozadora
~Desmalezadora
~Orilladora
~Máquina soldadora|maquina de soldar|soldadora inversora
~Soldadura MIG|mig mag|mig/mag|soldadura mig|mig
~Soldadura TIG|soldadura tig|tig
~Soldadura al arco|arco manual|soldadura arco manual|smaw|arco voltaico|soldadura por arco
~Oxicorte|oxi corte|equipo oxicorte
~Corte por plasma|cortadora plasma|plasma cnc|corte plasma
~Torno|tornos
~Torno paralelo
~Torno mecánico
~Fresadora|fresadoras
~CNC|control numerico
~Torno CNC
~Centro de mecanizado|centro de mecanizado cnc
~Fresadora CNC
~Router CNC
Mastercam
~Plegadora|plegadora hidraulica
~Cilindradora
~Prensa hidráulica
~Inyectora de plástico|inyectora|inyectoras
~Extrusora|extrusora de plastico
~Sopladora
~Caldera|calderas|calderas industriales|caldera a vapor
~Chiller
~Bomba de vacío
~Manifold|manometros|manifolds
~Scanner automotriz|escaner automotriz|scanner obd|obd2
~Elevador de autos|elevador automotriz
Alineadora|alineadora 3d|balanceadora
~Desmontadora de neumáticos|desmontadora
~Cabina de pintura|pistola de pintura|pistola hvlp
Cat ET|caterpillar et|electronic technician|cat e.t.
Cummins Insite|cummins in site
Insite
Detroit Diagnostic Link
~Tractor|tractor agricola|tractores
~John Deere
~Cosechadora|cosechadoras
~Vendimiadora
~Pulverizadora|pulverizador
~Nebulizadora|nebulizador
~Bomba de espalda
~Riego tecnificado|riego por goteo|programador de riego
~Calibradora|calibradora de fruta|calibradoras
Unitec
MAF Roda
~Enfriador de hidro|hidrocooler|hidrocooling
Agroprime
Kilimo
~Ordeñadora|sala de ordena
~Harvester
~Forwarder
Skidder
~Torre de madereo
~Planer de maderas
~Alimentador automático|alimentadores automaticos
~Wellboat
~Ecosonda|sonar
~Radar marino|gmdss
Equipo autónomo ERA
SIGEA
SISESAT
SUSESO en línea
RETC
`;
