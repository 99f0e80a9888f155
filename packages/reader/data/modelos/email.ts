/** Made by npm run learn:reader: hundredths of weight, and all that weighs so. */
export const WEIGHTS_EMAIL = `
-197 others
-165 office
-147 anothers
-142 like:0
-130 names:0
-126 L0:no
-122 l0:,
-87 cualquiera/l1:a
-81 LL:a_: cualquiera/others
-80 R0:los
-78 otro
-73 otro. sec:experiencia
-72 sec:referencias
-70 r0:(
-69 LL:no_tengo l1:a
-67 LL:maria_soto
-65 otro/sec:inicio
-64 L0:institucional
-63 L0:al L0:hija
-62 LL:@_gmail
-61 L0:pueden L0~inst L0~pued cualquiera/l0:,
-60 L0~herm L1:gmail
-59 L0:: L0:mi cualquiera./l0:·
-58 l1:nicole otro/eol
-57 L0~labo LL:gmail_. cualquiera.
-56 r0:,
-55 L0:a
-54 L0:del LL:no_uso l4:mi
-53 LL:._com l2:: l3:hija
-52 L0:laboral
-51 R2:) l3:rojas l4:soto
-50 L0~seno cualquiera./l1:#4 cualquiera./sec:experiencia
-49 R0~corr l1:#3
-48 L0:com R0:nicole
-47 LL:#2_@ R0:) nth:1 suyo./l0:⇥
-46 L0:nicole of:3
-45 suyo./l1:) suyo/l2::
-44 L0~nico LL:ana_maria RR:ana_soto cualquiera./l2:#4
-43 L1:. L1:@
-42 LL:al_de LL:tengo_correo cualquiera./others l0:en
-41 L0~empl LL:escribir_al LL:mi_hija
-40 L0:la L0:sur LL:me_pueden LL:no_usar LL:usar_) R0~nico RR:@_gmail RR:gmail_. l1:) l2:usar
-39 L0:usar L0~reci L1:maria L2:correo L2~corr L2~pers LL:(_no RR:·_#2 cualquiera./l0:, l3:no
-38 L0:diaz L0:juan L0:punto L1:soto LL:laboral_( R0:a l0:institucional l2:la otro/l0:: otro/others suyo/l0:institucional
-37 L0:su L2:personal LL:correo_personal R0:correo R0:no cualquiera./l2:#3 cualquiera/l0:en l2:#3
-36 L0~cons L0~prim LL:._no LL:mail_laboral R0:osorno R0~osor otro./eol suyo./l2:usar
-35 L0:don L0:inacap L0:sede L0~inac LL:correo_institucional RR:leo_) RR:lo_leo cualquiera./l0:: cualquiera/l0:correo cualquiera/sec:experiencia
-34 L0:de L0:padre L0:por L0:recibe LL:)_⇥ R0:: R0:leo RR:(_ya RR:ya_no cualquiera./l0:. cualquiera./l1:#3 cualquiera/l2:la r1:ya
-33 L1:no LL:correo_. R0:gmail R0:ya RR:disponibilidad_inmediata RR:no_lo
-32 L0:desde LL:,_mi R1:#1 RR:._com l4:al
-31 L0:maria L0:senora L0:tengo L1:sra L1:uc LL:#2_#3 LL:de_talca LL:uc_. R0:disponibilidad R0:inmediata R0~disp R0~inme R1:com between:#4| cualquiera/sec:referencias l4:correo otro/l2:#4 r2:no suyo/between::| suyo/l2:mi
-30 LL:pueden_escribir LL:soto_rojas between::|, between:⇥|( l0:: l3::
-29 L0:andina L0:auxiliar L0:empleo L0~andi L0~auxi LL:al_correo LL:auxiliar_#1 LL:como_auxiliar LL:talca_como R1:de RR:#4_) RR:particular_: cualquiera/l0:es l3:. nth:2 otro./sec:inicio r0:correo r0:disponibilidad r1:inmediata r1:particular
-28 L0:desarrollo L0:escribir L0~agen L0~tele L2:cl LL:#4_, LL:andina_de LL:los_angeles R0:rojas R0:soto R0~part RR:de_mi l1:#4
-27 L0:agencia L0:en L0:talca L0:tiene L0~admi L0~pare L0~refe L1:uso LL::_padre R0:ella R0:particular R0~chof cualquiera/l2:y l1:institucional l2:veronica l4:( r1:#2
-26 L0:jorge L0:veronica L0~ante L0~vero LL:uso_, R0:chofer cualquiera./l2:. cualquiera/between::|, l2:y
-25 = L1:a L1:mes L1:mil L2~sant R0:sueldo R0~suel RR:#2_#3 cualquiera./l1:#1 l4:por otro/l1:#4 r0:sueldo r1:run suyo./l2:correo
-24 L0:omil L2:. LL::_no LL:de_la R0:fono R1:#3 cualquiera/l1:#3 l0:. l3:#1 l3:por l4:maria otro./l0:, r2:de
-23 L0:consultora L0:escribame L0:parroquia L0:ruiz L0:salon L0~reco L1:seria LL:,_#1 LL:._mi LL:contacto_del LL:seria_. R0~curr RR:run_#2 l0:correo r1:tel suyo/between:|||
-22 L0:preguntar L0~muni L0~preg L1:al R0:tel R1:ana RR:#1_#3 RR:fono_#2 RR:soto_rojas RR:tel_. RR:·_tel cualquiera./l2:del l2:#2 l3:contacto l4:@ otro./bol
-21 L0:legal L0~cent L0~repr L2:· LL:#4_- LL::_jorge LL:trinidad_undurraga R0:antecedentes R0:ficha R0:para R0:run RR:#2_#1 l2:rojas l3:#2 otro/l0:#4 r1:o
-20 L0:, L0:jardin L0:zamorano L0~curr L0~jard L0~mand L0~oliv L0~parr L0~zamo LL:del_jardin LL:jardin_: LL:por_mi LL:temuco_· R0~post RR:#2_: RR:·_+ between:,|. cualquiera./l0:- cualquiera./l2:se cualquiera./sec:perfil l1:cl l2:osorno l2:se of:2 otro./others
-19 L0:ficha L0:municipalidad L0:senores L0~titu L1~admi LL:#1_#4 LL:#3_#4 LL:comuna_: LL:de_nacimiento LL:municipalidad_de LL:pais_de LL:trabajo_con R0~andr R0~cond R2:- RR:)_: cualquiera./l2:#2 cualquiera./l2:de l0:es l1:#1 l4:comuna r0:escuela r0:nombre sec:educacion suyo./l0:: suyo/sec:referencias
-18 L0:( L0:administracion L0:curriculum L0:para L0:representacion L0:spa L0~comu L0~post L0~pres L1:av L1~fami LL:a_cargo LL:av_. LL:nacimiento_: LL:por_si LL:rut_#2 LL:y_su R0:curriculum R0~ante R0~colo RR:(_es RR:)_. RR:es_de cualquiera/l2:#3 l3:sur l4:, r1:fono r1:institucional
-17 L0:angeles L0:anterior L0:central L0:pais L0:pamela L0:piso L0:postulacion L0~ange L0~pame L1:de L1:of L2:, L2:rut LL::_chile LL:celular_) LL:cl_· LL:ficha_de LL:of_. LL:sra_. R0:#2 R0:( R0:escuela R0:institucional R0:presente R0~escu R0~igna R0~segu R1:#2 RR:-_#4 RR:._#2 RR:nombre_: r0:antecedentes r2:alto suyo./l1:contacto
-16 L0:) L0:cargo L0:nacimiento L0:referencias L0~marc L0~supe L2:- LL:#3_· LL:ltda_. LL:sr_. LL:su_hija R0:da R0:del R0:ignacio R0~este RR:#2_· RR:#3_. between:,|sueldo suyo/l0:|
-15 L0:cea L0:comuna L0:logistica L0:osorno L0:patricia L0:raul L0:recomendaciones L0~conf L0~impr L0~logi L0~osor L0~segu L1:; L2:a L2:de LL:#9_( LL:/_n LL:don_raul LL:el_administrador LL:fono_#2 LL:mesa_central R0:alto R0:hola R0:segundo R0:su R0:tecnico R0~busq R1:don R1:escuela R1~escu RR:._- RR:sueldo_que between::|· cualquiera./between:·|· cualquiera./l2:- l3:que l4:sur r1:de r1:del sec:perfil suyo/others
-14 L0:cafe L0:comunidad L0:confirmar L0:contrato L0:i L0:larraguibel L0:liquido L0:painemal L0:segundo L0~cond L0~hosp L0~liqu L0~patr L0~sind L1:sr L1~pers L2:) LL:#1_anos LL:rojas_e R0:maria R0:tiene R1:director R1:o RR:$_#3 RR:,_don RR:correo_: RR:ficha_de RR:no_tiene between:,|; between:es|, cualquiera/between:es|, l2:ficha l3:o l3:senores l3:soto l3:spa l4:central l4:· r1:gmail r2:#3 r2:) r2:ana
-13 L0:ancud L0:ciego L0:como L0:da L0:francisco L0:practicas L0:profesional L0:riquelme L0:sindicato L0:tapia L0:trabaja L0~riqu L1:con L1:perfil L1:persona L1~perf LL:,_correo LL:-_#4 LL:cargo_: LL:consultora_a LL:de_practicas LL:perfil_persona LL:persona_seria LL:piso_#1 R0:andrea R0:condori R0:postulacion R1:· R2:sueldo R2~suel RR:,_+ RR:laborales_#4 RR:o_al between:⇥| cualquiera./l0:( cualquiera./l0:en cualquiera./l2:la cualquiera/between:,|. l2:piso otro./l1:#4 r0:) r1:yo r2:#1 suyo./l1:correo
-12 L0:administrador L0:condominio L0:consultas L0:ella L0:hospital L0:puede L0:trinidad L0:undurraga L0:uso L0~larr L0~prac L0~trin L0~undu LL:,_o LL:central_#2 LL:para_: LL:parroquia_san LL:santa_maria LL:sindicato_de LL:su_correo LL:·_mesa LL:·_valparaiso LL:·_whatsapp R0:edwin R0:jose R0:registro R0:trabajo R0~apel R1:, RR:#4_presente RR:antecedentes_laborales RR:tecnico_en between:,|#4 cualquiera/l1:de l1:del l1:para l3:don r0:@ r0:a r1:laborales suyo./between:/|( suyo/l1:cl
-11 L0:antecedentes L0:formulario L0:mandar L0:manejo L0:quien L0:titular L0:unidad L0:zuniga L0~mane L0~nota L0~unid L0~zuni L1:administrador L1:datos L1:ltda L1:outlook L1~escr L1~outl L2:san LL:#2_/ LL:-_omil LL:._santa LL:/_#4 LL:agencia_telon LL:contrato_al LL:correo_de LL:correo_del LL:del_condominio LL:el_contrato LL:hermana_nicole LL:laboral_· LL:mandar_el LL:montt_· LL:nicole_, LL:pueden_mandar LL:san_francisco LL:·_consultora R0:cocinera R0:figma R0:i R0:nelson R0:rampla R0:san R0~aran R0~coci R0~estu R0~logi R0~nels R0~ramp R1:del RR:,_yo RR:a_#1 RR:a_quien RR:al_#1 RR:el_liceo RR:estudie_hasta RR:medio_en RR:nombre_⇥ between:en| cualquiera/l1:nicole cualquiera/l2:hermana cualquiera/l2:su l2:hermana l2:mi l2:su l3:mi l4:⇥ r0:ficha r0:nelson r1:curriculum r1:quien r2:postulacion suyo/l1:correo
-10 L0:bodega L0:estudios L0:fundacion L0:ibanez L0:millalonco L0:morales L0:papeles L0:pesos L0:santa L0:temuco L0:⇥ L0~bode L0~desi L0~form L0~fund L0~iban L0~jubi L0~pape L0~tale L0~temu L1~reco L1~trab LL:#1_#3 LL:#2_#7 LL:#4_⇥ LL:,_lo LL:-_fono LL:._, LL:._rut LL:._sin LL::_paula LL:a_mi LL:de_el LL:municipal_de LL:oficina_municipal LL:otros_antecedentes LL:papeles_, LL:san_fernando LL:titular_, R0:#3 R0:belen R0:esteban R0:estudie R0:hasta R0:illustrator R0:liceo R0:n R0:paso R0:photoshop R0:postulante R0:software R0~coor R0~illu R0~phot R0~soft R0~tran R0~trav R1:+ R2~liqu RR:#4_#1 RR:(_#4 RR:lo_que RR:mi_soy between::|asunto cualquiera./between:(|) cualquiera./l2:paula cualquiera./sec:renta cualquiera/sec:perfil l1:laboral l2:del l2:personal l2:raul l3:@ l3:con l4:a l4:fono l4:grafica l4:juan l4:sra otro./between:,|. otro./l0:· otro./sec:experiencia otro./sec:referencias otro/bol r0:asunto r0:estudie r2:paso
-9 L0:daniela L0:design L0:gloria L0:hermana L0:mil L0:ruben L0:telon L0~dani L0~estu L0~glor L0~mora L0~nanc L0~pain L1:agendapro L1:correo L1:por L1:rojas L1:s L1:trabajo L1~corr LL:)_: LL:,_+ LL:._otros LL:@_outlook LL:a_. LL:a_la LL:contacto_: LL:contacto_de LL:de_mi LL:de_su LL:en_el LL:la_senora LL:mi_hermana LL:mil_pesos LL:outlook_. LL:puerto_montt LL:quien_da LL:sector_coviefi LL:servicios_transitorios R0:buenaventura R0:documento R0:don R0:enrique R0:firma R0:lo R0:matias R0:oyarzo R0:vina R0~cobr R0~cons R0~docu R0~enri R0~mati R0~oyar R0~proc R2:#1 R2:que RR:#4_. RR:,_#4 RR:,_o RR:,_vina RR:._( RR:antecedentes_del RR:celular_⇥ RR:colombiana_, RR:firma_: RR:n_· RR:soy_colombiana RR:sueldo_liquido between:||| between:⇥|celular cualquiera./between:·| cualquiera./l0:#3 cualquiera./l1:, cualquiera./sec:educacion cualquiera/between:,|) cualquiera/l2:hijo l1:#7 l1:de l2:hijo l3:manager l3:n l3:sra otro./l2:#4 r0:firma r1:es suyo./l0:/
-8 L0:adentro L0:booking L0:bravo L0:buzos L0:cid L0:constructora L0:ladrilleros L0:leiva L0:liceo L0:miriam L0:n L0:salfa L0:supervisor L0:supervisora L0~actu L0~aden L0~book L0~clau L0~fran L0~ladr L0~miri L0~plan L0~trav L1:n L1:puerto L1~capa L1~edif L2:/ L2:el LL:#4_of LL:#7_, LL:,_#3 LL:,_fono LL:,_ladrilleros LL:,_presidenta LL:._a LL:._felipe LL:adentro_, LL:buzos_mar LL:correo_, LL:de_buzos LL:de_turno LL:el_#2 LL:felipe_, LL:ladrilleros_#3 LL:llamar_a LL:mar_adentro LL:me_conoce LL:n_· LL:pamela_andrea LL:ruiz_diaz LL:tel_. R0:#4 R0:apellidos R0:cargo R0:colombiana R0:conductor R0:consideracion R0:contacto R0:godoy R0:ines R0:lobos R0:manager R0:nombres R0:sra R0:temporada R0:vera R0~baha R0~dise R0~mana R0~marg R0~temp R1:cuarto R1:gmail R1:rut R1~cuar RR:#3_#4 RR:#4_⇥ RR:,_#1 RR:-_#2 RR:._#3 RR:._· RR:/_#1 RR::_no RR::_postulacion RR:central_#2 RR:conductor_profesional RR:consideracion_: RR:de_lunes RR:e_- RR:experiencia_#4 RR:j_. RR:lunes_a RR:mi_consideracion RR:sra_. RR:trabajo_en between:,| between:,|) between:/|( between:correo|· between:·|ficha between:·|mi cualquiera./between::|, cualquiera./l0:#1 cualquiera./l1:contacto cualquiera./sec:referencias cualquiera/l1:quellon cualquiera/l2:#2 l0:- l1:quellon l2:#1 l2:administracion l4:cargo l4:ladrilleros otro./l0:- r1:senora r2:don
-7 L0:@ L0:amanda L0:at L0:ayuda L0:bustos L0:carmen L0:conoce L0:contratista L0:dispatch L0:egana L0:ilustre L0:jefe L0:o L0:presentado L0:rodrigo L0:san L0:sobre L0:soy L0:talento L0:titulo L0~aman L0~avis L0~cono L0~cris L0~paul L0~rodr L0~tram L0~usua L1:sector L1:· L1~agen L1~pres L1~sect L2:servicios L2:tel LL:,_quellon LL:-_de LL:-_rut LL:._paola LL:._sra LL:._ximena LL::_daniela LL::_paulina LL:al_sindicato LL:booking_: LL:centro_de LL:comercial_andina LL:consultora_: LL:de_personal LL:de_san LL:desarrollo_laboral LL:el_correo LL:escribeme_a LL:hola_@ LL:ilustre_municipalidad LL:inacap_sede LL:intermediacion_laboral LL:painemal_, LL:presentado_por LL:quellon_, LL:recepcion_de LL:s_/ LL:supervisora_, LL:tapia_, LL:valparaiso_, LL:vitacura_#4 LL:·_#2 LL:⇥_#1 R0:andres R0:cajera R0:call R0:center R0:central R0:como R0:empresa R0:gaston R0:ltda R0:lunes R0:mesa R0:presidente R0:profesional R0:quien R0:ruiz R0:senora R0:vitae R0:y R0~caje R0~cami R0~comm R0~gest R0~lore R0~oper R0~soli R1:identificacion R1:se R1:torres R1~buen R1~comu R1~torr R2:i RR:#3_ficha RR:#4_a RR:,_presidente RR:,_soltero RR:._identificacion RR:._lo RR:anos_, RR:apellidos_: RR:call_center RR:curriculum_vitae RR:don_gaston RR:gaston_ruiz RR:mesa_central RR:nuble_ltda RR:palumbo_, RR:para_: RR:presidente_don RR:ruiz_, RR:·_barrio RR:·_fono RR:·_para between:,|disponibilidad cualquiera./between:,| cualquiera./between::|· cualquiera./l1:para cualquiera./l1:santiago cualquiera./l1:· cualquiera./l2:y cualquiera/between::|( cualquiera/between:correo| cualquiera/l1:, l0:; l0:@ l1:, l1:castro l1:su l1:titulo l2:. l2:daniela l3:#3 l4:consultas l4:omil otro./between:-|- otro./l2:raul r0:fono r0:mi r0:vina r1:andres r1:mesa r1:presidente r2:central r2:mar
-6 L0:#3 L0:atento L0:calbuco L0:centro L0:chavez L0:claudia L0:edificio L0:era L0:felipe L0:luis L0:municipal L0:norte L0:notaria L0:paulina L0:pescadores L0:planta L0:presidente L0:programa L0:rivera L0:senor L0:sistema L0:tel L0:vera L0:victor L0:· L0~bust L0~calb L0~chav L0~docu L0~edif L0~envi L0~feli L0~huer L0~incl L0~manz L0~pesc L0~rive L0~sist L0~veci L1:est L1:senores L1:universidad L1~elec L1~segu L1~seno L1~tran L1~univ L2:at L2:ltda L2:rojas L2:turno L2~serv LL:)_/ LL:,_puerto LL:._- LL:._administradora LL:._claudia LL:._contacto LL:._gloria LL:at_. LL:cia_. LL:consultas_sobre LL:de_bodega LL:de_despacho LL:de_intermediacion LL:de_personas LL:de_pescadores LL:de_servicios LL:del_programa LL:del_sindicato LL:experiencia_#4 LL:ibanez_, LL:la_parroquia LL:manager_: LL:n_, LL:omil_) LL:p_. LL:programa_: LL:rivera_, LL:santiago_· LL:serena_· LL:sin_correo LL:tel_#1 LL:v_. R0:$ R0:al R0:anexo R0:asunto R0:avisa R0:bastian R0:cobranzas R0:e R0:have R0:interesa R0:medio R0:moto R0:nuble R0:o R0:puesto R0:si R0:soltero R0:travel R0~agri R0~alum R0~asun R0~bell R0~empr R0~esti R0~fabi R0~gast R0~patr R0~plan R0~pues R0~regi R0~seno R0~solt R0~volu R1:; R1:a R1:rampla R1~barr R1~dire R1~maes R1~ramp R1~vald RR:#1_#4 RR:#4_curriculum RR:#4_sra RR:(_rut RR:,_#2 RR:,_de RR:-_fono RR:._a RR::_jose RR:a_. RR:anexo_#2 RR:asunto_: RR:avisa_. RR:cargo_: RR:de_inscripcion RR:de_postulacion RR:ficha_n RR:i_have RR:ltda_. RR:me_avisa RR:me_interesa RR:nombres_: RR:yungay_, RR:·_#4 RR:·_rut RR:⇥_· between:(|, between:.|, between:en|. cualquiera./between:,|#4 cualquiera./between:,|, cualquiera./between:·|ficha cualquiera./l0:; cualquiera./l1:#2 cualquiera./l1:- cualquiera./l1:consultora cualquiera./l1:ltda cualquiera./l2:( cualquiera./sec:habilidades cualquiera./sec:otros cualquiera/between:,|disponibilidad cualquiera/l1:el cualquiera/l2:: cualquiera/sec:educacion l0:#3 l0:o l1:consultora l1:ltda l2:claudia l3:sobre l3:undurraga l4:av l4:de l4:en otro./between:,| otro./l2:, r0:; r0:bastian r0:jose r1:anexo
-5 L0:andrea L0:barria L0:despacho L0:enviar L0:excel L0:farmacias L0:huerfanos L0:jose L0:montt L0:mora L0:perfil L0:recomienda L0:sra L0:ximena L0~bori L0~info L0~xime L1:administradora L1:carlos L1:jefe L1:personas L1:seis L1:v L1~anto L1~carl L2:cocina L2~coci L2~comp LL:#3_of LL:#3_sra LL:,_las LL:/_#2 LL:a_#4 LL:administrador_del LL:administradora_sra LL:araya_, LL:barria_, LL:bravo_leiva LL:carmen_gloria LL:del_edificio LL:don_patricio LL:edificio_, LL:huerfanos_#4 LL:ignacio_bravo LL:jorge_tapia LL:sobre_mi LL:·_tel R0:alumno R0:cliente R0:donoso R0:ejecutiva R0:el R0:este R0:felipe R0:informe R0:inscripcion R0:junto R0:solicitud R0:work R0~clie R0~dono R0~feli R0~fint R0~insc R0~medi R1:( R1:maestro R1:yungay R1~yung RR:#4_- RR:)_#3 RR:,_liceo RR:com_· RR:donoso_, RR:ejecutivo_: RR:junto_con RR:laboral_cargo RR:maestro_albanil RR:os_- RR:puesto_de RR:social_, RR:solicitud_de RR:sueldo_$ RR:·_ejecutivo between:,|#1 between::|( between:correo| cualquiera./between:.|- cualquiera./between::|. cualquiera./l1:escribir cualquiera./l1:laboral cualquiera./l2:, cualquiera/l1:hija l2:con l2:don l2:ltda l3:consultas l4:don l4:n l4:sr otro./between:·|· otro./sec:personal otro/l0:, r0:de r1:: r2:: r2:inscripcion r2:pedro
5 L0:" L0:angel L0:antofagasta L0:arte L0:carcamo L0:catalina L0:completa L0:electronica L0:ferrada L0:foundation L0:francisca L0:manager L0:millones L0:nacional L0:performance L0:rancagua L0:violonchelista L0:yanez L0~carc L0~esta L0~mana L0~nomb L0~ranc L1:castro L1:chiloe L1:depto L1:direccion L1:domicilio L1~cast L1~cont L1~cris L1~gust L1~nahu L1~ofic L2:#8 LL:#1_millones LL:#4_escribeme LL:(_#4 LL:,_director LL:,_temuco LL:._. LL:._escribeme LL:/_#1 LL:al_#1 LL:arenas_· LL:brutos_. LL:chiloe_. LL:coyhaique_, LL:de_ingles LL:director_, LL:fernandez_- LL:lo_que LL:mobile_: LL:quilicura_, LL:visa_definitiva LL:vive_en R0:actual R0:av R0:comuna R0:cuatro R0:fecha R0:formacion R0:github R0:hospital R0:hoy R0:maipu R0:nativo R0:once R0:pero R0:wsp R0~cuat R0~edit R0~form R0~gith R0~supe R1:en R1:nunoa R1:otro R1:por R1:si R2:k RR:#2_( RR:#3_#2 RR:,_teatro RR:,_valparaiso RR:-_instagram RR::_+ RR:casa_) RR:con_experiencia RR:con_once RR:desde_#4 RR:flores_, RR:github_. RR:nacionalidad_: RR:once_anos RR:pretensiones_: RR:rut_#2 RR:·_behance RR:⇥_+ between:en|o between:santiago|· between:·|perfil cualquiera./l0:#4 cualquiera./l0:santiago cualquiera./l1:valparaiso cualquiera/l1:. cualquiera/l1:: l0:arenas l0:providencia l1:= l1:alegre l1:arenas l1:maule l1:postulante l2:bernardo l2:cerro l2:profesor l2:punta l4:. l4:/ l4:me r0:sobre r1:barrio r1:⇥ r2:anos r2:particular suyo./between:||| suyo./l1:#3 suyo./l2:/ suyo/between:,|. suyo/l0:#1 suyo/l1:#1 suyo/l1:, suyo/l2:en
6 L0:= L0:atacama L0:bastian L0:bruto L0:calle L0:castellano L0:concepcion L0:donoso L0:favor L0:frontend L0:italiana L0:jornada L0:olguin L0:patria L0:quedo L0:quellon L0:residencia L0:rio L0:senal L0:to L0:tres L0~atac L0~bast L0~cata L0~coor L0~curi L0~digi L0~dono L0~fron L0~jorn L0~maqu L0~musi L0~olgu L0~pers L0~quel L1:dia L1:director L1~mand L1~orde L2:definitiva L2:santiago L2:visa L2~defi LL:#1_correo LL:#2_#9 LL:#3_brutos LL:#8_/ LL:,_coquimbo LL:,_domiciliado LL:,_ingles LL:,_la LL:,_y LL:-_commerce LL:._escribame LL:._respondo LL::_av LL:cl_, LL:de_cobranza LL:de_residencia LL:del_rio LL:depto_. LL:dia_. LL:domiciliado_en LL:domicilio_: LL:el_cafe LL:en_la LL:es_el LL:grafico_, LL:jornada_completa LL:me_gustan LL:oficina_: LL:patria_, LL:por_favor LL:residencia_: LL:san_pedro LL:siempre_en LL:valparaiso_( LL:·_· R0:buenas R0:curico R0:escena R0:horas R0:juridica R0:les R0:metropolitana R0:montajes R0:nueve R0:ocho R0:seis R0:sexo R0:sobre R0~actu R0~aman R0~curi R0~lice R0~metr R0~sant R1:disponible R1:el R1:particular R1:quien R1:sin R1~form R1~herm R1~part R1~tele RR:#2_/ RR:#3_horas RR:-_k RR:._si RR::_@ RR:chile_. RR:copiapo_, RR:curico_, RR:escena_#4 RR:instagram_: RR:lo_reviso RR:operario_de RR:·_run between:#4|@ between:(|) between:⇥|⇥ cualquiera/l1:· cualquiera/l2:#1 l1:candidato l1:encuentra l1:escribirme l1:valdivia l2:/ l2:numero l2:respondo l2:| l3:escribame l3:la l3:san l4:movil l4:san r1:#1 r1:jefe r1:laboral r1:me r1:nacional r1:si suyo./l0:- suyo./l1:. suyo./l1:de suyo./l1:valparaiso suyo/between:,|, suyo/between:a|. suyo/l0:. suyo/l1:al suyo/l2:) suyo/l2:del suyo/l2:la suyo/l2:o suyo/l2:pueden
7 L0:alegre L0:atencion L0:barrio L0:cachapoal L0:casilla L0:castillo L0:chileno L0:civil L0:encuentra L0:jhon L0:ui L0:ux L0:valle L0~aleg L0~cach L0~casi L0~resi L1:/ L1:obras L1:pob L1:que L1:⇥ L1~chil L1~inge L2:desde LL:#1_) LL:#1_| LL:#1_· LL:#3_) LL:,_cerro LL:,_chiloe LL:,_depto LL:,_punta LL:,_talca LL:,_valle LL:-_#1 LL:._los LL:/_ui LL::_#1 LL:al_dia LL:cerro_alegre LL:encuentra_en LL:escribanme_a LL:escribe_a LL:km_#1 LL:me_encuentra LL:nunoa_, LL:parcela_#2 LL:pob_. LL:talca_, LL:tecnico_en LL:ux_/ LL:⇥_#2 R0:ana R0:con R0:dos R0:favor R0:identidad R0:lider R0:mando R0:naci R0:nacional R0:personal R0:practica R0:proyectos R0:region R0:santiago R0:trayectoria R0:u R0:⇥ R0~cast R0~hist R0~iden R0~juri R0~prac R0~proy R0~tray R0~vend R1:#11 R1:@ R1:es R1:mi R1:⇥ R1~comp RR:#1_x RR:,_copiapo RR:,_por RR:-_+ RR:/_#2 RR::_#2 RR:@_amparo RR:carrera_#4 RR:de_chile RR:direccion_: RR:el_telefono RR:les_mando RR:nacimiento_#2 RR:region_de RR:telefono_lo RR:whatsapp_+ RR:x_#1 RR:|_fecha between:·|#4 between:⇥|experiencia cualquiera./between:-|- cualquiera./l0:contacto cualquiera/l0:#11 l0:santiago l1:#9 l1:chile l1:com l1:k l1:⇥ l3:barrio l3:dia l3:gmail l3:para l4:pedro r0:/ r0:cedula r0:sexo r0:sintesis r1:( r1:behance r1:en r1:les r2:dos r2:yo r2:| suyo./between::|. suyo./l2:#3 suyo/between::|. suyo/l0:- suyo/l0:en suyo/l1:#3 suyo/l1:- suyo/l1:email suyo/l1:escribir suyo/l2:,
8 L0:aromos L0:caceres L0:ciudad L0:conmigo L0:coordinadora L0:donde L0:encuentrame L0:frutas L0:km L0:mobile L0:movil L0:ossa L0:parral L0:providencia L0:respondo L0:sanhueza L0~arom L0~cace L0~ciud L0~conm L0~cuad L0~ferr L0~inge L0~mobi L0~prov L0~sanh L1:cel L1:como L1:el L1:en L1:ordenada L1:santiago L1:se L1~temp L1~tipo LL:#4_cel LL:#4_o LL:)_· LL:,_coordinadora LL:,_santiago LL::_#4 LL:chilena_e LL:concon_, LL:de_valdivia LL:disenador_grafico LL:en_#4 LL:k_· LL:los_aromos LL:mail_⇥ LL:que_lo LL:region_del LL:respondo_siempre LL:se_me LL:visa_temporal LL:·_e LL:·_nacionalidad LL:·_profesor LL:⇥_#9 R0:! R0:carrera R0:cerro R0:chile R0:mis R0:nacimiento R0:noches R0:obra R0:operario R0:pretensiones R0:punta R0:sintesis R0:valdivia R0:¡ R0:· R0~acre R0~carr R0~esce R0~hern R0~impo R0~inge R0~moli R0~noch R0~sint R0~vald R1~publ RR:#1_anos RR:#4_en RR:)_#1 RR:,_atacama RR:,_region RR:-_#1 RR:._del RR::_$ RR:casa_: RR:cel_. RR:de_nacimiento RR:de_salud RR:el_#1 RR:fecha_de RR:los_carrera RR:nacionalidad_chilena RR:obra_⇥ RR:·_cel between:/|/ between:contacto|( cualquiera/between:a|. cualquiera/l0:| l0:) l0:ilustradora l1:siempre l3:chilena l3:region l4:#3 l4:) l4:cl l4:valparaiso r0:cerro r0:rut r1:la r2:reviso sec:idiomas suyo./l0:. suyo./l0:| suyo./l1:email suyo/l0:/ suyo/l0:es suyo/l1:contacto suyo/l2:#1 suyo/l2:-
9 L0:benjamin L0:carta L0:cerro L0:colchagua L0:comunicarse L0:diplomado L0:escribanme L0:escribirme L0:magdalena L0:rut L0:si L0:tagle L0:talleres L0:valparaiso L0~benj L0~colc L0~cont L0~dipl L0~escr L0~ital L0~magd L0~ubic L0~valp L1:lo L1:temporal L1:vigente L1:visa L1~cono L1~vige LL:)_#1 LL:-_tagle LL:._¿ LL::_( LL:celular_: LL:ilustradora_/ LL:las_#2 LL:numero_de LL:pasaporte_#9 LL:ruiz_- LL:trabajo_: LL:valle_de LL:·_#1 LL:·_#4 R0:atacama R0:barrio R0:be R0:cedula R0:desde R0:direccion R0:laboral R0:mapuche R0:numeros R0:persona R0:renta R0:salud R0~atac R0~barr R0~casa R0~cedu R0~dire R0~diri R0~llam R0~mapu R0~nati R1:con RR::_los RR:be_. RR:cedula_nacional RR:centro_de RR:com_/ RR:de_identidad RR:ejecutivo_#2 RR:nacional_de RR:oficial_de RR:otro_particular RR:sin_otro RR:·_valdivia RR:⇥_centro cualquiera./l0:| cualquiera/l0:- l0:#11 l0:contacto l1:desde l1:escribanme l2:#9 l2:en l2:me l4:y r0:cargos r0:direccion r1:cel r1:chilena r1:valdivia r2:#11 r2:la suyo./l2:del suyo/l1:escribanme suyo/l2:de
10 L0:concon L0:ingles L0:pizarro L0:punta L0:santiago L0:¿ L0~andr L0~anto L0~ayav L0~frut L0~ingl L0~piza L0~sant L0~tall L0~viol L1~desa LL:#1_/ LL:#1_vivo LL:#2_( LL:#9_correo LL:(_chile LL:)_correo LL:,_que LL:._dev LL:cel_. LL:celular_⇥ LL:chile_) LL:disenadora_grafica LL:m_: LL:profesor_de LL:rut_: R0:#11 R0:oficial R0:telefono R0~acui R0~carg R0~cent R0~nume R1:los R1:soto R1~anto RR:#1_- RR:#4_· RR:#8_- RR:)_· RR:+_#11 RR:/_/ RR:quien_soy RR:resumen_ejecutivo RR:talca_- between:·| cualquiera./l0:escribeme cualquiera/between::|. cualquiera/l2:coquimbo cualquiera/l2:· l1:- l1:: l1:correo l1:escribir l1:los l1:valparaiso l2:coquimbo l2:· l3:/ l4:#8 l4:celular l4:undurraga r0:behance r0:perfil r2:centro r2:cl r2:los r2:net
11 L0:coquimbo L0:disenadora L0:gmail L0:javiera L0:k L0:m L0:martina L0:pasaje L0:pedro L0:pero L0:profesor L0:siempre L0~coqu L0~etch L0~javi L0~mart L0~siem L1:#3 L1:papel L1:y LL:,_#4 LL:,_region LL:,_valparaiso LL:-_#8 LL:-_k LL:dra_. LL:es_mio LL:le_escribe LL:mio_: LL:pro_tools LL:temuco_, LL:valparaiso_· R0:, R0:cargos R0:fui R0:hago R0:labor R0:montt R0~escr R0~pers R0~pret R0~tele R1:soy RR:#2_. RR:#2_anos RR:#_# RR:(_casa RR:)_- RR:en_la RR:es_el RR:experiencia_· RR:movil_: between:·|resumen cualquiera./between:a|. cualquiera/between::|nacionalidad cualquiera/l1:- l0:#9 l0:escribeme l0:| l2:es l3:) l3:en l4:se r0:#2 r1:talca r2:telefono suyo/l0:#4 suyo/l1:mail
12 L0:arenas L0:boldos L0:las L0:nieta L0:numero L0:personal L0:quilpue L0:region L0:vivo L0~aren L0~bold L0~nume L0~pasa L0~regi L1:entre L1:la L1:pasaporte L1~dire L2:#1 LL:#3_. LL:#4_#4 LL:,_quilpue LL:._escribir LL:._si LL:._· LL::_chilena LL:como_se LL:contacto_· LL:email_: LL:escribir_a LL:fono_( LL:los_boldos LL:mi_nieta LL:nacionalidad_: LL:por_correo LL:punta_arenas LL:si_le LL:y_santiago LL:¿_como R0:anto R0:que R0:referencias R0:reviso R0:titulo R0:todos R0~ofic R0~refe R2:del RR:#3_, RR:#4_av RR:+_#3 RR:-_- RR:._#4 RR:@_anto RR:anto_. between::|nacionalidad cualquiera/l0:a cualquiera/l0:⇥ cualquiera/l2:de cualquiera/sec:renta l1:mio l2:escribir l3:⇥ r0:resumen r2:por r2:revisa suyo./l0:#4 suyo/l1:a suyo/sec:perfil
13 L0:argentino L0:email L0:puc L0:sol L0:tecnico L0~comm L0~conc L0~tecn L2:sra LL:#4_. LL:#9_. LL:(_+ LL:)_#8 LL:,_puc LL:._me LL:correo_( LL:mi_correo LL:puc_, LL:·_los R0:#8 R0:movil R0:revisa R0:talca R0:trabajos R0~real R1:. R2:av R2:mar RR:#2_#4 RR:#2_- RR:(_lo RR:anos_en RR:del_mar RR:lo_revisa RR:revisa_mi cualquiera./l0:⇥ cualquiera./l1:. cualquiera/l0:: cualquiera/l2:) l1:y l2:e l2:pueden l4:: r0:nacionalidad r1:lo suyo/l0:correo suyo/l2:escribir
14 L0:etcheverry L0:milagros L0:mio L0:photoshop L0~espa L0~mila L0~phot L0~quil L0~rest L1:#4 L1:dra L2:y L2~escr L2~reco LL:#2_, LL:._jacqueline LL:._paula LL:idiomas_espanol LL:mail_: LL:nunoa_· LL:pedro_de LL:santiago_. LL:se_le LL:vivo_en LL:·_nunoa R0:# R0:python R0:stack R0~pyth R0~titu R1:#4 R2:/ R2:| RR:#1_) RR:#9_· RR:laboral_#4 RR:personal_) RR:·_#1 RR:·_#9 between:·|| l1:? l1:email l2:valdivia l3:, l3:andres l4:dra l4:no l4:rojas r1:#3 r1:@ r2:- r2:· suyo/l2:#3 suyo/l2:#4
15 L0:#11 L0:? L0:espanol L0:espinoza L0:fotografa L0:idiomas L0:nacionalidad L0:restrepo L0:sector L0:telefono L0~arge L0~cast L0~cien L0~espi L0~foto L0~idio L0~sect L1~band L1~domi LL:#2_#1 LL:#2_) LL:#2_anos LL:#4_( LL:#4_correo LL:#4_| LL:#9_· LL:)_#4 LL:de_los LL:desarrollador_frontend LL:desde_#4 LL:e_- LL:escuchar_y R0:cel R0~inst R2:#4 RR:#4_es RR::_#1 RR:puerto_montt cualquiera/sec:inicio l0:abogada l1:nunoa l2:, l3:anos l3:e l4:#4 l4:+ r1:#9 r1:y suyo/eol
16 L0:#9 L0:abogada L0:andres L0:celular L0:disenador L0:pucon L0~celu L0~quin L1:#9 L1:me L1~pasa L2~escu LL:,_chile LL::_#8 LL:arquitecta_, LL:de_datos R0:#9 R0:nacionalidad R0:perfil R0:puerto R0:resumen R0:se R0~perf R0~puer R0~resu RR:(_personal RR:chilena_, between::|. cualquiera/l1:#4 l3:correo l3:los r1:personal r2:+ suyo./l2:,
17 L0:escribe L0:escribeme L0:hijo L0:prado L0~conv L0~inte L0~vald LL::_#2 LL:anos_· LL:mi_hijo R0:behance R0~beha R2:. RR:#4_( RR:+_#2 RR:es_mi RR:⇥_#3 cualquiera/l1:mail cualquiera/l2:mi l2:antonia suyo/sec:experiencia
18 L0:amparo L0:vial L0~ampa L0~resp L0~trab L1:maipu LL:#8_- R1:vina RR:#4_, RR:av_. cualquiera/l1:contacto l3:se lesslike suyo./l2:. suyo/between:(|) suyo/l0:(
19 L0:ana L0:chilena L0:directo L0:olmos L0:valdivia LL:#1_. LL:contacto_+ LL:contacto_directo R0:casa cualquiera/between::| cualquiera/between:·| suyo/l1:#4
20 L0:borquez L0:contacto L0:diseno L0:soto L0:| L0~borq L0~encu L1~sant LL:#4_contacto LL:+_#3 LL:·_+ R0:amparo R0~ampa RR:behance_. between::| cualquiera/l1:soto
21 L0~abog L0~dire LL:#1_- LL:._#4 LL:/_/ LL::_los LL:los_olmos LL:olmos_#3 RR:(_+ RR:)_#4 RR:/_+ cualquiera/between:-|- l3:- l3:me r2:@ suyo./l1:#4 suyo/between::|( suyo/l0:⇥
22 L0:nunoa L0:talcahuano L0~talc L1~expe LL:#2_. LL:(_#1 R0:chilena R0:presentacion RR:#4_presentacion cualquiera./sec:inicio cualquiera/l1:#8 l3:cl r0:. r2:,
23 L0:arquitecta L0:correo L0:le L0~ilus L1:experiencia LL:#2_- LL:#8_· LL:._fono R0:la RR:|_+ l1:#8 l1:personal l4:lo suyo./between:·|· suyo/l0:a
24 L0:analista L0:senior L0~colo L0~seni L1:: L1:sur L2:#2 LL:,_cel R0:centro R0:whatsapp R0~revi R0~what
25 L0:barbera L0:colorista L0~anal L0~barb L0~corr L2:soto LL:talcahuano_, R0:experiencia RR:#4_#4 between:-|- between:a|. r1:. r1:instagram
26 L0~chil L1:#1 LL:mail_personal R0~expe R1:color R1:net RR:._color cualquiera./eol cualquiera/bol cualquiera/l0:mail cualquiera/l2:mail eol l0:mail l4:cel suyo/between:·|·
27 L0:me LL:hijo_, R0:@ R1:cl cualquiera/l1:hijo l1:hijo l2:soto l3:de l4:- suyo/bol
28 L0:particular L0~arqu L0~part LL:analista_de LL:cel_#1 LL:sur_. RR:instagram_@ cualquiera./bol l1:rojas l2:) l2:mail l4:e suyo./sec:inicio
29 L0:- L0:otros L2:@ LL::_+ LL:personal_: R0~chil RR:._cl RR:·_@ l0:datos l1:. l2:- l3:maria l4:ana r0:referencias r1:ana
30 L0:ilustradora L1:+ R0~naci RR:._net RR:net_/ suyo./l2:#4
31 L0:cel L0:e L0:lo R0:instagram R0~anto between:rojas| cualquiera/l2:#4 r0:·
32 L0:los L1~inst LL:particular_: between:·|· cualquiera/l0:· suyo./eol
33 R0:#1 l1:mail r0:| r0:⇥ sec:otros
34 L0:/
35 L0:bim L0~desa L0~port R0:- cualquiera cualquiera/l2:- nth:0
36 LL:lo_hizo cualquiera./l1:soto
37 L0:y R0:| cualquiera/eol r0:-
38 L0~graf LL:cl_correo LL:diseno_grafico LL:hizo_mi R0:en cualquiera/l2:correo l0:a l3:hizo l4:#1 sec:inicio suyo.
39 LL:me_lo l0:· suyo./l0:·
40 L0:cl L0:hizo
41 R0:anos R1:/ cualquiera/sec:otros
42 suyo./bol
43 L0:+ L0:grafico L0:mail l3:#4 suyo/l0::
44 L0:#8 LL::_el LL:ana_soto R0:+ R0~nomb cualquiera/sec:personal of:1
45 LL:el_de r1:+
46 L0~dise l4:el like:1
47 L0:datos
48 LL:._cl
49 l2:maria
50 LL:+_#2 l0:rojas l3:ana
51 R0:nombre
53 names:1
54 LL:correo_electronico suyo/sec:personal
57 cualquiera/l1:correo l1:soto suyo/l0:·
58 LL:,_maipu
59 L0:electronico cualquiera./between::|
62 like:2
63 L0:desarrollador L0:maipu
64 L0:hola
66 LL:correo_: LL:electronico_:
67 l1:electronico
68 LL:rojas_correo
72 L0~elec
74 bol
76 l2:correo
78 provider
83 suyo/sec:inicio
92 sec:personal
96 like:3
133 names:2
136 suyo
139 likest
219 ownhost
`;
