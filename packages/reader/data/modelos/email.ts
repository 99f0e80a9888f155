/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_EMAIL = `
-163 others
-160 office
-125 like:0
-124 names:0
-115 anothers
-110 given:none
-106 L0:no
-104 l0:,
-89 who:other
-76 LL:a_: R0:los
-73 LL:maria_soto
-71 cualquiera/l1:a
-67 sec:experiencia
-65 L0:institucional L0~inst sec:referencias
-63 cualquiera./l0:·
-62 cualquiera/others otro. r0:(
-61 cualquiera. who:other⏎
-60 L0:al
-59 LL:@_gmail
-58 L0~labo L1:gmail l1:a r2:no
-57 r0:,
-56 L0:en
-55 L0:com LL:._com cualquiera./who:other⏎
-54 L0:laboral LL:gmail_.
-53 otro
-52 L0:del L0:hija
-51 L0:tiene cualquiera./sec:experiencia
-50 l1:#3
-49 nth:1
-48 L0:a L0:pueden L0~pued LL:#2_@ LL:no_tengo R0~corr l1:nicole of:3
-47 L0:mi cualquiera/l0:, suyo./l1:)
-46 LL:no_uso cualquiera./others
-45 L1:@ cualquiera./l1:#4 l3:rojas l4:soto
-44 L0~herm l1:)
-43 L0:sur R0:)
-42 L1:. otro/sec:inicio
-41 L0:: L0:por L0~seno LL:correo_institucional LL:no_usar LL:usar_) R0:correo l2:#3 l2:: l2:usar l3:hija l4:mi
-40 L0:usar LL:(_no LL:laboral_( R2:) RR:ana_soto l0:: l3:no
-39 LL:ana_maria cualquiera./l0:, cualquiera./l0:: otro/eol r1:yo
-38 L0:nicole LL:#2_#3 LL:mail_laboral LL:soto_rojas R0:nicole RR:@_gmail cualquiera./l2:#3 l0:institucional l4:correo suyo./l0:⇥ suyo./l2:usar suyo./who:own⏎ suyo/l0:institucional
-37 L0:maria L0~nico L2:correo L2:personal L2~corr L2~pers LL:mi_hija RR:gmail_. l0:en
-36 = L0~cris LL:correo_personal R1:com RR:disponibilidad_inmediata RR:·_#2 l2:la
-35 L0:la L0~empl L1:maria L1:no L1:soto LL:al_de LL:escribir_al R0:gmail RR:#2_#1 cualquiera./l2:#4 cualquiera/who:other otro./who:other suyo/l2::
-34 L0:cristian L0:de L0:paso R0:osorno R0~osor R1:de
-33 L0:escribir L0~reci LL:me_pueden R1:ni R1~quie between::|, cualquiera./l1:#3 cualquiera/l0:correo l3:#1
-32 L0:inacap L0~inac L1:uc R0:: R0:disponibilidad R0:inmediata R0:leo R0~disp R0~inme R0~nico R1:tengo R1:yo RR:._com RR:._yo RR:leo_) RR:lo_leo otro./eol r0:correo
-31 L0:sede LL:#3_#4 R0~part RR:#2_#3 RR:(_ya RR:no_lo RR:no_tengo RR:particular_: RR:ya_no cualquiera/l0:en l3:: r1:particular
-30 L0:diaz L0:recibe LL:)_⇥ LL:tengo_correo LL:uc_. R0:a R0:particular l1:#4 r1:ya
-29 L0~cons L0~prim R0:no R1:#1 RR:de_mi cualquiera./l0:. cualquiera/between::|, r0:disponibilidad r1:inmediata
-28 L0:( L0:juan L2:cl LL:de_talca R0:ya cualquiera/sec:experiencia l1:institucional l2:#2
-27 L0:punto LL:auxiliar_#1 between:⇥|( cualquiera./l2:. l4:al r1:#2 r2:de suyo/between::|
-26 L0:auxiliar L0:desarrollo L0:don L0:empleo L0:omil L0~andi L0~auxi L2:· LL:#4_, LL:como_auxiliar LL:pueden_escribir LL:talca_como cualquiera/l2:la l3:. l4:@ l4:maria otro./who:other⏎ otro/who:other⏎ r1:run
-25 L0:andina L0:senora L0:su L0:talca L0~ante L0~refe L2:. LL:,_mi LL:correo_. LL:los_angeles R0:rojas RR:#4_) cualquiera/l0:es cualquiera/l1:#3 suyo/l2:mi
-24 L0:agencia L0:desde L0:padre L0~agen L0~tele LL:#4_- LL:al_correo LL:andina_de R0:#2 R0:documento l2:rojas
-23 L0:preguntar L0:que L0:veronica L0~admi L0~preg L0~vero L1:seria L1:sra LL:._no LL:seria_. LL:uso_, R0:( R0:soto R0~docu RR:(_es RR:es_de RR:run_#2 cualquiera./l1:#1 l0:correo l2:veronica l3:sur l4:( nth:2 otro./l0:, suyo./l0:: suyo./l2:correo suyo/between:||| suyo/sec:referencias suyo/who:own⏎
-22 L0~cent L0~muni L1:uso LL:de_nacimiento LL:nacimiento_: LL:pais_de R0:run cualquiera/l2:#3 l0:. l2:osorno l4:comuna l4:por otro/l0:: otro/others otro/who:other
-21 L0:osorno L0:pais L0:salon L0:tengo L0~impr L0~osor L2~sant LL::_chile LL::_no LL:comuna_: R0:institucional cualquiera./l2:del cualquiera./l2:se l2:se l3:contacto otro./bol otro./sec:inicio r1:institucional r1:tel suyo/others
-20 L0:cea L0:nacimiento L0:para L0:ruiz L0~titu LL:#9_( LL:contacto_del LL:de_la R0:ficha R0:sueldo R0:tel R0~chof R0~curr R0~suel R1:ana R2:- RR:tel_. RR:·_tel cualquiera/l2:y cualquiera/sec:referencias l1:cl l2:y otro./others
-19 L0:anterior L0:comuna L0:consultora L0:municipalidad L0:parroquia L0:quieren L0~reco LL:av_. LL:cl_· LL:municipalidad_de LL:por_si LL:quieren_preguntar R0:chofer R0:para RR:#1_#3 RR:)_: RR:soto_rojas between:#4| cualquiera./sec:perfil cualquiera./who:other otro/l2:#4 r0:sueldo suyo./l1:contacto
-18 L0:central L0:ficha L0:jardin L0:pamela L0:spa L0~comu L0~curr L0~jard L0~pame LL:del_jardin LL:el_administrador LL:fono_#2 LL:jardin_: LL:trabajo_con R0:fono R0~cond R0~post R1:no RR:·_+ between:,|. cualquiera./l2:de cualquiera/who:other⏎ r0:escuela sec:educacion
-17 L0:zuniga L0~post L0~zuni L1:a L1:av L1:mes L1:mil LL:#1_anos LL:,_#1 LL:._mi LL:contacto_: LL:rut_#2 R0:escuela R0~escu cualquiera./l0:- cualquiera./l2:la cualquiera/l2:#2 l3:por l4:central l4:· otro/l1:#4 r2:alto sec:perfil suyo/l0:|
-16 L0:, L0:escribame L0:i L0~parr L1~admi L1~fami L1~pers L2:rut LL:,_o LL:para_: LL:sr_. LL:temuco_· R0:alto R0:ella R0:un RR:._#2 between:en| l2:mi l3:#2 r1:o r2:)
-15 L0:angeles L0:estudios L0:jorge L0:postulacion L0:referencias L0:riquelme L0~ange L0~marc L0~pare L0~pres L0~riqu L1:al L1:de L1:of LL:ficha_de LL:ltda_. LL:mesa_central LL:of_. R0:condori R0:curriculum R0~este R1:escuela R1:o R1~escu RR:#3_#4 RR:)_. RR:fono_#2 l2:. l4:grafica r0:nombre r1:de r1:es suyo./l1:correo
-14 L0:) L0:administracion L0:ciego L0:consultas L0:curriculum L0:hijo L0:millalonco L0:painemal L0:senores L0~conf L0~repr L0~segu L0~supe LL:-_#4 LL:a_cargo LL:central_#2 LL:pamela_andrea LL:ruiz_diaz LL:trinidad_undurraga LL:·_mesa R0:edwin R1:#2 R1:#3 R1:; R1:director RR:#2_: RR:#3_. RR:-_#4 RR:celular_⇥ RR:nombre_: between:||| between:⇥|celular cualquiera./l2:#2 l0:es l3:mi l3:que l3:soto l4:juan r0:@ r1:gmail
-13 L0:como L0:comunidad L0:confirmar L0:design L0:larraguibel L0:logistica L0:manejo L0:segundo L0~desi L0~estu L0~logi L0~nanc L0~sind L1:; L1:sr LL:#3_· LL:,_fono LL:._santa LL::_padre LL:correo_del LL:santa_maria LL:·_whatsapp R0:antecedentes R0:del R0:figma R0:hola R0:photoshop R0:por R0:si R0:tecnico R0~logi R0~phot R0~quie R0~segu R0~soft R1:don RR:#4_- RR:,_+ RR:ficha_de RR:tecnico_en between:,|; between::|· l1:#1 l3:o l4:, l4:sur otro/l0:#4 r1:del r1:fono suyo./between:/|( suyo/l1:cl
-12 L0:andrea L0:bravo L0:legal L0:leiva L0:o L0:piso L0:raul L0:recomendaciones L0:sindicato L0~larr L0~mand L0~mane L0~oliv L1:datos L1:gusta L1:rojas L1~comp LL:#2_/ LL:)_: LL:,_lo LL:,_que LL:/_#4 LL::_jorge LL:bravo_leiva R0:i R0:le R0:maria R0:presente R0:software R0~agri R0~andr R0~mand R0~proc RR:no_tiene RR:social_, cualquiera./between:·|· cualquiera./l0:en cualquiera./then:other cualquiera/l2:hijo l1:para l2:ficha l2:hijo l3:es otro./l1:#4 r1:curriculum
-11 L0:cargo L0:comercial L0:este L0:fundacion L0:puede L0:representacion L0:santa L0:titulo L0:uso L0~come L0~cond L0~fund L0~hosp L0~liqu L0~tale L0~zamo L1:administrador L1~reco L2:a L2:el LL:comercial_andina LL:don_raul LL:ignacio_bravo LL:por_mi LL:santiago_· LL:sindicato_de LL:y_su R0:da R0:illustrator R0:inscripcion R0:jose R0:lo R0:manager R0:n R0:rampla R0:segundo R0:social R0:su R0:tiene R0:trabajo R0~ante R0~apel R0~busq R0~colo R0~illu R0~insc R0~mana R0~ramp RR:#2_· RR:,_#1 RR:,_#4 RR:-_#2 RR:a_#1 RR:correo_: RR:de_inscripcion RR:si_quieren between:,|sueldo cualquiera/between::|. cualquiera/l1:de l1:contacto l3:spa l4:a otro./sec:referencias r0:) r0:ficha r0:nelson r2:ana suyo./l0:/
-10 L0:administrador L0:ancud L0:chile L0:contrato L0:ella L0:francisco L0:hospital L0:liquido L0:patricia L0:profesional L0:zamorano L0:· L0~actu L0~patr L0~sele L1:perfil L1~perf L2:) L2:- LL:-_omil LL:._felipe LL:celular_) LL:consultora_: LL:correo_es LL:me_conoce LL:omil_) LL:parroquia_san LL:piso_#1 LL:su_hija LL:tel_. LL:·_valparaiso R0:nelson R0:postulante R0~estu R0~nels R0~soci R2:#1 RR:$_#3 RR:._- RR:sueldo_que between::|( cualquiera./between::|· cualquiera./l0:#3 cualquiera./l2:- cualquiera./sec:renta l1:titulo l4:consultas of:2 otro./between:,|. otro./l2:#4 otro./sec:experiencia r1:por r2:#1 r2:inscripcion suyo/l1:correo
-9 L0:@ L0:at L0:bustos L0:cafe L0:conoce L0:gloria L0:ignacio L0:ilustre L0:n L0:presentado L0:rojas L0:sobre L0:tapia L0:unidad L0~cono L0~form L0~glor L0~igna L0~plan L0~unid L1:con L1:correo L1:persona L1~corr L1~escr L2:, L2:alto L2:san LL:#2_para LL:#4_of LL:,_correo LL:._ximena LL:/_n LL:a_mi LL:alto_. LL:consultas_sobre LL:de_personal LL:el_#2 LL:el_correo LL:ilustre_municipalidad LL:la_parroquia LL:laboral_· LL:montt_· LL:painemal_, LL:perfil_persona LL:persona_seria LL:presentado_por LL:san_francisco LL:servicios_transitorios R0:andrea R0:cocinera R0:ines R0:lunes R0:postulacion R0:san R0~coor R0~trav RR:#4_#1 RR:(_#4 RR::_no RR:a_quien RR:de_lunes RR:e_- RR:hija_) RR:laborales_#4 RR:lunes_a RR:por_si between:,|#4 between:correo|· between:·|mi cualquiera./l0:( cualquiera./l1:contacto cualquiera./l1:santiago cualquiera/between:,|. cualquiera/sec:perfil l0:@ l1:del l1:su l2:a l2:del l2:el l2:personal l3:con l3:don l3:senores l3:sobre l4:#2 r0:a r1:quien
-8 L0:adentro L0:antecedentes L0:bodega L0:condominio L0:constructora L0:da L0:grafica L0:liceo L0:mandar L0:practicas L0:supervisora L0:titular L0:⇥ L0~aden L0~bode L0~bust L0~serv L0~trav L1:ltda L1:outlook L1:personas L1~outl L1~trab L2:ltda LL:#1_#4 LL:-_fono LL:-_rut LL:._rut LL:._sin LL:agencia_telon LL:cargo_: LL:conoce_el LL:contrato_al LL:correo_de LL:de_mi LL:de_practicas LL:de_trabajo LL:de_turno LL:el_contrato LL:experiencia_#4 LL:felipe_, LL:hermana_nicole LL:la_consultora LL:mandar_el LL:mar_adentro LL:n_· LL:nicole_, LL:pueden_mandar LL:puerto_montt LL:rojas_e LL:sobre_mi LL:·_consultora LL:·_tel R0:#3 R0:candidata R0:cargo R0:como R0:comunicacion R0:conductor R0:consultora R0:enrique R0:es R0:esteban R0:have R0:juan R0:registro R0~enri R0~igna R0~marg R0~prof R0~volu R1:del R1:identificacion R2:i RR:#4_⇥ RR:,_por RR:._identificacion RR:comunicacion_social RR:conductor_profesional RR:estudios_comunicacion RR:experiencia_#4 RR:i_have RR:inscripcion_laboral RR:lo_que RR:n_· RR:nombre_⇥ RR:o_al RR:ruiz_, between:,| between:/|( between::|asunto cualquiera./between::|, cualquiera./l0:#1 cualquiera./l1:· cualquiera./l2:paula cualquiera/between::|( cualquiera/l0:#4 cualquiera/l1:al cualquiera/l1:nicole cualquiera/l2:hermana cualquiera/sec:educacion l1:de l1:inacap l2:hermana l2:piso l2:raul l3:n l4:fono otro./l0:· otro/bol r0:#4 r0:antecedentes r0:asunto r0:fono r0:mi r0:para r0:playa r1:brava r2:postulacion
-7 L0:and L0:anos L0:atento L0:ayuda L0:egana L0:felipe L0:formulario L0:grua L0:hermana L0:jefe L0:luis L0:maquehue L0:morales L0:personas L0:pesos L0:planta L0:salfa L0:seleccion L0:soporte L0:talento L0:todo L0:trabaja L0:undurraga L0:ximena L0~feli L0~jubi L0~mora L0~nota L0~oper L0~prac L0~sopo L0~undu L0~xime L1:#2 L1:est L1:providencia L1:trabajo L1:v L1~edif L1~prov L2:p L2:servicios L2:turno L2~serv LL:#4_#3 LL:#4_senores LL:)_/ LL:,_me LL:._, LL:al_sindicato LL:araya_, LL:carmen_gloria LL:consultora_a LL:de_grua LL:hola_@ LL:maquehue_#4 LL:mi_hermana LL:municipal_de LL:oficina_municipal LL:outlook_. LL:p_. LL:parroquia_#2 LL:r_. LL:recepcion_de LL:san_fernando LL:sra_. LL:su_correo LL:supervisora_, LL:v_. LL:vitacura_#4 R0:brava R0:contacto R0:gaston R0:ignacio R0:iquique R0:liceo R0:lobos R0:moto R0:nombres R0:oyarzo R0:playa R0:profesional R0:quien R0:ruiz R0:the R0~baha R0~comm R0~cons R0~dise R0~esti R0~gast R0~gest R0~iqui R0~oyar R0~pres R0~tran R1:+ R1:· R1~buen R1~dire RR:#4_curriculum RR:#4_ficha RR:#4_presente RR:,_don RR:,_iquique RR:,_presidente RR:-_fono RR:._#3 RR::_postulacion RR:brava_, RR:don_gaston RR:el_liceo RR:estudie_hasta RR:gaston_ruiz RR:laboral_n RR:medio_en RR:playa_brava RR:por_el RR:presidente_don RR:·_#4 between:(|, between:,|disponibilidad between:es|, cualquiera./between:,|#4 cualquiera./between:·| cualquiera./l1:escribir cualquiera./l1:para cualquiera./sec:referencias cualquiera/between:,|disponibilidad cualquiera/between:es|, cualquiera/l1:, cualquiera/l2:o l1:laboral l1:quellon l3:@ l3:personas l4:cargo l4:carmen otro./l2:raul r0:presente r1:presidente r1:senora r2:a r2:don r2:mar
-6 L0:basico L0:buzos L0:calbuco L0:cid L0:daniela L0:electrico L0:era L0:gestion L0:junio L0:ladrilleros L0:medio L0:operador L0:paola L0:pescadores L0:portal L0:quien L0:rivera L0:sistema L0:soto L0:sra L0:supervisor L0:telon L0:whatsapp L0~basi L0~calb L0~dani L0~escu L0~iden L0~info L0~ladr L0~manz L0~naci L0~pesc L0~rive L0~secr L0~sist L0~usua L0~what L1:don L1:huerfanos L1:seis L1:srta L1:tel L1~elec L2:de L2:r L2:sr LL:#1_#3 LL:#4_· LL:)_maquehue LL:,_+ LL:,_ladrilleros LL:,_quellon LL:-_de LL:._#1 LL:._+ LL:._estudios LL:._experiencia LL:._paola LL:@_outlook LL:adentro_, LL:buzos_mar LL:centro_de LL:contacto_de LL:de_bodega LL:de_buzos LL:de_copiapo LL:de_el LL:de_pescadores LL:de_su LL:del_sindicato LL:desarrollo_laboral LL:institucional_: LL:junio_de LL:la_senora LL:ladrilleros_#3 LL:operador_de LL:quien_da LL:recomendaciones_sra LL:rivera_, LL:sector_coviefi LL:sin_correo LL:srta_. LL:titular_, LL:·_#2 R0:? R0:al R0:apellidos R0:belen R0:buenaventura R0:call R0:cliente R0:colombiana R0:consideracion R0:de R0:donoso R0:estudie R0:estudios R0:five R0:hasta R0:minimo R0:paso R0:presidente R0:profesor R0:recepcionista R0:secretaria R0:senora R0:temporada R0:travel R0:vera R0:vicente R0:work R0:y R0:¿ R0~buen R0~dono R0~fabi R0~lore R0~matr R0~necu R0~plan R0~secr R0~temp R0~vice R1:, R1:gracias R1:torres R1~comu R1~grac R1~torr RR:#4_. RR:)_/ RR:,_#2 RR:,_profesor RR:,_yo RR:._lo RR::_jose RR:agricola_san RR:al_#1 RR:antecedentes_del RR:colombiana_, RR:donoso_, RR:identificacion_del RR:mi_consideracion RR:mi_soy RR:san_vicente RR:soy_colombiana RR:sra_. RR:trabajo_en RR:·_rut between:#4|sueldo between:.|, between:·|ficha cualquiera./between:#1|· cualquiera./between:(|) cualquiera./between:,| cualquiera./l1:#2 cualquiera./l1:consultora cualquiera./l1:copiapo cualquiera./sec:educacion cualquiera/l1:quellon cualquiera/l2:su l0:#3 l1:consultora l2:su l3:al l3:fono l4:anos l4:av l4:ladrilleros l4:omil otro./l0:- otro./l2:, otro./l2:. r0:estudie r0:vina r1:datos r2:#3 r2:paso suyo./sec:personal then:other
-5 L0:agosto L0:camila L0:chacabuco L0:claudia L0:from L0:jose L0:municipal L0:of L0:oficina L0:puerto L0:referees L0:secretaria L0:servicios L0:tramite L0:vallenar L0~agos L0~cami L0~chac L0~mens L0~ofic L0~puer L0~rese L0~simp L1:el L1:jefe L1:sector L1~sect L1~tran L2:#4 L2:cocina L2~coci L2~tran LL:,_#3 LL:a_la LL:de_san LL:del_condominio LL:huerfanos_#4 LL:inacap_sede LL:providencia_#4 LL:quellon_, LL:⇥_#3 R0:center R0:datos R0:empresa R0:felipe R0:sra R0~capa R0~empr R0~feli R0~medi R1:) R1:clinica R1:p R1:rampla R1~clin R1~iden R1~puer R1~ramp R2:sueldo R2~liqu R2~suel RR:#4_a RR:#4_nombre RR:#4_sra RR:,_les RR:,_soy RR:,_vina RR:._gracias RR:apellidos_: RR:call_center RR:consideracion_: RR:datos_personales RR:mi_nombre RR:sueldo_liquido RR:⇥_apellido between:,|, between:en|. cualquiera./between:,|, cualquiera./between::|- cualquiera./l1:- cualquiera./sec:idiomas l1:al l1:copiapo l3:#3 l4:de otro/l0:, r0:jose
5 L0:#4 L0:arquitecto L0:carta L0:castillo L0:escribime L0:francisca L0:frontend L0:jacqueline L0:rut L0:ubicarme L0~fron L0~jacq L1~orde L2~inde LL:#1_/ LL:)_#1 LL:,_geografia LL:,_providencia LL:._¿ LL::_( LL:a_- LL:anos_. LL:borquez_, LL:del_carmen LL:el_#1 LL:miguel_, LL:mis_datos LL:munoz_· LL:region_del LL:rut_: LL:visa_temporal R0:pretensiones R0:santiago R0:seis R0:te R0:terminal R0:titulo R0:to R0~movi R1:atentamente R1:celular R1:es R1:idiomas R1:si R1~aten R1~celu R1~idio RR:,_copiapo RR:,_que RR:._si RR::_#3 RR::_los RR:telefono_lo RR:·_asunto between:(|) l0:/ l0:arenas l1:escribirme l2:e l4:del r0:san r1:asunto r1:en r1:me r1:miguel r1:si r2:: r2:la suyo./then:other suyo/between:,|, suyo/eol suyo/l1:#3 suyo/l1:a suyo/l1:escribir suyo/l2:escribir
6 L0:atacama L0:bastian L0:casilla L0:civil L0:developer L0:farias L0:full L0:magdalena L0:mario L0:munoz L0:ortega L0:pizarro L0:profesor L0:stack L0:ui L0:ux L0:¿ L0~atac L0~auto L0~bast L0~casi L0~coor L0~deve L0~fari L0~magd L0~mart L0~orte L0~piza L1:castro L1:como L1:espanol L1:obras L1:temporal L1:tiempo L1~cast L1~espa L1~gust L1~inge L1~puer L1~tiem L2:datos L2:t L2~escr LL:#1_+ LL:#2_de LL:#4_e LL:#4_o LL:)_, LL:,_atencion LL:,_la LL:._escribir LL:._se LL:/_ui LL:/_valparaiso LL::_chilena LL:ahora_, LL:argentina_: LL:chiloe_. LL:ciencias_sociales LL:claro_solar LL:de_atacama LL:de_salud LL:email_: LL:email_⇥ LL:geografia_y LL:lo_revisa LL:medio_. LL:mi_numero LL:mio_: LL:numero_es LL:profesor_de LL:revisa_mi LL:solar_#3 LL:stack_developer LL:t_. LL:trabajo_: LL:ux_/ LL:y_ciencias LL:y_la R0:cerro R0:estoy R0:in R0:naci R0:nacional R0:o R0:se R0:t R0~cast R0~domi R0~iden R0~juri R0~llam R0~term R1:#8 R1:- R1:alegre R1:concepcion R1:el R1:run R1:s R1~aleg R1~conc R2:cl R2:con R2:en R2:u RR:#2_( RR:)_#1 RR:,_biobio RR:,_el RR:,_linares RR:._celular RR:._de RR:._ilustra RR:._u RR::_$ RR::_chilena RR:atentamente_, RR:casa_) RR:celular_: RR:concepcion_, RR:el_telefono RR:nacionalidad_: RR:profesional_#4 RR:run_#8 RR:s_/ RR:t_. RR:u_. RR:whatsapp_+ between:/|/ between:escribeme|@ cualquiera./l0:santiago cualquiera/l1:. l0:⇥ l1:desde l1:e l1:munoz l1:siempre l2:nunoa l3:pedro l4:/ l4:cl l4:san r0:cel r0:cerro r0:ejercicio r0:estudios r1:behance r1:los r1:nacional r1:profesional r2:chilena r2:por r2:yo sec:renta suyo./between:||| suyo./l0:a suyo./l1:#3 suyo./l1:. suyo/between:,|. suyo/l0:en suyo/l1:contacto suyo/l1:el suyo/l2:#1 suyo/l2:) suyo/l2:, suyo/l2:- suyo/l2:en suyo/l2:pueden suyo/then:other
7 L0:abogado L0:argentino L0:atencion L0:benjamin L0:contacto L0:coordinadora L0:escribanme L0:escribirme L0:favor L0:martina L0:mayo L0:paula L0:quellon L0:region L0:responderme L0:respondo L0:sanhueza L0:santiago L0:tagle L0:yucra L0~benj L0~quel L0~sanh L0~sant L0~viol L1:chiloe L1:lo L1:ordenada L1:que L1~cono L1~mand L1~ofic L2:salud L2~musi LL:#1_millones LL:#2_( LL:#4_. LL:#4_escribeme LL:,_#4 LL:,_coordinadora LL:,_sector LL:,_valparaiso LL:-_#3 LL:-_tagle LL:._casado LL:._dev LL:._donde LL:._escribame LL:atencion_de LL:de_mayo LL:de_publico LL:el_+ LL:el_cafe LL:escribame_a LL:m_e LL:mail_⇥ LL:n_. LL:nacionalidad_: LL:por_favor LL:pro_tools LL:responderme_a LL:respondo_siempre LL:ruiz_- LL:salud_n LL:y_mi LL:yucra_, LL:·_#1 R0:av R0:barrio R0:candidato R0:cedula R0:cocinas R0:comuna R0:dos R0:identidad R0:laboral R0:valdivia R0:wsp R0~barr R0~cedu R0~digi R0~titu R0~vald R0~vend R1:: R1:en R2:formacion R2~form RR:#1_- RR:#2_#2 RR:(_casa RR:+_#3 RR:-_#1 RR:-_+ RR:-_celular RR:._formacion RR:._telefono RR:/_/ RR:casa_: RR:direccion_: RR:experiencia_laboral RR:mis_estudios RR:no_uso RR:telefono_: between:#4|av cualquiera./l1:valparaiso cualquiera/l0:: l0:santiago l1:escribame l1:escribanme l1:mi l1:responderme l1:⇥ l3:escribame l4:#8 r0:av r0:cedula r0:trabajos r1:laboral r1:telefono r2:. r2:dos r2:reviso sec:idiomas suyo./l1:#1 suyo/between::|. suyo/l0:#4 suyo/l0:es suyo/l1:escribanme suyo/l1:mail suyo/l2:la suyo/who:own
8 L0:argentina L0:bruto L0:castellano L0:colchagua L0:manager L0:millones L0:rios L0:valle L0~anto L0~colc L0~llam L0~mana L0~regi L1:/ L1:casado L1:pasaporte L1:santiago L1~band L1~chil L1~desa L2:#3 L2:y L2~escu LL:#3_brutos LL:#9_. LL:(_+ LL:)_· LL:,_chiloe LL:,_los LL:,_punta LL:,_region LL:,_santiago LL:,_y LL:._de LL:brutos_. LL:como_se LL:disenador_grafico LL:encuentra_en LL:escuchar_y LL:jornada_completa LL:los_rios LL:mayo_de LL:valparaiso_/ R0:#11 R0:avanzado R0:cargos R0:digital R0:docente R0:google R0:hoy R0:laborales R0:personal R0:renta R0:revisa R0:todos R0:tramo R0~agro R0~avan R0~carg R0~diri R0~esce R0~goog R0~hern R0~pret R1:@ R1:con R1:quien R1:uso R2~estu R2~inst RR:#3_#2 RR:+_#11 RR:._del RR:com_/ RR:del_mar RR:ejecutivo_#2 RR:es_el RR:lo_revisa RR:movil_: RR:nacional_de RR:obra_⇥ RR:resumen_ejecutivo RR:revisa_mi RR:·_valdivia between:en|o cualquiera./between:-|- l1:? l1:encuentra l1:k l2:en l3:la l3:le l4:#3 l4:se l4:undurraga r0:o r0:rut r1:docente r2:#11 r2:+ r2:- r2:cl r2:revisa r2:telefono r2:tramo suyo./l0:| suyo/l0:/
9 L0:completa L0:correspondencia L0:jornada L0:millaray L0:nacionalidad L0:providencia L0:revisa L0:siempre L0:tecnico L0~jorn L0~prov L0~siem L0~tecn L0~ubic L1:papel L1~casa LL:#1_vivo LL:#3_- LL:,_chile LL:,_ingles LL:,_temuco LL:,_valle LL:-_#8 LL:-_commerce LL:._correo LL:._si LL:concon_, LL:m_: LL:me_encuentra LL:movil_: LL:se_me LL:si_le LL:valle_de LL:·_#4 LL:¿_como R0:, R0:celular R0:direccion R0:horario R0:labor R0:mapuche R0:montt R0:obra R0:salud R0:siempre R0~celu R0~dire R0~hora R0~pers R0~siem R1:#11 R1:mi R1:⇥ R1~publ R2:: R2:av RR:#1_anos RR:#2_- RR:#_# RR:(_lo RR:)_- RR:-_- RR:@_amparo RR:cedula_nacional RR:de_identidad RR:de_salud RR:experiencia_· RR:o_en RR:oficial_de RR:talca_- RR:·_cel RR:·_hoy RR:⇥_centro cualquiera./l0:/ cualquiera./l0:contacto cualquiera/bol cualquiera/l0:#11 cualquiera/l1:electronica cualquiera/l2:de l1:electronica l2:paula l3:) l3:en l4:que l4:y r0:direccion r1:que r1:talca r1:valdivia suyo./l2:, suyo/l0:correo suyo/sec:perfil
10 L0:? L0:caceres L0:donde L0:electronica L0:email L0:encuentra L0:encuentrame L0:gmail L0:nancy L0:puc L0~cace L0~etch L0~revi L1:) L1:, L1:depto L1:⇥ L1~domi L1~pasa L1~tipo L2:santiago LL:,_coquimbo LL:,_depto LL:,_puc LL:._correspondencia LL::_#1 LL::_#2 LL::_#8 LL:de_valdivia LL:depto_. LL:desde_#4 LL:le_escribe LL:numero_de LL:nunoa_, LL:puc_, LL:san_pedro LL:·_e R0:hago R0:numeros R0:oficial R0:operario R0:reviso R0:talca R0~acre R0~acui R0~doce R0~impo R0~mapu R0~moli R0~nume R2:mar RR:#4_av RR:#4_en RR:._#4 RR:centro_de RR:el_#1 RR:nacionalidad_chilena RR:operario_de RR:quien_soy between:contacto|( between:·|resumen between:⇥|experiencia cualquiera./between:a|. cualquiera./l0:| cualquiera./l1:. cualquiera/between:⇥|experiencia cualquiera/l2:coquimbo cualquiera/l2:mi cualquiera/l2:· l0:#11 l1:mio l1:temuco l2:coquimbo l2:pueden l2:· l3:/ l3:los l3:· l4:pedro r1:cel r1:chilena r1:lo r2:centro r2:net suyo./between::|. suyo./l0:. suyo./l2:#3 suyo./l2:del suyo./who:other suyo/l2:de suyo/who:other
11 L0:ana L0:aromos L0:constanza L0:coquimbo L0:disenadora L0:frutas L0:las L0:milagros L0:mio L0:numero L0:ossa L0:pasaje L0:photoshop L0:punta L0:sol L0~arge L0~arom L0~cach L0~cien L0~coqu L0~mila L0~nume L0~phot L0~quin L1:#4 L1:medio L1:pob L1:se L1~dire LL:#1_) LL:#3_#3 LL:)_#4 LL:._los LL:._me LL:correo_( LL:de_los LL:disenadora_grafica LL:los_aromos LL:nunoa_· LL:pob_. LL:por_correo LL:se_le LL:valparaiso_· LL:·_nunoa LL:⇥_#9 R0:# R0:fui R0:movil R0:python R0:stack R0:telefono R0:u R0:· R0~aman R0~pyth R0~tele R1:telefono R1~anto R2:/ RR:#8_- RR::_@ RR:candidato_: RR:cel_. RR:en_la RR:instagram_: RR:puerto_montt RR:stack_python cualquiera./l0:escribeme l0:abogada l0:contacto l0:ilustradora l1:email l1:nunoa l1:valparaiso l2:cerro l2:me l3:anos l4:. r0:#2 r0:behance r0:resumen r1:no r1:y suyo/l2:#3
12 L0:cachapoal L0:chilena L0:comunicarse L0:concon L0:directo L0:disenador L0:donoso L0:escribe L0:espanol L0:etcheverry L0:javiera L0:parral L0:restrepo L0:telefono L0~cast L0~dono L0~espa L0~frut L0~inte L0~javi L0~pasa L0~rest L0~tall L1:en L1:maipu L1:y L1~tele L2:#1 LL:#2_. LL:#3_. LL:#8_- LL:#9_correo LL:al_mail LL:celular_⇥ LL:contacto_directo LL:idiomas_espanol LL:los_boldos R0:be R0:perfil R0:proyectos R0:referencias R0~perf R0~proy R1~tele R2:#4 R2:. R2:del RR:#1_) RR:#4_es RR:-_instagram RR:be_. cualquiera/between:·|· cualquiera/l1:contacto cualquiera/l2:#1 l0:escribeme l1:alegre l2:#9 l3:para r1:celular suyo/l2:#4
13 L0:abogada L0:alegre L0:andres L0:arenas L0:boldos L0:conmigo L0:idiomas L0:pucon L0~aleg L0~aren L0~bold L0~comm L0~conc L0~conm L0~idio L1:( L1:entre L1:la LL:#2_, LL:#2_anos LL:#4_| LL:,_cerro LL:celular_: LL:cerro_alegre LL:cl_, LL:desarrollador_frontend LL:en_#4 LL:mi_correo R0:#8 R0:trabajos R0~cent R0~real R0~refe R1:soy RR:#2_anos RR:#3_, RR:anos_en RR:laboral_#4 RR:·_#1 between:·| cualquiera/between::|nacionalidad l1:los l1:y l3:andres l3:me l4:celular l4:lo l4:no l4:valparaiso r1:#3 suyo/sec:experiencia
14 L0:amparo L0:ingles L0:quilpue L0:vivo L0~ampa L0~conv L0~curi L0~dire L0~ingl LL:#4_contacto LL:,_quilpue LL:anos_· LL:candidato_: LL:contacto_· LL:de_datos LL:e_- LL:fono_( LL:punta_arenas LL:temuco_, LL:y_santiago R0:anto R0:casa R0:puerto R0:que R0~labo R0~puer R2:| RR:#4_( RR:#4_· RR:@_anto RR:anto_. RR:av_. between::|celular between:·|| cualquiera/l0:a cualquiera/l2:, l3:correo l3:⇥ r0:. suyo./who:own suyo/between:(|) suyo/l0:(
15 L0:#11 L0:#9 L0:cerro L0:fotografa L0:m L0:olmos L0:talcahuano L0:talleres L0:valparaiso L0~talc L0~valp L1:#3 L1:sur L2:#2 LL:)_#8 LL:._fono LL:ilustradora_/ LL:mail_: LL:santiago_. LL:·_los R0:resumen R0~resu RR:#2_#4 RR:)_· between::|nacionalidad cualquiera./l0:⇥ cualquiera/between:a|. cualquiera/l0:⇥ cualquiera/l1:#4 l1:candidato l2:valdivia l3:- l3:cl r1:@ suyo./l2:.
16 L0:borquez L0:escribeme L0:k L0:movil L0~borq L0~chil L0~colo L0~foto L1:: L1:experiencia L1~expe LL:)_correo LL:,_#2 LL:-_k LL:._· LL::_los LL:contacto_+ LL:los_olmos LL:olmos_#3 LL:que_lo LL:vivo_en LL:·_+ R0:cel R0:presentacion R1:. RR:#4_presentacion RR:(_+ RR:es_mi RR:personal_) cualquiera/l2:) cualquiera/sec:inicio l0:#9 l1:personal l4:+ l4:rojas r0:nacionalidad r2:@ suyo/between:·|· suyo/bol
17 L0:barbera L0:colorista L0:pero L0:prado L0:sector L0~barb L0~quil L0~resp L0~sect L1:dra L2:sra L2~reco LL:,_cel LL:._#4 LL:._jacqueline LL:arquitecta_, LL:dra_. R0:la R1:#4 R1:color RR:(_personal RR:._color RR:/_+ cualquiera/l0:mail cualquiera/sec:renta r1:personal suyo./l0:#4 suyo./l1:#4
18 L0:espinoza L0:nunoa L0:pedro L0:vial L0~espi L0~vald L2:soto LL:#2_- LL:#4_#4 LL:#4_( LL:#9_· LL:._paula LL:cel_#1 LL:es_mio LL:sur_. LL:talcahuano_, R0:behance R0:nacionalidad R0~beha R0~inst R0~revi R1:vina RR:#9_· RR:)_#4 RR:·_#9 RR:⇥_#3 cualquiera cualquiera/l1:mail l0:mail l2:antonia l2:es l3:e l4:#4 l4:cel l4:dra r1:#9 suyo/l1:#4
19 L0:valdivia L1:me LL:#1_. LL:+_#3 LL:/_/ LL:mi_hijo LL:pedro_de R0:#9 R0:amparo R0~ampa R0~ofic RR:#4_, RR:+_#2 cualquiera/l0:- suyo./between:·|· suyo/l0:a suyo/l0:⇥
20 L0:le L0:nieta L0:particular L0:| L0~abog L0~part L1:#9 LL:#1_- LL:#2_) LL::_+ LL:mi_nieta R0:experiencia R0:whatsapp R0~what RR:chilena_, cualquiera/l1:soto cualquiera/l2:mail
21 L0:arquitecta L0:cel L0:correo L1~sant LL:#2_#1 LL:mail_personal R0~expe RR:behance_. cualquiera/between::| cualquiera/between:·| l3:se l4:- r2:, r2:· suyo/between::|(
22 L0:analista L0:celular L0:diseno L0:senior L0~anal L0~celu L0~seni LL:#8_· LL:(_#1 LL:personal_: RR::_#1 cualquiera/l1:#8 cualquiera/l2:#4 l2:, l2:mail l2:soto
23 L0:me L0:otros L0~corr L0~trab L1~inst L2:@ RR:#4_#4 RR:|_+ l1:#8 l1:rojas l3:maria l4:e r1:. suyo./who:other⏎
24 L0~encu LL:#4_correo LL:particular_: cualquiera./sec:inicio l0:datos l1:. l4:ana r0:referencias r1:ana r1:instagram
25 L0:e L1:+ LL:analista_de R0:centro RR:instagram_@ cualquiera/between:-|- l3:de
26 L0:/ L1:#1 R0:chilena lesslike r0:| suyo./sec:inicio
27 L0~arqu LL:lo_hizo R0~anto R1:cl r0:·
28 L0:los L0:mail LL:cl_correo LL:hizo_mi between:rojas| cualquiera./eol l3:hizo sec:otros who:own
29 L0:hizo L0:lo LL:me_lo R1:net between:-|- between::| between:·|· sec:inicio
30 L0:- L0~ilus R0:- R0:| R0~naci RR:._cl between:a|. cualquiera/l2:- l2:- suyo./eol
31 LL:hijo_, R0~chil cualquiera/l1:hijo l1:hijo l2:) suyo./l0:·
32 L0:bim L0~port R0:instagram RR:._net RR:net_/ RR:·_@ r0:⇥ suyo./l2:#4
33 cualquiera/l1:correo cualquiera/sec:otros eol l4:#1 suyo.
34 L0:cl L0~desa l0:a l1:mail nth:0 r0:-
35 L0~graf R0:#1 cualquiera./l1:soto
36 L0:y LL:._cl of:1
37 L0:#8 LL:ana_soto R0:anos cualquiera./bol
38 LL:diseno_grafico R1:/ cualquiera/l0:· cualquiera/l2:correo suyo/who:other⏎
39 L0:ilustradora R0:+ R0:@ l0:· r1:+
40 L0:+ L0:datos
41 LL::_el
42 LL:,_maipu LL:el_de R0~nomb like:1 suyo./bol
43 L0:grafico LL:+_#2 LL:correo_electronico l4:el suyo/l0::
44 l0:rojas l2:maria l3:ana
45 suyo/l0:·
46 L0:maipu R0:en
47 L0:electronico L0~dise l3:#4
48 suyo/sec:personal who:own⏎
49 cualquiera./between::|
50 R0:nombre
51 cualquiera/eol
54 LL:correo_: l1:soto
56 LL:rojas_correo
57 LL:electronico_:
58 cualquiera/sec:personal l1:electronico names:1
61 L0:hola
62 L0:desarrollador
63 cualquiera./who:own⏎
66 L0~elec
67 bol provider
68 like:2
71 cualquiera/who:own⏎ like:3
72 l2:correo
80 suyo/sec:inicio
90 sec:personal
100 likest
115 names:2
130 given:initial
140 suyo
153 given:name
210 ownhost
`;
