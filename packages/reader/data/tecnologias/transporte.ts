/** Logistics, customs, ports, fleets, aviation, travel, hotels and events. Marks as in oficina.ts. */
export const TRANSPORTE = `
SAAD WMS
Skydropx
@Moova
@Zubale
?@99minutos
?@Recíbelo
?Wareclouds
UPS WorldShip|worldship
FedEx Ship Manager
MyDHL+|mydhl
Freightos|webcargo
VesselFinder
FleetMon
Veson IMOS|veson
Jade Master Terminal|master terminal
Navis Octopi|?octopi
ECUAPASS
VUCEM
SIROTE
Kit Malvina|sim malvina
ASYCUDA|asycuda world
CHAMP Cargospot|cargospot
iCargo
SITPORT
GRAFIMAR
HASTUS
GoalBus|goal bus
Optibus
@Kupos
@Recorrido.cl
PTV Visum|?visum
PTV Vissim|vissim
?Aimsun
TransCAD
TransModeler
?EMME
SIDRA Intersection
TRANSYT
?ESTRAUS
Biogeme
MATSim
HDM-4
Ngene
@Sitrack
Blac GPS
?LoJack
@Detektor
Omnitracs
Teltonika Configurator
Navixy
Traccar
Vecfleet
?Mobileye
Seeing Machines Guardian|guardian seeing machines
Copec TCT|tct copec
Cupón Electrónico Copec
Orpak
Veeder-Root
Wayne Fusion
Sabre Red 360|sabre red workspace|sabre red
Amadeus Selling Platform|amadeus selling platform connect|amadeus sell connect
Galileo Smartpoint|travelport smartpoint|smartpoint
Amadeus DCS|altea dcs
BSPlink|bsp link
Expedia TAAP
?@Hotelbeds
Aptour
Egencia
SITA Airport Connect|sita bag
Lido Flight
Maintenix
AirN@v|airnav
AirnavX|airnav x
MyBoeingFleet|my boeing fleet|boeing toolbox
?Flight Simulator|microsoft flight simulator
DJI Pilot
Asksuite
Kunas
PxSol
SynXis
TravelClick
Guesty
Delphi.fdc|amadeus delphi
?Materials Control|micros materials control
Fidelio Materials|fidelio materials control
Fidelio MC
Autologica DMS
BirchStreet
Adaco
Wigos|win systems wigos
IGT Advantage
Cvent
Sympla
?Wamas|wamas wms
KNAPP KiSoft|kisoft
?Fishbowl
Cin7
Sortly
ShipStation
AfterShip
Searates
?Kpler
Danaos
Softship
EasyCargo
?SCOOT
Streamax
Lytx
GPSWOX
Cartrack
Verizon Connect
Protrack365|protrack
?Sygic
Maps.me
OsmAnd
Travel Compositor
X-Plane
Prepar3D
UgCS
ReviewPro
Revinate
TrustYou
D-EDGE
Roiback
OTA Insight
Beds24
Lodgify
Hostaway
Smoobu
PriceLabs
Vrbo
?Hospitable
Clock PMS
Maestro PMS
Infor HMS
Eventtia
?Ticketmaster
?Joinnus
`;
