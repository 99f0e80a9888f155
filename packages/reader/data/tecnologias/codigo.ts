/** Languages, frameworks, libraries, tests and robots that click. Marks as in oficina.ts. */
export const CODIGO = `
CoffeeScript
ActionScript
Turbo Pascal
VBScript
CMake
Apache Ant|ant apache
NuGet
?pip
WebAssembly|?wasm
WebSockets|websocket
OpenID Connect|?OIDC
JWT|json web token|json web tokens
?SAML
?YAML
Jinja2|jinja
?Markdown
Doxygen
Knockout.js|knockoutjs|?knockout
ExtJS|ext js|?Sencha
Meteor.js|meteorjs
?Axios
DataTables
Chart.js|chartjs
Highcharts
Kendo UI
SweetAlert
p5.js
Materialize CSS|?materialize
PrimeReact
FlutterFlow|flutter flow
Riverpod
?GetX
Redux Toolkit
SvelteKit
?PM2
Angular CLI
Android SDK
?Qt|qt creator
PyQt|pyqt5
Tkinter
DirectX
ONNX
TensorFlow.js
MediaPipe
?YOLO|yolov5|yolov8|yolov4|yolov11
?Tesseract|tesseract ocr
Amazon Bedrock|aws bedrock
Azure OpenAI
Azure Cognitive Services
Azure AI Foundry
Google AI Studio
Claude Code
OpenAI Codex
OpenAI Whisper
Codeium
Tabnine
?Lovable
Bolt.new
v0.dev
LangGraph
LangSmith
LangFlow
Flowise
CrewAI
AutoGen
Semantic Kernel
Dify
?Mistral
DeepSeek
Qwen
?Grok
Meta AI
LM Studio
vLLM
?AutoML
DuckDB
GeoPandas
GDAL
NetworkX
Gephi
Cytoscape
Pyomo
OR-Tools
JupyterLab
?Zeppelin|apache zeppelin
?Spyder
?Kaggle
Spring Data JPA
Log4j
Apache POI
Apache CXF
JAXB
JDBC
?JSP
RESTEasy
Jakarta EE
TestNG
JaCoCo
Red Hat Fuse|jboss fuse
Red Hat Ansible Tower|ansible tower|AWX
IBM Datapower|datapower
IBM API Connect|api connect
IBM Netezza|netezza
IBM InfoSphere|infosphere
IBM SPSS Modeler|spss modeler
IBM Planning Analytics|ibm tm1|TM1
IBM watsonx|watsonx
IBM RPG IV|RPGLE
SQLRPGLE|sqlrpg
IBM Rational ClearCase|clearcase
?Tandem|hp nonstop
VSAM
InterSystems Caché
Velneo
FileMaker|filemaker pro
ScriptCase
Vlocity|OmniStudio
SharePoint Designer
SharePoint Framework|SPFx
InfoPath
K2 BlackPearl
BizTalk|biztalk server
ADO.NET
ASP.NET Web Forms|webforms
xUnit
Rad Studio|embarcadero
Visual SourceSafe
Zend Framework
XAMPP
WAMP|wampserver
MAMP
Laragon
MediaWiki
GitHub Pages
Sourcetree
GitKraken
TortoiseSVN
GitFlow
SonarCloud
SonarLint
WSO2 API Manager
Boomi|dell boomi
Microsoft Power Automate Desktop|power automate desktop
Electroneek
Robocorp
AutoIt
AutoHotkey
Sikuli|sikulix
Kofax RPA
UiPath Orchestrator
UiPath Studio
Selenium IDE
Selenium Grid
Applitools
Tricentis Tosca|?tosca
NeoLoad
BlazeMeter
ReadyAPI
TestLink
Zephyr Scale
Azure Test Plans
Bugzilla
MantisBT|mantis bt
Allure Report
?Fiddler
?Lazarus
Free Pascal
Smalltalk
QBasic
Bazel
MSBuild
?Homebrew
Chocolatey
OData
XAML
XPath
Handlebars.js|handlebars
?Mustache
EJS
MkDocs
Docusaurus
GitBook
Javadoc
?Bower
Browserify
RequireJS
?Polymer
?Aurelia
Underscore.js
Lodash
Moment.js|momentjs
amCharts
ApexCharts
ECharts|apache echarts
Recharts
Syncfusion
AG Grid
GSAP
Framer Motion
PixiJS
CesiumJS|?cesium
Turf.js
Deck.gl
Semantic UI
PrimeVue
Radix UI
DaisyUI
Element Plus|element ui
Redux Saga
XState
NextAuth
React Router
React Hook Form
?Hono
FeathersJS
Nodemailer
Passport.js
Nodemon
Module Federation
Angular Universal
Kotlin Coroutines
Android NDK
Kivy
?GTK
wxWidgets
OpenSSL
OpenCL
TensorRT
TensorFlow Lite
Ultralytics
Roboflow
Label Studio
Amazon Textract|textract
Amazon Rekognition|rekognition
Amazon CodeWhisperer|codewhisperer
OpenRouter
Open WebUI
Qdrant
Word2Vec
Gensim
Theano
MXNet
fast.ai|fastai
PyTorch Lightning
Optuna
PyCaret
BigML
Rasterio
SymPy
SimPy
Numba
Cython
OpenPyXL
Virtualenv
Pylint
Flake8
Spring Cloud Gateway
Resilience4j
MapStruct
Dropwizard
MicroProfile
jOOQ
EclipseLink
PowerMock
Checkstyle
Red Hat 3scale|3scale
Red Hat Satellite
Axway
IBM RAD
IBM Cloud Pak
IBM Rational DOORS
OpenVMS
File-AID
?ISPF
InterSystems IRIS
WinDev|webdev
4th Dimension|4d database
LANSA
PHPRunner
PHPMaker
Force.com
Copado
Salesforce Data Loader
.NET 6|.net 8|.net 7
Razor Pages
Hangfire
AutoMapper
Serilog
?Moq
SpecFlow
Silverlight
?Avalonia
ReSharper
?Doctrine
API Platform
Codeception
DokuWiki
Typo3
Craft CMS
October CMS
?Plone
?Jekyll
Gitea
TortoiseGit
Beyond Compare
WinMerge
Dependabot
Mend.io|WhiteSource
Black Duck
Codacy
Codecov
Bruno API
Hoppscotch
Thunder Client
?Stoplight
RapidAPI
?Tyk
KrakenD
SnapLogic
Workato
?Pipedream
ABBYY FlexiCapture|flexicapture
?Protractor
Nightwatch.js|?nightwatch
CodeceptJS
LambdaTest
?Perfecto
Kobiton
AWS Device Farm
Firebase Test Lab
Testim
?Mabl
SilkTest
Rational Functional Tester|rational robot
?Artillery
WebPageTest
Parasoft
MockServer
PractiTest
?Qase
?MTM|microsoft test manager
ExtentReports
ReportPortal
FitNesse
Supertest
?Stryker
axe DevTools|axe-core
Pa11y
Charles Proxy
mitmproxy
`;
