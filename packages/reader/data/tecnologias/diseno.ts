/** Design, sound, film, marketing and its measurements. Marks as in oficina.ts. */
export const DISENO = `
Procreate
Affinity Designer|?affinity
Affinity Photo
Affinity Publisher
Adobe Bridge
Adobe Fresco
Adobe Animate|animate cc
Adobe Express|adobe spark
Adobe Firefly|firefly
Adobe Media Encoder|media encoder
Adobe Dimension
Adobe Illustrator Draw
QLC+
Adobe Fireworks|fireworks
?Flash|adobe flash
QuarkXPress|quark xpress|?quark
PageMaker
FreeHand|macromedia freehand
Capture One
Camera Raw
?Luminar
DxO
Photo Mechanic
Photopea
Pixlr
PicsArt
Snapseed
?VSCO
InShot
Kinemaster
?VN
iMovie
?Avid|avid media composer|Media Composer
Vegas Pro|sony vegas
Pinnacle
Movavi
Wondershare
ProPresenter
vMix
Wirecast
Streamlabs
StreamYard
Restream
Resolume
Logic Pro|logic pro x
Cubase
?Reaper
?Reason
GarageBand
Adobe Podcast
Descript
Riverside
?Anchor
Spotify for Podcasters
Dinesat
ZaraRadio|zara radio
Zara Studio
Sibelius
?Finale
MuseScore
Toon Boom|toon boom harmony
?Spine
?Moho
TouchDesigner
Substance 3D
Clo 3D|clo3d
Optitex
?Gerber|gerber accumark|AccuMark
?Lectra|Modaris
Audaces
Marvelous Designer
Wilcom
Richpeace
Versaworks
?Onyx
Caldera RIP
FlexiSIGN
Silhouette Studio
Cricut
LightBurn
RDWorks
Freepik
Envato
Shutterstock
Behance
Dribbble
?Pinterest
Framer
?Principle
ProtoPie
Origami Studio
?Marvel
FigJam
Whimsical
?Maze
UserTesting
Optimal Workshop
?Lottie
?Rive
?Spline
Visme
Piktochart
Infogram
Flourish
Datawrapper
Brandwatch
Talkwalker
@Meltwater
Buzzsumo|buzz sumo
Brand24
?Mention
Awario
Emplifi|Socialbakers
Fanpage Karma
Not Just Analytics
HypeAuditor
Creator Studio
Agorapulse
SocialPilot
Later Media
Planoly
Linktree
Bitly
X Ads|twitter ads
Pinterest Ads
Spotify Ads
Google Display|google display network
Display & Video 360|DV360
Campaign Manager 360
Google Merchant Center|merchant center
Google Optimize
Google My Business|google business profile
Google Trends
Google Keyword Planner|keyword planner
Bing Ads|Microsoft Advertising
@Taboola
Outbrain
?Criteo
AdRoll
The Trade Desk
AppsFlyer
?Adjust
?Branch
?Segment
?Braze
CleverTap
OneSignal
?Insider
Emarsys
@Dynamic Yield
Optimizely
?VWO
AB Tasty
Adobe Analytics
Adobe Target
Adobe Campaign
Matomo
?Clarity|microsoft clarity
Crazy Egg
FullStory
?Heap
PostHog
Supermetrics
?Funnel
Unbounce
Instapage
Leadpages
ClickFunnels
Kajabi
@Hotmart
Teachable
Systeme.io
ConvertKit
GetResponse
Constant Contact
MailerLite
Benchmark Email
Envialosimple
Perfit
FidelizaMail
MasterBase
`;
