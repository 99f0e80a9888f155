/** Clouds, delivery of software, data bases, pipelines and reports. Marks as in oficina.ts. */
export const DATOS = `
AWS EventBridge|eventbridge
AWS CodePipeline|codepipeline
AWS CodeBuild|codebuild
AWS CodeDeploy|codedeploy
AWS Elastic Beanstalk|elastic beanstalk
AWS IAM
AWS VPC
AWS Route 53|route 53|route53
AWS CloudFront|cloudfront
AWS CloudTrail|cloudtrail
AWS Config
AWS GuardDuty|guardduty
AWS WAF
AWS KMS
AWS Secrets Manager
AWS Systems Manager
AWS AppSync|appsync
AWS EMR|amazon emr
AWS Kinesis|?kinesis
AWS DMS
Amazon ECR|aws ecr
Amazon Aurora|aurora mysql|aurora postgresql|aws aurora
Amazon DocumentDB|documentdb
Amazon ElastiCache|elasticache
Amazon OpenSearch|opensearch
Amazon EBS
Boto3
Serverless Framework
Azure App Service
Azure Blob Storage
Azure Virtual Desktop|?AVD azure
Azure Key Vault|key vault
Azure Service Bus
Azure Event Hub|event hubs|azure event hubs
Azure API Management|apim azure
Azure Application Insights|application insights
Azure Log Analytics|log analytics
Azure Pipelines
Azure Boards
Azure Container Registry
Azure Stream Analytics
Azure Arc
Google App Engine|app engine
Google Cloud Storage
Google Compute Engine
Google Cloud Composer|cloud composer
Google Cloud Build|cloud build
Google Cloud Bigtable|bigtable
Google Apps Script|apps script
Google Maps API|google maps platform
Google Translate|google traductor
Google My Maps|my maps
Alibaba Cloud|aliyun
Huawei Cloud
OpenStack
Fluentd
Kustomize
Terraform Cloud
Ceph
MinIO
Minikube
Docker Desktop
Docker Hub|dockerhub
Apache Zookeeper|?zookeeper
MapR
@Cloudera
Hortonworks
?HDFS
MapReduce
SparkSQL|spark sql
Spark Streaming
Informatica Cloud|IICS
Tableau Prep
Tableau Server
Tableau Desktop
Tableau Public
Power BI Service
Power BI Report Builder|report builder
Power BI Desktop
DAX Studio
Tabular Editor
Talend Open Studio
Pentaho Data Integration|pentaho kettle|spoon pentaho
Pentaho BI
Denodo
MySQL Workbench
MongoDB Atlas
Robo 3T|Robomongo
Studio 3T
?Firebird
PL/SQL Developer
IFTTT
?Manus AI
Beautiful.ai
Napkin AI
Microsoft 365 Copilot|copilot 365
Unity Catalog
Google Gemini
Google Bard
AWS Organizations
AWS Control Tower
AWS SAM
AWS Lake Formation|lake formation
AWS Lightsail|lightsail
AWS WorkSpaces|amazon workspaces
Amazon EFS
Amazon SES|aws ses
LocalStack
Azure Virtual Machines
Azure Container Apps
Azure Analysis Services
Azure Bicep|?bicep
ARM Templates
Azure Backup
Google Cloud Spanner|cloud spanner
Google Anthos|?anthos
Google Street View
Google Alerts
OVHcloud
Linode
Vultr
Hetzner
@Rackspace
Render.com
Fly.io
Coolify
Cloudinary
Fastly
Uptime Robot|uptimerobot
Pingdom
Uptime Kuma
Checkmk|check_mk
Netdata
Instana
Elastic APM
Alertmanager
ScienceLogic
LogicMonitor
Site24x7
Moogsoft
Rollbar
Bugsnag
Zipkin
Fluent Bit
Filebeat|Metricbeat
Sumo Logic
Terragrunt
OpenTofu
Open Policy Agent|?OPA
Aqua Security
Prisma Cloud|Twistlock
Sysdig
Cilium
K3s
Lens Kubernetes
Knative
Karpenter
Drone CI
CloudBees
Codemagic
UrbanCode|ibm urbancode
?Foreman
Apache Pulsar|?pulsar
Apache Ranger
Dremio
SingleStore
Vertica
Greenplum
Informatica MDM
Attunity|Qlik Replicate
GoodData
Klipfolio
Databox
Geckoboard
Porter Metrics
Windsor.ai
Keboola
Meltano
Hightouch
?Atlan
OpenMetadata
dbdiagram.io
Percona
CockroachDB
ArangoDB
ScyllaDB
?Interbase
Adminer
Quest Foglight
Redgate
Xano
?Adalo
Thunkable
WeWeb
Appwrite
PocketBase
Appsmith
Quickbase
NocoDB
Joget
Genspark
?Kimi
Jasper AI
Copy.ai
Writesonic
?Elicit
SciSpace
Research Rabbit
Connected Papers
ChatPDF
`;
