/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_RUT = `
-159 d
-142 L0:pasaporte
-136 L0~pasa
-123 age:0 others
-114 l0:pasaporte who:other
-106 l0:#1
-103 dh/who:other sec:referencias
-101 dh/others
-96 age:1
-95 dh/sec:referencias
-90 d/l0:#1 l0:-
-86 LL:,_rut
-85 L0~tall
-83 L0:taller
-79 d/sec:inicio nth:1
-76 of:2
-75 LL:del_taller
-71 sec:experiencia
-67 d/who:own⏎
-66 LL:soto_rojas
-64 n
-63 dh/l1:,
-62 l1:, l4:rut
-60 L0:rojas L0~soci
-59 L0:cuenta
-58 L0~corr L0~cuen
-57 LL:rut_de R0:banco
-56 L0:ana L0:ruiz RR:de_chile l1:#2 r2:chile
-55 L0:soto n/sec:inicio
-54 L0:marcela LL:#4_- dh/between::|
-52 LL:de_la
-51 LL:ana_maria LL:maria_soto R0:es
-50 L0~marc d/sec:personal
-49 R1~vend r1:,
-48 age:2
-46 L0:maria LL:rut_del dh/l2:la l1:+
-45 l2:la
-44 /l0:· /l1:n L0:#1
-43 R0~herm
-42 L0:telefono L0~refe between::|
-41 =
-40 L0~tele R0:tiene
-39 R0:@
-38 L0:+ L0:- L1:- R0:fono R0:lo l1:( r1:#4
-37 R0:chile dh/l1:( l2:o
-36 /l0:- L0:#2 L2:p LL:(_rut LL:._p LL:p_. R0:el RR:#2_#3 RR:es_mi
-35 L1~este LL:com_, LL:hijos_. R0~parr RR:#4_#4 dh/sec:experiencia l0:#2
-34 L0:( L0:ayavire L0~ayav L1:esteban L1:larraguibel L1~larr R0:paris RR:,_fono RR:vendedor_de l0:rojas l4:esteban r0:es
-33 L0~post L1:; L1~reco L2:rojas between:rut|no dh/between:rut|fono dh/between:rut|no l1:soto l2:ana r0:no
-32 L0:postulacion R0:mall R0:plaza RR:,_mall RR:mall_plaza age:8 r1:de
-31  L0:, LL:v_- RR:#3_#4 between:-| dh/between:rut|, dh/l2:del l2:del
-30 L0:v LL:,_#4 l0:#3
-29 /l1:#2 dh/l1:v dh/who:other⏎ l1:v l4:rojas
-28 L0:dueno L2:y RR:el_de l1:#1 n/eol
-27 L1:#4 L1~rese L2:, R0:mi RR:#2_#1 d/eol dh/between:⇥| l2:+ who:other⏎
-26 LL:+_#2 between:⇥| l3:de l4:de l4:maria
-25 L1:u LL:-_#4 R0:no R0:que
-24 L0~dire L1:sin RR:#1_#3 between:rut|fono d/l1:#2 of:3
-23 L1:e L1:o R0:) R0~sere RR:de_mi d/l1:+ n/l2:#4
-22 /l1:#1 L0:viuda L1:tienda L1~refe L1~tien LL:viuda_de LL:·_#1 R0:tramite R0~tram R1:cl RR:arenas_, dh/between:rut|) l0:fono n/l0:- n/l1:#4 r0:#4
-21 L0:celular L0:fono L0:referencia L0:referencias L0:tienda L0~celu L0~tien RR:fono_#2 age:10 d/l2:. d/who:other⏎
-20 L0~marg L1:lo L1:referencias LL:+_#3 LL:,_duena R0:arenas R0:serena RR:)_. RR:punta_arenas between:rut|) between:rut|, d/l0:#3 dh/l0:- l4:telefono r0:)
-19 L0:del L0:dona L0:jefa L0:mayo LL:#4_referencias LL:._estoy LL:de_mayo LL:rojas_, LL:⇥_#2 R0~aren R0~port R1:gmail RR:#4_· RR:es_el RR:la_serena l1:#4 l2::
-18 L1:. L1:isidora L1~isid LL:duena_de R0:carnet R0:santiago R0~carn RR:,_cel RR:cl_, between:#1|· d/l2:+ d/others l2:( l4:; l4:cl
-17 /l2:· L0:#3 L1:estoy L1~empl LL:anos_nacionalidad R0~sant RR:#3_#3 d/l2:#4 dn l0:) l3:rut
-16 L0:directora L0~cons L1:al L1~temp L2:e LL:#2_de LL:#4_; LL:,_directora LL:-_#1 LL:._#3 LL:._referencias LL:con_visa LL:directora_tecnica LL:e_. LL:jefa_de R0~reco R1~alva between:rut|de d/sec:experiencia dh/between:rut|de dn/l0:#2 r1:cel r1:mi r2:) r2:@
-15 L0:ayudante L0:cel L0:don L0:feb L0:lillo L0~ayud L1:visa L1~cost L1~orde L1~vene LL:#3_- LL:#4_· LL:al_dia LL:ayudante_de LL:de_tienda LL:suscribe_, LL:word_. R0:punta R1~inge RR:educacion_universidad RR:en_tramite RR:fono_+ between:#1|. d/between:#1|. d/l2:, r0:de r1:la r2:universidad
-14 /bol /l2:: L0:actualizacion L0:al L0:mar L0:movil L0~aran L0~moto L0~vene L1:porque L1~porq LL:._rut LL:;_mi LL:araya_, LL:celular_⇥ LL:quien_suscribe R0:postulante R0:soltero R1:educacion R1:universidad R1~cent R1~educ R1~univ RR:,_celular between:·|| d/l0:fono l3:| r1:casa
-13 L0:francisca L0:laboral L0:retail L0:suscribe L0:waldo L0~actu L0~fran L0~labo L0~susc L1:, L1~comp LL::_don LL::_waldo LL:caceres_rut LL:edad_#2 LL:mar_#4 LL:referencias_nombre LL:telefono_de LL:visa_temporaria LL:·_id R0:ejecutivo R0:estado R0:tarapaca R0~tara R2:com RR:#4_) RR:#8_- RR:._cl RR:/_a RR:casa_) d/l1:#1 dh/l2:caceres l2:caceres l2:fono l4:laboral n/l1:- r1:fono r2:#8 r2:jefe sec:habilidades
-12 L0:: L0:caceres L0:cv L0:edad L0:experiencia L0:matrona L0:notaria L0:olmedo L0:panguipulli L0:rivera L0:ruben L0:senora L0~arri L0~cace L0~expe L0~matr L0~nota L0~olme L0~pang L0~reta L1:dra L1:por L1:tel LL:._telefono LL:a_nombre LL:com_· LL:dra_. LL:la_senora LL:lo_que LL:panguipulli_⇥ LL:rivas_, LL:tel_. LL:u_@ R0:aviso R0:cedula R0:esta R0~cedu R0~soli R1~meca RR:#4_a RR:-_#4 RR:._#1 RR:cargo_: RR:e_- RR:los_rios d/l0:) d/who:other dh/l0:rut dh/l2:#3 l1:al l2:y l3:senora l3:telefono l4:antonio n/between:-|- r0:cargo
-11 /l0:#3 L0:araya L0:contrato L0:lo L0:lorena L0:rivas L0:sur L0:tecnica L0~comu L0~rive LL:#3_( LL:#3_, LL:,_#2 LL:⇥_+ R0:in R0:jefe R0:licencias R0:ripley R0~agui R0~esta R0~ripl R0~tecn R1:de R1:mecanico R1~comp RR:#2_. RR:(_casa RR:._los RR::_#8 RR::_jefe RR:cel_. RR:celular_+ RR:jefe_de RR:renta_$ RR:⇥_· between:#2|#4 d/l0:, d/l2:( dh/l2:rojas do/between:#2|#4 do/l0:#2 l2:#3 l2:· n/l0:#1
-10 /l0:) /l2:( /sec:personal L0:eleam L0:oficio L0:quien L0~lore L0~ofic L1:word L2:. LL:#4_/ LL:(_#1 LL:,_jefa LL:-_feb LL:-_presente LL::_#2 LL:com_. LL:don_segundo LL:nombre_de R0:cargo R0:daniela R0:maracaibo R0:pretension R0~dani R0~ejec R0~esce R1:$ R1:los R2~hosp RR:#4_, RR:datos_de RR:pretension_: RR:y_el between:#1|correo between:·|, d/l2:el h/l0:- l1:n l3:directora l4:los l4:· r0:( r2:#2
-9 L0:administrativa L0:alvaro L0:chile L0:contacto L0:coquimbo L0:notario L0:patron L0:vargas L0~alva L0~coqu L0~fern L0~seno L0~varg L1:apaza L1:araucania L1:mi L1:no L1~arau L1~nels L1~resp L2:$ L2:chile LL:#2_- LL:$_#2 LL:-_curriculum LL:/_#2 LL:@_yahoo LL:administrativa_de LL:casa_: LL:de_coquimbo LL:de_oficio LL:patron_de LL:telefono_: LL:y_despacho LL:·_. R0:datos R0:la R0:paz R0~acep R0~cami R0~larr R0~mara R1:av R1:redaccion R1:renta R1~escr R1~reda RR:#4_/ RR:#4_hasta RR:)_⇥ RR:,_#1 RR:,_soltero RR::_a RR:de_contacto RR:la_pampa RR:lugar_de age:11 between:el|y d/between:#1|correo d/l1:casa d/l2:⇥ h/l2:. l1:casa l2:cel l2:contacto l3:bodega l4:( l4:don n/l2:- r1:av r1:mensual r1:renta r2:los
-8 /l1:⇥ /sec:inicio L0:antonio L0:artesanal L0:fuentes L0:gustavo L0:henriquez L0:juana L0:llamar L0:parvulos L0:pizarro L0:programas L0:talcahuano L0:venezolano L0~arte L0~gust L0~henr L0~parv L0~piza L0~prog L0~rond L0~talc L0~titu L1:#3 L1:jefa L1:recoleta L1:soporte L1~desp L1~oper L1~sopo LL:,_dueno LL:,_supervisora LL:,_talcahuano LL:,_tel LL:._es LL:._la LL::_#1 LL:ana_soto LL:chile_, LL:coyhaique_· LL:fono_+ LL:la_araucania LL:mi_telefono LL:remuneraciones_y LL:soporte_@ LL:y_en LL:y_personal LL:·_coyhaique R0:cortes R0:francisca R0:minimo R0:referencias R0:run R0:sin R0:tecnica R0~cent R0~scar R1:) R2:/ R2:alto R2:hospicio R2:l RR:)_estado RR:,_alto RR:,_gerente RR:._renta RR::_soltero RR:alto_hospicio RR:av_. RR:que_es RR:v_region d/l1:cl d/l1:tel d/l1:telefono d/sec:perfil l1:tel l1:telefono l2:celular l3:celular l3:documento l4:/ n/l0:.
-7 /l2:- L0:calle L0:coyhaique L0:ene L0:excel L0:instagram L0:la L0:present L0:sap L0:ulloa L0~cont L0~coyh L0~esta L1:: L1:me L1:sra L1:yahoo L2:mar LL:#1_- LL:#2_, LL:-_present LL:._, LL::_los LL:de_area LL:pizarro_, LL:sra_. R0:cel R0:gerente R0:ignacio R0:jefa R0:leidy R0:mensual R0:molina R0:solo R0~fran R0~mens R0~moli R0~refe R0~solt R1:don R1:practica R1:⇥ R1~prac R2:#3 RR:)_: RR:._#3 RR:._la RR:b_y RR:de_vida RR:disponibilidad_inmediata RR:fono_#1 RR:hoja_de RR:licencias_clase RR:·_rut d/between:#1|· d/l0:#2 d/l1:: d/l1:· d/l2:: d/sec:educacion dh/l2:fuentes l1:personal l1:pino l2:fuentes l3:movil l3:segundo l3:soledad l4:gmail l4:jefa r0:fono r1:el
-6 /l0:#1 /l2:+ L0:angeles L0:duena L0:isabel L0:opazo L0:particular L0:pino L0:sala L0:soledad L0:supervisora L0:talca L0:wisly L0~esme L0~inst L0~isab L0~llam L0~sole L1:con L1:de L1~ejec L1~inte L1~patr L1~post L2:av L2:personales L2:presente L2~pers L2~pres LL:#1_) LL:#1_nacionalidad LL:#2_#1 LL:(_av LL:(_chile LL:,_calle LL:,_los LL::_quien LL:chile_) LL:chile_| LL:de_bodega LL:de_sala LL:dic_. LL:llamar_al LL:los_angeles LL:m_. LL:numero_#1 LL:numero_es LL:operario_de LL:por_mi LL:telefono_movil LL:yahoo_. LL:·_rancagua LL:⇥_#9 R0:camila R0:de R0:errazuriz R0:haiti R0:minera R0:outlook R0~erra R0~gere R0~igna R0~mart R0~medi R0~mini R0~rent R0~titu R1:+ R1:, R1:celular R1:contreras R1:identificacion R1:profesional R1~celu R1~iden R2:la RR:#2_( RR:,_copiapo RR:,_que RR:-_mail RR:._contreras RR:._en RR:._identificacion RR:carrera_#4 RR:del_centro RR:en_#4 RR:los_carrera RR:vicuna_mackenna RR:·_+ between:#1| between:#1|, between:#1|y between:#1|| between:)|. between::|( d/between:#1|, d/between:#1|y d/between:#1|| d/between:,|. d/l1:. d/l1:numero d/l2:#2 d/then:other dh/l0:rojas dh/l1:soto dh/l2:ana dh/l2:de dn/who:other l1:cl l1:maipu l1:⇥ l2:com l2:llamar l3:com l3:es l3:pizarro l3:supervisora l4:+ l4:araya l4:isabel r0:cedula r2:$
-5 L0:gloria L0:r L0:valle L0:vi L0:whatsapp L0~depo L0~glor L0~llan L0~part L0~what L1:contacto L1:m L1:paola L1:seria LL:#4_#1 LL:-_dic LL:._libertad LL::_#3 LL:antofagasta_, LL:es_#1 LL:movil_⇥ LL:omil_) LL:present_#4 LL:seria_. R0:presente R0:sobre R0:social R0:v R0~cort R0~outl R0~soci R1:#4 R1:maipu R1~prof RR:#1_#4 RR:)_- RR:,_telefono RR:-_presente RR:/_movil RR:a_la RR:correo_⇥ RR:tecnico_en RR:temuco_, d/l1:al d/l1:es d/l2:fono l1:numero l2:present l3:wisly l4:movil n/l2:present r0:vive sec:otros
5 /l1:com /then:other /who:own L0:= L0:abril L0:alejandro L0:carlos L0:ester L0:jesus L0:norma L0:seis L0:sergio L0:un L0:valdivia L0:veronica L0:viudo L0~arge L0~audi L0~bust L0~carl L0~pain L0~perm L0~remu L0~serg L0~vero L0~vill L1:alegre L1:ced L1:entelchile L1~aleg L1~cont L1~ente L1~inst L2:gmail LL:#1_de LL:,_barrio LL:,_jornada LL:,_jubilado LL:,_region LL:._antecedentes LL::_haitiano LL::_rut LL:a_- LL:camila_andrea LL:ced_. LL:con_residencia LL:de_postulante LL:ejecutiva_de LL:en_padre LL:entelchile_. LL:ficha_de LL:guion_seis LL:haitiano_rut LL:id_( LL:inacapmail_. LL:manuel_jesus LL:marcela_paz LL:mis_datos LL:nacimiento_: LL:nombre_: LL:nombre_⇥ LL:nombres_⇥ LL:permanencia_definitiva LL:personales_cedula LL:seis_( LL:valparaiso_datos R0:? R0:av R0:casada R0:desde R0:entre R0:estudiante R0:hacer R0:he R0:linares R0:marisol R0:practica R0:sap R0:secretaria R0:sistemas R0:sql R0:tableau R0:¿ R0~auto R0~corr R0~ejer R0~inst R0~lina R0~marc R0~pand R0~prac R0~secr R0~siem R0~supe R1:duocuc R1:llamar R1:outlook R1:postulo R1:secretaria R1~duoc R1~gene R1~outl R1~post R1~secr R2:: RR:#1_#1 RR:#2_#2 RR:#4_+ RR:,_poblacion RR:._mardones RR:._olivares RR:._⇥ RR::_calle RR:?_⇥ RR:@_duocuc RR:@_live RR:al_#1 RR:cargo_de RR:chileno_direccion RR:electronico_: RR:marisol_. RR:nacimiento_⇥ RR:olivares_. RR:permanencia_definitiva RR:residencia_definitiva RR:⇥_( between:,|. between::|direcion between::|edad between:datos|#2 between:rut|#2 dh/between:cedula|, dh/between:cedula|. dh/l1:cedula dh/l1:datos dh/l1:definitiva dh/l1:mi dh/l1:nacional dh/l1:seis dh/l1:temuco dh/l2:el dh/l2:⇥ h/between:rut|fono l1:nacional l1:seis l1:t l1:temuco l2:cl l2:haitiano l2:postulante l3:concepcion l4:antecedentes l4:viuda r0:chillan r0:direcion r0:perfil r2:mi
6 /eol /l2:#2 L0:#8 L0:catrileo L0:choque L0:cobranza L0:duoc L0:enfermeria L0:espinoza L0:ganas L0:guenteo L0:haitiano L0:hasta L0:irarrazaval L0:ivonne L0:jean L0:jubilado L0:judicial L0:licencia L0:materno L0:numero L0:primera L0:puente L0:quezada L0:sagredo L0:si L0:telefonica L0:temuco L0:uc L0:vigente L0~andr L0~arma L0~choq L0~cobr L0~enfe L0~espi L0~extr L0~flor L0~guen L0~info L0~inte L0~ivon L0~judi L0~lice L0~mate L0~nico L0~puen L0~quez L0~sagr L0~temu L0~vige L1:( L1:cedula L1:dos L1:hablo L1:live L1:padre L1:saavedra L1~cedu L1~saav L2:anos L2:magallanes L2~cont L2~inac L2~maga LL:#1_( LL:#2_vigente LL:#4_#4 LL:(_#4 LL:,_con LL:,_run LL:,_viudo LL:._de LL:a_la LL:antecedentes_personales LL:casas_, LL:catrileo_munoz LL:chilena_· LL:cobranza_telefonica LL:con_rut LL:curso_os LL:datos_personales LL:de_derecho LL:de_junio LL:de_puerto LL:en_enfermeria LL:ganas_de LL:gmail_. LL:hasta_#2 LL:jean_- LL:jose_miguel LL:la_fuente LL:las_casas LL:live_. LL:mi_carne LL:nombre_completo LL:padre_las LL:pje_. LL:rut_) LL:soy_chileno LL:tecnico_en LL:vigente_hasta LL:yo_, LL:·_#2 LL:·_datos LL:⇥_segundo R0:andina R0:chillan R0:chiloe R0:dia R0:direcion R0:donde R0:educacion R0:independencia R0:ingles R0:le R0:presentacion R0:r R0:residencia R0:sec R0:tel R0:trabajo R0:tucapel R0:ultimo R0~admi R0~andi R0~gene R0~ingl R0~quil R0~regi R0~sist R0~tabl R0~tuca R1:#2 R1:anos R1:historia R1:nueve R1:vivo R1:· R1~admi R1~hist R1~regi R1~segu R1~trab R2:c RR:#2_de RR:#4_constructora RR:#4_direccion RR:#4_trabaje RR:+_#11 RR:,_#4 RR:,_chileno RR:,_el RR:,_region RR:._. RR:._casado RR::_$ RR::_la RR:al_cargo RR:al_dia RR:andina_de RR:ano_#4 RR:casa_#2 RR:casado_, RR:castro_, RR:celular_⇥ RR:chilena_) RR:cl_- RR:comercial_andina RR:con_el RR:constructora_salfa RR:de_la RR:de_que RR:dia_, RR:direccion_: RR:direcion_: RR:domicilio_en RR:el_ano RR:en_comercial RR:en_quellon RR:es_? RR:freire_#3 RR:licencia_clase RR:live_. RR:mail_: RR:maipu_, RR:mi_telefono RR:nacionalidad_. RR:nueve_, RR:quellon_el RR:secretaria_de RR:telefono_de RR:|_+ RR:¿_de RR:⇥_+ RR:⇥_chileno between:(|) between::|fono between:rut|herramientas between:vera|#1 between:·|. between:⇥|celular between:⇥|ciudad between:⇥|⇥ dh/between:.|· dh/between::|/ dh/between:rut|herramientas dh/between:vera|#1 dh/between:·|, dh/l0:id dh/l1:carne dh/l1:com dh/l1:⇥ dh/l2:#2 dh/l2:) dh/l2:carnet dh/l2:chileno dh/l2:definitiva dh/l2:guion dh/l2:n dh/sec:renta dhn/sec:personal h/l1:. l0:id l1:definitiva l1:valparaiso l2:#2 l2:alberto l2:guenteo l2:guion l3:#3 l3:@ l3:munoz l4:analista l4:andrea l4:c l4:cerro l4:ficha l4:la l4:munoz r0:ciudad r0:domicilio r0:llamar r1:+ r1:nacionalidad r1:rut r1:su r2:calle r2:chileno r2:secretaria
7 /between:rut|- /l1:identificacion /l2:de L0:alfonso L0:algo L0:ci L0:clase L0:claudio L0:concepcion L0:cual L0:d L0:ejecutiva L0:encargada L0:fuenzalida L0:juan L0:maestro L0:nacimiento L0:neculman L0:nombre L0:nombres L0:os L0:sec L0:temporaria L0:tributario L0:wsp L0:¿ L0~alej L0~alfo L0~catr L0~clau L0~coli L0~ejec L0~fact L0~jubi L0~maes L0~maga L0~mill L0~necu L0~oper L0~pers L0~regi L1:) L1:@ L1:comuna L1:example L2:: LL:#4_) LL:#4_@ LL:(_casa LL:,_comuna LL:,_su LL:,_valparaiso LL:._carnet LL:._com LL:._datos LL:._fono LL::_ana LL:camila_belen LL:casa_) LL:ccori_, LL:chileno_. LL:clase_#1 LL:com_/ LL:com_rut LL:cual_es LL:datos_rut LL:definitiva_, LL:duoc_uc LL:encargada_de LL:informacion_personal LL:licencia_sec LL:llamas_? LL:mi_run LL:os_- LL:profesional_a LL:punta_arenas LL:rut_/ LL:unico_nacional LL:unico_tributario LL:vitae_nombre LL:¿_cual LL:⇥_rut R0:#3 R0:#6 R0:casado R0:constructora R0:freire R0:hernan R0:maipu R0:oficina R0:poblacion R0:salfa R0:se R0:si R0:trabaje R0:villa R0:whatsapp R0~anto R0~cole R0~educ R0~frei R0~hern R0~inde R0~ofic R0~pobl R0~prof R0~terr R0~vene R0~what R1:/ R1:casado R1~barr R1~casa R1~llam R1~oyar R2:; R2:a R2:en R2:entre R2:gmail RR:#11_| RR:#1_, RR:)_#1 RR:)_#4 RR:)_experiencia RR:+_#2 RR:+_#3 RR:,_casado RR:,_chiloe RR:,_nacido RR:,_oficina RR:,_puente RR:,_soy RR:._me RR:._net RR:._no RR::_#11 RR::_peruano RR:@_vtr RR:al_mes RR:casa_, RR:correo_: RR:de_los RR:de_talca RR:edad_: RR:en_calle RR:en_la RR:rut_) RR:trabaje_en RR:vtr_. RR:|_movil age:7 between:.|· between:carnet|. between:carnet|fono between:cedula|, between:cedula|. between:el|. between:run|. between:run|· between:rut|· d/l2:casa dh/between:el|. dh/l0:) dh/l1:) dh/l1:- dh/l1:: dh/l2:identidad do h/l0:run h/l2:rojas h/who:own l0:nacional l1:documento l1:· l2:#8 l2:carnet l2:chileno l2:definitiva l3:- l3:clase l3:gmail l3:la l3:personales l4:carnet l4:cedula l4:con l4:datos l4:nacionalidad l4:orlando r0:- r0:nac r0:numero r1:#3 r1:. r1:casado r1:domicilio r1:vivo r1:y r2:fono r2:peruano
8 /l1:· /l2:rut L0:astudillo L0:barrio L0:casado L0:cerro L0:constanza L0:curso L0:hernan L0:hoja L0:id L0:llamas L0:los L0:machali L0:maldonado L0:mil L0:mis L0:no L0:orlando L0:quellon L0:residencia L0:roxana L0:su L0:vida L0~astu L0~bole L0~enca L0~hait L0~hern L0~mach L0~mald L0~orla L0~quel L0~roxa L0~temp L0~vald L1:alto L1:c L1:villa L1:· L1~comu L1~conv L1~exam L2:#3 L2:; L2:concepcion L2~conc LL:#1_#4 LL:#1_· LL:#3_. LL:#4_curriculum LL:)_rut LL:,_maipu LL:-_ficha LL:._#2 LL:._example LL:._id LL:._· LL:alto_hospicio LL:carnet_es LL:comuna_de LL:concepcion_, LL:de_#4 LL:de_concepcion LL:de_vida LL:del_pilar LL:depto_#2 LL:el_carnet LL:example_. LL:f_. LL:hoja_de LL:huaman_ccori LL:mi_carnet LL:para_que LL:soy_chilena LL:viudo_, R0:#2 R0:: R0:ano R0:comercial R0:companias R0:laboral R0:llamar R0:nacimiento R0:peruano R0~come R0~resi R1:; R1:al R1:no R1:obras R2:inostroza R2~inos RR:#1_de RR:#4_| RR:(_+ RR:,_#2 RR:,_los RR:,_santiago RR:._inostroza RR:._obras RR:/_#4 RR::_⇥ RR:celular_el RR:chilena_, RR:cl_· RR:companias_, RR:en_⇥ RR:las_companias RR:llamar_al RR:lugar_y RR:mi_casa RR:peruana_, RR:que_me RR:telefono_: RR:y_fecha RR:·_#2 RR:·_chilena between:,|, between:carne|. dh/between:(|) dh/between::|| dh/between:carne|. dh/between:el|y dh/l0:( dh/l1:#1 dh/l1:carnet dh/l2:/ dh/l2:mi dh/l2:papeles dh/l2:t dh/sec:otros h/l1:n h/l2:#8 h/l2:, l0:? l1:carnet l1:cedula l1:com l1:datos l2:, l2:documento l2:papeles l2:t l3:su l3:y l4:curriculum r0:edad r0:fecha r0:herramientas r0:telefono r1:chileno r1:nacido r1:para r1:peruana r2:correo r2:telefono
9 /between::|· /l0:run /l1:run L0:) L0:alberto L0:alto L0:comercial L0:lagos L0:nelson L0:papeles L0:pilar L0:robenson L0:saint L0:san L0:tecnico L0:trabajo L0:transito L0:tu L0:valparaiso L0~albe L0~come L0~conc L0~nels L0~pape L0~patr L0~prim L0~robe L0~valp L1:av L1:contrato L1:es L1:las L1:nacionalidad LL:#2_· LL:#3_rut LL:(_en LL:,_la LL:,_magallanes LL:._carne LL:._cedula LL:._para LL:antecedentes_de LL:casado_, LL:cedula_es LL:cl_· LL:de_nacionalidad LL:de_trabajo LL:del_transito LL:el_#1 LL:general_, LL:identidad_n LL:identificacion_: LL:llamo_⇥ LL:louis_rut LL:para_los LL:rut_? LL:saint_- LL:tu_rut LL:·_#3 R0:#11 R0:licencia R0:pais R0:quien R0:san R0:una R0~carl R0~cons R0~cuad R0~labo R0~prim R0~puer R0~rapi R1:el R1:experiencia R1:que R2:cl RR:$_#1 RR:._experiencia RR:._vivo RR:/_#1 RR:/_#2 RR:com_- RR:experiencia_laboral RR:jubilado_pero RR:nacido_en RR:nacionalidad_peruana RR:puente_alto between::|| between:la|y between:numero|, between:rut|( between:⇥|vivo d/l2:#1 dh/between:,|, dh/between:,|. dh/between:rut|( dh/between:rut|mi dh/between:||| dh/l0:carne dh/l0:la l0:carne l1:#3 l1:) l2:identidad l2:louis l2:tu l4:#4 l4:saint r0:celular r0:chilena r1:@ r1:en r2:celular r2:pasaje
10 L0:? L0:carcamo L0:depto L0:documento L0:educacion L0:enrique L0:lobos L0:louis L0:net L0:osvaldo L0:pasaje L0:paz L0:sede L0:vergara L0:viejo L0:yanez L0:zuniga L0~carc L0~casa L0~enri L0~nume L0~osva L0~tran L0~verg L0~zuni L1:chilena L1:chileno L1:la LL:#3_#3 LL:,_pasaje LL:-_louis LL::_jean LL:apellido_: LL:chillan_viejo LL:contador_general LL:de_san LL:es_la LL:fono_#2 LL:lobos_vera LL:luis_alberto LL:marta_lobos LL:nacional_de LL:osvaldo_enrique LL:pasaje_#1 LL:puente_alto LL:que_no LL:·_av R0:alto R0:excel R0:herramientas R0:me R0:pasaje R0:peruana R0:puente R0:soltera R0~escr R0~herr R0~puen R1:nacionalidad R1:sec R1~expe R1~inst R2:· RR:#2_/ RR:,_calle RR:,_chilena RR:,_comuna RR:,_la RR:._: RR:chileno_, RR:comuna_de RR:de_quellon RR:nacionalidad_⇥ RR:y_mi RR:⇥_#2 between:rut|nacionalidad between:||| dh/between:es|y dh/l0:carnet dh/l0:vera dh/l1:#3 dh/l1:lobos dh/l2:b dh/l2:marta do/l0:numero do/l1:identidad do/l2:de h/l0:· h/l1:run l0:identidad l0:vera l1:la l1:mi l2:b l2:casa l2:chilena l2:de l2:marta l3:nacionalidad l3:no l3:poblete l3:u l4:. l4:ignacio l4:que r0:licencias r1:laboral r2:#3 r2:la sec:herramientas
11 L0:/ L0:alonso L0:belen L0:bugueno L0:carmen L0:chillan L0:guineo L0:guion L0:huerta L0:ingenieria L0:inostroza L0:jose L0:luis L0:personales L0:profesional L0:rosa L0:tapia L0:vera L0:y L0~alon L0~bugu L0~carm L0~guin L0~inos L0~resi L0~trab L1:vivo L1~bole LL:)_#4 LL:-_rut LL:._net LL:/_/ LL:/_wsp LL:anos_· LL:b_, LL:carnet_: LL:cedula_nacional LL:curriculum_de LL:curriculum_vitae LL:fono_/ LL:identidad_numero LL:mi_cedula LL:su_rut LL:tengo_#2 R0:a R0:caja R0:caleta R0:comuna R0:jubilado R0:movil R0:nacido R0:pero R0:un R0:· R0~cale R0~casa R0~estu R1:soltero R1~solt R2:de RR:#2_) RR:,_antofagasta RR:,_jubilado RR:._entre RR:al_que RR:con_permanencia RR:en_chile RR:fono_: between:es|y dh/between:-|- dh/l0:: dh/l1:id dh/l2:#1 dh/l2:cedula dh/l2:· dhn/who:own h/l2:#4 l0:datos l0:la l1:lobos l1:unico l2:#11 l2:/ l2:rol l3:) l4:san r0:#1 r1:#2 r2:#4
12 /l0:⇥ L0:#11 L0:antecedentes L0:b L0:contador L0:electricista L0:ficha L0:general L0:munoz L0:tengo L0:vitae L0~ante L0~docu L0~educ L0~huer L1:el LL:#4_. LL:+_#11 LL:-_#2 LL:._: LL:anos_. LL:rut_n LL:⇥_patricio R0:$ R0:edad R0:permanencia R0~jubi R0~trab R1:correo R1:es RR:#1_- RR::_#2 RR:anos_en RR:celular_es RR:chileno_- RR:experiencia_#4 RR:mi_celular between:/|/ between::|· between:rut|- between:rut|mi d/l0:⇥ dh/between::|. dh/between:·|· dh/l2:rut dh/sec:cursos h/l0:⇥ h/who:other⏎ l0:numero l1:/ l3:cedula l4:soto r0:habilidades r2:.
13 /l1:. /l2:. L0:es L0~barr L0~inge L0~naci L1:t L2~chil LL:com_- LL:del_carmen LL:la_paz LL:t_. R0:antofagasta R0:definitiva R0:las R0:nac R0:numero R0~comu R0~defi R0~nume R1:clase R1~corr RR:,_a RR:-_chileno RR:._correo RR:mi_rut RR:rut_. RR:sec_clase between::|nacionalidad dh/l0:es dh/l1:i dh/l2:- dh/l2:anos h/l1:rut l1:identificacion l2:n l3:rojas l4:#1 r1:#9 r1:celular sec:cursos
14 L0:apellido L0:chilena L0:chileno L0:definitiva L0:e L0~defi L0~gene L0~nomb L2:#1 LL:#1_n LL:#4_rut LL:,_chileno LL:cl_| LL:san_pedro LL:u_. R0:chileno R0:gmail R0:habilidades R0:postulo R0:sector R0~comp R0~habi R0~pasa R0~perm R0~sect R0~tele R2:@ RR:#1_. RR:(_#2 RR:fecha_de RR:fono_#9 RR:nac_. d/l0:rut d/who:own dh/l0:| dh/l1:#4 dh/sec:educacion h/bol l0:#4 l4:y r0:vivo r0:⇥ r1:: r2:( r2::
15 /who:other⏎ L0~elec L0~prof L1:aca LL:#1_. LL:#2_#3 LL:,_en LL:chilena_, LL:run_⇥ LL:vivo_en R1:se R1~naci R1~patr RR:._se RR:nacionalidad_: between::|. dh/l1:· l0:, l0:| l1:identidad l2:anos r0:chileno r1:⇥ r2:⇥ sec:renta
16 L0:con L0:nacional L0:rol L0:unico L1:naci L1:pero L2:@ L2:· R0:#1 R0:para R0:soy R0:y R1:chileno R1:com R1:me between:carnet| dh/l0:el l2:mi l4:#3 r0:mi r1:se
17 L0:anos L0:llamo L0:oriente L0:patricio L0~orie L2:en LL:._t LL:me_llamo LL:oriente_#4 LL:pedro_de LL:rol_unico LL:rut_es LL:rut_⇥ R0:al R0:domicilio R0:fecha R0:quellon R0~quel R1:y RR:#2_- RR:,_con RR:/_/ l3:c l4:, l4:u r2:anos r2:que
18 L0:pedro L1:n LL:#3_#4 R0:#9 R0:+ R0~peru RR:#4_. RR:,_de dh/l1:run dh/l2:, l0:es l1:carne l2:cedula r1:#1 r1:chilena
19 L0~apel L1:yo L1~naci LL:._n LL:cedula_de LL:n_. LL:·_rut R0~llam R1~chil between:rut|. r1:/
20 L0:curriculum L0:identificacion LL:,_de LL:mi_rut R0:#4 R0:celular R0~celu R1:la dh/l0:cedula h/l0:: l1:i r1:al r2:a
21 L0:ignacio L2:de LL:chileno_, R1:#1 dh/l1:es dh/l1:rut dhn/l0:rut
22 /l0:: L1:y LL:._mi LL:en_la LL:run_: R0:⇥ R1:en d/bol d/l1:rut dh/l1:n
23 L0:poblete L0:yo L0~igna L1:anos L1~chil LL:._i LL:anos_, RR:#3_, dh/l0:, dh/l2:#4 dhn/sec:inicio l3:ana l3:maria r2:de
24 /l1:rut L0:en L0:me L0~curr R0:telefono dh/between:rut|experiencia dh/l1:rojas dh/l2:soto l2:#1 r0:talca
25 L0:mi L2:cl LL:,_cedula LL:i_. R0:con R0~domi RR:el_#1 r0:·
26 L0:soy L0~pobl L2:| LL:|_run R0:, R0:calle R0:vivo R0~jard RR:|_los between:rut|experiencia dh/between:run|| r0:/ r1:los
27 L0:#4 L0:para L0:| L2:c L2:u R0:( R0:/ R0:chilena between:run|| l0:. l0:cedula l2:rut r0:experiencia
28 L1:i LL:._cl R1:. R1:: dh/l1:| dhn eol l1:|
29 /l0:carnet L0:carne RR:vivo_en l0:⇥ l3:,
30 L2:r LL:com_| LL:de_identidad LL:r_. R1:- RR:#2_anos h/l0:rut l1:. r0:nacionalidad r0:|
31 L1:#2 LL:c_. age:5 h/sec:personal l2:. l4:#2 r2:en who:own⏎
32 L0:socio L1:en R0:anos R0:| dh/l0:.
33 dh/sec:perfil
34 L0:identidad R0:talca
35 l1:run sec:inicio sec:perfil
36 R0:experiencia R2:.
37 dh/eol dh/l0:·
38 R0~expe
42 L0:datos R0:los R0:nacionalidad
43 L0~chil LL:#2_anos dh/bol
44 l0:carnet nth:0 r0:.
45 l0::
46 LL:rut_: l2:soto l3:.
47 LL:rojas_rut l1:rojas
48 l4:ana
49 dh/l2:.
52 dh/l0:run
53 R0~naci
54 L0~iden of:1
55 bol
56 R0~chil age:3
58 /l0:rut
59 dh/who:own
60 R0:en
61 h/who:own⏎
64 h/eol
65 sec:personal
66 L0:carnet L0~carn l0:run
75 L0:cedula L0~cedu
76 h/sec:inicio
77 dh/who:own⏎
81 l1:rut
91 who:own
94 dh/sec:personal
97 l0:rut
103 L0:run
104 h
107 age:6
108 dh/sec:inicio
109 L0:rut
111 dh
155 age:4
`;
