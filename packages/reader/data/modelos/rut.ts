/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_RUT = `
-161 d
-141 L0:pasaporte
-128 others
-126 L0~pasa age:0
-118 l0:pasaporte
-107 l0:#1
-106 sec:referencias
-105 dh/others who:other
-102 age:1
-96 dh/sec:referencias dh/who:other
-91 l0:-
-90 d/l0:#1
-86 LL:,_rut
-85 L0:taller
-84 L0~tall
-79 d/sec:inicio
-78 nth:1
-74 LL:del_taller of:2
-72 sec:experiencia
-70 d/who:own⏎
-66 LL:soto_rojas
-65 dh/l1:,
-63 n
-61 LL:rut_de l1:,
-60 L0:rojas
-59 L0~soci
-58 L0:cuenta l4:rut
-57 L0:ana L0~cuen l1:#2
-56 L0:ruiz L0~corr
-55 L0:soto R0:banco RR:de_chile
-54 R1~vend r2:chile
-53 L0:marcela d/sec:personal n/sec:inicio
-52 LL:#4_- dh/between::|
-51 LL:de_la r1:,
-50 = L0~marc LL:maria_soto
-49 LL:ana_maria R0:es
-47 R0~herm l1:+
-45 L0:#1
-44 /l0:· /l1:n L0:maria L0~refe R0:el age:2
-43 LL:rut_del R0:lo R0:tiene
-42 between::|
-41 L0~tele dh/l2:la
-40 L0:telefono R0:fono
-39 L0:- L1:- RR:vendedor_de l2:la l2:o
-38 L0:+ LL:com_, R0:paris RR:#2_#3 r0:es r1:#4
-37  L0:#2 L2:p L2:rojas LL:._p LL:hijos_. LL:p_. R0:@ R0:mall RR:,_mall RR:mall_plaza dh/sec:experiencia
-36 /l0:- L1:esteban L1~este R0:chile R0:plaza R0~parr l0:#2
-35 RR:#4_#4 RR:,_fono l0:rojas
-34 L0:, L1:larraguibel L1~larr L1~reco l1:soto l4:esteban
-33 L0:( L0:ayavire L0:postulacion L0~ayav LL:v_- RR:el_de dh/between:rut|fono
-32 L2:, RR:#3_#4 age:8 between:-| between:rut|no dh/between:rut|no l2:ana r0:no r1:de
-31 L0~post L1:; dh/l1:v l0:#3 l1:v
-30 /l1:#2 L0:v d/eol dh/who:other⏎ l1:( n/eol
-29 L1:#4 RR:#2_#1 dh/l1:( l3:de who:other⏎
-28 L0:dueno L1:o L2:y LL:(_rut LL:,_#4 RR:es_mi l1:#1 l2:+ l4:maria
-27 L1~rese LL:+_#2 dh/between:⇥| l2:del l4:rojas
-26 R0:mi R0~sere between:⇥| dh/l2:del r1:mi
-25 d/l1:#2 of:3
-24 L1:sin L1:u LL:-_#4 R0:no R0:serena RR:#1_#3 RR:es_el between:rut|fono dh/between:rut|,
-23 L0:referencias LL:rojas_, LL:·_#1 RR:arenas_, RR:de_mi RR:la_serena d/l1:+ dh/between:rut|)
-22 /l1:#1 L0:referencia L0:viuda L0~dire L1~refe LL:viuda_de R0~port RR:)_. age:10 between:rut|) d/l2:. l0:fono r0:#4
-21 L0:celular L0:fono L0:tienda L0~celu L0~tien L1:e L1:tienda L1~tien R0:) R0:tramite R0~tram RR:fono_#2 d/who:other⏎ n/l0:- n/l1:#4 r0:)
-20 L0:del L0~marg L1:lo L1:referencias LL:+_#3 R0:arenas R0~aren RR:punta_arenas dh/l0:- l3:rut n/l2:#4
-19 L0:dona L0:mayo LL:,_duena LL:de_mayo LL:jefa_de R1:gmail RR:#4_· d/l0:#3 d/l2:+ dn
-18 LL:#3_- LL:._estoy LL:._referencias LL:⇥_#2 R0:que R0:santiago R0~reco R0~sant between:#1|· d/others l1:#4 l2:( l2:: l4:cl l4:telefono
-17 /l2:· L0~cons L0~labo L1:isidora L1:word L1~empl L1~isid LL:#4_; LL:#4_referencias LL:duena_de LL:word_. R0:carnet R0~carn RR:#3_#3 RR:,_cel d/l2:#4 dn/l0:#2 l0:) l4:laboral
-16 /bol L0:cel L0:don L0:la L0:laboral L0:retail L0~aran L1:estoy LL:#2_de LL:-_#1 R0:punta between:rut|de dh/between:rut|de l4:; l4:de r2:#2
-15 L0~comu L1:. L1:al L1:por L1:porque L1~cost L1~orde L1~porq L1~vene LL:,_directora LL:anos_nacionalidad LL:caceres_rut LL:con_visa LL:referencias_nombre R0:daniela R0:postulante R0:tarapaca R0~tara R1:cl R1~alva RR:educacion_universidad between:#1|. d/l0:fono d/sec:experiencia dh/l2:caceres l2:caceres l3:| r0:de r1:la r2:) r2:jefe
-14 /l2:: L0:#3 L0:: L0:actualizacion L0:al L0:caceres L0:directora L0:notaria L0:waldo L0~cace L0~nota L0~reta L1:visa L1~temp LL:#4_· LL::_waldo LL:celular_⇥ R0~agui R0~dani R1:de R1:redaccion R1:universidad R1~cent R1~educ R1~inge R1~reda R1~univ RR:#8_- RR:/_a RR:cargo_: RR:datos_de RR:e_- RR:y_el between:·|| d/between:#1|. d/l2:, r0:cargo r1:casa r1:cel r2:#8 r2:universidad
-13 L0:experiencia L0:lillo L0:panguipulli L0:rivera L0:senora L0:tecnica L0~fern L0~pang L0~rive L0~vene L1:, L1~comp L2:e LL:,_jefa LL:-_curriculum LL:._#3 LL:al_dia LL:araya_, LL:com_· LL:de_tienda LL:directora_tecnica LL:e_. LL:panguipulli_⇥ R0:aviso R0:cedula R0:datos R0:ejecutivo R0:la R0:paz R0:soltero R0~cedu R1:educacion R1~comp R2:com RR:#4_) RR:#4_a RR:casa_) RR:de_contacto RR:en_tramite between:rut|, d/l1:#1 dh/l2:#3 dh/l2:rojas l2:fono l3:senora l4:antonio
-12 L0:ayudante L0:contacto L0:cv L0:edad L0:mar L0~actu L0~ayud L0~expe L0~moto L1:me L1:tel LL:#3_( LL:,_#2 LL:._rut LL:;_mi LL:ayudante_de LL:edad_#2 LL:la_senora LL:tel_. LL:u_@ LL:·_id R0:cargo R0:in R0:jefe R0:ripley R0~esce R0~ripl R1~meca RR:-_#4 RR:._los RR::_jefe RR:fono_+ RR:jefe_de RR:los_rios between:el|y d/l0:) d/who:other l2:#3 n/between:-|- n/l0:#1 sec:habilidades
-11 /l0:#3 L0:feb L0:movil L0:notario L0:sur L0~ofic L1:#3 L1:jefa L1:no L1~resp L2:. LL:#4_/ LL::_don LL:de_coquimbo LL:visa_temporaria LL:⇥_+ R0:de R0:estado R0:francisca R0~fran R0~tecn R1:los RR:(_casa RR::_#8 RR:v_region dh/l2:de l1:al l2:contacto l2:y l2:· l4:jefa r1:el r1:fono
-10 /l0:) /l2:( L0:alvaro L0:coquimbo L0:francisca L0:mora L0:pizarro L0:programas L0:sap L0~coqu L0~fran L0~piza L0~prog L0~seno L1:con LL:#3_, LL:(_#1 LL:-_presente LL:administrativa_de LL:casa_: LL:de_area LL:mora_, LL:telefono_: R0:esta R0:jefa R0:licencias R0~ejec R0~esta R1~escr RR:,_gerente RR:._#1 RR:cel_. RR:·_rut RR:⇥_· age:11 between:#2|#4 d/l0:, d/l1:. d/l1:casa d/l1:telefono d/l2:( d/l2:el do/between:#2|#4 do/l0:#2 l1:casa l1:n l1:pino l1:telefono l2:mora l3:soledad l3:telefono l4:( l4:· n/l1:- r2:@ r2:los
-9 L0:administrativa L0:antonio L0:araya L0:artesanal L0:chile L0:excel L0:gustavo L0:instagram L0:jefa L0:juana L0:oficio L0:patron L0:pino L0~alva L0~gust L0~inst L1:dra L1:mi L1:sra L1~abog L1~inte L2:$ LL:#2_- LL:$_#2 LL:,_dueno LL:,_tel LL::_#2 LL:@_yahoo LL:dra_. LL:fono_+ LL:mar_#4 LL:patron_de LL:pizarro_, LL:por_mi LL:sra_. LL:telefono_de R0:maracaibo R0:pretension R0:v R0~mara R0~soli R2:l R2~hosp RR:#2_. RR:#4_hasta RR:,_#1 RR:,_soltero RR:-_mail RR:._cl RR:lugar_de RR:pretension_: dh/l0:rut h/l0:- h/l2:. l2:cel l3:com l4:gmail l4:los r0:(
-8 /l0:#1 /l1:⇥ /l2:+ L0:llamar L0:lo L0:oscar L0:parvulos L0:principal L0:sala L0:soledad L0:talcahuano L0:ulloa L0~arte L0~esta L0~parv L0~prin L0~rami L0~sole L0~talc L0~titu L1:: L1:apaza L1:araucania L1:contacto L1:m L1:paola L1:soporte L1:yahoo L1~arau L1~sopo LL:#2_, LL:,_talcahuano LL:._, LL:._telefono LL:/_#2 LL::_#1 LL:coyhaique_· LL:de_oficio LL:de_sala LL:lo_que LL:mi_telefono LL:soporte_@ LL:y_despacho LL:·_coyhaique R0:contacto R0:gerente R0:leidy R0~cami R0~cent R0~gere R1:) R1:av R1:⇥ R2:alto RR:)_⇥ RR:,_alto RR::_a RR:alto_hospicio RR:av_. RR:b_y RR:cl_. RR:la_pampa RR:licencias_clase between:#1|, between:#1|correo d/between:#1|· d/l0:#2 d/l1:cl d/l1:tel d/l2:#2 d/sec:perfil dh/l0:rojas l1:tel l2:celular l2:com l3:bodega l3:pizarro l4:/ n/l2:- r1:av r1:mensual
-7 /sec:inicio /sec:personal L0:eleam L0:ene L0:fuentealba L0:fuentes L0:henriquez L0:local L0:present L0~henr L0~llan L1:fuentealba L1~desp L1~ejec L1~fuen L1~nels L1~oper L2:av L2~tele LL:#1_- LL:#2_#1 LL:(_av LL:-_feb LL:-_present LL:._es LL:._la LL::_paola LL:chile_) LL:de_local LL:la_araucania LL:m_. LL:quien_suscribe LL:remuneraciones_y LL:suscribe_, LL:y_en LL:y_personal LL:·_. R0:empleo R0:errazuriz R0:minimo R0:principal R0:run R0~acep R0~empl R0~erra R0~fuen R0~larr R0~prin R0~rent R0~solt R1:$ R1:a R1~publ R2:, R2:hospicio RR:)_estado RR:._+ RR:._la RR:/_movil RR::_soltero RR:de_vida RR:fono_#1 RR:fuentealba_. RR:hoja_de RR:tecnico_en between:·|, d/between:#1|, d/between:#1|correo d/l1:al d/l1:· d/l2:⇥ d/sec:educacion dh/l1:soto dh/l2:fuentes l2:fuentes l3:celular l3:directora l3:documento l3:fuentealba l4:+ l4:araya n/l0:. r0:cedula r0:fono
-6 /l2:- L0:angeles L0:arancibia L0:calle L0:coyhaique L0:duena L0:jefe L0:talca L0:venezolano L0:⇥ L0~anto L0~coyh L0~llam L0~rond L1:omil L1:recoleta L1:trabajando L1~post L2:chile L2:mar L2:personales L2:presente L2~pers L2~pres LL:#1_) LL:#1_nacionalidad LL:#2_( LL:(_chile LL:-_dic LL:._libertad LL::_#3 LL::_los LL:al_#1 LL:ana_soto LL:camila_fernanda LL:chile_, LL:com_( LL:de_bodega LL:dr_. LL:llamar_al LL:telefono_#1 LL:trabajando_. LL:yahoo_. LL:⇥_#9 R0:ignacio R0:mensual R0:region R0:sin R0:solo R0:tecnica R0:tecnico R0~igna R0~mens R1:#4 R1:practica R1~prac RR:)_: RR:,_copiapo RR:._#3 RR:@_outlook RR:carrera_#4 RR:disponibilidad_inmediata RR:los_carrera RR:outlook_. RR:y_#1 d/l0:: d/l2:: d/l2:celular d/l2:com dh/between:rut|+ dh/l2:ana l1:cl l1:personal l2:llamar l2:present l3:es l3:leiva l4:isabel n/l2:present r2:no
-5 L0:fernanda L0:hogar L0:leiva L0:suscribe L0~gere L0~pres L0~susc L0~ubic L1:seria L1~bern LL:#1_/ LL:#2_. LL:,_gerente LL:,_vina LL:jefe_de LL:los_angeles LL:operario_de LL:seria_. R0:seremi R0~dire R0~mini R1:profesional R2:la RR:#1_#4 RR:#2_( RR:#4_, RR:/_e RR:correo_⇥ RR:del_centro RR:direccion_⇥ RR:·_+ RR:⇥_no between:#1| between::|( between:rut|+ d/l2:fono d/sec:otros dh/l2:com l1:maipu l1:⇥ r0:e r2:mail
5 /between:rut|fono L0:= L0:abril L0:algo L0:apellidos L0:barrio L0:cataldo L0:chilean L0:haitiano L0:hasta L0:mencion L0:numero L0:puente L0:senores L0:tu L0:villagran L0~choq L0~comp L0~ejec L0~espe L0~espi L0~menc L0~mill L0~puen L1:c L1:el L1:hotmail L1:los L1:que L1~cont L1~hotm L2:#4 L2:antonia L2:riquelme L2~riqu LL:,_comuna LL:,_run LL:-_cedula LL:?_⇥ LL:@_hotmail LL:antonia_. LL:camila_belen LL:casas_, LL:com_/ LL:comuna_de LL:contador_general LL:datos_personales LL:de_: LL:de_puerto LL:hotmail_. LL:las_casas LL:llamas_? LL:nacimiento_: LL:numero_de LL:padre_las LL:tu_rut LL:vigente_hasta LL:·_run R0:av R0:como R0:dalcahue R0:dia R0:entre R0:fran R0:hacer R0:ingles R0:maipu R0:poblacion R0:practica R0:quilpue R0:tel R0:tengo R0:trabajo R0:tucapel R0~admi R0~dalc R0~ingl R0~marc R0~pobl R0~prac R0~prog R0~sist R0~terr R0~tuca R1:historia R1:rancagua R1:telefono R1:uc R1:undurraga R1~celu R1~elec R1~hist R1~llam R1~ranc R1~trab R1~ubic R1~undu R2:c RR:+_#2 RR:,_#2 RR:,_nacido RR:,_region RR:,_villa RR:,_y RR:._#4 RR:._celular RR:._undurraga RR::_calle RR::_la RR:@_live RR:a_- RR:al_cargo RR:b_. RR:con_domicilio RR:de_oruro RR:duocuc_. RR:en_el RR:fran_. RR:mi_numero RR:quien_soy RR:residencia_definitiva RR:secretaria_de RR:|_+ between:datos|#2 between:identidad|· between:run|, between:rut|resumen dh/between:cedula|, dh/between:run|, dh/l1:) dh/l1:: dh/l1:datos dh/l2:#2 dh/l2:mi dh/l2:t h/l1:mi l1:chileno l2:de l2:tu l3:en l3:mansilla l3:santiago l4:c l4:ganas l4:nacional r0:numero r0:¿ r2:calle r2:con r2:electronico
6 /l2:#2 L0:#8 L0:astudillo L0:brasilena L0:bustamante L0:ci L0:clase L0:cual L0:duoc L0:elvira L0:encargada L0:fuente L0:ganas L0:hijos L0:hoja L0:inacap L0:ivonne L0:jacqueline L0:juan L0:llamas L0:magallanes L0:medio L0:miriam L0:orlando L0:os L0:primera L0:quezada L0:riquelme L0:rosario L0:sagredo L0:sec L0:secretaria L0:segundo L0:seis L0:sergio L0:temuco L0:tres L0:vida L0:vigente L0~astu L0~bole L0~bust L0~cata L0~coli L0~cond L0~elvi L0~inac L0~info L0~inte L0~ivon L0~jacq L0~miri L0~nico L0~orla L0~oyar L0~pain L0~quez L0~regi L0~riqu L0~rosa L0~sagr L0~secr L0~serg L0~sete L0~temu L0~trib L0~vige L1:) L1:+ L1:ced L1:liquidos L1:viuda L1~anto L1~comu L1~conv L2:#3 L2:: L2:chileno L2:concepcion L2~conc L2~tran LL:#2_vigente LL:#3_. LL:#4_) LL:,_permanencia LL:,_viudo LL:._chileno LL:._de LL:._el LL:._nacionalidad LL:._no LL::_rut LL:@_live LL:a_- LL:cedula_es LL:cl_rut LL:com_rut LL:con_residencia LL:concepcion_, LL:cual_es LL:curso_os LL:de_concepcion LL:de_derecho LL:de_vida LL:del_rosario LL:example_. LL:general_, LL:guion_seis LL:hoja_de LL:identidad_numero LL:informacion_personal LL:jose_miguel LL:mi_run LL:miriam_del LL:os_- LL:para_el LL:postulante_⇥ LL:punta_arenas LL:rosa_elvira LL:rut_. LL:rut_/ LL:seis_( LL:tres_hijos LL:valparaiso_datos LL:·_datos LL:¿_cual LL:⇥_rut R0:#3 R0:$ R0:? R0:andina R0:ano R0:avanzado R0:correo R0:direcion R0:educacion R0:independencia R0:jubilado R0:pero R0:presentacion R0:quien R0:registro R0:resumen R0:software R0:vtr R0:¿ R0~andi R0~avan R0~corr R0~pres R0~prof R0~resu R1:#2 R1:/ R1:con R1:concepcion R1:desde R1:duocuc R1:no R1~conc R1~duoc R1~gene R1~segu R1~tele R2:en RR:#1_, RR:#4_trabaje RR:$_#3 RR:)_#1 RR:+_#11 RR:,_jubilado RR:._. RR:._olivares RR::_chilena RR::_peruano RR:@_duocuc RR:@_uc RR:al_#1 RR:andina_de RR:celular_el RR:comercial_andina RR:correo_electronico RR:criado_en RR:dia_, RR:direccion_: RR:direcion_: RR:domicilio_en RR:ejecutiva_de RR:en_calle RR:en_comercial RR:en_la RR:es_? RR:live_. RR:lo_que RR:lugar_y RR:nacimiento_⇥ RR:olivares_. RR:rut_) RR:telefono_de RR:uc_. RR:y_fecha RR:y_mi RR:¿_de RR:⇥_+ between:-|- between:el|. between:es|. between:la|y between:vera|#1 between:⇥|⇥ dh/between::|/ dh/between::|| dh/between:cedula|. dh/between:el|. dh/between:rut|mi dh/between:vera|#1 dh/l0:id dh/l1:cedula dh/l1:definitiva dh/l1:seis dh/l1:t dh/l1:⇥ dh/l2:) dh/l2:carcamo dh/l2:el dh/l2:identidad dh/sec:herramientas h/between:rut|, h/l1:. h/l1:cedula h/l1:unico h/l2:rol l0:id l0:nacional l0:numero l1:com l1:seis l1:t l2:andrea l2:carcamo l2:t l3:#3 l3:/ l3:ano l3:id l3:luis l3:sede l4:a l4:cerro l4:nacionalidad r0:chillan r0:llamar r0:presentacion r0:tel r1:. r1:nacido r1:rut r1:su r2:fono r2:movil r2:nacimiento r2:peruano
7 /between::|· /l0:. /l0:run /l1:i /l1:identificacion L0:andres L0:belen L0:catrileo L0:curso L0:godoy L0:machali L0:maestro L0:maldonado L0:mansilla L0:marta L0:mas L0:nacimiento L0:nelson L0:nombres L0:roxana L0:sepulveda L0:telefonica L0:temporaria L0:uc L0:un L0:vergara L0~bras L0~catr L0~conc L0~enca L0~extr L0~mach L0~mald L0~mans L0~nels L0~oper L0~remu L0~roxa L0~sepu L0~temp L0~vald L0~verg L1:example L1:hablo L1:live L1~inst L1~mill L2:anos L2:gmail L2~cont LL:#1_( LL:#1_de LL:(_casa LL:,_valparaiso LL:-_rut LL:._#2 LL:._carnet LL:._com LL:._example LL:antecedentes_de LL:casa_) LL:ccori_, LL:ced_. LL:cedula_: LL:chilena_· LL:clase_#1 LL:datos_rut LL:de_postulante LL:duoc_uc LL:encargada_de LL:es_la LL:ficha_de LL:florida_, LL:huaman_ccori LL:id_( LL:identificacion_: LL:la_fuente LL:licencia_sec LL:liquidos_. LL:live_. LL:louis_rut LL:profesional_a LL:residencia_definitiva LL:rut_) LL:rut_? LL:soto_, LL:viudo_, LL:·_#2 LL:·_la R0:#11 R0:comercial R0:donde R0:he R0:ovalle R0:peruano R0:residencia R0:villa R0~come R0~educ R0~inde R0~jubi R0~oval R0~soft R0~vene R1~barr R1~regi R2:; R2:a R2:cl R2:net RR:#2_#2 RR:#2_de RR:#4_| RR:,_casado RR:,_comuna RR:,_puente RR:,_soltera RR:._casado RR:._vivo RR:casado_, RR:celular_⇥ RR:chilena_) RR:comuna_de RR:correo_: RR:coyhaique_, RR:de_quellon RR:de_talca RR:electronico_: RR:nacido_en RR:nacionalidad_chilena RR:nacionalidad_⇥ RR:·_#2 RR:·_chilena RR:⇥_( age:7 between:(|) between::|| between:carnet|. between:carne|. between:cedula|, between:run|. between:rut|#2 between:rut|herramientas between:·|. d/l2:#1 d/l2:casa dh/between:.|· dh/between:carne|. dh/between:es|y dh/between:run|· dh/between:rut|herramientas dh/l0:) dh/l1:- dh/l2:chileno do h/l0:run h/l1:run h/l2:#8 h/l2:rut h/then:other h/who:other l0:? l1:definitiva l1:documento l1:valparaiso l1:· l2:louis l3:permanencia l3:residencia l4:cedula l4:datos r0:domicilio r0:edad r1:#3 r1:@ r1:casado r1:vivo r2:casado r2:celular
8 /l1:run /l1:· /l2:rut L0:? L0:contador L0:florida L0:guineo L0:louis L0:net L0:papeles L0:permanencia L0:personales L0:pilar L0:robenson L0:saint L0:san L0:trabajo L0:tributario L0:wsp L0~guin L0~hait L0~maes L0~maga L0~pape L0~patr L0~pers L0~robe L1:alto L1:av L1:vivo L1:· L1~exam L2:; L2:magallanes L2~maga LL:#1_#4 LL:#1_· LL:#2_· LL:#3_rut LL:#4_curriculum LL:)_rut LL:,_la LL:,_maipu LL:-_louis LL:._carne LL:._cedula LL:._datos LL:._fono LL:._id LL:._· LL::_jean LL:alto_hospicio LL:apellido_: LL:chileno_. LL:de_#4 LL:de_nacionalidad LL:de_trabajo LL:del_pilar LL:depto_#2 LL:el_#1 LL:f_. LL:ganas_de LL:la_florida LL:llamo_⇥ LL:para_que LL:permanencia_definitiva LL:saint_- LL:tecnico_en LL:tengo_#2 LL:unico_tributario R0:: R0:alto R0:antecedentes R0:caleta R0:casado R0:chillan R0:companias R0:comuna R0:laboral R0:licencia R0:mis R0:nacimiento R0:pais R0:puente R0:trabaje R0:whatsapp R0~cuad R0~gene R0~labo R0~puen R0~quil R0~what R1:casado R1:electronico R1:vivo R1:vtr R1~inst R2:entre R2:gmail R2:inostroza R2~inos RR:#4_direccion RR:(_+ RR:)_#4 RR:)_experiencia RR:+_#3 RR:,_#4 RR:,_calle RR:,_los RR:._inostroza RR:._mardones RR:._me RR:/_#4 RR:al_mes RR:celular_es RR:cl_· RR:companias_, RR:en_⇥ RR:las_companias RR:mi_casa RR:nacionalidad_peruana RR:peruana_, RR:puente_alto RR:que_me RR:telefono_: RR:trabaje_en between:.|· between:cedula|. between:es|y between:⇥|celular dh/between:||| dh/l0:carne dh/l0:la dh/l1:#1 dh/l1:carnet dh/l1:com dh/l2:/ dh/l2:guion dhn/who:own h/l1:, h/l1:n h/l2:rojas l0:carne l1:) l1:datos l1:mi l2:, l2:chilena l2:guion l2:postulante l3:cedula l3:clase l3:gmail l4:carnet l4:ficha l4:saint r0:- r0:chilena r0:fecha r0:nac r0:telefono r1:chileno r1:peruana r1:y r2:correo
9 /l2:de L0:alto L0:casado L0:cerro L0:enrique L0:general L0:hernan L0:huerta L0:id L0:mil L0:no L0:quellon L0:tengo L0:transito L0:valparaiso L0:zuniga L0~enri L0~flor L0~hern L0~huer L0~perm L0~prim L0~quel L0~valp L0~zuni L1:contrato LL:-_ficha LL:._: LL:._net LL:de_san LL:del_transito LL:el_carnet LL:identidad_n LL:puente_alto LL:que_no LL:unico_nacional LL:yo_, R0:#6 R0:excel R0:nacido R0:soltera R0~anto R0~cale R0~carl R0~escr R0~estu R0~prim R0~rapi R0~resi R1:; R1:sec R1:soltero R1~casa R1~solt R2:· RR:#1_de RR:,_chiloe RR:,_santiago RR:._experiencia RR:._net RR:/_#2 RR::_⇥ RR:al_que RR:casa_, RR:chileno_, RR:com_- RR:en_chile RR:llamar_al RR:mi_celular RR:permanencia_definitiva RR:⇥_#2 between:rut|· between:||| between:⇥|vivo dh/between:(|) dh/between:rut|( dh/l0:( dh/l0:carnet dh/l2:b dh/l2:definitiva dh/l2:rut dh/sec:otros h/l2:, l0:la l1:carnet l2:b l2:chileno l2:documento l3:nacionalidad l3:no l3:u l4:ignacio l4:que l4:san r1:#2 r1:laboral r1:nacionalidad r1:que r2:la
10 L0:alberto L0:alonso L0:bugueno L0:carcamo L0:depto L0:documento L0:electricista L0:lagos L0:lobos L0:luis L0:paz L0:profesional L0:residencia L0~albe L0~alon L0~bugu L0~carc L0~nume L0~trab L0~tran L1:es L1:nacionalidad LL:#3_#3 LL:#4_#4 LL:(_en LL:)_#4 LL:,_pasaje LL::_ana LL:b_, LL:cl_· LL:fono_#2 LL:lobos_vera LL:luis_alberto LL:marta_lobos LL:mi_cedula LL:pasaje_#1 LL:·_av R0:a R0:chiloe R0:llamar R0:me R0:movil R0:peruana R0:san R0:un R0~comu R1:el R1:experiencia R1:que R1~expe RR:#2_/ RR:#4_constructora RR:,_la RR:._: RR:/_#1 RR:chileno_- RR:con_permanencia RR:constructora_salfa RR:fono_: RR:sec_clase between:,|, between::|· between:run|· between:rut|( between:rut|- between:rut|mi between:rut|nacionalidad dh/between:-|- dh/l0:vera dh/l1:#3 dh/l1:id dh/l1:lobos dh/l2:cedula dh/l2:marta h/l0:⇥ h/who:own l0:vera l1:#3 l1:cedula l2:casa l2:identidad l2:marta l3:la l3:poblete l3:y l4:#4 l4:curriculum l4:soto r0:#1 r0:herramientas r0:licencias r1:en r2:#3
11 L0:antecedentes L0:comercial L0:es L0:inostroza L0:munoz L0:pasaje L0:rosa L0:sede L0:tapia L0:tecnico L0:viejo L0~ante L0~barr L0~casa L0~come L0~inos L0~resi L1:chileno L1:t L2~chil LL:#4_. LL:,_magallanes LL:-_#2 LL:casado_, LL:cedula_nacional LL:chillan_viejo LL:curriculum_de LL:definitiva_, LL:la_paz LL:nacional_de LL:run_⇥ LL:t_. LL:·_#3 LL:⇥_patricio R0:caja R0:constructora R0:edad R0:herramientas R0:numero R0:pasaje R0:permanencia R0:salfa R0~casa R0~cons R0~herr R0~nume R0~tele R1:nacionalidad R2:de RR:$_#1 RR::_#2 RR:anos_en RR:chilena_, RR:experiencia_laboral RR:mi_rut RR:rut_. RR:vtr_. between::|nacionalidad d/l0:⇥ dh/between:,|, dh/between:·|· dh/l0:es dh/l2:#1 dh/l2:anos dh/l2:· h/l0:· h/l1:rut l0:datos l0:identidad l1:identidad l1:lobos l2:definitiva l2:n l3:) l3:rojas l4:. r0:celular r0:habilidades r1:: r2:. r2:es r2:pasaje sec:herramientas
12 /l2:. L0:/ L0:apellido L0:chillan L0:con L0:guion L0:vera L0:y L0~docu L0~gene L1:chilena L1:la L2:#1 LL:+_#11 LL:/_/ LL:/_wsp LL:anos_. LL:fono_/ R0:las R0:· R1:al R1:clase RR:#1_- RR:#2_) RR:,_a RR:,_antofagasta RR:-_chileno RR:._entre RR:@_vtr d/who:own dh/between::|. dh/l0:el dh/l0:| dh/l1:i l1:identificacion l1:unico l2:#11 l2:/ l2:mi l2:rol r0:⇥ r1:celular r2:#4
13 /l1:. L0:#11 L0:) L0:b L0:carmen L0:e L0:educacion L0:ingenieria L0:jose L0~carm L0~elec L0~naci LL:#1_n LL:#4_rut LL:cl_| LL:curriculum_vitae LL:rut_es LL:rut_n LL:san_pedro LL:vivo_en R0:definitiva R0:gmail R0:habilidades R0:nac R0~defi R0~perm R1:es R1~patr RR:._correo RR:fecha_de RR:fono_#9 between:/|/ d/l0:rut dh/l0:: dh/l1:#4 dh/sec:cursos h/l2:#4 h/who:other⏎ l0:#4 l0:, l0:| l1:/ l1:carne l2:anos l4:#1 r0:mi r0:vivo r1:#9 r2::
14 L0:chilena L0:nombre L0:vitae L0~prof L1:aca L1:com L1:pero LL:,_en LL:anos_· LL:carnet_: LL:com_- LL:del_carmen LL:u_. R0:antofagasta R0:para R0:postulo R0:quellon R0~comp R0~habi R0~pasa R0~quel R0~trab R1:correo R1:y R1~corr R2:@ RR:._se RR:experiencia_#4 RR:nac_. RR:nacionalidad_: dh/l2:- r0:chileno sec:cursos sec:renta
15 /l0:⇥ L0:ficha L0:llamo L0~educ L1:naci LL:#1_. LL:#2_#3 LL:,_chileno LL:._t LL:chilena_, LL:me_llamo R0:#1 R0:al R0:soy R1:se R1~naci RR:(_#2 between::|. dh/l1:run dh/sec:educacion l4:u r1:se r2:( r2:que
16 /who:other⏎ L0:chileno L0:nacional L0:oriente L0:patricio L0~apel L0~inge L0~orie L1:n L2:@ L2:· LL:oriente_#4 LL:pedro_de R0:fecha R0:sector R0~sect R1:chileno R1:com R1:me RR:#1_. RR:,_chilena RR:,_de dh/l1:es dh/l1:· l0:es l4:#3 l4:y r1:⇥ r2:⇥
17 L0:a L0:anos L0:definitiva L0:rol L0:unico L0~defi L1:y LL:#3_#4 LL:,_de LL:._n R0:chileno R0:domicilio R0~peru RR:,_con between:carnet| between:rut|. l2:cedula l3:c r1:chilena r2:anos
18 L0:curriculum L0:pedro L2:en LL:._mi LL:cedula_de LL:n_. LL:rol_unico R0:#4 R0:#9 RR:#2_- RR:/_/ dh/l2:, h/bol h/l0::
19 L1:yo LL:mi_rut LL:rut_⇥ R0:+ R0:celular R0~celu R0~llam R1~chil RR:#4_. dh/l0:, dh/l1:rut r1:al
20 L0:identificacion L0:me L0~nomb L2:de LL:en_la R0:y d/bol dhn/l0:rut r1:/ r2:a
21 /l0:: L0:en L0:ignacio L0~curr L1~naci LL:run_: LL:·_rut R0:telefono R1:#1 R1:en d/l1:rut dh/l0:cedula l1:i l4:,
22 L0:para L0~igna LL:anos_, LL:chileno_, R1:la RR:#3_, dh/l1:n dh/l2:#4 dhn/sec:inicio l3:ana r1:#1 r2:de
23 L0:carne L0:poblete L0:yo LL:._i R0:⇥ R0~domi RR:el_#1 l2:#1 l3:maria
24 /l1:rut L0:mi L0:soy L1~chil LL:,_cedula R0:con R0:vivo dh/l1:rojas dh/l2:soto
25 L1:anos L2:u LL:i_. R0:, R0:calle dhn l2:rut
26 L0:| L0~pobl L2:cl L2:| LL:|_run R0:( R0~jard RR:vivo_en RR:|_los dh/between:run|| l1:. r0:· r1:los
27 L1:en L1:i L2:c between:run|| between:rut|experiencia dh/between:rut|experiencia eol l2:. r0:talca
28 L0:#4 L2:r LL:r_. R0:/ R0:chilena RR:#2_anos age:5 dh/l1:| l0:cedula l1:| r0:/ r0:experiencia
29 LL:._cl LL:de_identidad R1:: l0:. l3:, r0:nacionalidad
30 LL:com_| r0:| r2:en
31 /l0:carnet L1:#2 LL:c_. R0:| R1:- R1:. h/l0:rut h/sec:personal l4:#2
32 L0:socio R0:anos
33 L0:identidad l1:run
34 dh/l0:. dh/sec:perfil who:own⏎
35 R2:. sec:perfil
37 R0:los R0:talca l0:⇥
38 dh/l0:· nth:0 sec:inicio
39 R0:experiencia l3:. r0:.
40 R0:nacionalidad dh/bol
42 L0:datos R0~expe dh/eol
43 LL:#2_anos LL:rut_:
45 L0~chil dh/l2:. l0:carnet
46 l2:soto l4:ana
47 l1:rojas
48 l0::
50 LL:rojas_rut
52 R0~naci dh/l0:run
53 age:3
54 L0~iden bol
57 /l0:rut
59 R0~chil
60 dh/who:own
61 h/who:own⏎
62 of:1
64 h/eol
65 sec:personal
66 l0:run
67 R0:en
68 L0:carnet L0~carn
74 L0:cedula L0~cedu
75 dh/who:own⏎
77 h/sec:inicio
80 l1:rut
90 who:own
92 dh/sec:personal
97 l0:rut
102 L0:rut dh
103 L0:run
105 age:6 dh/sec:inicio h
147 age:4
`;
