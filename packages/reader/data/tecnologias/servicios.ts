/** Tills, e-commerce, delivery, transport, hotels, kitchens, guards, call centres and sales. Marks as in oficina.ts. */
export const SERVICIOS = `
Retalix|retalix pos|sistema retalix
ICG FrontRetail|icg front retail|front retail|FrontRetail
ICG FrontRest|icg front rest|FrontRest
ICG Manager
?PMM|pmm cencosud|pmm sistema
GeoPOS
Geocom
GK Software|GK POS
Oracle Xstore POS
Winpos
Flexpos
POS Storepoint
Rapid POS
Micros Simphony
Lightspeed
?Square
Shopify POS
?Vend
Loyverse
Toshiba ACE|ibm ace
IBM SurePOS|surepos
NCR Counterpoint
NCR ACS
Invel
Pharmacloud
?Golan
Caja Sodimac
Simple Factura
Boleta Electrónica SII|e-boleta|eBoleta
@Haulmer|Openfactura
Relbase
Bsale POS
Vendty
Siigo POS
Maxpos
Eleventa
Sicar
Mybusiness POS
Tiendapp
Cegid|cegid retail
Stylesage
Retail Link
B2B Cencosud
B2B Walmart|retail link walmart
@BBR B2B|?bbr
ComerciosNet
Frogmi
Storecheck
Involves|involves stage
Trade Marketing App
StoreDNA
ISCAM
Scanntech
Planogram Builder
Quant
Spaceman|nielsen spaceman
Apollo planogramas
Relex|relex solutions
Blue Yonder Luminate
o9 Solutions
Kinaxis
Llamasoft
Slim4|SlimStock
Forecast Pro
ToolsGroup
Logility
SAP Retail
JDA Allocation
Islero
Magento 2
BigCommerce
Mercado Shops
OpenCart
Ecwid
VTEX OMS
Fulfillment by Falabella
Mirakl
Rithum|ChannelAdvisor
Amazon Seller Central|seller central
Paris Marketplace
Ripley Marketplace|mirakl ripley
AliExpress
Alibaba
Alibaba.com
eBay
?Etsy
@PedidosYa|pedidos ya
@Uber Eats|ubereats
?Uber
?Cabify
?DiDi
@inDrive|indriver
@Cornershop
Cornershop Shopper
TaxiCaller|taxi caller
Taxi Mobility
?Easy Taxi
Moovit
Here Maps
Mapcity
TomTom
@Samsara
?Motive
Fleetup
Fleetio
Frotcom
Ituran
@Tastets|tastets system
@GPSCHILE|gps chile
Entel GPS
Tracktec
RedGPS
Wialon
TrackGPS
WebFleet
SkyNav
Gauss Control|gausscontrol
Optimo Route|optimoroute
Route4Me
?Circuit
Onfleet
Simpli
Bringg
Drivin TMS
Oracle Transportation Management|?OTM
BluJay
MercuryGate
SAP Transportation Management
Transporeon
Project44
FourKites
Tracktrans
Navis SPARCS
Hyster Tracker
?Sintia
SIDUNEA
?Malvinas
DUS en línea
Aduana Digital
?VUCE|sicex vuce
eComex
Wisetech
Softcargo
Magaya
GoFreight
INTTRA
Ocean Insights
WMS Tecsys|tecsys
Softeon
Made4net
PkMS
CubeMaster
@Mecalux|easy wms
Reflex WMS
Generix
Infolog
HighJump WMS
Provia
WMS STG
WMS Egakat
Deposco
SnapFulfil
Logiwa
Invas
Voiteq
Vocollect
?Honeywell
Datalogic
?Symbol
BarTender
NiceLabel
@Dematic
Kardex Remstar
Opera Xpress
Fidelio Suite
Protel
?Mews
RoomRaccoon
SiteMinder|site minder
RateGain
IDeaS
Duetto
Guestline
StayNTouch
WebRezPro
Frontdesk Anywhere
eZee|ezee absolute
Zavia
Newhotel
Hotelogix
Innsist
?Zeus Hotel
InnRoad
?Airbnb
Hostelworld
Agoda
?@Despegar|@despegar.com
TripAdvisor
Trivago
?KIU|kiu system|kiu system solutions
Amadeus Altéa|altea
SabreSonic
Travelport
Navitaire|NewSkies
WorldTracer|world tracer
Apollo reservas
OpenTable
CoverManager
?Mesa247|mesa 247
Meitre
TheFork
?Tock
Toteat POS
Restaurant.pe
Infrest
Restomania
Softrestaurant|soft restaurant
Comandero
Poster POS
Toast POS|?toast
SevenRooms
MarketMan
Apicbase
FoodNotify
ChefTec
Siga Casino
?Delfino
Sodexo Mercurio
Junaeb PAE Online|pae online
Fresha
Booksy
Treatwell
Mindbody
BoxMagic
Trainingym
Virtuagym
Fitbod
Encuadrado
Medicloud
Doctoralia
DocPlanner
Saludtools
Reservo.cl
SetMore
SimplyBook
Acuity
FrontDesk
Agendize
@Hikvision|HikCentral
Hik-Connect
@Dahua|dahua smartpss|SmartPSS
Milestone XProtect|xprotect|Milestone
@Genetec|genetec security center
Avigilon
Axis Camera Station
Lenel|OnGuard|Lenel OnGuard
C-Cure
Bosch BVMS
Bykom
SoftGuard
QR-Patrol|qr patrol
TrackTik
GuardTrax
GuardTrack|guard track
Trackforce|trackforce valiant
Silvertrac
GuardsPro
GuardTek|guardtec
Blue Iris
Kantech|EntraPass
Patrol Manager
Deggy
ControlRoll|control roll
Citofonía IP
ZKTeco|zk teco
Suprema BioStar|biostar
?Paradox
?DSC
Honeywell Galaxy
SimplexGrinnell|?simplex
?Notifier
Vocalcom Hermes
Genesys Engage
Avaya IX
Cisco UCCX|?uccx|cisco contact center
Alcatel OmniPCX
NEC UM8000
Mitel
Zendesk Talk
Zendesk Sell
Zendesk Chat
Kommo|amoCRM
Odoo CRM
ManyChat
Respond.io
?Wati
Twilio Flex
@Sinch
@Infobip
Gupshup
Cliengo
@Zenvia
Treble
Landbot
Dialogflow
Botpress
Kore.ai
Nuance
Sprinklr
Khoros
Gorgias
HelpScout|help scout
?Front
Tidio
?Crisp
?Drift
JivoChat|jivo chat
Olark
Tawk.to|?tawk
LiveChat
Freshchat
Freshservice
Zoho Assist
Zoho SalesIQ
Bitrix24 CRM
Monday CRM
Close.com
?Copper
Insightly
?Nimble
Apollo.io
LinkedIn Sales Navigator|sales navigator|linkedin sales nav
ZoomInfo
Lusha
Hunter.io
Snov.io
?Outreach
@Salesloft|sales loft
?Gong
?Clay
Lemlist
PhantomBuster
Calixa
PandaDoc
DealHub
Salesforce CPQ
Salesforce Lightning
Salesforce Pardot
Microsoft Dynamics 365 Sales
Cobranza SICC
Cyber Financial
ICS cobranza
?GCob
?Adaptive
eGain
Calabrio
Observe.ai
Playvox
Scorebuddy
NICE Nexidia
Teleopti
Injixo
Aspect eWFM
Assembled
?Speech Analytics
Walmeric
Upnify
Sharpspring
`;
