/** Acronyms and names of methods, norms, scales, programmes, papers and measures, written like tools. Lower case without accents. Sources in SOURCES.md. */
export const SIGLAS: ReadonlySet<string> = new Set(
  `
1-mcp|14 ter|14a|14d3|14d8|16 pf|16pf|16pf-5|1rm|360°|3pl|4 a 7|4-20 ma|4pl|4ps|5 porques|5's|a&b|a-1|a-2|a-3|a-4|a-5|a63-42h|aa&bb|aace|aashto|aba|abc|abc1|abm|abp|abpro|acca|access bars
achet|aci|aci 318|acle|acls|acr|acroyoga|acrygel|acs|acsm|acsr|acv|acw|addie|adi-r|adn laboral|ado|ado chile|adr|aep|af-5|afe|afff|agree ii|aht|ai-900|aiara|aida|aif|ain|air|aisc|aisi|ait
alcohol y drogas|alcotest|all inclusive|also|amef|aml|amls|ams|anamed|anfo|anfp|anid|ans|ansi|apache ii|apgar|api 650|apics|apl|appcc|apqp|apu|apv|apvc|araisp|arbol de causas|arc|aro|arp|arpu
ars|art|asa|asc|ascm|asg|asiva|asme|asme b31.3|asme ix|asme viii|asnt|asnt nivel ii|aso|asq|asq-3|asr|assessment center|assist|ast|astm|at/mt/bt|ate|atex|atl|atls|ato|atp|atpl|ats|atu|audit
auge|avsec|awb|awg|aws cwi|aws d1.1|aws d1.5|ayb|az-104|az-204|az-900|b&b|b-learning|b/l|b2b2c|b2c|babok|babylights|bae|balanced scorecard|balayage|bant|bap|bare|barsit|barthel|basc|basilea
basilea iii|bayley|bayley iii|bcep|bcp/drp|bcu|bdi|bdi-ii|beca bicentenario|beca nuevo milenio|becas chile|becas laborales|bei|bender-koppitz|benhale|bess|beta iii|bfd|bfq|bgi|bhe|bia
bicsi|big five|bim manager|biodescodificacion|bipap|bis|bjj|bkd|black belt|bls|bls-aha|blv|bmc|bna|bobath|body pump|boe|bosiet|bpa|bpd|bpf|bpo|bpp|bps|braden|braille|brc|brcgs|brec|breeam
bsc|bsci|bte|btl|btu|business model canvas|c&b|c-ssrs|c-tpat|c/o|c46|caa|caf|caia|caigg|caj|cam-icu|cams|capex|capi|capital abeja|capital semilla|capm|capurro|caras-r|carrera docente
carta gant|carta gantt|casen|cat-a|cat-h|category management|catman|cavi|cawi|cbap|cbc|cbcl|cbp|ccar|ccc|ccda|ccie|ccnp|ccp|ccs|cdc|cdd|cdi|cdp|cdt|ceal-sm|ceal-sm suseso|cediam|cefr|ceh
cei|celpe-bras|celta|censo|cep|cerfor|cert|certfor|certificado de origen|ces|ces edificio sustentable|cet|cet1|cf-l1|cfa|cfe|cfr|cfs|cgmp|cgpa|cgr|challenger|chcc|chile crece contigo
chile solidario|churn|cia|cicual|cie-10|cie-11|cif|ciiu|cinep|cip|cip-crc|cipe|circular cmf|cis controls|cisa|cism|cissp|cit|cites|ciuo|ciuo-08|ciwa|ciwa-ar|cka|ckad|cl-pt|clase a2|clase a4
clase a5|clase b|clase c|clase d|clase e|clase f|clf-c02|clil|clp|cltd|cma|cmas|cmd|cmf|cmi|cmmi|cmn|cmo|cna|cnaf|cobit|codigo imdg|codigo pbip|coe|colreg|comite paritario|competea|compliance
compra agil|comptia|comptia a+|conacem|conaceo|conadecus|conaset|conicyt|consort|convenio marco|copisi|corfo|coso|coso erm|cot|cpap|cpc|cpeip|cpf|cpfr|cpg|cphs|cphsf|cpi|cpim|cpl|cpm
cpot|cpp|cpr|cps|cpsm|cpt|cpts|cpv|cqi|cra|crafft|cread|crece|crece sercotec|criavi|crisc|crisp-dm|cro|crossfit|crossfit l1|crs|crt|cruch|crud|csc|cscp|cscs|csg|csirt|csm|csp|cspo|cta|ctd
ctfl|cudyr|cui|cup|cut|cvc|cvm|cvp|cvrs|cvt|cwi|cxc|cxp|d&i|d-48|d-70|d2c|dacum|dae|daem|dafo|dalcroze|dam|dap|das|db(a)|dbo5|dcf|dcp|dcu|ddan|ddh|ddjj|ddo|ddp|ddu|decreto 170|decreto 67
decreto 83|dei|delta|dem|denver esdm|deprov|design sprint|design thinking|despega mipe|dfh|dfh goodenough|dfl 1|dfl 2|dfss|dgac|dgr|dgr cat 6|dho|diat|diat/diep|dideco|diep|dil|din|dipres
dir floortime|directemar|dit|dj 1847|dj 1879|dj 1887|djsi|dl 3500|dl 824|dl 825|dlm|dm2|dmadv|dmaic|dnc|dom|downton|dp ib|dp-203|dp-900|dp1|dp2|dpo|dpr|dps|dqo|drc|drs|ds 132|ds 40|ds 44
ds 54|ds 594|ds 67|ds 76|dsi|dsm-5|dsm-v|dso|dtc|dte|dtpm|dtpr|dua|dun14|dus|dussi|dvr|e-learning|e. coli|e2e|eae|ean|ean-13|easa|ebit|ebm|ecep|ecf|ecf codelco|ecl|eco|ecog|ecr|eda|edah
edar|edc|edd|edil|edp|edt|ee.ff.|ee.pp.|ee.rr.|eedp|eeff|eeg|eerr|eett|efa|efam|efl|efsa|eia|eib|eifs|eir|eistu|ekg|eleam|elpo|emdr|emg|emn|emo|emp|empa|empam|ems|en 13445|end|endisc
eneagrama|enfen|ens|entrevista cbc|enusc|eoq|epcm|epds|epf|epja|epoc|epp|epq|erc|erca|eri|ernc|escala de braden|escala de downton|escala de glasgow|esdm|esg|esl|eta|etb|etd|etf|ets
eunacom|eupir|eur|eur.1|eur1|eus|eva|eva dolor|evalec|evalua|evalua 4|evaluacion docente|evamat|evast|evm|evp|ews|examen preocupacional|explora|exw|f&b|f1-f2-f3|f30|f30-1|f43|faa|fae|fae pro
fair trade|fairtrade|familia kinetica|familiarizacion y seguridad|fat|fatca|fca|fccs|fcf|fcl|fcr|fcrb|fda|fel|fel 2|feu|ff&e|ffmm|fgd|fia|fic|fic-r|fidi|fifa pro|fifo/fefo|fil|fim|fip|fipa
fit|five whys|flacc|floortime|flores de bach|fm global|fma|fma sag|fmcg|fmea|fmeca|fndr|fndr 8%|fne|fnp|fob|foda|foet|fondap|fondart|fondecov|fondecyt|fondef|fondeporte|fondequip|fonis|form f
formulario f|fotrab|fpa|fps|franquicia tributaria|fril|frm|fsc|fscu|fsma|fssc 22000|fte|ftes|funt|fur|fut|fwd|g25|gad-7|gafi|gap|gcl|gcs|gdd|gde|gdp|gdpr|gei|gema|genchi|ges|ges/auge|gf3
ghg protocol|ghq-12|ghs|gicofer|glasgow|global gap|globalg.a.p.|globalgap|gmat|gmroi|gnl|goethe|goodenough|gop|gpc|gptw|grade|grasp|grd-ir|gre|green belt|gri|grp|gs1|gsa|gse|gsi|gtin|gtm|gwe
h30|habitabilidad|haccp/bpm|halal|hawb|hawkins|hay|hazid|hazmat|hazop|hbl|hcd|hcr|hdu|headcount|hes|hh.ee.|hifu|high scope|highscope|hiit|hipaa|hipobaria|hira|hon|hpgr|hrbp|hse|hsec|hseq|hsh
hta|htp|huet|humpty dumpty|hvac-r|ia generativa|iacuc|iam|iata|iata dgr|iatf|iatf 16949|ibp|ic test|icaap|icao|icap|icf|icfr|icmm|icr|idpc|idtel|ieam|iec|iec 61131|iec 61850|iecv|ieee|ief
ifr|ifrs 15|ifrs 16|ifrs 9|ifrs-s1|ifs food|igc|igcse|igi-j|iglc|igs|igual-r|iif|iiot|ila|ilcor|imc|imdg|imiv|imm|inaf|incoterms|incoterms 2020|ind|indice de barthel|ines|infa
ingreso etico familiar|ins|investigacion icam|iot|ip65|ipa|ipc|iper|iper-c|iperc|ipl|ipma|ipn|ipv|iqf|irf|irma|irs|isae 3402|isak|isak i|isak nivel 1|isak nivel 2|isbar|iscc|isf|ishikawa|ism
ism code|isms|isn|iso 13485|iso 14001|iso 17025|iso 22000|iso 27001|iso 31000|iso 45001|iso 50001|iso 9001|isobar|isp|isps|isrm|istas 21|istas21|istqb|ite|itf|itgc|itil 4|itil foundation
itil v3|itil v4|itls|itpa|its|iusc|ivadec|j.h. downton|jas|jci|jha|jis|jit|jjoo|joint commission|jorc|jpl|jsa|jsi|jtbd|junaeb|k-abc|kabc|kaizen blitz|kam|kapping|karnofsky|kci|kinesiotape
kinesiotaping|kirkpatrick|knt|kodaly|kol|koppitz|kosher|kostick|kpo|kri|ktpd|ktr|kva|kwp|kyc|l&d|la/ft|laft|lar|laser alejandrita|laser diodo|lat|lawton|lawton y brody|lbpa|lca|lci|lcl
lcr|leaf marque|lean construction|lean manufacturing|lean six sigma|lean startup|lectura silabeada|leed|leed ap|leed ga|lefo|leiter|les mills|ley 16.744|ley 19.886|ley 20.123|ley 20.393
ley 21.643|ley bustos|ley de urgencia|ley del saco|ley emilia|ley fintech|ley karin|ley pgu|ley rep|ley ricarte soto|ley sanna|ley sep|ley sox|ley uber|ley zamudio|lfl|lgbtiq+|lgpd|lguc
licencia clase b|licencia d|lifo|lifting coreano|lir|lix|llp|lnt|loc|locbgae|lod 350|loin|lom|lopa|lototo|lpic|lpic-1|lpl|lpp|lps|lpt|lrpa|ls/cmi|lsch|lsm|lte|luscher|m-chat|m-chat r/f
m-learning|macdems|map|mapo|marca chile|marpol|mas capaz|maslach|matpel|matriz iper|matriz leopold|matriz miper|matriz raci|mawb|maxdiff|mbdle|mbe|mbei|mbi|mbl|mbti|mc1|mca|mcer|mcmi|mco|mcp
mcsa|mcse|mdf|mdp|mecesup|meddic|mei|mejor ninez|metodo copisi|metodo matte|metodo singapur|metodo vodder|metodologia hay|mic/dta|mice|microblading|micropigmentacion|mini mental|minimental
miper|mipyme|mise en place|mita|mito|mitre att&ck|mlc 2006|mma|mmc|mmpi|mmpi-2|mmse|moca|montessori|mooc|mopt|mp10|mp2.5|mpd|mql|mrmr|mrnr|mrr|msds|msm|msp|mt/bt|mta|mtbf|mtc|mtjh|mttf
mttr|mva|mvp|myers briggs|myp|n/c|naga|nagas|nals|nanda|nanda-nic-noc|narcotest|nasm|nat|naui|nb1|nb2|nc/nd|ncc|ncc 24|ncfas|ncfas-g|ncfas-r|nch 2728|nch 3262|nch elec 4/2003|ncm|ncpp|nda|ndf
nds|ndt|nee|neep|neep y neet|neet|nem|nema|neo-pi-r|news|news2|nfpa|nfpa 70e|nga|ni 43-101|nia|nias|nic|nicsp|nicsp-cgr|nihss|niif 16|niif pymes|niosh|nist|nist csf|nmp|nna|nnaj
no deje rastro|noc|nols|nop|norma general administrativa|npe|npl|npp|npseq|npt|nptc|nrp|nsca|nsca-cpt|nseg 5|nsfr|nvr|o/c|o/t|oaci|oat|oca|ocjp|ocp|ocpm|ocra|odi|ods|oea|ofac|off premise|ofn
ogm|oguc|ohsas|ohsas 18001|oirs|ola|oln|omi 1.13|oms|on premise|oo.cc.|ooee|oohh|oomm|oos|opd|operacion renta|opex|opip|ord|orff|os&d|os-7|os7|osa|osb|oscp|ota|otas|otb|otic
otis sencillo|ovace|owas|owasp top 10|p&id|p&ids|p&l|p10|paa|pab|pabco|pabco a|pabco b|pac|pac sag|pace|paci|pad|padbol|pade|padem|padi open water|padis|pae|paec|paep|pai anid|pals|panam|pap
papi|pas|pas 160|pasi|pasmi|paut|pax|pbc|pbd|pbip|pbo|pbs|pcaob|pcc|pcga|pci|pci dss|pcp|pcqi|pd/lgd|pdc|pdca|pde|pdi|pdo|pdp|pdti|pead|pears|pec|pecs|pee|pefc|pefe|pem|pep|peps|per
permiso de edificacion|pert|pest|pesta|pestel|pet-ct|petar|pets|pews|pfd|pfe|pfeffer|pgmp|pgu|phq-9|phtls|phva|picc|pico|pid|pie 24 horas|pikler|pilates|pjc|pl-300|pla|pla/ft|pladeco
plaft|planesi|planesi 2030|pld|ple|pliegos ric|plon-r|plu|plv|pmbok|pmg|pmg/mei|pmgd|pmi|pmi-acp|pmi-rmp|pmo|pmt|pmu|pnc|pnf|pni|pnl|pnr|pnsa|poc|pod|podd|poe|poes|poka yoke|pol|polygel|pop
pop/btl|ppa|ppaa|ppap|ppc|ppda|ppe|ppf|ppi|ppl|ppp|ppr|ppv|pqmb|pqs|prais|praps|prc|pre|precauciones estandar|precom|precontrato|predemat|prexor|prf|prince2|prj|prm|prms|prn|pro pyme
prodesal|proesc|profo|programa familias|programa pie|programa puente|programa vinculos|prolec|prolec-r|promesas chile|propyme|propyme transparente|protocolo de hipobaria|protocolo mmc
protocolo psicosocial|protocolo uv|prp|prrs|prt|prueba clp|psc-17|pscv|psi|psm i|psmv|pso|pspo|psr|pssr|pst|ptar|ptas|pti|pts|ptu|pvc|pve|pvt|pxq|pyg|pyme|pymes|pyp|q de barton|q grader|qa/qc
qaqc|qsofa|quiero mi barrio|r-134a|r410a|raci|rai|rainforest alliance|ram|rama|ramp|ran|ras|rass|rate|rav|rb51|rbi|rbm|rca|rcdd|rcf|rcm|rcm2|rcp avanzado|rcp basico|rcsa|rcv|rdi|reba
reconversion laboral|reggio emilia|reglamento 250|reiki|reiki usui|reo|resa|resolucion sanitaria|respel|resso|resspa|revpar|rfi|rfm|rfp|rfq|rfx|rgpd|rgu|rhce|rhcsa|riah|ric n°10|rihos|ril
riles|riles y rises|riohs|rip|rises|risso|rit|rit/ruc|rli|rlp|rmn|rmr|rnc|rnr|ro-ro|roa|roe|rof|rohs|roic|rom|rop|rosa|rpe|rpm|rpo|rpp|rptd|rqd|rr.hh.|rr.ll.|rr.pp.|rr.ss.|rrll|rrpp|rrss|rsa
rsd|rto|rula|rup|ruv|rva|rxtx|ryt 200|ryt 500|s&oe|s/e|sa 8000|saa-c03|saac|saas|saav|sac|sad persons|sadp|safe agilist|sanna|saps|sapu|sarbanes-oxley|sasb|sat|sat indap|sato2|sbar|sbc|sbif
sc-900|sca|scaa|scacest|scba|schwinn|sci|scl-90-r|scor|scrum master|sdlc|sds|sec clase a|sec clase b|sec clase c|sec clase d|secpla|secplac|secplan|secreduc|security+|seia|sell in|sell out
sello q|sello s|semilla corfo|senama|senda|senda previene|sernac financiero|sernameg|sfv|sg-sst|sgr|sgsi|sgsso|sgsst|shiatsu|sicpa|sil|sirsd-s|sit|six sigma|skal|skam|sku|slep|sma|smda|smeta
smm|smolt|smr|smssm|snap-iv|sne|sned|sng|sni|snt-tc-1a|sny|soapex|soc 1|soc 2|soc n1|sofa|softgel|solas|solvencia ii|som|sos|sous vide|sov|sow|sox|spc|spcc|spci|spd|spdc|spe|spi|spin
spin selling|spinning|sps|spt|sqf|srj|srpa|ssee|ssi|ssoma|ssop|stable|stai|staic|stanford-binet|stcw|stcw 95|steam|stem|stp|stroop|stsg|suf|suseso istas 21|suspel|svs|swap|swot|sx-ew
sxew|t&c|t&d|t&e|tac|tacc|tadi|tale|tar|tat|tatc|tavi|tbc|tc1|tc8|tcc|tccc|tcfd|tco|tcp|tda|tdah|tdf|tdl|tdlc|tdpi|tdr|te2|te3|te6|te7|tea|teacch|tec|tecal|tecc|tecnica alexander|tefl
tejas lee|tel|teprosif|teprosif-r|tepsi|terman-merril|tesco nurture|tesol|test de conners|test de luscher|test de raven|test de rorschach|test de zulliger|test disc|test ic|test ipv
test wartegg|testdaf|teu|tevi|tevi-r|tga|tgaux|tgbh|tgd|tgr|thai yoga|the copper mark|tif|tinetti|tir|tiss-28|tkt|tm-008|tm-011|tma|tmc|tmert|tmert-eess|tmh|tmo|tmr|tmt|tne|tns|tod|toe|tofd
togaf|togaf 9|token test|tot|tpd|tph|tpn|tpr|tpt|tqc|tqm|tqt|trade marketing|trail making|trf|trim c|trim d|trim e|trimp|trinorma|tro|trp|trx|tsf|tta|ttcc|ttd|tthh|ttl|ttr|tug|tuina|turf
uaf|uat|uavit|ucd|uce|uci|ucim|ucin|ucip|ucs|uebd|uefa|ueh|ufc|ugc|ugrd|uhcip|uit|uld|ulo|uma|upc|ups|upt|uravit|us gaap|usar|usda|usda aphis|usep|usgaap|usgap|uti|utm|utp|uv solar|ux/ui|uxr
van|var|vcc|vcpe|vdrl|vfg|vfr|vgm|vif|vih|vineland|vmg|vmni|vo2 max|vo2max|vodder|vojta|vpt|vsm|wab|wacc|wafa|wais-iii|wais-iv|waldorf|wartegg|wbc|wbgt|wbs|wcag|wcag 2.1|wfa|wfe|wfr
white belt|wisc-iii|wisc-iv|wisc-r|wkf|wms-iii|wong-baker|wppsi|wppsi-iv|wset|wset 2|wset 3|wset nivel 2|wtf|xlpe|xtu|y-psc-17|yellow belt|yesavage|yls/cmi|yo emprendo|yo trabajo
yoga alliance|zarit|zin|zoit|zulliger|zumba|zumba basic 1
`
    .trim()
    .split(/[|\n]/),
);
