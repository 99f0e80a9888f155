/** Collections, call centres, customer care, shops, tills, e-commerce and marketplaces. Marks as in oficina.ts. */
export const ATENCION = `
@Moonflow
@Intiza
@Colektia
OMniLeads
Wise CX
XCALLY
DialApplet
QueueMetrics
Asternic
FusionPBX
FreeSWITCH
Kamailio
Linphone
Jitsi
Vonage
Dialpad
Grandstream
Yealink
Jabra Direct
Interaction Desktop|interaction client|inin interaction
Genesys PureEngage
Genesys WDE|workspace desktop edition
Genesys WFM
Avaya Workspaces
Avaya POM
Avaya Site Administration
Avaya Equinox
OpenScape
?Alvaria
CallMiner
SpeechMiner
NICE Engage
Verint Speech Analytics
?Aivo|AgentBot
Centribot
B2Chat
Leadsales
Callbell
Trengo
Chatwoot
?Rasa
Take Blip
@Inbenta
Watson Assistant|watsonx assistant
Amazon Lex
Zendesk Explore
Zendesk Guide
Zendesk Support
Salesforce Experience Cloud|community cloud
Salesforce Data Cloud
Salesforce Einstein
Salesforce Field Service
Salesforce Health Cloud
Salesforce Financial Services Cloud
Salesforce Flow
Salesforce Sales Cloud|sales cloud
Agentforce
?Trailhead
MuleSoft Anypoint|anypoint
SOQL
Veeva CRM|veeva
Veeva Vault
Close-Up Pharma
Zoho Bigin|bigin
SuiteCRM
WalkMe
Gainsight
360dialog
WASender|wa sender
WhatsApp API|whatsapp business api
Facebook Messenger
?Telegram
Chatfuel
Chatbase
Voiceflow
?ATIS
?SIGRES
BSCS
?PISA
?SRX|srx sodimac|sistema srx
BigTicket|big ticket falabella
B2B Falabella
B2B Ripley
B2B Sodimac
B2B Tottus
B2B SMU
B2B Easy
B2B Paris
Telxon
Aronium
Abarrotes Punto de Venta
uniCenta
SambaPOS
Hosteltáctil
?Napse
SoyRappi
?Roadrunner
?Uber Driver
?Cabify Drivers
Mercado Envíos|mercado envios flex
Mercado Libre Full
Mercado Ads
Anymarket
Producteca
?Real Trends
Nubimetrics
Astroselling
Akeneo
Pimcore
Trustpilot
Shopify Plus
Shopify Liquid
Dropi
AutoDS
Oberlo
Jungle Scout
Helium 10
Bootic
VTEX Intelligent Search
Commercetools
Manhattan OMS
IBM Sterling|sterling commerce|ibm sterling oms
Temu
?SHEIN
Shopee
Facebook Commerce Manager|commerce manager
Facebook Shops
TikTok Shop
Google Shopping
Trax Retail
Repsly
ShopperTrak
Sensormatic
SOTI|soti mobicontrol
Ivanti Wavelink|wavelink
Zebra DataWedge|datawedge
TEKLYNX CODESOFT|codesoft
@NielsenIQ
@Circana
Euromonitor Passport
?Statista
@Mintel
SimilarWeb
@Datasur
@Veritrade
Penta-Transaction
Trade Map|trademap
Bria Softphone
?eyeBeam|eye beam
CloudTalk
JustCall
Alcatel Rainbow
Cisco Packaged CCE|cisco ucce
LiveVox
MaestroQA
Yellow.ai
Cognigy
Sunshine Conversations
noCRM
?Keap|Infusionsoft
?Creatio
EspoCRM
HappyFox
Kayako
UserVoice
Productboard
Pendo
Appcues
Whatfix
InMoment
Survicate
HappyOrNot
?SurveySparrow
Last.app
Lengow
Plytix
Salsify
Bazaarvoice
Yotpo
DSers
PageFly
Shopware
nopCommerce
osCommerce
Bloomreach
Coveo
Omnisend
Walmart Seller Center
Amazon Vendor Central|vendor central
GoSpotCheck
YOOBIC
Zebra Workcloud
RetailNext
Brother P-touch Editor|p-touch
PROS Pricing
Pricefx
Minderest
`;
