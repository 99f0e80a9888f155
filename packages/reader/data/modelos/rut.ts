/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_RUT = `
-158 d
-143 L0:pasaporte
-134 L0~pasa
-127 age:0
-125 others
-122 who:other
-114 l0:pasaporte
-108 l0:#1
-106 dh/others
-104 age:1
-103 sec:referencias
-102 dh/who:other
-95 dh/sec:referencias
-93 l0:-
-91 d/l0:#1
-87 LL:,_rut
-85 L0:taller
-84 L0~tall
-82 nth:1
-79 d/sec:inicio of:2
-73 LL:del_taller
-72 sec:experiencia
-67 d/who:own⏎ dh/l1:,
-64 n
-63 LL:soto_rojas
-61 L0~soci
-60 l4:rut
-59 age:2
-58 L0:rojas L0~corr l1:#2 l1:,
-57 L0:cuenta L0:ruiz L0~cuen R0:banco
-56 RR:de_chile r2:chile
-55 L0:marcela R0:es
-54 L0:ana LL:#4_- n/sec:inicio
-53 L0:soto LL:rut_de dh/between::|
-52 L0~marc LL:de_la
-51 L0:maria LL:maria_soto d/sec:personal
-50 LL:ana_maria
-49 = R1~vend r1:,
-47 l1:+
-46 R0~herm
-45 /l0:· /l1:n
-44 LL:rut_del
-43 L0:#1 L0~refe R0:@ between::| dh/l2:la l2:la
-41 L0:telefono
-40 L0:+ L0~tele LL:._p R0:el R0:lo R0:tiene l2:o r1:#4
-39 /l0:- L2:p LL:p_. R0:fono RR:es_mi
-38 L0:#2 L1:esteban L1~este LL:hijos_. R0:chile RR:#2_#3 l4:esteban
-37 L0:- L1~larr R0~parr
-36 L0:( L1:- L1:larraguibel LL:com_, l0:#2 l1:soto r0:es
-35 L0:ayavire L0~ayav LL:(_rut RR:#4_#4 RR:,_fono age:8 dh/between:rut|fono l0:rojas
-34 L1~reco R0:paris RR:vendedor_de between:rut|no dh/between:rut|no dh/l1:( dh/sec:experiencia l1:( r0:no
-33 L0:postulacion L2:rojas RR:,_mall RR:mall_plaza r1:de
-32 /l1:#2 L0~post LL:v_- R0:mall R0:plaza between:-|
-31  L1:; RR:#3_#4 l0:#3 l2:ana
-30 L0:v L2:y RR:el_de dh/l1:v dh/l2:del l1:v l2:del
-29 R0:mi dh/between:rut|, l1:#1 l3:de l4:rojas
-28 L0:, L0:don L0:dueno L1:#4 L1~rese LL:+_#2 LL:,_#4 RR:#2_#1 dh/between:⇥| who:other⏎
-27 between:⇥| d/eol l2:+ l4:maria n/eol
-26 L1:o L2:, R0:que between:rut|fono
-25 LL:-_#4 R0:no RR:de_mi of:3
-24 L1:tienda L1:u L1~refe L1~tien RR:#1_#3 d/l1:#2 d/l1:+ dh/who:other⏎
-23 /l1:#1 L0:viuda L1:e L1:sin LL:viuda_de RR:arenas_, d/who:other⏎ l4:don
-22 L0:referencia L0~dire L1:referencias LL:·_#1 R0:tramite R0~sere R0~tram dh/between:rut|) l0:fono l4:de n/l0:- n/l1:#4
-21 L0:fono L0:referencias L0:tienda L0~cont L0~tien LL:,_duena R1:gmail RR:es_el RR:fono_#2 age:10 between:rut|) d/l2:. dh/l0:- n/l2:#4
-20 L0:celular L0~celu L0~marg L1:lo LL:#4_referencias LL:+_#3 LL:rojas_, R0:arenas R0:serena R1:cl RR:)_. RR:,_cel RR:la_serena RR:punta_arenas between:#1|· r0:#4 r0:)
-19 /l2:· L0:#9 L1:isidora L1~isid LL:._estoy LL:duena_de LL:⇥_#2 R0:) R0~aren R0~port d/l0:#3 l2:: l4:telefono
-18 L0:dona L0:mayo L1~cost LL:de_mayo LL:don_hernan LL:jefa_de LL:word_. R0:carnet R0:santiago R0~carn R1~alva RR:#3_#3 RR:#4_· d/l2:+ d/l2:, d/others l1:#4 l4:cl r1:mi
-17 L0:#3 L0:cel L0:jefa L0~cons L1:estoy L1:porque L1~empl L1~orde L1~porq L1~vene LL:#3_- LL:#9_rut LL:._#3 LL:._referencias R0~sant R1:universidad R1~inge R1~univ RR:cl_, RR:educacion_universidad d/between:#1|. d/l2:#4 d/sec:experiencia l2:( l3:hernan l4:;
-16 L0:actualizacion L0:retail L0~aran L0~reco L1:al L1~temp LL:#4_; LL:#4_· LL:anos_nacionalidad LL:con_visa R1~cent R2:com between:#1|. between:rut|, d/l1:#4 dn h/between:rut| l0:) r1:cel r2:universidad
-15 /bol L0:del L0:directora L0:movil L0~labo L1:visa L1~comp LL:#2_de LL:,_directora LL:-_#1 LL:a_mi LL:de_tienda R0:soltero R1:educacion R1~educ between:rut|de dh/between:rut|de dn/l0:#2 l2:fono l2:zuniga l3:| r1:casa r2:) r2:@
-14 /l2:: L0:al L0:cv L0:hijo L0~actu L0~reta L0~vene L1:tel LL:._rut LL:;_mi LL:al_dia LL:celular_⇥ LL:mi_hijo LL:tel_. LL:·_id R0:postulante R0:punta R0:ripley R0~reco R0~ripl RR:#8_- between:·|| d/l0:fono l3:rut l4:laboral r0:de r1:la sec:habilidades
-13 /l0:#3 L0:: L0:edad L0:experiencia L0:laboral L0:notaria L0:olmedo L0:panguipulli L0:ruben L0:waldo L0~nota L0~olme L0~pang L1:, L1:no L1:word L2:. L2:e LL:-_presente LL::_waldo LL:ana_soto LL:caceres_rut LL:com_· LL:edad_#2 LL:panguipulli_⇥ LL:quien_suscribe LL:referencias_nombre LL:suscribe_, LL:visa_temporaria R0:aviso R0:ejecutivo R0:tarapaca R0~tara RR:#4_, RR:-_#4 RR:/_a RR:cargo_: RR:e_- RR:en_tramite d/l1:#1 dh/l2:caceres l2:caceres l2:· r0:cargo r2:#8 r2:jefe
-12 L0:ayudante L0:caceres L0:instagram L0:lillo L0:patron L0:programas L0:rivera L0:talcahuano L0~arri L0~ayud L0~cace L0~comu L0~expe L0~moto L0~prog L0~talc L1:. L1:por LL:,_jefa LL:a_nombre LL:araya_, LL:ayudante_de LL:directora_tecnica LL:e_. LL:patron_de LL:telefono_de LL:u_@ R0:cedula R0:esta R0:estado R0:licencias R0~cami R0~cedu R0~tecn R1:de R1:mecanico R1~meca RR:#2_. RR:#4_) RR:#4_a RR:#4_hasta RR:._#1 RR:._cl RR:._los RR::_jefe RR:casa_) RR:cel_. RR:los_rios dh/l2:rojas l2:cel l3:soledad l3:telefono l4:antonio n/between:-|- n/l0:#1 r2:#2
-11 /sec:personal L0:artesanal L0:excel L0:feb L0:mar L0:sap L0:sur L0:suscribe L0~arte L0~ofic L0~rive L0~susc L1:sra L1~resp LL:#2_- LL:#3_, LL:,_#2 LL:,_talcahuano LL:,_tel LL:._telefono LL:com_. LL:fono_+ LL:nombre_de LL:sra_. R0:daniela R0:francisca R0:in R0:jefe R0~agui R0~esta R0~fran R1:redaccion R1~reda R2:l RR:,_celular RR::_#8 RR:datos_de RR:fono_+ RR:jefe_de RR:v_region between:rut| d/l0:#2 d/l0:) d/l0:, d/l2:el d/who:other dh/l2:#3 h/l0:- h/who:other l1:al l1:pino l2:y
-10 /l0:) /l2:( /l2:- L0:alvaro L0:contrato L0:francisca L0:notario L0:pizarro L0:soledad L0:ulloa L0~alva L0~fern L0~fran L0~piza L0~sole L1:dra L1:jefa LL:#3_( LL:#4_/ LL:,_dueno LL:/_#2 LL::_don LL:de_coquimbo LL:dra_. LL:lo_que LL:telefono_: LL:⇥_+ R0:cargo R0:datos R0:jefa R0:paz R0~dani R0~igna R0~soli R1:los R1~comp RR:(_casa RR:,_soltero RR:de_contacto RR:que_es RR:y_el RR:⇥_· between:#2|#4 d/l1:telefono do/between:#2|#4 do/l0:#2 h/l2:. l1:telefono l3:senora l4:( l4:/ l4:· n/l1:- r0:( r1:fono
-9 L0:chile L0:contacto L0:coquimbo L0:duena L0:oficio L0:pino L0:tecnica L0~coqu L0~esta L0~inst L1:#3 L1:araucania L1:contacto L1:me L1:mi L1:recoleta L1:soporte L1~arau L1~nels L1~sopo L2:av L2:mar LL:(_#1 LL:(_av LL:-_curriculum LL::_#2 LL:@_yahoo LL:administrativa_de LL:casa_: LL:mar_#4 LL:mi_telefono LL:pizarro_, LL:soporte_@ LL:y_despacho LL:·_. R0:maracaibo R0:pretension R0:run R0:v R0~acep R0~cent R0~ejec R0~mara R1:$ R1:av R1~escr R2:alto R2~hosp RR:,_#1 RR:,_copiapo RR:,_gerente RR:b_y RR:disponibilidad_inmediata RR:la_pampa RR:licencias_clase RR:los_carrera RR:lugar_de RR:pretension_: age:11 d/l1:al d/sec:perfil dh/l0:rojas dh/l1:soto l2:#3 l2:celular l3:bodega l3:pizarro l4:los n/l2:- r0:fono r1:mensual r2:los
-8 /l1:⇥ L0:administrativa L0:antonio L0:araya L0:fuentes L0:gustavo L0:matrona L0~gust L0~matr L0~oper L0~rond L0~titu L1:yahoo L1~desp L1~oper L2:$ L2:chile LL:#2_/ LL:(_chile LL:-_feb LL::_#1 LL:chile_) LL:coyhaique_· LL:de_area LL:de_oficio LL:la_araucania LL:y_en LL:·_coyhaique R0:la R0:minimo R0:referencias R0:tecnica R0~cama R0~esce R0~larr R1:) R1:, R1:don R1:⇥ R2:hospicio RR:)_⇥ RR:,_alto RR:,_que RR:._#3 RR:alto_hospicio RR:av_. RR:carrera_#4 RR:renta_$ between:el|y d/between:#1|· d/l1:. d/l1:casa d/l1:tel d/l2:#2 d/l2:( d/l2:⇥ l1:casa l1:n l1:tel l2:contacto l3:com l3:documento l4:jefa r1:av
-7 L0:a L0:coyhaique L0:ene L0:henriquez L0:la L0:lo L0:lorena L0:parvulos L0:quien L0:rivas L0:zuniga L0~coyh L0~henr L0~parv L0~zuni L1:: L1:apaza L1:seria L1~patr LL:#1_- LL:#1_nacionalidad LL:._es LL:/_#4 LL::_los LL::_sra LL:chile_, LL:es_#1 LL:movil_#2 LL:por_mi LL:remuneraciones_y LL:rivas_, LL:seria_. R0:carrera R0:gerente R0:mensual R0:region R0:solo R0~carr R0~cord R0~gere R0~mart R0~medi R0~mens R0~refe R1:disponibilidad R1:inmediata R1~disp R1~inme RR:)_estado RR:-_mail RR:._disponibilidad RR::_soltero RR:celular_+ RR:tecnico_en between:#1|, between:#1|correo between:#1|y between:·|, d/between:#1|, d/between:#1|y d/l1:cl d/l1:es d/l1:· d/l2:· d/sec:educacion dh/between:rut|+ dh/l0:rut dh/l2:fuentes l2:fuentes l3:celular l3:whatsapp l4:gmail l4:isabel l4:movil r1:el
-6 /l0:#1 /l2:+ L0:eleam L0:hernan L0:isabel L0:karen L0:llamar L0:mora L0:ovalle L0:present L0:sala L0:senora L0:talca L0:vargas L0:venezolano L0:vi L0:whatsapp L0:zapata L0~depo L0~hern L0~isab L0~llan L0~lore L0~oval L0~pres L0~rami L0~varg L0~what L0~zapa L1:cobranza L1:de L1:pizarro L1~abog L1~cobr L1~mini L1~piza L2:( L2:santiago L2~sant LL:#2_#1 LL:#2_, LL:$_#2 LL:,_+ LL:,_calle LL:-_present LL:._la LL:._libertad LL::_#3 LL:al_+ LL:de_bodega LL:de_sala LL:don_segundo LL:mora_, LL:numero_#1 LL:operario_de LL:y_personal LL:yahoo_. LL:·_rancagua LL:⇥_#9 LL:⇥_( R0:camila R0:cel R0:ignacio R0:leidy R0:minera R0:nombre R0:pjud R0:presente R0:seremi R0:sin R0:tecnico R0~mine R0~mini R0~noti R0~rent R0~scar R1:@ R1:ahora R1:domicilio R1:practica R1:renta R1~domi R1~ofic R1~prac R1~prim R1~prop R2:#3 R2:/ RR:)_: RR:-_presente RR:._la RR:._renta RR::_a RR:cl_. RR:del_centro RR:en_#4 RR:fuentealba_. RR:vicuna_mackenna RR:·_#4 RR:·_+ RR:·_rut between:#1| between:rut|+ d/between:#1|correo d/between:,|. d/l1:numero d/l2:: dh/l2:de l1:maipu l1:numero l1:personal l1:⇥ l2:mora l2:present l3:directora n/l0:. n/l2:present n/who:own⏎ r0:cedula r0:nombre r1:renta r2:oficial r2:propio
-5 L0:felipe L0:fernanda L0:natales L0:ojeda L0:opazo L0~feli L0~nata L0~ubic L1:casa L1:horas L1:of L1:omil L1:paola L1:recomienda L1~post L2:personales L2:ulloa L2~tele LL:,_los LL:arenas_( LL:dr_. LL:el_numero LL:la_senora LL:llamar_al LL:natales_, LL:numero_es LL:puerto_natales LL:recoleta_, LL:telefono_#1 R0:carta R0:copiapo R0:cortes R0~copi R1:maipu R1:profesional R1~publ R2:la RR:#2_( RR:#3_- RR:#4_/ RR:#4_e RR:,_telefono RR:,_valdivia RR:._+ RR:._en RR:@_nauta RR:de_vida RR:hoja_de RR:hoy_. RR:y_me between:)|. between:)|| between:-|#4 between::|( d/l1:: d/l2:al dh/l2:ana l1:id l1:pizarro l2:com l2:llamar l3:fuentealba l3:hugo l3:supervisora l3:⇥ l4:+ l4:araya n/between:-|#4 sec:otros
5 /l1:identificacion /l2:#2 L0:andres L0:apellidos L0:aravena L0:auditor L0:barrio L0:bustamante L0:condes L0:constanza L0:eugenia L0:fuente L0:licencia L0:mas L0:neculman L0:nibaldo L0:numeros L0:operador L0:os L0:puente L0:rosario L0:ruta L0:si L0~arav L0~basc L0~conc L0~enfe L0~info L0~jubi L0~niba L0~puen L0~rosa L1:behance L1:dos L1:live L1~beha L2:la LL:#2_vigente LL:#4_#2 LL:#4_run LL:,_jubilado LL:,_nacido LL:,_su LL:,_tengo LL:._ficha LL::_ana LL:casas_, LL:chileno_. LL:clase_#1 LL:condes_, LL:contador_general LL:del_rosario LL:en_enfermeria LL:ganas_de LL:id_( LL:las_casas LL:licencia_sec LL:nombre_⇥ LL:os_- LL:padre_las LL:para_el LL:permanencia_definitiva LL:residencia_definitiva LL:rut_. LL:soy_chilena LL:tres_hijos LL:·_datos R0:#2 R0:and R0:angeles R0:aspiro R0:casilla R0:chiloe R0:entre R0:hacer R0:ingles R0:photoshop R0:poblacion R0:por R0:trabajo R0:villarrica R0:viudo R0:vtr R0~caje R0~casi R0~corr R0~decl R0~gene R0~ingl R0~phot R0~pobl R1:casado R1:concepcion R1:lobos R1:no R1:postulo R1:vivo R1:vtr R1:· R1~conc R1~post R2:c RR:#8_( RR:)_· RR:,_#4 RR:,_chileno RR:,_chiloe RR:,_puente RR:-_#2 RR:._me RR:/_#4 RR:al_dia RR:angeles_, RR:busco_un RR:casa_#2 RR:celular_el RR:celular_⇥ RR:con_el RR:de_nacimiento RR:de_que RR:jubilado_pero RR:live_. RR:mi_telefono RR:quellon_el RR:residencia_definitiva RR:·_telefono between:la|y between:run|. dh/between:.|· dh/between:cedula|, dh/l0:id dh/l1:carne dh/l1:t dh/l2:#2 dh/l2:el dh/l2:⇥ dhn/sec:personal do/l0:numero do/l1:identidad h/between:rut|· h/l1:: l0:id l2:carlos l2:carmen l2:chileno l2:datos l3:luis l3:mencion l4:datos r0:¿ r2:angeles r2:mi
6 /l0:run /l2:rut /who:other L0:alfonso L0:carlos L0:choque L0:civil L0:curso L0:d L0:duoc L0:elvira L0:florida L0:fuenzalida L0:godoy L0:hector L0:hijos L0:inacap L0:jacqueline L0:jean L0:maestro L0:miriam L0:profesora L0:quezada L0:riquelme L0:sagredo L0:seis L0:telefonica L0:temporaria L0:tres L0:tureuna L0:uc L0:veronica L0:yanez L0~alfo L0~audi L0~bust L0~carl L0~choq L0~elvi L0~espi L0~euge L0~fact L0~guen L0~hect L0~inac L0~jacq L0~mill L0~miri L0~necu L0~oyar L0~quez L0~quin L0~regi L0~remu L0~riqu L0~sete L0~temp L0~trab L0~trib L0~ture L0~vero L1:) L1:las L1:viuda L1~comu L1~conv L1~docu L2:#3 L2:chileno L2~cont LL:#3_. LL:#4_) LL:,_comuna LL:,_maipu LL:,_valparaiso LL:._cedula LL:._datos LL:._de LL:._example LL:._· LL:anos_de LL:arenas_, LL:carnet_es LL:cedula_es LL:com_/ LL:com_behance LL:com_rut LL:con_rut LL:contador_auditor LL:de_junio LL:de_postulante LL:definitiva_, LL:depto_#2 LL:don_sergio LL:duoc_uc LL:ficha_de LL:guion_seis LL:informacion_personal LL:jean_- LL:julio_de LL:la_definitiva LL:la_florida LL:la_fuente LL:live_. LL:mi_carne LL:mi_run LL:miriam_del LL:nombre_: LL:osvaldo_enrique LL:pje_. LL:profesora_de LL:puente_alto LL:rosa_elvira LL:rut_) LL:seis_( LL:valle_de LL:viudo_, R0:? R0:andina R0:casa R0:dia R0:donde R0:educacion R0:le R0:maipu R0:mismo R0:quiero R0:sap R0:software R0:tengo R0:¿ R0~andi R0~educ R0~prof R0~quil R0~sist R0~soft R0~vill R1:anos R1:electronico R1:llamar R1:mayo R1:un R1~apre R1~casa R1~llam R1~regi R2:; R2:en R2:entre R2:net RR:#4_trabaje RR:)_#4 RR:,_biobio RR:,_jubilado RR:,_para RR:,_soy RR:._casado RR:._es RR:._mardones RR:a_- RR:andina_de RR:casado_, RR:comercial_andina RR:correo_: RR:de_#2 RR:de_la RR:de_los RR:de_talca RR:el_ano RR:en_calle RR:en_comercial RR:en_la RR:en_quellon RR:los_angeles RR:maipu_, RR:que_aspiro RR:rancagua_, RR:vive_en RR:|_+ RR:¿_de RR:⇥_( age:7 between:.|· between::|nac between:numero|, between:run|, between:rut|#2 between:vera|#1 between:·|. dh/between:cedula|. dh/between:run|, dh/between:run|· dh/between:rut|mi dh/between:vera|#1 dh/l0:) dh/l0:identidad dh/l0:la dh/l1:) dh/l1:cedula dh/l1:com dh/l1:definitiva dh/l1:identidad dh/l1:seis dh/l1:⇥ dh/l2:definitiva h/l0:. h/l1:, h/l2:, h/l2:documento h/sec:herramientas l1:definitiva l1:seis l1:valparaiso l2:#8 l2:alberto l2:mansilla l3:#3 l3:carcamo l3:juan l3:santiago l4:) l4:cerro l4:con l4:dios l4:munoz l4:orlando l4:pedro r0:- r0:telefono r1:. r1:casado r1:chileno r1:permanencia r1:vivo r1:y r2:definitiva r2:nacimiento
7 /l2:de L0:boleta L0:ci L0:clase L0:dios L0:elba L0:encargada L0:id L0:ivonne L0:los L0:mauricio L0:mis L0:nahuelquin L0:nombres L0:osvaldo L0:personales L0:quellon L0:sec L0:sin L0:temuco L0:vergara L0:y L0:¿ L0~andr L0~coli L0~ivon L0~lice L0~maes L0~maur L0~osva L0~quel L0~sagr L0~temu L0~vald L0~verg L1:av L1:chileno L1:nacionalidad L1:· L2:com LL:#1_( LL:#4_#4 LL:(_run LL:._#2 LL:._fono LL:._id LL:._para LL::_haitiano LL:antecedentes_de LL:carnet_: LL:conductor_profesional LL:datos_rut LL:de_julio LL:de_san LL:el_carnet LL:elba_rosa LL:encargada_de LL:es_la LL:florida_, LL:general_, LL:haitiano_rut LL:identidad_n LL:identidad_numero LL:identificacion_: LL:juan_de LL:para_los LL:sergio_hernan LL:tecnico_en R0:: R0:= R0:ano R0:casado R0:comercial R0:jubilado R0:residencia R0:se R0:villa R0:vive R0:whatsapp R0~ange R0~anto R0~cole R0~come R0~serv R0~vene R0~what R1:/ R1:al R1~barr R1~elec R1~trab R2:a R2:gmail RR:#1_#2 RR:#1_, RR:#2_#2 RR:#2_/ RR:#4_direccion RR:#4_nacionalidad RR:)_#1 RR:+_#2 RR:,_#2 RR:,_casado RR:,_comuna RR:,_el RR:-_cel RR:._. RR:/_#1 RR::_#11 RR::_calle RR::_chilena RR:ano_#4 RR:correo_electronico RR:de_mayo RR:de_quellon RR:mail_: RR:mayo_de RR:nacionalidad_⇥ RR:permanencia_definitiva RR:punta_de RR:rut_) RR:sector_punta RR:telefono_de RR:·_chilena RR:⇥_+ between:carnet|. between:cedula|, between:cedula|. between:el|. between:es|. between:rut|herramientas between:⇥|celular dh/between:(|) dh/between:el|. dh/between:el|y dh/between:rut|( dh/between:rut|herramientas dh/l0:( dh/l1:- dh/l2:guion dh/l2:identidad dh/l2:mansilla h/l0:run h/l1:. h/l1:run h/then:other h/who:own l1:: l1:chileno l1:com l1:datos l1:documento l1:· l2:guion l2:haitiano l2:postulante l3:- l3:gmail l3:su l4:c l4:cedula l4:ficha l4:rosa r0:chilena r0:domicilio r0:lo r1:#3 r1:nacido r2:correo r2:electronico r2:telefono
8 L0:abril L0:algo L0:casado L0:cerro L0:comercial L0:conductor L0:haitiano L0:hoja L0:huerta L0:juan L0:machali L0:mil L0:no L0:nombre L0:orlando L0:roxana L0:san L0:sergio L0:tributario L0:valparaiso L0:vida L0:wsp L0~enca L0~extr L0~flor L0~huer L0~inte L0~mach L0~maga L0~nahu L0~nume L0~orla L0~patr L0~pers L0~prim L0~roxa L0~serg L0~valp L1:alto L1:ced L2:; L2:anos LL:#1_#4 LL:#2_· LL:#4_curriculum LL:(_casa LL:(_en LL:._carne LL:alto_hospicio LL:casa_) LL:ced_. LL:chilena_· LL:de_dios LL:de_vida LL:del_pilar LL:f_. LL:hoja_de LL:llamas_? LL:mansilla_, LL:mi_carnet LL:mi_cedula LL:nacida_el LL:nacimiento_: LL:para_que LL:pasaje_#1 LL:unico_tributario LL:·_av LL:⇥_rut R0:#3 R0:#6 R0:biobio R0:caleta R0:licencia R0:pais R0:puente R0:quien R0:trabaje R0:una R0~biob R0~cale R0~cuad R0~prim R0~puen R0~puer R0~rapi R0~resi R1:obras R1:soltero R1~oyar R1~rosa R1~solt R2:cl R2:inostroza R2:· R2~inos RR:#11_| RR:#2_de RR:#4_| RR:(_+ RR:+_#3 RR:,_los RR:,_nacido RR:._experiencia RR:._inostroza RR:._obras RR:._vivo RR:/_#2 RR::_peruano RR:cl_· RR:com_- RR:comuna_de RR:electronico_: RR:lugar_y RR:nacido_en RR:peruana_, RR:puente_alto RR:que_me RR:trabaje_en RR:y_fecha RR:|_movil RR:·_#2 between:,|, between::|direcion between:run|· between:rut|( between:rut|| d/l2:casa dh/between:,|. dh/between::|/ dh/between:rut|| dh/l1:#1 dh/l1:carnet dh/l1:chileno dh/l2:carnet dh/l2:papeles dh/l2:t dh/sec:renta dhn/who:own do h/sec:perfil l0:= l0:identidad l0:la l0:numero l1:) l1:cedula l1:la l1:t l2:carnet l2:chilena l2:definitiva l2:papeles l3:cedula l3:clase l3:no l4:. l4:curriculum l4:la l4:para l4:san r0:chillan r0:direcion r0:fecha r0:llamar r1:@ r1:nacionalidad r1:para r1:peruana r2:calle r2:celular r2:fono r2:peruano
9 /between::|· /between:rut|- /l1:· L0:= L0:alonso L0:alto L0:documento L0:educacion L0:general L0:guineo L0:jose L0:llamas L0:lobos L0:maldonado L0:nacimiento L0:nelson L0:net L0:papeles L0:paz L0:pilar L0:residencia L0:saint L0:tecnico L0~alon L0~come L0~guin L0~mald L0~nels L0~pape L1:contrato L1:es L2:concepcion L2:magallanes L2~conc L2~maga LL:#1_de LL:#3_rut LL:)_rut LL:,_la LL:,_pasaje LL:-_#2 LL:-_ficha LL:-_rut LL:._carnet LL:._com LL::_jean LL::_rut LL:a_- LL:camila_belen LL:casado_, LL:ccori_, LL:cedula_nacional LL:cl_· LL:concepcion_, LL:de_concepcion LL:huaman_ccori LL:nacional_de LL:que_no LL:rut_/ LL:saint_- LL:su_rut LL:·_#2 LL:·_#3 R0:alto R0:chillan R0:companias R0:comuna R0:direcion R0:hernan R0:independencia R0:laboral R0:nacimiento R0:pero R0:peruano R0~cons R0~estu R0~hern R0~inde R0~jubi R0~labo R1:; RR:$_#1 RR:,_calle RR:,_santiago RR:._net RR::_⇥ RR:casa_, RR:chileno_, RR:chileno_- RR:companias_, RR:direcion_: RR:en_⇥ RR:las_companias RR:nacionalidad_peruana RR:soltera_, RR:vtr_. RR:y_mi RR:⇥_#2 between:carne|. between:||| dh/between:,|, dh/between::|. dh/between::|| dh/between:carne|. dh/between:es|y dh/between:||| dh/between:·|· dh/l1:: dh/l1:id dh/l2:cedula dh/l2:mi dh/sec:otros h/l2:rojas l0:datos l1:#3 l1:carnet l1:mi l2:documento l2:identidad l2:t l3:) l3:nacionalidad l4:#4 l4:hernan l4:nacionalidad l4:que l4:saint r0:celular r0:licencias r0:numero r1:laboral r2:. r2:pasaje
10 L0:) L0:/ L0:alberto L0:astudillo L0:cual L0:depto L0:enrique L0:ingenieria L0:louis L0:luis L0:mansilla L0:pasaje L0:robenson L0:tu L0:viejo L0~albe L0~astu L0~barr L0~enri L0~mans L0~robe L1:el L1:la L1:vivo L1~bole L2:gmail LL:#1_· LL:#3_#3 LL:)_#4 LL:-_louis LL:._net LL:/_wsp LL:a_la LL:anos_. LL:apellido_: LL:b_, LL:chillan_viejo LL:cual_es LL:de_#4 LL:de_nacionalidad LL:fono_#2 LL:fono_/ LL:la_paz LL:llamo_⇥ LL:lobos_vera LL:louis_rut LL:luis_alberto LL:marta_lobos LL:tu_rut LL:¿_cual R0:#11 R0:caja R0:excel R0:llamar R0:nacido R0:peruana R0:san R0~carl R0~comu R0~escr R1:el R1:experiencia R1:sec R1~expe R1~inst R2:de RR:,_soltera RR:._entre RR::_#2 RR:@_vtr RR:celular_es RR:experiencia_#4 RR:experiencia_laboral RR:llamar_al RR:mi_casa RR:mi_celular RR:telefono_: between::|| between:es|y between:rut|mi between:rut|nacionalidad between:rut|· d/l2:#1 dh/between:-|- dh/l0:carne dh/l0:carnet dh/l0:vera dh/l1:#3 dh/l1:lobos dh/l2:/ dh/l2:b dh/l2:marta h/l2:#4 h/who:other⏎ l0:carne l0:vera l1:unico l2:#11 l2:casa l2:louis l2:marta l2:rol l2:tu l3:la l3:poblete l3:y l4:ignacio r0:#1 r1:#2 r2:#4 r2:la
11 /l1:run /l2:. L0:? L0:antecedentes L0:chillan L0:contador L0:electricista L0:guion L0:inostroza L0:sede L0:tapia L0:transito L0~ante L0~bole L0~casa L0~docu L0~educ L0~hait L0~inos L0~resi L0~tran LL:+_#11 LL:,_magallanes LL:/_/ LL:curriculum_vitae LL:del_transito LL:el_#1 LL:run_⇥ LL:rut_? LL:rut_n LL:tengo_#2 R0:$ R0:a R0:me R0:pasaje R0:permanencia R0:un R1:que RR:#1_- RR:#1_de RR:,_a RR:,_antofagasta RR:,_la RR:-_chileno RR:con_permanencia RR:en_chile RR:fono_: between:/|/ between::|· between:⇥|vivo dh/l1:i h/l0:⇥ h/l1:n l0:? l1:identidad l1:lobos l2:b l2:de r0:edad r0:habilidades r0:herramientas r1:en sec:herramientas
12 L0:#11 L0:b L0:belen L0:carmen L0:lagos L0:munoz L0:tengo L0:vera L0:vitae L0~carm L0~cond L0~gene LL:profesional_a LL:san_pedro R0:antofagasta R0:habilidades R0:soltera R0:· R0~casa R1:clase R1:es R1:nacionalidad RR:#2_) RR:chilena_, RR:fono_#9 RR:mi_rut RR:rut_. RR:sec_clase d/l0:⇥ dh/l0:: dh/l0:es dh/l2:#1 dh/l2:· dh/sec:cursos h/l1:rut l1:/ l1:identificacion l3:u l4:soto r0:nac r0:⇥ r1:#9 r2:#3
13 /l0:⇥ L0:bugueno L0:carcamo L0:mi L0~bugu L0~carc L0~inge L0~naci L1:chilena L2:#1 LL:#1_. LL:#1_n LL:#4_rut LL:._: LL:cl_| LL:vivo_en R0:gmail R0:herramientas R0:numero R0~habi R0~herr R0~nume R0~pasa R1:correo R1~corr R2:@ RR:,_chilena RR:,_con RR:._: RR:._correo RR:al_que RR:anos_en between::|. between::|nacionalidad between:rut|- dh/l0:| dh/l1:#4 dh/l2:- dh/l2:anos dh/l2:rut h/l0:· l2:/ l2:n sec:cursos
14 L0:apellido L0:chilena L0:chileno L0:con L0:definitiva L0:nacional L0~defi L0~elec LL:#4_. LL:com_- LL:del_carmen LL:⇥_patricio R0:#1 R0:definitiva R0:domicilio R0:edad R0:las R0:movil R0:soy R0~comp R0~defi R0~perm R0~trab R1:chileno d/l0:rut d/who:own l0:#4 l0:, l0:| l3:rojas l4:#1 l4:y r0:mi r1:: r1:celular
15 /l1:. /who:other⏎ L0:e L0:profesional L1:t L2~chil LL:,_chileno LL:anos_· LL:chilena_, LL:curriculum_de LL:pedro_de LL:t_. R0:quellon R0~quel R0~tele R1:me R1~patr RR:#1_. RR:(_#2 RR:fecha_de dh/l0:el dh/l2:, h/bol l2:anos l2:cedula l3:c r0:chileno r0:vivo r1:⇥ r2:( r2::
16 L0:oriente L0:rol L0:rosa L0:unico L0~nomb L0~orie L1:aca L1:naci L1:pero L2:@ L2:· LL:#2_#3 LL:,_en LL:oriente_#4 R0:chileno R0:nac R0:postulo R0:y R1:com R1:se RR:._se RR:nacionalidad_: between:carnet| dh/l1:run dh/sec:educacion l2:mi l4:#3 l4:, r2:anos r2:⇥
17 L0:es L0:ficha L0:llamo L0:pedro L2:en LL:cedula_de LL:me_llamo LL:rol_unico LL:u_. R0:#4 R0:#9 R0:para R0:sector R0~sect R1~naci RR:/_/ RR:nac_. r1:se
18 L0:anos L0:patricio L1:n L1~naci LL:#3_#4 LL:._t LL:rut_es R0:+ R0:fecha R0~peru R1:y RR:#4_. dh/l1:· l4:u r1:#1
19 L0:yo L0~apel L0~prof LL:rut_⇥ R0:al R1:la R1~chil RR:#2_- dh/l1:es h/l0:: h/l0:rut l0:es l1:i r1:/ r1:chilena r2:que
20 L0:identificacion L0:ignacio L1:yo LL:._n LL:chileno_, LL:n_. LL:·_rut R0:celular R0~celu R1:#1 RR:,_de
21 L0:curriculum L0~igna LL:,_de R0~domi R1:en between:rut|. d/bol dh/l1:rut l1:carne
22 L0:poblete L1:y L2:de LL:._i LL:en_la LL:run_: R0:con R0~llam RR:#3_, RR:el_#1 dh/l0:cedula dh/l2:#4 dhn/l0:rut r1:al r2:a
23 /l0:: L0:en L0:me L1:anos L1~chil LL:anos_, LL:mi_rut R0:⇥ dh/l0:, l3:ana l3:maria
24 LL:,_cedula LL:._mi LL:i_. R0:telefono dhn/sec:inicio r2:de
25 /l1:rut L0:soy L0~pobl R0~jard dh/l1:n dh/l1:rojas dh/l2:soto eol l1:. l2:#1 r0:· r1:los
26 L0:#4 L0~curr L2:cl L2:| LL:|_run RR:|_los d/l1:rut dh/between:run|| r0:talca
27 L0:| L1:#2 L2:c LL:de_identidad R0:( R0:vivo R1:: age:5 between:run|| between:rut|experiencia dh/between:rut|experiencia dh/l1:| l1:| r0:/
28 /l0:carnet L1:i LL:._cl R0:, dhn l0:cedula l4:#2
29 L2:u R0:/ R0:calle R0:chilena R1:- l0:. l2:. l2:rut
30 L0:para LL:c_. LL:com_| RR:vivo_en h/sec:personal l3:, r0:nacionalidad
31 L0:identidad L0:socio L2:r dh/sec:perfil r0:experiencia r0:| r2:en
32 L0:carne L1:en LL:r_. R1:. RR:#2_anos dh/l0:.
33 R0:| sec:inicio
34 l0:⇥ l1:run
35 R0:anos sec:perfil
36 R0:talca R2:.
37 dh/l0:·
38 R0:experiencia
39 L0:datos who:own⏎
40 dh/eol
41 R0~expe
42 R0:los R0:nacionalidad l3:. r0:.
43 L0~chil dh/bol l0:carnet
45 LL:#2_anos
46 LL:rut_: nth:0
47 l1:rojas l2:soto
48 l4:ana
49 dh/l2:. l0::
50 age:3
51 bol
52 L0~iden LL:rojas_rut dh/l0:run
53 h/eol
54 R0~naci
59 R0:en of:1
60 R0~chil
61 dh/who:own
62 /l0:rut
65 h/who:own⏎
66 l0:run sec:personal
67 L0:carnet L0~carn
73 L0:cedula L0~cedu
74 dh/who:own⏎
83 h/sec:inicio
84 l1:rut
91 l0:rut
94 dh/sec:personal
95 h
96 who:own
102 L0:rut
103 L0:run
105 age:6
106 dh
111 dh/sec:inicio
151 age:4
`;
