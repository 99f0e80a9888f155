/** Languages, frameworks, clouds, testing and data. Marks as in oficina.ts. */
export const DIGITAL = `
OpenTelemetry|open telemetry
?Jaeger
?Loki
?Tempo
Thanos
Istio
Linkerd
?Envoy
Traefik
HAProxy|ha proxy
Varnish
Memcached
Hazelcast
?etcd
?Consul
?Vault|hashicorp vault
?Nomad
?Packer
Pulumi
CloudFormation|aws cloudformation
AWS CDK
AWS Glue|?glue
AWS Redshift
AWS SageMaker|sagemaker
AWS RDS|amazon rds
AWS ECS|amazon ecs|ecs fargate|Fargate
Amazon EKS|?eks
Amazon SQS|?SQS
Amazon SNS
Amazon CloudWatch|cloudwatch
Amazon Athena|?athena
Amazon QuickSight|quicksight
AWS Step Functions|step functions
AWS Amplify|amplify
Amazon Cognito|cognito
API Gateway|aws api gateway
Azure Functions
Azure SQL
Azure AKS|?aks
Azure Cosmos DB|cosmos db|cosmosdb
Azure Databricks
Azure Active Directory|azure ad|Entra ID|microsoft entra
Azure Machine Learning|azure ml
Azure Logic Apps|logic apps
Azure Monitor
Azure Data Lake
Azure Synapse Analytics
Microsoft Fabric
Microsoft Purview
Cloud Run|google cloud run
Cloud Functions
?GKE|google kubernetes engine
Pub/Sub
Dataflow
Dataproc
Vertex AI
Cloud SQL
Firestore
Oracle Cloud Infrastructure|?oci
IBM Cloud
IBM Watson|?watson
IBM MQ|WebSphere MQ|MQSeries
IBM DataStage|datastage
IBM Integration Bus|?iib
IBM Rational
Control-M|control m|bmc control-m
AutoSys
Tivoli|tivoli storage manager
HP ALM|Quality Center|hp quality center
HP Service Manager
Micro Focus UFT|?uft
Ranorex
TestComplete
SmartBear
LoadRunner|load runner
Gatling
k6
Locust
?Karate
Serenity BDD|serenity
REST Assured|rest-assured
Postman Newman
WireMock
?Pact
?Detox
?Espresso
XCTest
TestCafe
WebdriverIO
Puppeteer
?Xray
Zephyr
qTest
BrowserStack
Sauce Labs
Vitest
?Jasmine
?Karma
?Enzyme
Testing Library|react testing library
Chromatic
ESLint
Prettier
Husky
Turborepo
?Nx
Lerna
?npm
?Yarn
?pnpm
?Parcel
Rollup
esbuild
?SWC
?Gulp
?Grunt
?Remix
Gatsby
?Qwik
Preact
?Lit
Alpine.js|alpinejs
?HTMX
Stencil
Zustand
MobX
Recoil
TanStack Query|react query|tanstack
?SWR
Apollo GraphQL|apollo client|apollo server
?Relay
Hasura
PostgREST
tRPC
?Zod
Formik
Material UI|?mui|material-ui
Chakra UI|chakra
Ant Design|?antd
Mantine
shadcn/ui|shadcn
?Bulma
?Foundation
Styled Components|styled-components
?Emotion
Angular Material
PrimeNG|prime ng
NgRx
?Vuex
Pinia
Vuetify
?Quasar
?Expo
?Capacitor
NativeScript
Unity3D
Godot
?Phaser
Babylon.js
A-Frame
WebGL
OpenGL
Vulkan API
?CUDA
OpenMP
?MPI
Arduino IDE
?Koa
?Hapi
Adonis|adonisjs
Sails.js
LoopBack
Strapi CMS
Directus
?Ghost
Payload CMS
KeystoneJS
?Sanity
Prismic
?Medusa
?Drizzle|drizzle orm
?Knex|knex.js
MikroORM
Objection.js
BullMQ
Celery
SQLAlchemy
Alembic
Pydantic
Gunicorn
uWSGI
Tornado
aiohttp
Scrapy
Beautiful Soup|beautifulsoup
?Poetry
?Conda
Streamlit
Gradio
?Dash
Plotly
Matplotlib
Seaborn
Bokeh
?Altair
ggplot2
dplyr
tidyverse
?Shiny|r shiny
?caret
data.table
?Polars
?Dask
?Vaex
XGBoost
LightGBM
CatBoost
?Prophet
statsmodels
MLflow|ml flow
Kubeflow
?DVC
Weights & Biases|wandb
H2O.ai|h2o
DataRobot
Dataiku
SAS Base
?Orange
?Weka
?Stan
?BERT
LLaMA
Ollama
OpenAI API
GPT-4|gpt-3|gpt4
LlamaIndex
Pinecone
Weaviate
?Chroma
Milvus
FAISS
pgvector
TimescaleDB
InfluxDB
ClickHouse
?Druid
?Pinot
Trino
PrestoDB
?Hive|apache hive
?Impala
HBase
?Pig
Sqoop
Flume
Oozie
NiFi|apache nifi
Flink|apache flink
?Beam|apache beam
Apache Camel|?camel
ActiveMQ
?NATS
?MQTT
ZeroMQ
Debezium
Confluent
Fivetran
Stitch
Airbyte
Matillion
Ab Initio
Great Expectations
Dagster
Prefect
?Luigi
Mode Analytics
Redash
Grafana Loki
?Hex
?Sigma
LookML
?Collibra
Alation
Apache Atlas
DataHub
Delta Lake
?Iceberg|apache iceberg
?Hudi
Parquet
?Avro
Protobuf|protocol buffers
?Thrift
AsyncAPI
?WSDL
`;
