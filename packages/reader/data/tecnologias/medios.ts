/** Marketing, social networks, advertising, images, video, sound, animation and games. Marks as in oficina.ts. */
export const MEDIOS = `
SE Ranking
Majestic SEO
SurferSEO|surfer seo
Sistrix
Mangools|kwfinder
AnswerThePublic
GTmetrix
PageSpeed Insights|pagespeed
Google Ad Manager|DoubleClick for Publishers|?dfp
Google AdSense|adsense
Google AdMob|admob
Google Ads Editor
Google Marketing Platform
DoubleClick
Search Ads 360|SA360
YouTube Studio
YouTube Ads
Amazon Ads
Meta Ads Library|biblioteca de anuncios de facebook
Meta Conversions API
?Snapchat
?Reddit
?Twitch
?Tumblr
?Vimeo
Issuu
SlideShare
TweetDeck
Postcron
Digimind
Synthesio
?Cision
?@Litoralpress
?@NexNews
GoHighLevel
LearnDash
Gravity Forms
Contact Form 7
WPForms
WPBakery|Visual Composer
WPML
cPanel|c-panel
Plesk
GoDaddy
@Hostinger
SiteGround
Wix Studio
@Comscore
@Ibope|kantar ibope|kantar ibope media|ibope media
Tom Micro
@Megatime
@Admetricks
@Netquest
LaunchDarkly
Adobe Experience Platform
Adobe Journey Optimizer
Adobe Workfront|workfront
Adobe Experience Cloud
Firebase Analytics
Responsys|oracle responsys
Acumbamail
RocketReach
Fireflies.ai
Otter.ai
tl;dv|tldv
Pepperi
Adobe Photoshop Elements|photoshop elements
Adobe Premiere Rush|premiere rush
Adobe Character Animator|character animator
Adobe InCopy|incopy
Adobe Encore
Adobe Flash CS|macromedia flash
Macromedia Director
Paint.NET
MS Paint|microsoft paint
Corel Painter
Corel PaintShop Pro|paintshop pro
Corel VideoStudio|videostudio
Corel PHOTO-PAINT|photo-paint
PhotoScape
Darktable
Remove.bg
Magnific
Krea AI
?Ideogram
DALL-E|dalle|dall-e 3
Stable Diffusion
ComfyUI
Sora AI|openai sora
Veo 3|google veo
Kling AI
Synthesia
?Moises
iZotope RX|izotope|izotope ozone
Native Instruments
Serato|serato dj
Rekordbox
?Traktor
Virtual DJ|virtualdj
Bitwig
?Studio One|presonus studio one
Nuendo
Sound Forge
Guitar Pro
Voicemeeter
SoundCloud
DistroKid
RadioBOSS
?Hardata
Soundvision|l-acoustics soundvision
Room EQ Wizard
Kdenlive
Shotcut
EDIUS|grass valley edius
PowerDirector|cyberlink powerdirector
ScreenFlow
Snagit
Bandicam
?HandBrake
FFmpeg
?VLC
TriCaster
Blackmagic ATEM|atem mini|atem software control
?Vizrt|viz artist
Autodesk Flame|flame premium
Mocha Pro
?Red Giant|Trapcode
MotionBuilder
Mixamo
Quixel|quixel megascans|MegaScans
Aseprite
Dragonframe
Spark AR|meta spark
Lens Studio
Vuforia
ARCore
ARKit
?Roblox
Pygame
Wwise|Audiokinetic
?Coolors
Flaticon
Unsplash
Pexels
Getty Images
Penpot
Milanote
Creately
PlantUML
ArgoUML
Visual Paradigm
Rational Rose
Bizagi Studio
Pipefy
?Lighthouse
?Performance Max|google pmax
Apple Search Ads
Snapchat Ads
Waze Ads
?Flickr
Iconosquare
Publer
Loomly
CoSchedule
Zoho Social
mLabs
Reportei
?Keyhole
Audiense
NetBase Quid|netbase
Muck Rack
Influencity
Rebrandly
OptinMonster
?Skool
Tutor LMS
Beaver Builder
?Gutenberg
?Avada
Astra WordPress
WP Rocket
Polylang
Wordfence
Google Web Designer
Creatopy
Smartly.io
AdCreative.ai
?Skai|Kenshoo
Adform
@Teads
Integral Ad Science
DoubleVerify
@Toluna
?Dovetail
UserZoom
Useberry
Lyssna|UsabilityHub
Mouseflow
Smartlook
LogRocket
GrowthBook
mParticle
Tealium
Piwik PRO|piwik
Kochava
MoEngage
Customer.io
Mailrelay
Mailjet
Mailgun
AWeber
Campaign Monitor
?Litmus
Stripo
?Clearbit
Waalaxy
Instantly.ai
Krisp
Adobe FrameMaker|framemaker
Adobe Stock
Adobe ColdFusion|coldfusion
RawTherapee
Nik Collection
Pika Labs
Luma AI
Higgsfield
?D-ID
Murf AI
Udio
Waves Plugins|waves audio
?Melodyne
Auto-Tune
Ardour
LMMS
WaveLab
?Dorico
BandLab
Zencastr
?Ivoox
Jazler
WideOrbit
RCS Zetta|GSelector|rcs selector
?Audicom
Icecast
d&b ArrayCalc|arraycalc
Wysiwyg Lighting
FreeStyler
Sunlite Suite
?Lightworks
XSplit
Ross XPression
?Chyron|chyronhego
CasparCG
Grass Valley Stratus
?Etere
Avid Interplay|avid mediacentral
Telestream Vantage
Baselight
?Element 3D
Boris FX|sapphire boris
SynthEyes
RenderMan
Mudbox
iClone
DAZ 3D|daz studio
MakeHuman
SpeedTree
RizomUV|rizom uv
3D-Coat|3dcoat
Blockbench
MagicaVoxel
Live2D
TVPaint
OpenToonz
Pencil2D
Stop Motion Studio
Cartoon Animator
CryEngine
Cocos2d
Ren'Py
GDevelop
libGDX
FMOD
PlayFab
FontForge
Placeit
Vecteezy
UXPin
Justinmind
Moqups
Klaxoon
Excalidraw
Cacoo
yEd|yed graph
Mermaid.js
MagicDraw|Cameo Systems Modeler
Archi ArchiMate
?ArchiMate
MEGA HOPEX
Flokzu
Kissflow
`;
