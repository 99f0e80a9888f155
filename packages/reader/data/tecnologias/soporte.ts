/** Support of computers, networks, security and telephony. Marks as in oficina.ts. */
export const SOPORTE = `
?iTop|combodo itop
TOPdesk
InvGate|invgate service desk|invgate assets
Snipe-IT
NinjaOne|NinjaRMM
UltraVNC|TightVNC|RealVNC
?VNC
?Supremo|?supremo remote
Chrome Remote Desktop|escritorio remoto de chrome
?Remote Desktop|rdp
VMware Workstation
VMware Horizon|horizon view
VMware NSX|?NSX
VMware vSAN|vsan
VMware vCenter|vcenter
VMware vRealize|vrealize
VMware Tanzu|tanzu
Citrix XenApp|xenapp|xendesktop
Citrix NetScaler|netscaler|citrix adc
Citrix Workspace
HPE iLO|hp ilo
Dell iDRAC|idrac
Dell PowerEdge
VxRail
Cisco UCS
IBM Spectrum Protect|spectrum protect
Data Protector
@Rubrik
Cobian Backup
EaseUS
Macrium Reflect
Norton Ghost
Recuva
CCleaner
Malwarebytes
Norton Antivirus
?AVG
?Avira
Panda Security
FortiAnalyzer
FortiManager
FortiWeb
FortiMail
Cisco Firepower|?firepower
Cisco DNA Center|dna center
Cisco Prime
Cisco Nexus
Cisco ACI
Cisco SD-WAN|Viptela
Cisco IronPort|ironport
Cisco WLC
Palo Alto Panorama
Palo Alto Cortex XDR|cortex xdr|cortex xsoar
Check Point Harmony
@SonicWall
WatchGuard
OPNsense
OpenWrt
iptables
?Squid|squid proxy
Infoblox
Postfix
Zimbra
Proofpoint
Mimecast
KnowBe4
@Smartfense
Trend Micro Apex One|apex one
Microsoft Defender for Endpoint|defender for endpoint
Microsoft Defender for Cloud
Microsoft Endpoint Manager|endpoint manager
WSUS
?Group Policy
Sysinternals
Advanced IP Scanner|angry ip scanner
SQLmap
tcpdump
Ghidra
VirusTotal
AlienVault|OSSIM|alienvault otx
IBM Guardium|guardium
IBM BigFix|bigfix
Varonis
Forcepoint
1Password
Bitwarden
KeePass
Google Authenticator
Microsoft Authenticator
@Hackmetrix
Hack The Box
TryHackMe
?NetBox|netbox ipam
MRTG
Pandora FMS
?The Dude|mikrotik the dude
Ekahau
Speedtest Ookla
UNMS|uisp
airOS|aircontrol
UniFi Controller|unifi network
TP-Link Omada|omada controller
Radio Mobile
Atoll Forsk|forsk atoll
Mentum Planet
TEMS Investigation|?tems
Actix Analyzer
Nemo Outdoor|nemo handy
iBwave
Huawei iManager U2020|u2020
Huawei eNSP|ensp huawei
SmartOLT
WispHub
MikroWISP
@Polycom
Skype for Business|?lync|skype empresarial
Microsoft Teams Rooms
Mattermost
Rocket.Chat
?Atera
ConnectWise
Kaseya
N-able
Splashtop
LogMeIn
DameWare
BeyondTrust|bomgar
RDCMan|mremoteng
?Parallels|parallels desktop
QEMU|?kvm
HPE SimpliVity|simplivity
HPE OneView
Pure Storage
IBM Storwize
Cohesity
Zerto
Nakivo
?Bacula
Rsync
Robocopy
AOMEI
FortiEDR|forticlient ems
FortiSIEM
FortiSwitch
Prisma Access
?Barracuda|barracuda networks
Stormshield
Zentyal
?Endian|?endian firewall
Fail2ban
Radware
NetScout
Riverbed
PowerDNS
Pi-hole
Dovecot
MDaemon
?Kerio
Roundcube
GoPhish
Trend Micro Deep Security|deep security
Cybereason
Cylance
Windows Autopilot|?autopilot
Windows Deployment Services
Nexpose
InsightVM
InsightIDR
?Nuclei
Gobuster
ffuf
Hashcat
?BloodHound
Mimikatz
Cobalt Strike
Netcat
Ettercap
Parrot OS|parrot security
Security Onion
IDA Pro
Cuckoo Sandbox
ANY.RUN
Exabeam
Securonix
Elastic Security
Splunk SOAR|splunk phantom
IBM MaaS360|maas360
Symantec DLP
Thycotic|?delinea
LastPass
Oracle Identity Manager
ForgeRock
Saviynt
ManageEngine ADManager|admanager plus
ManageEngine OpManager|opmanager
RSA SecurID
?Vanta
Drata
OpenPages
DefectDojo
Cymulate
Pentera
SecurityScorecard
BitSight
Recorded Future
OpenCTI
phpIPAM
NTOPng|ntop
NetSpot
inSSIDer
WiFi Analyzer
iPerf
Cambium cnMaestro|cnmaestro
G-NetTrack
Genex Probe|genex assistant
Pathloss
Huawei eSight
Nokia 5620 SAM|5620 sam|nokia nsp
Splynx
EXFO ToolBox|otdr exfo toolbox
?Smallworld|ge smallworld
Netcracker
Oracle BRM
Click Software|clickschedule
Yeastar
?Sangoma
GoTo Connect
Lifesize
BlueJeans
?Whereby
Workvivo
Staffbase
`;
