/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_RUT = `
-162 d
-139 L0:pasaporte
-129 L0~pasa
-125 others
-123 age:0
-113 l0:pasaporte
-106 dh/others
-105 l0:#1
-103 sec:referencias
-102 who:other
-100 age:1
-97 dh/sec:referencias
-95 L0:taller L0~tall dh/who:other
-89 d/l0:#1
-88 l0:-
-83 LL:,_rut
-78 d/sec:inicio
-77 of:2
-74 nth:1
-71 sec:experiencia
-69 d/who:own⏎
-66 LL:soto_rojas
-65 n
-64 dh/l1:,
-60 L0~soci LL:rut_de l1:,
-59 l4:rut
-57 L0:cuenta L0~corr l1:#2
-56 L0:ana L0:ruiz L0~cuen
-55 = R0:banco n/sec:inicio r2:chile
-54 RR:de_chile
-53 L0:marcela L0:rojas
-52 LL:ana_maria LL:de_la LL:maria_soto d/sec:personal dh/between::|
-51 L0:soto LL:#4_- R1~vend
-50 L0~marc
-49 R0:es r1:,
-48 R0:tiene
-47 R0~herm
-46 L0:#1 L0:maria l1:+
-43 /l0:· /l1:n L0~refe LL:rut_del R0:el dh/l2:la l2:la
-42 R0:lo between::|
-41 L0~tele age:2
-40 L0:telefono L1:- R0:fono RR:#2_#3
-38 L0:+ LL:._p l2:o
-37 L0:- l0:#2 r1:#4
-36 L0:#2 L2:p LL:com_, LL:hijos_. LL:p_. R0:chile R0~parr dh/sec:experiencia
-35  /l0:- L1:esteban L1~este R0:@ R0:paris RR:vendedor_de l4:esteban r0:es
-34 L1:larraguibel L2:rojas RR:#4_#4 RR:,_fono RR:mall_plaza l0:rojas
-33 L0:ayavire L0:postulacion L0~ayav L1:#4 L1~larr R0:mall R0:plaza RR:,_mall RR:el_de dh/between:rut|fono l2:ana
-32 L0~post L1~reco age:8 between:rut|no dh/between:rut|no r0:no
-31 RR:#3_#4 dh/l2:del l2:del
-30 L0:( L2:, LL:,_#4 LL:v_- between:-| l0:#3 n/eol
-29 /l1:#2 L0:, L1:; d/eol dh/l1:( l1:soto l3:de r1:de
-28 L0:v LL:(_rut R0:no dh/l1:v l1:( l1:v l2:+
-27 L0:dueno L2:y RR:#2_#1 dh/between:⇥| l4:rojas
-26 L1:o L1~rese LL:+_#2 R0:mi between:⇥| l1:#1 who:other⏎
-25 RR:es_mi d/l1:#2 d/l1:+ dh/who:other⏎
-24 L1~refe LL:-_#4 between:rut|fono dh/between:rut|, l4:maria r1:mi
-23 L0:del L1:e L1:sin L1:tienda L1:u L1~tien R0~sere RR:#1_#3 RR:de_mi RR:es_el l0:fono n/l0:- n/l1:#4
-22 L0:referencias L1:referencias RR:arenas_, age:10 d/l2:. dh/between:rut|) l3:rut of:3 r0:#4
-21 /l1:#1 L0:celular L0:fono L0:referencia L0:viuda L0~celu L0~dire LL:,_duena LL:viuda_de LL:·_#1 R0:serena between:rut|) d/who:other⏎ n/l2:#4
-20 L0:tienda L0~tien LL:+_#3 LL:rojas_, R0:arenas R0:tramite R0~port R0~tram RR:fono_#2 RR:la_serena RR:punta_arenas l2:: l4:telefono r0:)
-19 L0:dona L0:mayo L1:isidora L1~isid LL:#4_referencias LL:de_mayo LL:duena_de LL:jefa_de LL:⇥_#2 R0:) R0~aren R1:gmail RR:#3_#3 RR:,_cel d/l0:#3 l1:#4 l4:de
-18 /l2:· L0~marg L1:lo LL:#3_- LL:-_#1 LL:._referencias RR:#4_· RR:)_. d/l2:+ d/others l2:(
-17 L0:cel L1~cost LL:anos_nacionalidad R0:carnet R0~carn R1~alva dh/l0:- l4:cl
-16 L0~cons L1~empl L1~orde L1~vene LL:#2_de LL:#4_· LL:com_· R0:que R0:santiago R0~reco R0~sant R1~inge RR:educacion_universidad between:rut|de d/l2:#4 dh/between:rut|de l0:) l4:; r1:cel r1:la r2:) r2:universidad
-15 /l2:: L0:#3 L0:al L1:, L1:estoy L1:word L1~comp LL:#4_; LL:de_tienda LL:word_. R0:punta R1:cl R1:educacion R1:universidad R1~cent R1~educ R1~univ RR:._#1 between:#1|. between:#1|· d/between:#1|. d/l0:fono d/l2:, d/sec:experiencia dn dn/l0:#2 r0:de r1:casa
-14 L0:actualizacion L0:don L0~labo L1:al L1:porque L1~porq LL:con_visa LL:edad_#2 LL:referencias_nombre R0:la R0:postulante R0:soltero RR:#8_- RR:casa_) between:rut|, l3:| r2:#2
-13 /bol L0:caceres L0:directora L0:edad L0:laboral L0:pizarro L0:retail L0:rivera L0:waldo L0~aran L0~cace L0~piza L0~vene L1:por L1~temp LL:,_#2 LL:,_directora LL:,_jefa LL:._rut LL::_waldo LL:al_dia LL:caceres_rut LL:celular_⇥ LL:·_id R0:esta R0:estado R0:tarapaca R0~esce R0~tara R2:com RR:#4_) RR:/_a RR:cargo_: RR:e_- RR:y_el between:·|| dh/l2:caceres l2:caceres l2:fono l4:antonio l4:laboral n/between:-|- r0:cargo r2:jefe sec:habilidades
-12 L0:cv L0:feb L0:la L0:lillo L0:mar L0:movil L0:tecnica L0~actu L0~moto L0~rive L1:visa L1~resp L2:e LL:._#3 LL:directora_tecnica LL:e_. LL:u_@ R0:aviso R0:cedula R0:ejecutivo R0:licencias R0~cedu R0~esta R0~tecn RR:(_casa RR:-_#4 RR::_jefe RR:cel_. between:el|y d/l0:#2 d/who:other dh/l2:#3 l1:al l2:#3 l2:· l3:telefono r2:#8
-11 /l0:#3 L0:: L0:alvaro L0:ayudante L0:experiencia L0:panguipulli L0:senora L0~alva L0~ayud L0~comu L0~ofic L0~pang L0~reta L1:. L1:dra L1:no L1:tel LL:#3_( LL::_don LL:;_mi LL:araya_, LL:ayudante_de LL:dra_. LL:panguipulli_⇥ LL:pizarro_, LL:tel_. LL:telefono_: LL:telefono_de R0:cargo R0:de R0:jefe R0~agui RR:#4_a RR::_#8 RR:b_y RR:datos_de RR:en_tramite RR:jefe_de RR:⇥_· between:#2|#4 d/l1:#1 do/between:#2|#4 do/l0:#2 l2:y l3:senora n/l0:#1 r1:el
-10 /sec:inicio L0:chile L0:contacto L0:fuentes L0:jefa L0:notaria L0~expe L0~nota L1:: L1:con L1:jefa L1:mi LL:#3_, LL:#4_/ LL:(_#1 LL:,_dueno LL:-_presente LL:@_yahoo LL:casa_: LL:de_area LL:la_senora LL:visa_temporaria R0:daniela R0:in R0:maracaibo R0:ripley R0~larr R0~mara R0~ripl R1:) R1:de R1~comp R1~meca RR:#2_. RR:,_soltero RR:._los RR:fono_+ RR:licencias_clase RR:los_rios RR:lugar_de d/l0:) d/l0:, d/l1:casa d/l2:( dh/l2:rojas h/l0:- h/l2:. l1:casa l3:fono l3:pizarro l4:los l4:· n/l1:- r1:fono
-9 L0:administrativa L0:antonio L0:artesanal L0:duena L0:francisca L0:oficio L0:patron L0:present L0:sur L0~esta L0~fern L0~fran L0~llan L0~rond L0~seno L1:araucania L1:m L1:me L1:paola L1:yahoo L1~arau L1~ejec L1~inte L2:. LL:#2_- LL:(_chile LL:-_curriculum LL:-_present LL:._, LL:._telefono LL:/_#2 LL::_#2 LL:administrativa_de LL:chile_) LL:chile_, LL:de_oficio LL:m_. LL:mi_telefono LL:patron_de LL:por_mi LL:⇥_+ R0:datos R0:paz R0:pretension R0:tecnica R0~acep R0~dani R0~ejec R0~soli R1:$ R1:redaccion R1~reda R2:l R2~hosp RR:#4_, RR:)_⇥ RR:,_#1 RR:,_gerente RR:de_contacto RR:pretension_: RR:v_region age:11 d/l1:. dh/l0:rojas dh/l0:rut dh/l2:ana dh/l2:de dh/l2:fuentes l1:n l2:cel l2:fuentes l3:hugo l4:( l4:gmail l4:isabel l4:jefa r0:( r1:mensual
-8 /l0:) /l1:⇥ /l2:( L0:coquimbo L0:ene L0:gustavo L0:henriquez L0:instagram L0:isabel L0:karen L0:llamar L0:lo L0:notario L0:parvulos L0:programas L0:sala L0:sap L0:talcahuano L0:ulloa L0~arte L0~coqu L0~gust L0~henr L0~isab L0~parv L0~talc L1:apaza L1:soporte L1~desp L1~nels L1~sopo L2:$ L2:chile LL:,_talcahuano LL:,_tel LL:._es LL::_#1 LL:coyhaique_· LL:de_coquimbo LL:de_sala LL:fono_+ LL:fono_⇥ LL:la_araucania LL:lo_que LL:mar_#4 LL:remuneraciones_y LL:soporte_@ LL:y_despacho LL:y_en LL:y_personal LL:·_. LL:·_coyhaique R0:empleo R0:errazuriz R0:francisca R0:ignacio R0:minera R0:minimo R0:solo R0~cent R0~empl R0~erra R0~igna R0~solt R1:av R1:los R1:profesional R1~escr R2:alto R2:hospicio RR:)_: RR:)_estado RR:,_alto RR:._cl RR::_a RR:la_pampa RR:·_rut between:#1|correo d/l1:cl d/l2:· d/l2:⇥ d/sec:perfil l1:pizarro l2:contacto l3:bodega l3:com l3:documento l3:soledad l4:/ l4:victor r1:av r2:@ r2:los
-7 /l2:- /sec:personal L0:araya L0:coyhaique L0:excel L0:pino L0:venezolano L0~coyh L0~pres L0~prog L0~titu L1:#3 L1:recoleta L1:sra L1~oper LL:#2_, LL:$_#2 LL:-_feb LL::_los LL:al_#1 LL:omil_) LL:present_#4 LL:sra_. LL:yahoo_. R0:gerente R0:hoja R0:jefa R0:leidy R0:mensual R0:presente R0:seremi R0~cami R0~fran R0~gere R0~medi R0~mens R0~mine R0~rent R1:c R1~prof RR:#4_hasta RR:-_mail RR:-_presente RR:._la RR::_soltero RR:de_vida RR:hoja_de between:#1|, between:rut|⇥ d/between:#1|, d/between:#1|correo d/between:#1|· d/l1:al d/l2:#2 d/l2:: d/l2:el d/sec:educacion dh/between:rut|+ dh/between:rut|⇥ l1:maipu l1:personal l1:pino l2:celular l2:com l3:celular r0:vive
-6 /l0:#1 /l2:+ /who:own⏎ L0:calle L0:felipe L0:juana L0:r L0:silva L0:soledad L0:vargas L0:victor L0:wisly L0:zapata L0~anto L0~esme L0~feli L0~inst L0~sole L0~varg L0~vict L0~zapa L1:munoz L1:omil L1~abog L1~mini L1~port L1~post L2~tele LL:#1_) LL:#1_- LL:#1_nacionalidad LL:#8_- LL:,_san LL:._recomendaciones LL:es_#1 LL:llamar_al LL:mecanico_automotriz LL:tapia_rut LL:victor_hugo LL:·_fono R0:cel R0:haiti R0:rahue R0:run R0:sin R0:soto R0:v R0~dire R0~mini R0~thia R1:a R1:identificacion R1~iden R2:#4 R2:, R2:la RR:#1_#4 RR:#2_( RR:,_ferreteria RR:,_maipu RR:._#3 RR:._+ RR:._identificacion RR:._renta RR:/_movil RR:@_outlook RR:alto_hospicio RR:av_. RR:del_centro RR:disponibilidad_inmediata RR:los_carrera RR:outlook_. RR:renta_$ RR:tecnico_en RR:y_#1 RR:·_#4 RR:·_+ RR:⇥_pasaje between:#1| between:#1|y between:#1|| between:rut|+ between:·|, d/between:#1|y d/between:#1|| d/between:,|. d/l0:: d/l1:es d/l1:tel d/l1:telefono d/l1:· l1:cl l1:tel l1:telefono l2:llamar l3:es l3:wisly l4:chile l4:don n/l0:. n/l2:- r0:cedula r0:fono
-5 L0:central L0:eleam L0:hogar L0:hugo L0:mecanico L0:mora L0~llam L1:noche L1:seria L1~estu L2:mar LL:#2_#1 LL:)_· LL:,_calle LL:,_chile LL:,_los LL:._la LL::_paola LL:analista_de LL:com_( LL:don_segundo LL:los_angeles LL:mora_, LL:movil_⇥ LL:numero_es LL:operario_de LL:quien_suscribe LL:seria_. LL:suscribe_, LL:tapia_tapia LL:telefono_movil R0:dueno R0:thiago R0:wasap R1:#4 R1:disponibilidad R1:inmediata R1:las R1:⇥ R1~inme RR:#4_/ RR:(_#4 RR:)_- RR:._disponibilidad RR:carrera_#4 RR:correo_⇥ RR:direccion_⇥ RR:en_#4 RR:ficha_de between::|( d/l1:: d/l2:fono d/then:other dh/l1:soto l1:⇥ l2:mora l3:chile l3:directora r1:renta r2:ana
5 /eol /l0:. /l0:run /l1:i L0:algo L0:chiloe L0:concepcion L0:d L0:licencia L0:mas L0:miriam L0:mis L0:nicole L0:quezada L0:sepulveda L0~alej L0~comp L0~mate L0~miri L0~quez L0~sepu L0~trib L0~univ L1:nacido L1:padre L1:saavedra L1:viudo L1~inst L1~saav L2:mail LL:#1_anos LL:#4_datos LL:#4_documento LL:#4_run LL:,_c LL:,_con LL:,_isla LL:,_permanencia LL:,_region LL:@_hotmail LL:@_live LL:alto_, LL:casas_, LL:ced_. LL:curso_os LL:grande_de LL:hotmail_. LL:identificacion_⇥ LL:julio_de LL:miriam_del LL:nacido_en LL:rut_. LL:soy_de LL:su_rut R0:? R0:andina R0:angeles R0:casada R0:cobro R0:donde R0:ecuatoriano R0:ingles R0:mismo R0:n R0:poblacion R0:primero R0:salfa R0:tambien R0:¿ R0~alum R0~andi R0~glad R0~ingl R0~mane R0~pobl R0~prem R0~segu R0~supe R0~tamb R1:b R1:live R1:llamar R1:sector R1:telefono R1:ultima R1~elec R1~sect R2:: R2:c R2:entre RR:#4_constructora RR:#4_trabaje RR:(_rut RR:,_y RR:-_los RR:._olivares RR::_$ RR:andina_de RR:comercial_andina RR:constructora_salfa RR:de_la RR:de_que RR:direcion_: RR:duocuc_. RR:en_comercial RR:licencia_clase RR:olivares_. RR:registro_de RR:secretaria_de between:el|. between:rut|#2 between:vera|#1 between:⇥|ciudad dh/between:el|. dh/between:rut|lo dh/between:vera|#1 dh/l1:⇥ dh/l2:alberto dh/l2:chilena dh/l2:datos dh/l2:en dh/l2:mi h/between:rut|, h/l0:cedula h/l1:documento h/sec:herramientas l0:ci l0:personal l0:tributario l1:anos l1:valparaiso l3:- l3:/ l4:a l4:datos l4:hernan l4:nacional r0:ciudad r0:lo r0:¿ r2:vivo
6 /between:rut|- /l1:identificacion L0:= L0:andres L0:barrio L0:bodega L0:brayan L0:casado L0:castro L0:duoc L0:inacap L0:ingles L0:ivonne L0:jacqueline L0:juan L0:jubilado L0:llamas L0:margarita L0:medio L0:miguel L0:nacimiento L0:numeros L0:os L0:permanencia L0:personales L0:quellon L0:region L0:riquelme L0:rosario L0:ruta L0:secretaria L0:sergio L0:sin L0:temporaria L0:uc L0:veronica L0:vigente L0:viudo L0:¿ L0~bode L0~bras L0~bray L0~cond L0~inac L0~info L0~ingl L0~inte L0~ivon L0~jacq L0~lice L0~migu L0~nahu L0~nico L0~nume L0~pers L0~quel L0~quin L0~remu L0~riqu L0~rosa L0~secr L0~serg L0~temp L0~vero L0~vige L1:) L1:+ L1:av L1:clase L1:comuna L1:las L1:live L1:que L1:sec L1~exam L1~mill L2:: L2:concepcion L2:magallanes L2~conc L2~maga LL:#2_vigente LL:,_jubilado LL:,_maipu LL:._chileno LL:._datos LL:._nacionalidad LL:anos_de LL:carnet_: LL:carnet_es LL:cedula_: LL:com_rut LL:datos_rut LL:de_#2 LL:de_chiloe LL:de_concepcion LL:de_derecho LL:de_valdivia LL:del_rosario LL:depto_#2 LL:el_carnet LL:gatica_rojas LL:id_( LL:informacion_personal LL:las_casas LL:live_. LL:llamas_? LL:mi_carnet LL:mi_run LL:numero_de LL:os_- LL:padre_las LL:punta_arenas LL:rut_) LL:sec_clase LL:yo_, LL:·_cedula LL:·_la LL:⇥_brayan LL:⇥_rut R0:biobio R0:chiloe R0:constructora R0:direcion R0:educacion R0:guardia R0:ha R0:hernan R0:independencia R0:iquique R0:media R0:pame R0:pasado R0:por R0:python R0:r R0:residencia R0:sistemas R0:software R0:trabajo R0:vigente R0:villa R0~ange R0~biob R0~decl R0~divo R0~educ R0~escr R0~guar R0~hern R0~inde R0~iqui R0~prof R0~pyth R0~quil R0~regi R0~sist R0~soft R0~vige R1:; R1:base R1:chilena R1:duocuc R1:historia R1~barr R1~cond R1~duoc R1~hist R1~llam R1~oyar R1~tele R1~trab R2:) R2:- R2:; R2:cl RR:#1_, RR:#2_de RR:)_#1 RR:+_#3 RR:,_biobio RR:,_chiloe RR:,_puente RR:-_cel RR:._#4 RR:._mardones RR:._no RR::_la RR:@_duocuc RR:@_live RR:al_dia RR:angeles_, RR:ano_#4 RR:b_. RR:cl_· RR:con_domicilio RR:de_conducir RR:de_nacionalidad RR:de_talca RR:dia_, RR:domicilio_en RR:en_calle RR:es_? RR:los_angeles RR:mail_: RR:marisol_. RR:quellon_el RR:rut_) RR:¿_de between:(|) between:-|- between:datos|#2 between:datos|chilena between:run|. dh/between:run|· dh/between:rut|mi dh/l0:) dh/l0:/ dh/l1:carnet dh/l1:cedula dh/l1:identidad dh/l1:temuco dh/l1:unico dh/l2:carnet dh/l2:chileno dh/l2:definitiva dh/l2:guion dh/l2:rol dh/l2:t dhn/who:own h/who:other l0:( l0:= l1:chileno l1:definitiva l1:mi l1:temuco l2:#2 l2:, l2:carnet l2:datos l2:guenteo l2:guion l3:quien l3:visa l4:la l4:munoz l4:nacionalidad r0:chillan r0:numero r1:chileno r1:su r2:chilena r2:electronico r2:la r2:nacimiento
7 /l1:run /l2:#2 L0:catrileo L0:ci L0:curso L0:florida L0:ganas L0:gatica L0:general L0:guenteo L0:jose L0:maldonado L0:marta L0:nombres L0:operario L0:orlando L0:primera L0:sagredo L0:tu L0:wsp L0~catr L0~conc L0~extr L0~gati L0~guen L0~jubi L0~maga L0~mald L0~mill L0~orla L0~perm L0~sagr L0~vald L1:el L1:example L1:· L2:#3 L2:chileno LL:#1_de LL:#3_. LL:#4_) LL:(_casa LL:,_comuna LL:,_valparaiso LL:._#2 LL:._cedula LL:._example LL:._· LL:a_- LL:alberto_gatica LL:alto_hospicio LL:camila_belen LL:casa_) LL:casado_, LL:cedula_es LL:chileno_. LL:com_/ LL:comuna_de LL:concepcion_, LL:de_postulante LL:de_trabajo LL:duoc_uc LL:el_#2 LL:example_. LL:ficha_de LL:florida_, LL:jose_miguel LL:la_florida LL:permanencia_definitiva LL:postulante_⇥ LL:rut_/ LL:tu_rut LL:unico_nacional LL:·_#2 R0:#11 R0:$ R0:c R0:casado R0:chillan R0:correo R0:dia R0:entre R0:licencia R0:whatsapp R0~corr R0~gene R0~prim R0~rapi R0~vene R0~what R1:#2 R1:casado R1:i R1:no R1:vivo R1~casa R1~regi R1~segu RR:#1_de RR:(_+ RR:,_#4 RR:,_calle RR:,_casado RR:,_comuna RR:,_los RR:,_nacido RR:,_soltera RR:,_soy RR:._. RR:._casado RR:._nacionalidad RR:._vivo RR:/_#1 RR::_chilena RR:@_uc RR:al_#1 RR:al_mes RR:casa_, RR:casado_, RR:celular_⇥ RR:comuna_de RR:correo_electronico RR:de_quellon RR:el_ano RR:electronico_: RR:en_quellon RR:live_. RR:mi_casa RR:nacimiento_⇥ RR:nacionalidad_chilena RR:permanencia_definitiva RR:peruana_, RR:telefono_de RR:trabaje_en RR:uc_. RR:y_mi RR:|_+ RR:·_chilena between:.|· between::|| between:la|y between:rut|herramientas between:⇥|⇥ d/l2:casa dh/between:.|· dh/between::|/ dh/between::|| dh/between:rut|herramientas dh/l0:id dh/l1:- dh/l1:identificacion h/l1:. h/l1:run h/l2:#8 h/l2:, h/who:own l0:id l0:identidad l1:) l1:carnet l1:com l1:datos l2:chilena l2:chileno l2:postulante l2:t l2:tu l3:#3 l3:santiago l4:curriculum l4:orlando r0:domicilio r0:nac r0:telefono r1:casado r1:laboral r1:rut r1:vivo r2:peruano
8 /between::|· /between:rut|fono /l2:rut L0:alberto L0:astudillo L0:belen L0:clase L0:comercial L0:constanza L0:encargada L0:fuente L0:guineo L0:hoja L0:machali L0:net L0:roxana L0:saint L0:san L0:sec L0:tengo L0:trabajo L0:tributario L0:vergara L0:vida L0~albe L0~astu L0~casa L0~coli L0~flor L0~guin L0~hait L0~mach L0~oper L0~patr L0~regi L0~roxa L0~verg L1:alto L1~comu L2:; L2:anos LL:#1_#4 LL:#1_( LL:#2_· LL:#3_rut LL:#4_curriculum LL:)_rut LL:,_pasaje LL:,_viudo LL:-_rut LL:._com LL:._de LL:._fono LL::_jean LL:antecedentes_de LL:apellido_: LL:ccori_, LL:clase_#1 LL:de_nacionalidad LL:de_vida LL:definitiva_, LL:encargada_de LL:es_la LL:f_. LL:ganas_de LL:hoja_de LL:huaman_ccori LL:identificacion_: LL:licencia_sec LL:louis_rut LL:luis_alberto LL:pasaje_#1 LL:profesional_a LL:rut_? LL:saint_- LL:tecnico_en LL:tengo_#2 LL:unico_tributario R0:#6 R0:ano R0:caleta R0:comercial R0:companias R0:comuna R0:llamar R0:nacimiento R0:peruano R0:puente R0:trabaje R0~anto R0~cale R0~come R0~cuad R0~puen R0~resi R1:sec R1:vtr R2:gmail R2:net RR:#1_#2 RR:#4_direccion RR:._experiencia RR:._me RR:._net RR:/_#4 RR::_peruano RR:chilena_, RR:chilena_. RR:chileno_, RR:companias_, RR:en_⇥ RR:experiencia_laboral RR:las_companias RR:llamar_al RR:lugar_y RR:nacionalidad_peruana RR:nacionalidad_⇥ RR:telefono_: RR:y_fecha RR:·_#2 RR:⇥_#2 RR:⇥_( age:7 between:carnet|. between:run|· between:⇥|celular between:⇥|vivo dh/between:(|) dh/between:cedula|, dh/l0:( dh/l2:#2 dh/l2:b dh/l2:identidad h/l1:n h/l2:rojas l1:cedula l1:identidad l2:definitiva l2:louis l3:gmail l3:u l4:#4 l4:c l4:cedula l4:ficha l4:saint r0:chilena r1:#2 r1:. r1:@ r1:en r1:nacido r1:peruana r1:y r2:celular
9 /l2:de L0:alto L0:antecedentes L0:cerro L0:depto L0:documento L0:hernan L0:lobos L0:louis L0:luis L0:mil L0:nelson L0:no L0:papeles L0:pilar L0:residencia L0:tapia L0:temuco L0:transito L0:valparaiso L0:viejo L0:zuniga L0~ante L0~barr L0~come L0~enca L0~hern L0~nels L0~pape L0~temu L0~tran L0~valp L0~zuni L1:chileno L1:contrato L1:nacionalidad L2~cont LL:(_en LL:)_#4 LL:,_la LL:-_ficha LL:-_louis LL:._carne LL:._id LL:._net LL:b_, LL:chillan_viejo LL:cl_· LL:de_#4 LL:del_pilar LL:del_transito LL:identidad_n LL:la_fuente LL:llamo_⇥ LL:lobos_vera LL:marta_lobos LL:puente_alto LL:viudo_, LL:·_#3 R0:laboral R0:pais R0:soltera R0~carl R0~labo R1:al R1:el R1:experiencia R1~expe R1~inst R2:inostroza R2:· R2~inos RR:#2_#2 RR:#4_| RR:)_#4 RR:._: RR:._entre RR::_⇥ RR:celular_es RR:correo_: RR:en_chile RR:nacido_en RR:puente_alto between:,|, between:carne|. between:cedula|, between:rut|nacionalidad between:·|. d/l2:#1 dh/between:carne|. dh/between:rut|( dh/l0:carne dh/l0:la dh/l0:vera dh/l1:#1 dh/l1:#3 dh/l1:lobos dh/l2:/ dh/l2:marta h/l0:run l0:? l0:carne l0:vera l1:#3 l1:documento l2:b l2:documento l2:marta l3:clase l3:nacionalidad r0:- r0:edad r0:fecha r0:herramientas r0:licencias r1:que r2:. r2:correo
10 L0:? L0:bugueno L0:carcamo L0:carmen L0:educacion L0:electricista L0:es L0:huerta L0:id L0:ingenieria L0:lagos L0:pasaje L0:paz L0:tecnico L0:vera L0~bugu L0~carc L0~carm L0~gene L0~huer L0~prim L0~robe L0~trab L1:chilena L1:vivo LL:#3_#3 LL:,_magallanes LL:-_#2 LL:._: LL:._carnet LL:curriculum_vitae LL:de_san LL:el_#1 LL:para_que LL:que_no LL:·_av R0:: R0:a R0:alto R0:caja R0:me R0:para R0:peruana R0:san R0~comu R0~cons R0~estu R1~solt R2:a RR:$_#1 RR:,_la RR:,_santiago RR:._inostroza RR:/_#2 RR:al_que RR:com_- RR:con_permanencia RR:experiencia_#4 RR:mi_celular RR:sec_clase RR:vtr_. between:es|y between:rut|( between:rut|· between:||| dh/between:,|, dh/between:es|y dh/between:||| dh/l0:carnet dh/l0:el dh/l2:anos dh/l2:· l0:datos l0:la l3:) l3:la l3:no l3:poblete l3:y l4:ignacio l4:que l4:san l4:soto r0:#1 r0:celular r0:habilidades r1:nacionalidad r2:#3 r2:#4 r2:pasaje
11 L0:alonso L0:b L0:chillan L0:con L0:guion L0:profesional L0:robenson L0:rosa L0:sede L0:vitae L0~alon L0~docu L0~resi L1:es LL:#1_· LL:#4_#4 LL:#4_. LL:/_/ LL:/_wsp LL:anos_. LL:cedula_nacional LL:fono_#2 LL:fono_/ LL:mi_cedula LL:nacional_de LL:t_. R0:excel R0:las R0:movil R0:nacido R0:pasaje R0:permanencia R0:un R0:· R2:de RR:#2_) RR:#2_/ RR:,_antofagasta RR:,_chilena RR:@_vtr RR:anos_en RR:fono_: RR:que_me between::|· between:rut|- between:rut|mi dh/between:·|· dh/l0:: dh/l1:id dh/l2:cedula dh/sec:otros h/l0:· h/l0:⇥ h/l1:rut l0:, l1:lobos l2:#11 l2:casa l4:. r0:⇥ sec:herramientas
12 /l2:. L0:) L0:inostroza L0:munoz L0:y L0~educ L0~inos L1:com L1:t LL:#1_. LL:#1_n LL:+_#11 LL:del_carmen LL:la_paz LL:run_⇥ LL:⇥_patricio R0:definitiva R0:edad R0:habilidades R0:herramientas R0:numero R0~casa R0~defi R0~habi R0~herr R1:clase R1:que RR:#1_- RR:#1_. RR:,_a RR:chileno_- RR:mi_rut RR:rut_. between:/|/ between::|nacionalidad d/l0:⇥ dh/between:-|- dh/between::|. dh/l1:i dh/l2:#1 h/who:other⏎ l1:/ l1:unico l2:/ l2:anos l2:identidad l2:n l2:rol l3:rojas l4:#1 r2:es
13 /l0:⇥ /l1:. L0:#11 L0:apellido L0:chilena L0:chileno L0:e L0~inge L1:la L2~chil LL:#4_rut LL:,_chileno LL:anos_· LL:curriculum_de LL:rut_n R0:antofagasta R0:gmail R0:nac R0~nume R0~perm R0~tele R1:es R1:nacionalidad R1:y RR::_#2 RR:fono_#9 d/l0:rut d/who:own dh/l0:es dh/l1:#4 h/l2:#4 l1:identificacion l2:mi r0:vivo r1:#9 r1:: r1:celular
14 L0:ficha L0~elec L0~naci L2:#1 L2:· LL:cedula_de LL:cl_| LL:rut_es LL:san_pedro R0:#1 R0:postulo R0:sector R0~pasa R0~sect R1~patr RR:-_chileno RR:._correo RR:fecha_de RR:nac_. dh/l0:| dh/l2:- h/bol l0:#4 l0:| l1:carne l3:c r1:⇥ r2::
15 /who:other⏎ L0:/ L0:definitiva L0~prof L1:pero L2:@ LL:#2_#3 LL:,_en LL:._t LL:chilena_, LL:com_- LL:me_llamo LL:u_. LL:vivo_en R0:quellon R0~quel R0~trab R1:#1 R1:correo R1:se R1~corr R2:@ RR:(_#2 RR:._se between::|. dh/sec:cursos dh/sec:educacion l4:y r0:chileno r0:mi r1:#1 r2:⇥ sec:renta
16 L0:a L0:anos L0:llamo L0:nacional L0:nombre L0:oriente L0:patricio L0~defi L0~orie L1:n LL:oriente_#4 R0:chileno R0:soy R0~comp R1:chileno RR:,_de RR:nacionalidad_: between:carnet| dh/l1:es dh/l2:, l2:cedula l4:#3 l4:, l4:u r1:chilena r1:se r2:( r2:anos sec:cursos
17 L0:rol L0:unico L1:y R0:#9 R0:al R0:domicilio R0:fecha R1:com RR:,_con RR:/_/ between:rut|. dh/l1:· r2:que
18 L0~apel LL:#3_#4 LL:._mi LL:._n LL:n_. LL:pedro_de LL:rol_unico LL:rut_⇥ LL:·_rut R0:+ R0~peru R1:me R1~naci dh/l1:run l0:es
19 L0:pedro L1:yo LL:,_cedula LL:chileno_, R0~llam RR:#4_. dh/l0:, h/l0:: r1:/ r1:al
20 L1~naci L2:de L2:en LL:,_de LL:mi_rut R0:#4 R0:celular R0:y R0~celu RR:#2_- dhn/l0:rut l1:i r2:a
21 L0:curriculum L0:identificacion L0:ignacio L0:me LL:._i LL:en_la LL:run_: R1:en R1:la R1~chil dh/l0:cedula dh/l1:rut l2:rut l3:ana
22 /l0:: L0:en L0~igna R0:telefono R0:⇥ d/bol dh/l1:n dh/l2:#4
23 L0:carne L0:mi L0:para L0:poblete L0~nomb LL:anos_, RR:#3_, RR:el_#1 d/l1:rut dhn/sec:inicio r2:de
24 /l1:rut L0:soy L0:yo L0~curr L1~chil LL:i_. R0:con R0:vivo R0~domi l2:#1
25 L2:u R0:(
26 L0~pobl L2:cl LL:de_identidad R0:, R0:calle RR:vivo_en dhn eol l2:. l3:maria
27 L0:| L1:en L1:i L2:c L2:| LL:|_run R0:/ R0~jard R1:: RR:#2_anos RR:|_los between:rut|experiencia dh/between:run|| dh/between:rut|experiencia dh/l2:soto l1:| r0:/ r0:talca
28 /l0:carnet L0:#4 L1:anos R0:chilena between:run|| dh/l1:rojas l0:cedula r0:nacionalidad r0:· r1:los
29 L2:r LL:r_. dh/l1:| h/l0:rut l3:, r0:experiencia
30 LL:._cl LL:c_. age:5 h/sec:personal l0:.
31 L0:identidad L1:#2 LL:com_| R1:- R1:. l1:. l4:#2
32 R0:anos r0:| r2:en
33 R0:| l1:run
34 dh/l0:. dh/sec:perfil who:own⏎
35 sec:perfil
37 R0:experiencia R0:talca R2:.
38 dh/l0:· r0:.
39 R0:los dh/bol l0:⇥ nth:0
40 L0:socio R0:nacionalidad R0~expe l3:.
41 L0~chil LL:#2_anos
43 L0:datos l0:carnet
44 LL:rut_:
45 dh/l2:.
46 dh/eol l0::
48 LL:rojas_rut l4:ana sec:inicio
51 R0~naci l2:soto
52 L0~iden
53 dh/l0:run l1:rojas
55 /l0:rut bol
59 of:1
60 R0~chil
61 h/who:own⏎
62 age:3 dh/who:own
64 h/eol
66 L0:carnet L0~carn
67 l0:run
68 R0:en
69 sec:personal
71 L0:cedula L0~cedu
74 h/sec:inicio
79 dh/who:own⏎
82 l1:rut
92 who:own
95 dh/sec:personal
98 dh
100 h
102 l0:rut
104 L0:run
105 dh/sec:inicio
106 age:6
107 L0:rut
152 age:4
`;
