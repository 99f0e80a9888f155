/** Clouds, data, security, media and games. Marks as in oficina.ts. */
export const NUBE = `
Emblue|embluemail
Zoho Desk
Zoho People
Jelou
Cari AI
Keyin
Wivo
Instapage
Bitly
Notion AI
Perplexity
Suno
ElevenLabs
HeyGen
Runway ML|runwayml
Leonardo AI
Gamma App|gamma.app
NotebookLM
GitHub Copilot
Cursor IDE
Microsoft Copilot
Power Virtual Agents|Copilot Studio
Microsoft Planner
Microsoft To Do
Microsoft Lists
Microsoft Fabric
Microsoft Defender
Entra ID|azure ad|azure active directory
Exchange Online
Google Admin
Google Colab|colab
Vertex AI
AWS Lambda|amazon lambda
Amazon S3|aws s3
Amazon EC2|aws ec2
CloudWatch
CloudFormation
EKS|amazon eks
ECS Fargate|Fargate
Amazon RDS|aws rds
Amazon SageMaker|sagemaker
Amazon Connect
Azure Functions
Azure Data Factory|adf azure
Azure Synapse|synapse analytics
Azure Logic Apps|logic apps
Cosmos DB|cosmosdb
App Service
GKE
Cloud Run
Cloud Functions
Pub/Sub
Dataform
Great Expectations
Fivetran
Airbyte
Stitch Data
Trino
Apache Flink|flink
Apache NiFi|nifi
Apache Beam
Delta Lake
MLflow
Kubeflow
XGBoost
LightGBM
spaCy
Hugging Face|huggingface
Streamlit
Plotly
Matplotlib
Seaborn
?Shiny
D3.js|d3js
Three.js|threejs
Leaflet
Mapbox
OpenLayers
GeoServer
PostGIS
Redux
MobX
Zustand
Prisma ORM
Sequelize
TypeORM
Hibernate
MyBatis
Spring Cloud
Quarkus
Micronaut
Keycloak
Auth0
Okta
HashiCorp Vault
Consul HashiCorp
Istio
Linkerd
Traefik
HAProxy
Pulumi
Crossplane
FluxCD
Tekton
Spinnaker
SonarQube
Snyk
Checkmarx
Veracode
OWASP ZAP
?Fortify
Qualys
CrowdStrike
SentinelOne
Carbon Black
Wazuh
QRadar
ArcSight
LogRhythm
Graylog
?Sentry
PagerDuty
Opsgenie
Dynatrace
AppDynamics
OpenTelemetry
Telegraf
InfluxDB
TimescaleDB
ClickHouse
CouchDB
Couchbase
Memcached
ElasticSearch|elastic search
Apache Solr|solr
Algolia
Meilisearch
Ghost CMS
Strapi
Contentful
Sanity CMS
Adobe Experience Manager|aem adobe
Sitecore
Umbraco
Salesforce Marketing Cloud
Salesforce Commerce Cloud
Pardot
Marketo
Eloqua
Braze
Insider Growth
Hotjar
Microsoft Clarity
VWO
Optimizely
AppsFlyer
Adjust SDK
Branch.io
Kissmetrics
Mixpanel
Segment CDP
Supermetrics
Screaming Frog
Ubersuggest
Yoast
Elementor
Divi Builder
Leadpages
ClickFunnels
Hotmart
Kajabi
Teachable
Thinkific
SDL Trados|trados
Trados Studio
memoQ
Wordfast
OmegaT
Subtitle Edit
Aegisub
Avid Media Composer|Media Composer
Vegas Pro|sony vegas
Wirecast
vMix
Resolume
QLab
grandMA|grandMA2|grandMA3
Avolites
Avolites Titan
ETC Eos
Hog 4|road hog|roadhog
MagicQ|chamsys|chamsys magicq
Vectorworks Spotlight
Daslight
Lightkey
MadMapper
Millumin
VDMX
ArKaos
Watchout|dataton watchout
Show Cue System|show cue systems
Smaart
EASE Focus
Max/MSP|max msp
Dante Controller
Cubase
Reaper DAW
Sibelius
MuseScore
Finale Music
Capture One
Luminar
Topaz Labs
Helicon Focus
PTGui
Pix4Dmapper
Litchi
DJI Fly
DJI GO
Mission Planner
QGroundControl
Clo3D
Marvelous Designer
Substance Painter
Houdini SideFX
Nuke Foundry
Toon Boom Harmony|toon boom
Moho Animation
Spine 2D
Godot
GameMaker
Construct 3
RPG Maker
Roblox Studio
`;
