/** Data bases, development desks, security, networks and the machines behind them. Marks as in oficina.ts. */
export const REDES = `
?XSLT
?EDI
HL7
?FHIR
ISO 8583
Swift UI
Kotlin Multiplatform|?kmm
RxJava
?Dagger
?Hilt
Retrofit
?Room
?Realm
Core Data
?Combine
UIKit
Alamofire
CocoaPods
Fastlane
Bitrise
App Center
TestFlight
Crashlytics|firebase crashlytics
Google Play Console|play console
App Store Connect
Spring Cloud
Spring Security
Spring Batch
Spring Data
Spring WebFlux|webflux
JavaFX
?Swing
Vaadin
?GWT
Grails
Play Framework
?Akka
?Ktor
Vert.x
MyBatis
?EJB
?JMS
JAX-RS
?JBPM
Drools
Liferay DXP
GlassFish
Payara
Jetty
?OSGi
Lombok
Thymeleaf
Freemarker
ASP Clásico|classic asp
?WCF
?WPF
WinForms|Windows Forms
?LINQ
Dapper
SignalR
NHibernate
Umbraco
Kentico
DotNetNuke
Telerik
DevExpress
JasperReports|jasper reports|JasperSoft|iReport
?BIRT
FastReport
Livewire
Filament
Inertia.js
?Blade
?Composer
?Twig
?Slim
Lumen
Phalcon
Moodle PHP
WordPress Elementor
?Divi
?ACF
Yoast|yoast seo
Rank Math
Sinatra
Sidekiq
RSpec
Capistrano
?Phoenix
?Nim
?Zig
?F#
?Julia
?Crystal
OCaml
Prolog
?Lisp
?Scheme
?Ada
?VHDL
Verilog
?Natural|adabas natural
Adabas
Progress 4GL|OpenEdge|progress openedge
?Clipper
dBase
?Clarion
Magic xpa
Uniface
Informix 4GL
Oracle Reports
?CICS
?IMS
?REXX
Easytrieve
Endevor
?TSO
SAP UI5|sapui5|ui5
SAP CPI
?Apex
Visualforce
?LWC|lightning web components
ServiceNow ITSM
Jira Service Management|Jira Service Desk|service desk jira
ManageEngine|Service Desk Plus|ServiceDesk Plus
?Ivanti
Cherwell
BMC Helix
Spiceworks
Lansweeper
OCS Inventory
PDQ Deploy
?Jamf
Kandji
MobileIron
AirWatch|Workspace ONE
Cisco Meraki|meraki
Cisco ASA
Cisco ISE
Cisco Umbrella
Cisco AnyConnect
?Aruba|aruba networks
Ruckus
Extreme Networks
F5|f5 big-ip|BIG-IP
A10
Imperva
@Akamai
Zscaler
Netskope
CrowdStrike|crowd strike
SentinelOne|sentinel one
Microsoft Defender|windows defender|?Defender
Microsoft Sentinel|azure sentinel
@Sophos
@Kaspersky
?ESET|eset nod32|NOD32
Trend Micro
McAfee|Trellix
Symantec
Bitdefender
Avast
Carbon Black
Darktrace
Tenable
Qualys
Rapid7
OWASP ZAP|owasp
Acunetix
Nikto
?Hydra
John the Ripper
Aircrack
Maltego
Shodan
Wazuh
OSSEC
Suricata
?Zeek
ArcSight
LogRhythm
Graylog
Elastic SIEM
TheHive
?MISP
CyberArk
SailPoint
?Okta
Ping Identity
?Duo
OneLogin
FreeRADIUS
OpenVPN
WireGuard
@SolarWinds
WhatsUp Gold
?Cacti
LibreNMS
?Icinga
Centreon
Observium
PuTTY
MobaXterm
SecureCRT
WinSCP
FileZilla
Royal TS
GNS3
EVE-NG
FreePBX
Avaya IP Office
Cisco CUCM|?cucm|cisco call manager|Call Manager
Asterisk PBX
Microsoft SQL Server Management Studio|?ssms
DBeaver
?Toad
SQL Developer|Oracle SQL Developer
pgAdmin
phpMyAdmin
HeidiSQL
DataGrip
Navicat
MongoDB Compass
Oracle RAC
Oracle GoldenGate|goldengate
Oracle Exadata|exadata
Data Guard
?RMAN
Liquibase
Flyway
Notepad++|notepad
?Atom
WebStorm
PhpStorm
?Rider
?Cursor
?Windsurf
CodeSandbox
Replit
?Fedora
Arch Linux
Oracle Linux
Rocky Linux
AlmaLinux
?SUSE|suse linux
FreeBSD
?Solaris
HP-UX
@Nutanix
@NetApp
?EMC
@Dell EMC
?HPE
Synology
?QNAP
Commvault
NetBackup|veritas netbackup
Arcserve
Backup Exec
?Xen|xenserver
Podman
containerd
?LXC
?Portainer
Docker Swarm
Rundeck
SaltStack|salt stack
CFEngine
FluxCD|flux cd
Spinnaker
?Harness
TeamCity
Octopus Deploy
?Nexus|sonatype nexus
Artifactory|JFrog
?Harbor
?Snyk
Checkmarx
Fortify
Veracode
Trivy
?Perforce
Mercurial
?CVS
Gerrit
Azure Repos
?Trac
YouTrack
?Linear
?Shortcut
Pivotal Tracker
?Rally
VersionOne
SAFe Agile|scaled agile
Kanban
`;
