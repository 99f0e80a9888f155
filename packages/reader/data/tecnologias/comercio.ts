/** Shops, call centres, marketing, logistics, transport, food and hotels. Marks as in oficina.ts. */
export const COMERCIO = `
@Genesys|genesys cloud|genesys purecloud|PureCloud|genesis cloud|genesis pure cloud
@Avaya|avaya cms|avaya aura|avaya one-x|avaya one x
Aspect
Presence|Presence Suite
inConcert|in concert|inconcer
Vocalcom
Vicidial|vici dial|visidial|vicidail|vicidialer
Asterisk|Elastix
Issabel
Five9|five 9
Talkdesk
Aircall
Amazon Connect
Cisco Finesse|finesse
Cisco Jabber|jabber
Altitude|altitude software
Mitrol
IPContact|ip contact
Neotel
NICE|NICE inContact|NICE CXone|nice wfm
NICE IEX
Verint|Verint WFM|verint impact 360
Wolkvox
uContact|u-contact
~Softphone|soft phone
X-Lite|xlite
Zoiper
3CX
@Zendesk|zen desk|zendesck|sendesk|zendeks
Freshdesk|fresh desk
Freshworks
Intercom
LivePerson|live person
Zoho Desk
Kustomer
Salesforce|sales force|salesforce crm|?sfdc|salesforces|sale force|sales forces|saleforce|salesforse|salesfource
Salesforce Marketing Cloud|marketing cloud
Salesforce Service Cloud|service cloud
HubSpot|hub spot|hubspot crm|hubsport|hubspott
Pipedrive|pipe drive
Siebel|oracle siebel|siebel crm|siebell|ciebel
SugarCRM|sugar crm
Vtiger|v-tiger
Lime CRM
Clientify
RD Station|rdstation
ActiveCampaign|active campaign
Marketo
Pardot
Klaviyo
SendinBlue|Brevo
Emblue
Icommkt
Botmaker
Chattigo
Yalo
Keybe
Adereso
Hootsuite|hoot suite|hootsuit|hoot suit|hotsuite
Metricool|metri cool|metricol
Buffer
Sprout Social
Later
Meta Business Suite|business suite|meta business|facebook business|meta business manager|business manager|meta bussines suite|meta bussiness suite|meta busines suite|meta suite|meta bussines
Meta Ads|meta adds|metaads|ads meta
Facebook Ads|facebook ads manager|facebookads|fb ads|face ads
Instagram Ads
TikTok Ads
LinkedIn Ads
?Facebook
?Instagram
?TikTok|?tik tok
?YouTube
SEMrush|sem rush|semrusch|semrus
Ahrefs
Moz
Screaming Frog
Hotjar
Mixpanel
Amplitude
Search Console|google search console|google searchconsole|searchconsole|google search consol
WordPress|word press|wordpres|wordprees|worpress
WooCommerce|woo commerce|woocomerce|woo comerce|woocommer
Elementor
Shopify|shopyfi|shopfy|chopify|shopifi|shoppify
VTEX|vtex io|v-tex
PrestaShop|presta shop|prestashops|prestachop
Magento|Adobe Commerce|maguento
Jumpseller|jump seller|jumseller|jumpseler
Tiendanube|tienda nube
Wix
Webflow
Squarespace
Joomla
Drupal
Mercado Libre|mercadolibre|meli marketplace
Falabella Seller Center|seller center|falabella marketplace
Multivende
Centry
Linio
Yapo
@Transbank|maquina transbank|pos transbank|transbank pos|trasbank|trans bank|maquina trasbank|transbanck|trambank|transbanc
Webpay|web pay
Webpay Plus
POS Toshiba|toshiba pos
Fidelity POS|pos fidelity
Getnet
Mercado Pago|mercadopago
SumUp|sum up
Klap
Compraquí|compraqui
Khipu
Flow
Redbanc|Redbank|red banc|redbanck
Caja Vecina|cajavecina
Servipag
Multicaja
@ServiEstado
POS|punto de venta|puntos de venta|puntos de ventas
~Caja registradora|cajas registradoras
~Autoservicio de caja|self checkout|self-checkout
~Lector de código de barras|lector de codigos de barra|lector de codigo de barra|pistola de codigo de barras|lectora de codigos
PDA|pda's|pdas
Handheld|hand held|hand-held
~Radiofrecuencia|radio frecuencia|terminal rf
Zebra|impresora zebra|impresoras zebra|zebra designer
~Etiquetadora|etiquetadoras
NCR|POS NCR
Toshiba POS
Retail Pro|retailpro
Retek|Retex Retail
Xstore|oracle xstore
Micros|micros opera|oracle micros
Opera PMS|opera hotel|Opera Cloud|?Opera|oracle opera
Simphony
Maxirest|maxi rest
Restorando
Aloha POS|aloha
Fidelio|sistema fidelio|oracle fidelio
Cloudbeds|cloud beds|cloudbed|cloud bed
Little Hotelier
Booking.com|extranet booking|?Booking|bookin.com|boking.com
Expedia|Expedia Partner Central
Amadeus
Sabre
Worldspan
Galileo
WMS
Manhattan|Manhattan WMS|wms manhattan|manhattan associates|manhattan scale|manhattan active|manhatan
Blue Yonder
JDA|jda wms
Infor WMS|sce infor|infor sce
HighJump|Körber|korber wms|koerber
K-WMS
Ultimus WMS
Egakat
Oracle WMS|oracle wms cloud|LogFire
STG
Kardex|karedex
~TMS
ERP
CRM
SimpliRoute|simpli route|simplyroute|simply route|simplirout
Beetrack|bee track|beetrak|betrack
DispatchTrack|dispatch track
Drivin|driv.in
QuadMinds
Routific
Shipit
Enviame|envíame
Chilexpress en línea
Starken Pro
~GPS
~CCTV|circuito cerrado de television|camaras cctv
~RFID
Waze|wase app
Copiloto Satelital|copiloto
Samtech
WiseTrack|wise track|wisetrak|wistrack
Geotab
~Tacógrafo|tacografo digital|tacografo
Telepeaje
Sicex|sicexchile
Click Field Service|click field
Isidora|sistema isidora
ISIDORA Aduana
Aduana en línea|sistema aduanero|Aduananet
Sidemar
Navis N4|navis
Descartes
CargoWise|cargo wise
~Grúa horquilla|gruas horquilla|gruas horquillas|grua horquillas|montacargas|horquilla|grua orquilla
~Reach truck|grua reach|gruas reach
~Grúa retráctil
~Apilador|apiladora|apiladores
~Apilador eléctrico
~Order picker|orderpicker
~Grúa trilateral|trilateral
~Transpaleta|transpaletas|transpaleta electrica|traspaleta|traspaletas|transpallet|yegua hidraulica|pallet jack
~Enfardadora|enfardadora automatica
~Selladora|selladoras
~Selladora al vacío
~Termoselladora
~Envasadora|envasadoras
~Flejadora
~Cinta transportadora|cintas transportadoras
~Voice picking|voicepicking|picking por voz
~Picking by light|pick to light
~Horno industrial|hornos industriales
~Horno Rational|?rational
~Horno convector|hornos convectores
~Horno pizzero
~Amasadora|amasadora industrial
~Sobadora
~Batidora industrial|batidoras industriales
~Batidora planetaria
~Cortadora de fiambre|cortadora de cecinas|rebanadora|cortadora de cecina
~Sierra de carne
~Sierra huincha|sierra de huincha
~Sierra cinta
~Freidora|freidoras
~Plancha industrial
~Abatidor de temperatura|abatidor
~Máquina de café|maquina de espresso|maquina espresso|cafetera industrial|maquina espreso|maquina cafetera
~Marmita
Thermomix
~Lavavajillas|lavavajillas industrial
~Autoclave|autoclaves
~Máquina de helados
~Abrillantadora|abrillantadoras
~Vitrificadora
~Hidrolavadora|hidrolavadoras
~Aspiradora industrial|aspiradoras industriales
~Lavadora industrial|lavadoras industriales
~Secadora industrial
~Máquina de coser|maquinas de coser|maquina coser
~Máquina recta|maquina de coser recta|recta industrial
~Overlock|over lock|maquina overlock|remalladora
~Collareta
~Bordadora|maquina bordadora
~Plotter|ploter
~Plotter de corte
Sublimadora|sublimacion
~Guillotina
Offset|imprenta offset|prensa offset
Impresora 3D|impresion 3d|impresoras 3d
~Detector de metales|detectores de metales
JDA Space Planning|space planning
Nielsen
Kantar
Teamcore
Instaleap
Rappi Aliados
?@Rappi
PedidosYa Partner
Uber Eats Manager
Photoshop|Adobe Photoshop|photo shop|fotoshop|foto shop|photoshope|potoshop|fotochop|photoshp|adobe photoshopp|photshop|photoshoop|fhotoshop|photoshot
Illustrator|Adobe Illustrator|ilustrator|illustrador|adobe illustrador|ilustrador adobe|adobe ilustrador|illutrator|adobe illustrater|ilustraitor
InDesign|Adobe InDesign|in design|indesing|in desing|adobe indesing|adobe in desing|indesig
Premiere Pro|Adobe Premiere|premiere|Adobe Premiere Pro|adobe premier|premier pro|premiere cc|?premier|adobe premierepro|premierpro
After Effects|Adobe After Effects|after effect|aftereffects|adobe after effect|after efects|affter effects|adobe aftereffects|after efect
Adobe XD
Lightroom|Adobe Lightroom|ligthroom|adobe ligthroom|lighroom
Adobe Creative Cloud|creative cloud|suite adobe|adobe suite|adobe creative suite|paquete adobe
Adobe Audition|audition
Dreamweaver
Figma
?Sketch
InVision
CorelDRAW|corel draw|corel|corell draw
GIMP
Inkscape
CapCut|cap cut|cupcut|capcup
DaVinci Resolve|davinci|da vinci resolve|da vinci resolver|davince resolve
Final Cut Pro|final cut
Filmora
OBS Studio|obs
Blender
Cinema 4D
Maya|autodesk maya
3ds Max|3d max|3d studio max|3dsmax|3d studio
ZBrush
Unity|unity 3d
Unreal Engine|unreal
Ableton Live|ableton
Pro Tools|protools
Audacity
FL Studio
`;
