/** Mail providers and schools that people in Chile have their address at. Sources in SOURCES.md. */
export const PROVEEDORES: ReadonlySet<string> = new Set(
  `gmail.com hotmail.com hotmail.cl hotmail.es outlook.com outlook.es outlook.cl live.com live.cl live.com.mx yahoo.com yahoo.es yahoo.cl yahoo.com.ar yahoo.com.mx ymail.com rocketmail.com msn.com icloud.com me.com mac.com protonmail.com proton.me pm.me aol.com gmx.com gmx.es mail.com zoho.com tutanota.com vtr.net manquehue.net entelchile.net terra.cl tie.cl 123mail.cl mi.cl uol.com.br bol.com.br googlemail.com
duocuc.cl alumnos.duoc.cl profesor.duoc.cl inacapmail.cl inacap.cl aiep.cl correoaiep.cl uc.cl puc.cl alumnos.uc.cl ug.uchile.cl uchile.cl usach.cl udp.cl mail.udp.cl alumnos.uv.cl uv.cl pucv.cl mail.pucv.cl usm.cl sansano.usm.cl udec.cl udec.com ufro.cl ufromail.cl uach.cl alumnos.uach.cl utalca.cl alumnos.utalca.cl uta.cl ucn.cl alumnos.ucn.cl unab.cl uandresbello.edu udla.edu.cl ust.cl alumnos.santotomas.cl santotomas.cl uss.cl correo.uss.cl ubiobio.cl alumnos.ubiobio.cl umayor.cl uai.cl alumnos.uai.cl uft.cl utem.cl umce.cl ulagos.cl unap.cl userena.cl uda.cl upla.cl uautonoma.cl cloud.uautonoma.cl ubo.cl uvm.cl iplacex.cl iacc.cl ipchile.cl estudiante.ipchile.cl cftsa.cl`.split(
    /\s+/,
  ),
);

/** Last parts of an address's domain that exist and are seen. */
export const TLDS: ReadonlySet<string> = new Set(
  'com cl net org edu gob gov mil info biz io me co es ar pe ve bo ec br uy py mx us eu de fr it uk ca pt ht do cu pro app dev tech online store site xyz ai tv cat email cloud work jobs cr pa gt hn ni sv pr gy sr jm tt bb bz au nz jp cn kr tw hk in ru ua pl cz sk hu ro bg gr tr se no fi dk nl be ch at lu ie is hr rs si lv lt ee il ps sy lb ae sa eg ma dz tn za ng ke sn gh pk bd lk th vn ph id my sg ir iq kz ge am az mu live me studio design media agency digital consulting legal law abogado company group world today space website page click blog name mobi tel academy school health care clinic dental vet photo photos art film music fitness beauty salon spa shop market games team zone network systems solutions services engineering software science lat asia'.split(
    ' ',
  ),
);

/** Addresses that are an office's, never a person's. */
export const GENERICOS =
  /^(?:rr?hh|recursos ?humanos|contacto|contactos|info|informaciones|seleccion|reclut[a-z]*|postul[a-z]*|empleos?|trabaj[ao][a-z]*|personas|personal|ventas|recepcion|administracion|admin|gerencia|oficina|curriculums?|cvs?|cv[.-]?[a-z]*|hr|jobs|soporte|support|servicios?|atencion|cliente?s|secretaria|referencias?|noreply|no-reply|mail|correo|email|ejemplo|empresa)\d*$/;
