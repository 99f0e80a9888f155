/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_RUT = `
-170 d
-150 others
-140 L0:pasaporte
-134 L0~pasa
-131 dh/others
-127 age:0
-122 sec:referencias
-117 l0:pasaporte
-116 dh/sec:referencias
-110 l0:#1
-104 age:1
-96 LL:,_rut
-93 d/l0:#1
-91 L0:taller L0~tall
-89 d/sec:inicio l0:-
-82 sec:experiencia
-77 dh/l1:,
-73 of:2
-72 nth:1
-68 n
-67 l1:,
-61 LL:rut_de
-60 l1:#2
-59 L0~soci
-58 L0~corr l4:rut
-57 L0:cuenta LL:soto_rojas
-56 n/sec:inicio r1:,
-55 L0~cuen R0:banco r2:chile
-54 L0:rojas L0:ruiz
-53 RR:de_chile
-52 L0:marcela d/sec:personal
-51 LL:com_, RR:vendedor_de
-50 R0:paris dh/between::|
-49 = L0~marc L0~refe LL:de_la
-48 L2:rojas LL:rut_del R0~herm RR:mall_plaza dh/sec:experiencia l1:+
-47 L2:, LL:#4_- R0:mall R0:plaza R0:tiene RR:,_mall
-46 L0:#1 L0:ana R1~vend
-45 /l0:· /l1:n L0:soto LL:ana_maria LL:maria_soto R0:fono
-44 RR:#2_#3 age:2
-43 L1:- R0:es dh/l2:la
-42 R0:lo l2:la
-41 L0~tele LL:hijos_. LL:p_. between::|
-40 L2:p LL:._p R0:@ R0~parr l2:o
-39 L0:, L0:maria dh/l2:del l2:del r0:es r1:#4
-38 L1:esteban L1~este R0:el RR:#4_#4 RR:,_fono l4:esteban
-37 /l0:- L0:telefono r0:)
-36 L1:larraguibel L1~larr d/eol dh/between:rut|fono l0:#2
-35  L0:+ L1~reco RR:#3_#4
-34 R0~sere RR:#2_#1 l0:rojas
-33 l0:#3 n/eol
-32 L0:- LL:,_#4 R0:chile dh/between:rut|)
-31 L1:#4 LL:v_- between:-| l1:soto l2:ana
-30 /l1:#2 L0:postulacion L0:v L1:; L1~rese L2:y R0:serena R0~port RR:la_serena age:8 between:rut|) dh/l1:v l1:v l2:+ l3:de
-29 L0:( L0~post dh/between:rut|,
-28 L1:. L1:e L1:o l4:rojas
-27 L0:#2 L1:sin RR:es_mi d/l1:#2 dh/between:⇥| l3:rut
-26 L0:del L0:dueno L0:referencias RR:#1_#3 between:rut|fono between:⇥| d/l1:+ l4:maria
-25 L0:ayavire L0:notaria L0~ayav L0~nota LL:rojas_, R0~reco age:10 n/l0:- n/l1:#4 r1:de
-24 L0:celular L0:don L0:referencia L0~celu L2:. R0:mi RR:arenas_, RR:el_de between:rut|no dh/between:rut|no n/l2:#4 r0:no r1:mi
-23 L0:viuda L1:lo LL:+_#2 LL:viuda_de dh/l1:(
-22 L0:fono L0~dire L1:u L1~refe LL:(_rut LL:+_#3 RR:#3_#3 d/l2:. l0:fono l1:#1 l1:(
-21 /l1:#1 LL:jefa_de LL:⇥_#2 R0:arenas R0~aren R1:cl R1:gmail R1:redaccion R1~reda RR:fono_#2 RR:punta_arenas d/l0:#3 d/l2:+ l1:#4 l4:cl r0:#4
-20 L0:cel L1:referencias LL:-_#4 LL:._referencias LL::_don LL:·_#1 R0:santiago R0:tramite R0~sant R0~tram d/l2:#4
-19 L0~marg LL:,_duena R1:de R1~escr r2:#2
-18 /bol /l2:· L0:al L0:la L0~ofic L1:tienda L1~empl L1~tien R0:no RR:#4_· RR:,_gerente RR:de_mi dh/l0:- l2:( l2:: l4:gmail l4:telefono
-17 L0:duena L0:feb L0:notario L0:retail L1~vene R0:) R0:carnet R0~carn R0~tecn R1~alva RR:es_el between:#1|· l3:| r1:casa r2:)
-16 L0:: L0:gustavo L0:senora L0:suscribe L0~aran L0~gust L0~labo L0~susc L1:isidora L1~cost L1~isid L1~orde LL:#4_referencias LL:._rut LL:anos_nacionalidad LL:duena_de LL:quien_suscribe LL:suscribe_, R0:gerente R0:postulante R0:punta R0:que R0~gere R1~inge RR:,_cel RR:-_#4 RR:._cl RR:educacion_universidad between:·|| d/others l3:senora l4:; of:3 r2:universidad
-15 /l2:: L0:actualizacion L0:directora L0~reta L1:estoy L1:por LL:#4_; LL:#4_· LL:,_directora LL:la_senora R0:ejecutivo R1:universidad R1~educ R1~univ RR:/_a between:rut|, d/l0:fono dn dn/l0:#2 l4:·
-14 L0:mar L1:al L1:dra L1~temp LL:#3_, LL:,_jefa LL:._#3 LL:celular_⇥ LL:de_tienda LL:dra_. LL:referencias_nombre R0:cedula R0:soltero R0~cedu R1:educacion R1~comp RR:casa_) RR:en_tramite between:#1|. d/sec:experiencia l0:) l1:al l2:com l4:de l4:laboral n/l1:-
-13 /sec:inicio L0:caceres L0:contacto L0:ene L0:karen L0:laboral L0:lillo L0:waldo L0~cace L0~cons L1:, L1~comp L1~ejec L2:e LL:#2_- LL:#3_- LL:-_#1 LL::_waldo LL:al_dia LL:caceres_rut LL:con_visa LL:m_. LL:u_@ R0:aviso R0:tarapaca R0~cent R0~ejec R0~tara R1~cent RR:#4_) RR:cargo_: RR:y_el d/between:#1|. d/l2:, dh/l2:caceres dh/l2:com l2:caceres l2:· n/between:-|- r0:cargo r1:cel r2:jefe sec:habilidades
-12 L0:ayudante L0:chile L0:cv L0:fuentes L0:instagram L0:movil L0:ovalle L0:programas L0:rivera L0:tecnica L0:zapata L0~actu L0~ayud L0~comu L0~moto L0~oval L0~rond L0~vene L0~zapa L1:#3 L1:jefa L1:m L1:paola L1:visa L1:word L1~inte L2:chile LL:._, LL:@_yahoo LL:ayudante_de LL:casa_: LL:chile_, LL:de_coquimbo LL:directora_tecnica LL:e_. LL:por_mi LL:word_. LL:·_id R0:empleo R0:esta R0:estado R0:francisca R0:jefa R0:licencias R0:ripley R0:tecnica R0~ripl RR:#8_- RR:,_#1 RR:e_- RR:renta_$ RR:vicuna_mackenna RR:·_#4 dh/l0:rut dh/l2:fuentes l2:fono l2:fuentes l4:( n/l0:#1 r0:( r2:#8
-11 /l0:#3 /sec:personal L0:coquimbo L0:edad L0:excel L0:henriquez L0:pino L0:principal L0:sap L0~coqu L0~fern L0~henr L0~prin L0~prog L0~rami L0~rive L0~seno L1~abog L1~resp LL:-_presente LL:araya_, LL:de_area LL:edad_#2 LL:telefono_de R0:cargo R0:in R0~agui R0~empl R0~esce R0~esta R0~fran R0~fuen R1:$ R2:com R2:l RR:#4_hasta RR:)_, RR:)_⇥ RR:,_soltero RR:._#1 RR::_jefe RR:cl_. RR:datos_de RR:jefe_de RR:v_region RR:⇥_· d/l1:#1 d/l1:casa d/l2:( l1:casa l3:com l3:soledad l3:telefono l4:antonio l4:isabel l4:jefa r1:el
-10 L0:fuentealba L0:isabel L0:jefa L0:llamar L0:patron L0:talcahuano L0~arte L0~domi L0~isab L0~llan L0~talc L1:: L1:porque L1~fuen L1~porq L2:$ LL:#4_/ LL:$_#2 LL:,_calle LL:,_dueno LL:,_talcahuano LL:-_curriculum LL:-_feb LL:._telefono LL:/_#2 LL:lo_que LL:mar_#4 LL:patron_de LL:telefono_: LL:⇥_+ R0:centro R0:daniela R0:del R0:errazuriz R0:jefe R0:maracaibo R0:paz R0:pretension R0:v R0~erra R0~larr R0~mara R0~medi R0~soli R1:@ RR:#3_. RR:#4_/ RR:(_casa RR:._renta RR::_#8 RR:de_contacto RR:del_centro RR:fuentealba_. RR:lugar_de RR:·_rut between:#2|#4 between:el|y d/l0:) dh/l2:de do/between:#2|#4 do/l0:#2 l1:n l1:pino l2:cel l4:don l4:los r2:@
-9 L0:alvaro L0:oficial L0:pizarro L0:sala L0:soledad L0:vargas L0~alva L0~fran L0~piza L0~sole L0~varg L1:mi L1:yahoo LL:#2_. LL:,_supervisora LL::_paola LL:;_mi LL:com_· LL:de_notaria LL:de_sala LL:don_segundo LL:dr_. LL:notaria_, LL:oficial_de LL:remuneraciones_y LL:visa_temporaria R0:datos R0:ignacio R0~cami R0~dani R0~dire R0~solt R1:renta R2:#4 R2:/ RR:cel_. RR:fono_+ RR:pretension_: between:#1| d/between:#1|· d/l1:· d/l2:el dh/between:rut|. h/l0:- l2:contacto l2:y l3:fuentealba l4:/ r1:mensual r1:renta
-8 /l0:) /l1:⇥ /l2:( L0:araya L0:calle L0:experiencia L0:francisca L0:juana L0:lo L0:mora L0:oficio L0:present L0:tienda L0:ulloa L0:venezolano L0~esme L0~fuen L0~inst L0~llam L0~tien L1:araucania L1~arau L1~desp LL:#1_- LL:#2_, LL:#4_, LL:(_#1 LL:-_present LL:._es LL:._la LL:administrativa_de LL:de_oficio LL:fono_+ LL:llamar_al LL:mi_telefono LL:mora_, LL:y_en LL:y_personal LL:·_. R0:camila R0:cortes R0:minera R0:sin R0~acep R0~cort R0~igna R1:av R1~ofic R1~publ RR:#1_#4 RR:#2_( RR:#2_. RR:._+ RR:av_. age:11 d/l0:, d/l1:. d/l1:cl d/l1:⇥ d/l2:movil d/l2:⇥ d/sec:perfil l1:personal l1:pizarro l1:⇥ l2:celular l2:llamar l2:mora l2:movil l3:documento l3:es l3:hugo l4:: l4:victor r1:fono r2:oficial
-7 /l2:- L0:#3 L0:administrativa L0:arenas L0:hogar L0:hugo L0:jefe L0:laborales L0:mama L0:ojeda L0:oscar L0:punta L0:rodrigo L0:sur L0~aren L0~reco L0~rodr L1:apaza L1:con L1:no L1~oper L1~port L2:mar LL:,_los LL:,_tel LL:-_dic LL::_#1 LL::_#2 LL::_los LL::_marta LL:coyhaique_· LL:ene_#4 LL:la_araucania LL:pizarro_, LL:referencias_laborales LL:y_despacho LL:yahoo_. LL:·_coyhaique LL:⇥_#1 R0:minimo R0:presente R1:identificacion R1~iden R2:#3 R2:la R2~hosp RR:#4_, RR:#4_a RR:)_estado RR:,_alto RR:-_presente RR:._identificacion RR:b_y RR:direccion_⇥ RR:disponibilidad_inmediata RR:hoy_. RR:tecnico_en RR:y_#1 between:#1|, between:#1|correo between:)|. d/between:#1|, d/l0:#2 d/l1:al d/l2:#2 h/l2:. l1:es l1:maipu l2:#4 l3:celular l3:chile l3:segundo l3:supervisora l4:araya n/l0:. n/l2:- r0:cedula r1:av r2:, r2:·
-6 /l0:#1 /l2:+ L0:antonio L0:arancibia L0:local L0:n L0:panguipulli L0:parvulos L0:rosas L0:supervisora L0:valle L0:victor L0:whatsapp L0~esta L0~expe L0~pang L0~parv L0~vict L0~what L1:dr L1:puerto L1:recoleta L1:seria L1:soporte L1:tel L1~nels L1~puer L1~sopo L2:personales L2~tele LL:#1_nacionalidad LL:#2_/ LL:,_chile LL:,_punta LL:._recomendaciones LL:/_#4 LL::_juan LL:analista_de LL:de_local LL:es_#1 LL:los_angeles LL:mecanico_automotriz LL:numero_es LL:omil_) LL:panguipulli_⇥ LL:present_#4 LL:referencias_dra LL:santiago_, LL:seria_. LL:soporte_@ LL:tel_. LL:victor_hugo R0:leidy R0:mensual R0:molina R0:region R0:tecnico R0~arri R0~mens R0~mini R0~moli R0~rent R0~scar R1:) R1:c R1~meca R2:alto R2:hospicio RR:,_celular RR:,_ferreteria RR:-_mail RR:._#3 RR:._la RR:._los RR:/_movil RR::_soltero RR:a_mi RR:alto_hospicio RR:correo_⇥ RR:la_pampa RR:licencias_clase RR:los_rios between:#1|y between::|( between:rut|⇥ between:·|, d/between:#1|correo d/between:#1|y d/l0:: d/l1:: d/l1:es d/l1:tel d/l1:telefono d/l2:fono d/l2:· dh/between:rut|⇥ dh/l1:. dh/l2:rojas l1:tel l1:telefono l2:present l3:bodega l3:pizarro n/l2:present r2:#1 sec:otros
-5 L0:analista L0:angeles L0:automotriz L0:coyhaique L0:quien L0:recomendacion L0:vi L0~anal L0~coyh L0~titu L1:me L1:omil L1:sra L1~cert L2:presente L2~pers L2~pres LL:,_san LL::_#3 LL:com_( LL:jefe_de LL:movil_#2 LL:sra_. R0:curico R0:dueno R0:ficha R0:rahue R0:solo R1:disponibilidad R1:inmediata R1~disp R1~inme R1~vald R2:, RR:)_: RR:)_y RR:._disponibilidad RR:a_la RR:electronico_⇥ RR:fono_#1 RR:jefa_de d/l2:: d/l2:telefono l0:el l1:cl l1:id l2:numero l2:telefono l3:directora l3:fono r0:y r2:$
5 L0:chilean L0:claudio L0:dni L0:haitiano L0:ignacia L0:manuel L0:mario L0:marta L0:mio L0:national L0:o L0:os L0:sergio L0:si L0:venezolana L0:vidal L0:vigente L0~andr L0~caje L0~estu L0~manu L0~mari L0~serg L0~vend L0~vige L0~vill L1:hijo L1~conv L1~perd L2:casado L2:constanza L2~anto LL:#2_vigente LL:)_. LL:,_jubilado LL:,_magallanes LL:,_region LL:._com LL:._example LL::_haitiano LL:com_+ LL:com_rut LL:datos_r LL:ganas_de LL:haitiano_rut LL:hijo_. LL:jacqueline_ivonne LL:jose_miguel LL:mi_hijo LL:mi_run LL:mis_datos LL:nacimiento_: LL:national_id LL:os_- LL:paola_andrea LL:postulante_⇥ LL:soto_rut LL:tecnico_en LL:valparaiso_datos R0:cajera R0:ciudad R0:correo R0:dia R0:diego R0:donde R0:entre R0:equipos R0:ingles R0:laboral R0:marta R0:n R0:python R0:sistemas R0~ange R0~ciud R0~equi R0~escr R0~gene R0~ingl R0~mane R0~pyth R0~soft R1:celular R1:postulo R1:· R2:: R2:chilena R2:cl R2:en R2:perfil R2~perf RR:#2_#2 RR:#4_direccion RR:)_· RR:,_jubilado RR:,_poblacion RR:,_puente RR:,_villa RR:,_y RR::_+ RR:;_mi RR:@_live RR:buena_salud RR:contacto_: RR:de_donde RR:dia_, RR:domiciliada_en RR:electronico_: RR:mi_casa RR:mi_numero RR:nacionalidad_chilena RR:oriente_#4 RR:punta_de RR:quellon_el RR:san_miguel between::|fono between:rut|#4 between:rut|lo between:rut|| between:⇥|celular dh/between:rut|- dh/between:rut|| dh/l1:: dh/l1:chileno dh/l1:de dh/l1:unico dh/l2:chilena dh/l2:nacionalidad dh/l2:rol dh/l2:zuniga h/between:rut|· h/l2:/ h/l2:rut l1:anos l1:com l1:datos l1:definitiva l2:carlos l2:haitiano l2:nacionalidad l2:zuniga l3:andrea l3:mansilla l3:ricardo l4:anos l4:del l4:hijo r0:¿ r1:@ r1:domiciliado r1:licencia r1:nac r2:movil r2:nacionalidad
6 L0:abril L0:alberto L0:alejandro L0:ano L0:apellidos L0:aravena L0:auditor L0:boleta L0:carpintero L0:casado L0:concepcion L0:curricular L0:curso L0:d L0:ernesto L0:escribe L0:ester L0:godoy L0:id L0:ines L0:informacion L0:iturriaga L0:juan L0:jubilado L0:licencia L0:luisa L0:miriam L0:nacimiento L0:nicole L0:no L0:permanencia L0:quezada L0:quiroz L0:region L0:salinas L0:toro L0:¿ L0~albe L0~arav L0~bole L0~carp L0~curi L0~erne L0~extr L0~guen L0~itur L0~lice L0~mill L0~miri L0~nati L0~oyar L0~quez L0~quir L0~sali L0~sete L0~univ L1:) L1:las L1:poblacion L1:que L1:rut L1~cont L1~inst L1~pobl L2:: L2:; L2:la L2:magallanes L2:riquelme L2~cont L2~maga L2~riqu L2~segu LL:#1_de LL:#2_#2 LL:#3_#3 LL:#3_( LL:(_casa LL:,_carnet LL:,_casa LL:,_maipu LL:._#2 LL:._. LL:._datos LL:._el LL:._id LL:._soy LL:._· LL::_rut LL:alto_, LL:ana_luisa LL:ano_#4 LL:anos_· LL:apellido_materno LL:camila_belen LL:casa_) LL:con_residencia LL:contador_auditor LL:de_identificacion LL:depto_#2 LL:licencia_sec LL:luis_alberto LL:luis_humberto LL:maestro_carpintero LL:mamani_choque LL:materno_⇥ LL:miriam_del LL:nacida_el LL:por_si LL:rosa_ester LL:secretaria_ejecutiva LL:unico_nacional LL:⇥_run R0:#11 R0:? R0:andina R0:antecedentes R0:buena R0:direcion R0:domiciliado R0:este R0:jubilado R0:mismo R0:operador R0:por R0:referencias R0:residencia R0:sec R0:trabajo R0:¿ R0~andi R0~aspi R0~auto R0~caje R0~corr R0~cuad R0~jubi R0~labo R0~oper R0~post R0~prim R0~rapi R0~sist R0~supe R0~vene R1:con R1:donde R1:el R1:electronico R1:historia R1:nacimiento R1:region R1~celu R1~elec R1~hist R1~post R2:- R2:de RR:#1_#2 RR:#1_, RR:#3_) RR:#4_chilena RR:#4_trabaje RR:#4_| RR:)_#1 RR:+_#11 RR:,_domiciliado RR:,_los RR:,_nacido RR:._mardones RR::_calle RR::_chilena RR::_peruano RR:a_que RR:andina_de RR:ano_#4 RR:call_center RR:comercial_andina RR:con_domicilio RR:criado_en RR:de_talca RR:desde_#4 RR:direcion_: RR:domiciliado_en RR:domicilio_en RR:en_comercial RR:en_quellon RR:live_. RR:llamar_al RR:lo_que RR:mail_: RR:nacionalidad_⇥ RR:operador_de RR:permanencia_definitiva RR:que_me RR:rancagua_, RR:region_de RR:telefono_el between:.|fono between::|- between::|direcion between:carnet|fono between:carne|. between:es|. between:vera|#1 d/l2:casa dh/between:(|) dh/between:,|. dh/between:.|fono dh/between:carne|. dh/between:el|y dh/between:rut|lo dh/between:vera|#1 dh/l0:#4 dh/l0:( dh/l0:carne dh/l0:id dh/l1:) dh/l1:carnet dh/l1:cedula dh/l1:identidad dh/l1:nacional dh/l2:guion dh/l2:unico dh/l2:⇥ h/between:run|· h/l1:documento h/l2:⇥ h/sec:herramientas l0:carne l0:ci l0:id l1:) l1:mi l1:mio l1:nacional l1:· l2:guion l2:unico l3:concepcion l3:id l3:juan l3:permanencia l3:rol l4:c l4:la l4:nacionalidad r0:; r0:direcion r0:lo r0:numero r1:c r1:operador r2:calle r2:peruano
7 /l1:identificacion /l1:· /l2:#2 L0:#8 L0:andres L0:catrileo L0:contador L0:elvira L0:encargada L0:guenteo L0:guion L0:jacqueline L0:maestro L0:mamani L0:mauricio L0:mil L0:mis L0:net L0:orlando L0:paola L0:quellon L0:ramon L0:riffo L0:riquelme L0:rosario L0:sagredo L0:tengo L0:un L0:vendedora L0:wsp L0~catr L0~coli L0~comp L0~conc L0~elvi L0~enca L0~escr L0~jacq L0~jubi L0~mama L0~maur L0~orla L0~perm L0~pers L0~quel L0~regi L0~riqu L0~rosa L0~sagr L1:( L1:chilena L1:felipe L1:villa L1:viudo L1:· L1~feli L2:chileno L2~casa LL:#3_rut LL:#4_#4 LL:#4_documento LL:,_con LL:,_pasaje LL:._carnet LL:._casado LL:._su LL:alto_hospicio LL:casado_. LL:ccori_, LL:com_/ LL:datos_personales LL:de_nacionalidad LL:del_rosario LL:encargada_de LL:f_. LL:ficha_curricular LL:id_( LL:identidad_: LL:mi_cedula LL:nombres_⇥ LL:numero_de LL:pasaje_#1 LL:permanencia_definitiva LL:rosa_elvira LL:rut_) LL:sec_clase LL:·_av R0:caja R0:casada R0:educacion R0:mis R0:nacimiento R0:peruano R0:poblacion R0:rancagua R0:salud R0:sap R0:trabaje R0:tucapel R0~decl R0~inde R0~pobl R0~quil R0~ranc R0~tuca R1:/ R1:al R1:mayo R1:rancagua R1:vivo R1:¿ R1~cond R1~cont R1~ranc R2:) R2:; R2:entre R2~chil RR:#4_+ RR:#4_nacionalidad RR:(_rut RR:,_#4 RR:,_region RR:,_soy RR:._- RR:._experiencia RR:._nacimiento RR:._vivo RR:@_uc RR:chilena_) RR:chilena_, RR:cl_· RR:el_+ RR:el_ano RR:en_san RR:lugar_y RR:maipu_, RR:mi_celular RR:peruana_, RR:rut_) RR:telefono_: RR:telefono_de RR:trabaje_en RR:uc_. RR:y_fecha RR:·_chilena RR:⇥_#2 between:-|- between:.|· between::|nac between:rut|( between:rut|herramientas dh/between:.|· dh/between:cedula|, dh/between:run|· dh/between:rut|( dh/between:rut|herramientas dh/between:rut|mi dh/between:⇥|⇥ dh/l1:- dh/l2:#2 dh/l2:b dh/l2:identidad dh/l2:su h/l0:. h/l1:#4 h/l2:#8 h/sec:perfil l1:carnet l2:#2 l2:guenteo l2:su l3:+ l4:curriculum l4:datos l4:orlando r0:celular r0:domicilio r1:laboral r1:nacido r1:nacionalidad r1:peruana r1:su r1:vivo r2:casado r2:celular r2:electronico r2:nacimiento
8 /between::|· L0:alto L0:astudillo L0:bustamante L0:clase L0:constanza L0:enrique L0:es L0:fuente L0:general L0:hector L0:hoja L0:ivonne L0:mansilla L0:margarita L0:materno L0:pasaje L0:personales L0:saint L0:sec L0:secretaria L0:sepulveda L0:tributario L0:vida L0:viejo L0:visa L0:y L0~alej L0~astu L0~audi L0~barr L0~enri L0~hect L0~info L0~inte L0~ivon L0~maes L0~mans L0~nico L0~prim L0~secr L0~sepu L1:alto L1:c L1:nombre L2:anos LL:#1_anos LL:#4_curriculum LL:)_#4 LL:)_rut LL:,_run LL:,_valparaiso LL:._de LL:._net LL::_jean LL:a_- LL:casado_, LL:chillan_viejo LL:conductor_profesional LL:de_vida LL:definitiva_, LL:fono_#2 LL:hoja_de LL:huaman_ccori LL:identidad_n LL:para_que LL:que_no LL:rut_? LL:saint_- LL:unico_tributario LL:·_#3 R0:al R0:alto R0:ano R0:aspiro R0:c R0:chiloe R0:comercial R0:independencia R0:iquique R0:licencia R0:maipu R0:para R0:puente R0:su R0:villa R0:whatsapp R0~carl R0~come R0~educ R0~estu R0~iqui R0~prof R0~puen R0~refe R0~terr R0~what R1:, R1:; R1:? R1:base R1:experiencia R1:i R1:telefono R1~expe R1~regi R1~segu R2:inostroza R2:· R2~inos RR:)_#4 RR:,_#2 RR:,_chiloe RR:._net RR::_$ RR::_la RR::_⇥ RR:casa_, RR:correo_: RR:coyhaique_, RR:de_mayo RR:en_calle RR:es_? RR:f_. RR:mayo_de RR:nacido_en RR:nacionalidad_peruana RR:puente_alto RR:que_aspiro RR:·_#2 RR:¿_de RR:⇥_+ between:carnet|. between:cedula|. between:⇥|⇥ d/l2:#1 dh/between:cedula|. dh/l0:) dh/l1:id dh/l1:t dh/l2:anos dh/l2:carnet dh/l2:chileno dh/l2:definitiva dh/sec:otros do h/l1:, l0:identidad l1:#3 l2:#8 l2:b l2:carnet l3:clase l3:la l3:no l3:visa l4:a l4:cedula l4:que l4:saint r0:edad r0:licencias r1:rut sec:renta
9 /l0:. /l1:i L0:? L0:algo L0:belen L0:cerro L0:choque L0:ci L0:conductor L0:depto L0:huerta L0:lobos L0:louis L0:luis L0:machali L0:nelson L0:residencia L0:robenson L0:roxana L0:sede L0:valparaiso L0~bust L0~hait L0~mach L0~mate L0~nels L0~oper L0~resi L0~robe L0~roxa L0~valp L1:los L1~nomb L2:datos L2~chil LL:#2_· LL:(_en LL:,_viudo LL:-_#2 LL:-_ficha LL:-_louis LL:-_rut LL:._fono LL:apellido_: LL:de_#4 LL:del_pilar LL:el_#1 LL:el_carnet LL:informacion_personal LL:nacional_de LL:rut_. LL:soto_, LL:su_rut LL:tengo_#2 R0:$ R0:desde R0:f R0:llamar R0:movil R0:peruana R0:vtr R0:· R0~resi R1~trab RR:#2_) RR:+_#3 RR:._casado RR:._correo RR:._entre RR:._inostroza RR:al_mes RR:chileno_- RR:experiencia_laboral RR:quien_soy between:rut|nacionalidad dh/between:||| dh/l1:#1 dh/l1:#3 dh/l2:cedula h/l1:run l0:? l0:datos l1:cedula l1:chileno l1:unico l2:/ l2:chilena l2:chileno l2:definitiva l2:documento l2:rol l3:gmail l3:poblete l3:y l4:san r0:- r0:chilena r0:chillan r0:fecha r0:herramientas r0:telefono r0:⇥ r1:#3 r1:chileno r1:que r1:y r2:es r2:la r2:telefono
10 /l1:run L0:alonso L0:chillan L0:hernan L0:maldonado L0:nombres L0:paz L0:pilar L0:tecnico L0~alon L0~casa L0~choq L0~cond L0~gene L0~hern L0~huer L0~mald L1:nacionalidad LL:#1_#4 LL:#1_. LL:#1_· LL:anos_. LL:b_, LL:carnet_es LL:chileno_. LL:identificacion_: LL:la_fuente LL:mi_carnet LL:profesional_a R0:definitiva R0:herramientas R0:pais R0:permanencia R0:quien R0:salfa R0~defi R0~herr R1:#2 R1:casado R1~solt R1~tele RR:#2_de RR:#4_constructora RR:)_experiencia RR:,_calle RR:,_santiago RR:/_#4 RR:com_- RR:constructora_salfa RR:en_⇥ RR:mi_rut RR:nacimiento_⇥ RR:rut_. RR:vtr_. between:cedula|, between:run|· between:||| between:·|. dh/between:es|y dh/l2:· h/l1:. h/l2:rojas l1:documento l1:identidad l2:anos l4:#1 l4:carnet l4:ignacio r0:#1 r0:habilidades r0:nac r1:casado r1:celular r1:en r2:#4
11 /l0:⇥ /l2:de /l2:rut L0:/ L0:carcamo L0:con L0:documento L0:jose L0:lagos L0:munoz L0:tapia L0:vergara L0:zuniga L0~carc L0~temp L0~verg L0~zuni L1:chileno L1:com L1:vivo L2:#1 LL:#1_n LL:#2_#3 LL:,_la LL:._cedula LL:/_/ LL:antecedentes_de LL:curriculum_vitae LL:de_san LL:la_paz LL:lobos_vera LL:marta_lobos LL:pedro_de LL:san_pedro LL:viudo_, LL:yo_, R0:chillan R0:companias R0:constructora R0:excel R0:habilidades R0:nacido R0:un R0~anto R0~habi R0~perm R1:correo R1:me R1:que R1:sec R1~casa R1~corr R2:gmail RR:@_vtr RR:casado_, RR:chileno_, RR:companias_, RR:comuna_de RR:con_permanencia RR:las_companias between::|· between:rut|- between:⇥|vivo dh/between::|. dh/l0:el dh/l0:vera dh/l0:| dh/l1:es dh/l1:lobos dh/l2:marta h/l0:run h/l1:n l0:vera l1:t l2:, l2:casa l2:marta l2:n l4:#4 r2:#3 r2:: r2:pasaje sec:herramientas
12 L0:b L0:carmen L0:de L0:inostroza L0:papeles L0:profesional L0:temporaria L0:trabajo L0:transito L0:vera L0:vitae L0~carm L0~inos L0~pape L0~patr L1:es LL:#3_#4 LL:/_wsp LL:cl_· LL:curriculum_de LL:de_trabajo LL:fono_/ LL:llamo_⇥ LL:run_⇥ LL:rut_n R0:#1 R0:: R0:caleta R0:casado R0:edad R0:pasaje R1~inst R2:a RR:#1_de RR:$_#1 RR:,_a RR:,_antofagasta RR:,_casado RR:,_comuna RR:._: RR:/_#2 RR:al_que RR:de_quellon RR:en_chile RR:fono_#9 RR:fono_: age:7 between::|nacionalidad between:es|y between:rut|mi between:rut|· dh/l0:: dh/l0:carnet dh/l0:es dh/l1:i h/l0:⇥ l0:| l1:/ l1:lobos l2:#11 l2:identidad l2:mi l3:nacionalidad l4:u r1:#9 r1:.
13 L0:#11 L0:) L0:apellido L0:guineo L0~docu L0~guin L0~tran L1:t LL:+_#11 LL::_ana LL:carnet_: LL:cedula_de LL:cedula_nacional LL:cl_| LL:del_transito LL:t_. R0:comuna R0:me R0:numero R0:san R0~cale R0~cons R0~nume R1:es RR:#1_- RR:#2_/ RR:(_#2 RR:._. d/l0:rut d/l0:⇥ dh/between:-|- dh/l1:#4 dh/l2:#1 dh/sec:cursos dh/sec:educacion h/l0:· l3:) r0:mi
14 /l2:. L0:anos L0:antecedentes L0:bugueno L0:comercial L0:definitiva L0:pedro L0~ante L0~bugu L1:el L2:@ LL:#4_rut LL:._: LL:com_- LL:rut_es R0:a R0:antofagasta R0:celular R0:chileno R0:gmail R0:las R0:sector R0~celu R0~pasa R0~sect R0~tele R1:clase R1:com R1:nacionalidad R1:y R2:@ RR:,_la RR:-_chileno RR:/_#1 RR:fecha_de RR:nacionalidad_: dh/between:·|· dh/l2:- h/l1:rut l0:#4 l1:identificacion l2:cedula r1:: sec:cursos
15 L0:electricista L0:ficha L0:oriente L0:rosa L0~come L0~defi L0~orie L0~prof L1:la L2:en L2:· LL:del_carmen LL:oriente_#4 LL:vivo_en LL:⇥_patricio RR:#1_. RR:,_chilena RR::_#2 RR:experiencia_#4 RR:sec_clase between:,|, between::|. h/bol l0:, l4:, r0:chileno r0:vivo r1:#2 r2:( r2:.
16 /l1:. L0:chileno L0:educacion L0:ingenieria L0:rol L0:unico L0~trab LL:u_. R0:nac R0~comu R0~peru RR:#4_. RR:/_/ RR:anos_en between:carnet| between:rut|. dh/between:,|, dh/l1:· h/l2:#4 l1:carne l3:rojas l4:soto l4:y r2:⇥
17 L0:a L0:chilena L0:e L0:nombre L0~educ L1:n LL:,_chileno LL:._t LL:chilena_, R0~casa R0~trab dh/l1:run l3:c l3:u l4:#3
18 L0:en L0:nacional L0~apel L0~elec L0~naci L1:pero LL:._mi LL:mi_rut LL:rol_unico LL:rut_⇥ R0:#9 R0:fecha R0:soy R0~llam R1:#1 R1:en R1:se R1~patr RR:._se RR:el_#1 RR:nac_. l4:. r1:⇥
19 L0:para L0~inge L1~chil L2:de LL:,_en LL:._n LL:n_. R0:#4 R0~comp RR:,_con dh/l0:cedula dh/l2:#4 dh/l2:, l0:es r1:#1 r1:/ r1:se
20 L0:curriculum L0:ignacio L1~naci LL:,_cedula LL:chileno_, LL:me_llamo LL:·_rut R0:domicilio R0:y R1:chileno R1~naci RR:#2_- r1:al r1:chilena
21 /l0:: L0:llamo L0:mi L0:patricio R0:postulo d/bol dh/l0:,
22 L0:identificacion L0:poblete L0~igna L1:yo LL:,_de R0:+ R0:quellon R0~quel R1:la dh/l1:n dh/l1:rut l1:i l2:rut l3:ana r2:que
23 /l1:rut L0:#4 L0:carne L1:y LL:._i LL:en_la R0:⇥ RR:de_la d/l1:rut eol r2:anos
24 L0~pobl LL:run_: R1:. RR:#3_, RR:,_de dhn/l0:rut h/l0:: r2:de
25 L0:me L0~nomb LL:de_identidad R0:telefono R1~chil l2:#1
26 L0:| L0~curr L1:anos L2:u LL:i_. R0:con
27 L2:cl LL:anos_, LL:|_run R0:vivo R0~jard r0:nacionalidad
28 /l0:carnet L1:i L2:c L2:| R0:( R0:/ RR:vivo_en RR:|_los dh/between:run|| dh/between:rut|experiencia dhn/sec:inicio l2:. l3:, l3:maria r0:/ r1:los r2:a
29 L1:#2 age:5 between:run|| between:rut|experiencia dh/l1:| l0:cedula l1:| l4:#2
30 L0:soy L2:r LL:._cl R0:calle R0:chilena dh/l1:rojas dh/l2:soto l1:. r0:|
31 L0:identidad LL:r_. R0:| R0~domi R1:: R2:. r0:experiencia
32 L1:en R0:, R1:- RR:#2_anos dhn h/l0:rut r0:·
33 LL:com_| dh/l0:. h/sec:personal l0:. r0:talca r2:en
34 LL:c_.
35 L0:socio
36 L0:yo R0:anos l1:run
37 LL:#2_anos
38 dh/eol r0:.
39 R0:los R0:nacionalidad
40 dh/l0:· l3:.
41 L0:datos R0:experiencia
42 dh/l2:.
43 R0~expe dh/sec:perfil
44 R0:talca
45 L0~chil l0:carnet l0:⇥ sec:perfil
46 LL:rojas_rut LL:rut_:
47 nth:0
48 dh/bol l2:soto
49 l1:rojas sec:inicio
51 l0::
54 L0~iden R0~naci dh/l0:run
57 /l0:rut bol l4:ana
59 age:3
61 R0~chil
66 of:1
68 L0:carnet L0~carn l0:run
71 L0:cedula L0~cedu h/eol
74 sec:personal
76 R0:en
85 l1:rut
89 h/sec:inicio
96 L0:rut
98 l0:rut
102 dh/sec:personal
106 L0:run
107 age:6
114 dh h
139 dh/sec:inicio
154 age:4
`;
