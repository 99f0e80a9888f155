/** Software makers: languages, frameworks, data, clouds, networks. Marks as in oficina.ts. */
export const INFORMATICA = `
Java|java se|java ee|J2EE|java 8|java 11|java 17
JavaScript|java script|javascript es6|ecmascript|?js|?es6|?ecmascript 6|javascrip|javscript|javascrpit
TypeScript|type script|typescrip
Python|phyton|pyton|pithon|phython|python3|pyhton|piton lenguaje
PHP
C#|c sharp|csharp
C++
?C
?Go|Golang
?Rust
Ruby
Ruby on Rails|rails|ror
Kotlin
?Swift
Objective-C
?Dart
Flutter
Scala
Perl
Elixir
Erlang
Haskell
Clojure
Groovy
Lua
Cobol
Fortran
Pascal
Delphi
Visual Basic|visual basic 6|VB6|visual basic .net|VB.NET|visualbasic
Visual FoxPro|fox pro|foxpro
PowerBuilder|power builder
Genexus|gene xus
RPG|rpg ile|as400 rpg
AS/400|as400|as 400|iSeries|IBM i
Mainframe|z/OS|zos
JCL
Assembler
Solidity
Bash|shell script|shell scripting|bash scripting
PowerShell|power shell
.NET|dot net|.net core|.net framework|asp.net|asp net|asp.net core|net core|asp.net mvc|dotnet|punto net
Blazor
Xamarin
.NET MAUI
Entity Framework
HTML|html5|html 5
CSS|css3|css 3
Sass|SCSS
Less
Tailwind CSS|tailwind|tailwindcss
Bootstrap|boostrap
jQuery|j query
AJAX
React|react.js|reactjs|react js
React Native|reactnative
Redux
Next.js|nextjs|next js
Vue.js|vue|vuejs|vue js
Nuxt|nuxt.js|nuxtjs
Angular|angularjs|angular js|angular 2
RxJS
Svelte
SolidJS
Astro
Ember.js|ember
Backbone.js
Three.js
D3.js|d3
Webpack
Vite
Babel
Node.js|node|nodejs|node js
?Express|express.js|expressjs
NestJS|nest.js|nest js
Fastify
Deno
Bun
Django|django rest framework
Flask
FastAPI|fast api
Laravel
Symfony
CodeIgniter|code igniter
CakePHP
Zend
Yii
Spring Boot|springboot
?Spring|spring framework|spring mvc
Hibernate
JPA
JSF|PrimeFaces
Struts
Quarkus
Micronaut
Maven
Gradle
JUnit
Mockito
Tomcat|apache tomcat
JBoss|WildFly
WebLogic|web logic
WebSphere
IIS
Nginx
Apache
GraphQL|graph ql
REST|api rest|rest api|apis rest|restful|api restful
SOAP
gRPC
JSON
XML
Swagger|OpenAPI
Postman|?post man|postmann
SoapUI|soap ui
Insomnia
Git
GitHub|git hub|githup
GitLab|gitlab ci
Bitbucket|bit bucket
SVN|Subversion
GitHub Actions
Jenkins|?jenkin|jenkings|yenkins
CircleCI
Travis CI
Azure DevOps|azure devops server|TFS
Bamboo
Argo CD|ArgoCD
Docker|docker compose|docker-compose|?dockers|doker
Kubernetes|k8s|kubernets|kubernete|kubernettes|kuberneters
OpenShift|open shift
Helm
Rancher
Terraform|?terra form|terraforms
Ansible|ansibles
Puppet
Chef
Vagrant
Prometheus
Grafana
Kibana
Elasticsearch|elastic search
Logstash
ELK|elk stack
Splunk
Datadog
New Relic
Dynatrace
AppDynamics
Nagios
Zabbix
PRTG
SonarQube|sonar qube|sonarqub
AWS|amazon web services|amazon web service|amazon cloud
Amazon EC2|ec2
Amazon S3|aws s3
AWS Lambda
Azure|microsoft azure
Google Cloud|google cloud platform|googlecloud|google clouds
GCP
Heroku
Vercel
Netlify
DigitalOcean|digital ocean
Firebase
Supabase
Cloudflare
VMware|vm ware|vmware esxi|v-mware|wmware|vmwere
VMware vSphere|vsphere
Hyper-V|hyper v
Proxmox
VirtualBox
Citrix
Linux|gnu/linux
Ubuntu
Red Hat|redhat
Red Hat Enterprise Linux|rhel
Red Hat Linux
CentOS
Debian
Unix
AIX
Windows Server|windows server 2019|windows server 2016|window server|windowsserver
Active Directory|directorio activo|active directori|ad ds|directory active|activedirectory
?Exchange|exchange server|microsoft exchange
Intune
SCCM
SQL|lenguaje sql
SQL Server|microsoft sql server|mssql|ms sql|ms sql server|sqlserver
MySQL|my sql|mysq
MariaDB|maria db
PostgreSQL|postgres|postgre|postgresql server|postgresq|postgreesql|posgresql|posgres|postgress
SQLite
MongoDB|mongo db|mongo
Redis
?Cassandra
DynamoDB
Neo4j
CouchDB
Oracle PL/SQL|pl/sql|pl sql|plsql
T-SQL|transact-sql|transact sql
DB2|ibm db2
Sybase
Informix
Teradata
Snowflake|?snow flake
BigQuery|big query|bigquerry
Redshift
Databricks|data bricks|databrick|data brick
Hadoop
PySpark
Slurm
Astropy
Spark|apache spark
Kafka|apache kafka
RabbitMQ|rabbit mq
Airflow|apache airflow
dbt
Talend
Informatica PowerCenter|powercenter
Pentaho
SSIS|integration services
SSRS|reporting services
?SSAS
Azure Data Factory|data factory
Azure Synapse
Alteryx
KNIME
RapidMiner
DAX
MicroStrategy|micro strategy
Cognos|ibm cognos
BusinessObjects|business objects|sap businessobjects
Metabase
Superset
Pandas
NumPy
SciPy
scikit-learn|scikit learn|sklearn
TensorFlow|tensor flow
Keras
PyTorch
OpenCV
NLTK
spaCy
Hugging Face
LangChain
ChatGPT|chat gpt|OpenAI|chatgtp|chat gtp|chat g.p.t|chapgpt
Copilot
Gemini
Claude
Midjourney
Jupyter|jupyter notebook
Anaconda
Selenium|selenium webdriver
Cypress
Playwright
Appium
JMeter
Katalon
TestRail|test rail
Cucumber
Robot Framework
Jest
Mocha
PHPUnit
pytest
UiPath|ui path|uipad
Automation Anywhere
Blue Prism
Rocketbot
Visual Studio Code|vs code|vscode|visual code|visualstudio code
Visual Studio
IntelliJ|intellij idea
Eclipse
NetBeans|net beans
Android Studio
Xcode
PyCharm
Sublime Text
Vim
Android
iOS
Ionic
?Cordova
SwiftUI
Jetpack Compose
Scrum|metodologia scrum
ITIL
DevOps|dev ops
CI/CD
Cisco Packet Tracer|packet tracer|packet traicer
Cisco|cisco ios
CCNA
Mikrotik|mikro tik
Ubiquiti
UniFi
Fortinet|FortiGate|forti gate|fortigates
Palo Alto
Check Point|checkpoint firewall
pfSense
Juniper
Huawei Networks
Wireshark
Nmap
Metasploit
Kali Linux|kali
Burp Suite
Nessus
OpenVAS
Snort
QRadar
Veeam
Acronis
TCP/IP|tcp ip
VPN
DNS
DHCP
VLAN
MPLS
BGP
OSPF
VoIP|voz sobre ip|telefonia ip
SIP
~Fibra óptica|fusionadora|fusionadora de fibra|OTDR|fusion de fibra optica
GPON
OpenRefine
Liferay
Alfresco
Strapi
Contentful
Sitecore
Adobe Experience Manager|aem
MuleSoft|mule soft
Apigee
Kong
TIBCO
webMethods
Camunda
Appian
OutSystems|out systems
Mendix
Retool
Bubble
ERwin
Enterprise Architect
StarUML|star uml
Lucidchart|lucid chart
draw.io|drawio
Balsamiq
Zeplin
Marvel App
Axure
Storybook
Sequelize
Prisma
TypeORM|type orm
Mongoose
Socket.io|socket io
WebRTC
OAuth
Keycloak
Auth0
LDAP
Sentry
Stripe
PayPal
Twilio
SendGrid
Algolia
Power Platform
Dataverse
Cloud Computing
`;
