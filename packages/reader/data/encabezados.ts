/** Headings of CVs as Chileans write them (and the English of templates), per section, lower case without accents. */
export type Seccion =
  | 'inicio'
  | 'personal'
  | 'perfil'
  | 'experiencia'
  | 'educacion'
  | 'cursos'
  | 'herramientas'
  | 'habilidades'
  | 'idiomas'
  | 'referencias'
  | 'renta'
  | 'otros';

const HEADINGS: Record<Exclude<Seccion, 'inicio'>, string> = {
  personal: `
datos personales|antecedentes personales|informacion personal|identificacion|identificacion personal|datos de contacto|informacion de contacto|contacto|contactos|contactame|contact|contact info|contact information|contact details
personal info|personal information|personal details|datos basicos|datos generales|antecedentes generales|mis datos|ficha personal|antecedentes del postulante|datos del postulante|identificacion del postulante|datos del trabajador|individualizacion|ubicacion|info|datos|personal|antecedentes|datos de identificacion|antecedentes de contacto|profile details|donde encontrarme|datos del candidato|antecedentes del candidato|postulante|i identificacion|generalidades|details|detalles|informacion`,
  perfil: `
perfil|perfil profesional|perfil laboral|resumen|resumen profesional|resumen ejecutivo|resumen laboral|sobre mi|acerca de mi|quien soy|presentacion|presentacion personal|objetivo|objetivos|objetivo profesional|objetivo laboral|about|about me|summary|profile|professional summary|professional profile|career summary|objective|executive summary|extracto
descripcion|descripcion personal|descripcion profesional|perfil personal|perfil del postulante|sintesis|sintesis profesional|sintesis curricular|introduccion|mi perfil|carta de presentacion|un poco de mi|conoceme|hola|quien es|motivacion|declaracion personal|bio|biografia|breve resena|resena|propuesta de valor`,
  experiencia: `
experiencia|experiencia laboral|experiencia profesional|experiencias laborales|experiencias|antecedentes laborales|historial laboral|historia laboral|trayectoria|trayectoria laboral|trayectoria profesional|empleos|empleos anteriores|trabajos|trabajos anteriores|trabajos realizados|trabajos previos|empleo|ultimos trabajos|ultimos empleos|work|work experience|experience|professional experience|employment|employment history|work history|career|career history|historial de empleo|historial profesional
experiencia de trabajo|desempeno laboral|actividad laboral|actividad profesional|actividades laborales|vida laboral|vida profesional|carrera profesional|carrera laboral|recorrido laboral|recorrido profesional|mi experiencia|mi trayectoria|donde he trabajado|en que he trabajado|experiencia relevante|experiencia previa|experiencia reciente|experiencia especifica|otras experiencias|otros trabajos|otras experiencias laborales|experiencia en el area|experiencia adicional|otra experiencia|practicas|practica profesional|practicas profesionales|experiencia y practicas
antecedentes profesionales|desarrollo laboral|desarrollo profesional|cargos desempenados|cargos|trabajos desempenados|ocupaciones|faenas|obras|experiencia en faena|empleos y practicas|lugares de trabajo|pasantias|internship|internships|voluntariado y trabajo|historia profesional|registro laboral|mis trabajos|camino laboral|detalle de experiencia|detalle experiencia laboral|resumen de experiencia|antecedentes de trabajo`,
  educacion: `
educacion|educacion formal|formacion|formacion academica|formacion profesional|estudios|estudios realizados|antecedentes academicos|antecedentes educacionales|antecedentes de estudios|historial academico|titulos|titulo|titulo profesional|titulos y grados|nivel educacional|nivel educativo|nivel de estudios|escolaridad|education|academic background|educational background|academics|preparacion academica|trayectoria academica|estudios superiores|educacion superior|ensenanza|ensenanza media|educacion media
educacion y formacion|formacion educacional|formacion y estudios|grados academicos|grado academico|mis estudios|que estudie|recorrido academico|carrera|carreras|datos academicos|informacion academica|estudios formales|estudios academicos|antecedentes escolares|instruccion|academico|colegio|estudios cursados|estudios y cursos|formacion y cursos|educacion y cursos|educacion y capacitacion`,
  cursos: `
cursos|cursos y capacitaciones|capacitaciones|capacitacion|certificaciones|certificados|certificaciones y cursos|cursos realizados|perfeccionamiento|formacion complementaria|educacion continua|diplomados|diplomados y cursos|seminarios|talleres|courses|certifications|certificates|trainings|training|cursos y certificaciones|cursos y seminarios|cursos y talleres|otros estudios|estudios complementarios|otros cursos|especializaciones|especializacion|postgrados|postitulos
perfeccionamiento y cursos|actualizaciones|acreditaciones|licencias y certificaciones|licencias|credenciales|capacitaciones y certificaciones|formacion adicional|educacion complementaria|cursos de capacitacion|cursos otec|actividades de perfeccionamiento`,
  herramientas: `
herramientas|herramientas informaticas|herramientas digitales|herramientas tecnologicas|herramientas computacionales|herramientas y sistemas|herramientas y software|software|softwares|software y herramientas|programas|programas y sistemas|otros programas|programas computacionales|informatica|computacion|ofimatica|conocimientos computacionales|conocimientos informaticos|conocimientos de computacion|conocimientos de informatica|conocimientos en computacion|conocimientos tecnologicos|conocimientos digitales|conocimientos de software|manejo computacional
manejo de software|manejo de sistemas|manejo de programas|manejo de herramientas|manejo informatico|manejo de herramientas computacionales|habilidades informaticas|habilidades computacionales|habilidades digitales|habilidades tecnologicas|competencias informaticas|competencias digitales|competencias computacionales|competencias tecnologicas|tecnologias|tecnologia|sistemas|sistemas y programas|sistemas que manejo|programas que manejo|lo que manejo|tools|technologies|tech stack|stack|stack tecnologico|technical skills|computer skills|it skills
lenguajes|lenguajes de programacion|programacion|bases de datos|frameworks|plataformas|plataformas y sistemas|sistemas manejados|software manejado|nivel computacional|nivel de computacion|dominio de software|dominio computacional|dominio informatico|paquetes computacionales|aplicaciones|maquinaria|maquinarias|equipos y maquinaria|maquinas y equipos|equipos|manejo de maquinaria|maquinaria que opero|equipos que opero|maquinas que opero|operacion de maquinaria|sistemas y software|software y sistemas|sistemas y plataformas|crm y sistemas|sistemas y equipos|equipos y sistemas
software dominado|dominio de programas|uso de programas|uso de software|conocimiento de software|conocimiento de programas|conocimientos en software|digital|ti|tic|tics|competencias tic|manejo de tic|herramientas que domino|herramientas de trabajo|herramientas que uso|alfabetizacion digital|informatica y sistemas|office y sistemas|tecnologias y herramientas|mis herramientas|utilitarios|nivel de manejo computacional|conocimientos de sistemas|sistemas utilizados|software utilizado|programas utilizados|tecnologias utilizadas|computacion y sistemas|otros software|otros sistemas|otras herramientas`,
  habilidades: `
habilidades|habilidades blandas|competencias|competencias laborales|competencias personales|competencias profesionales|aptitudes|destrezas|fortalezas|cualidades|skills|soft skills|key skills|core competencies|areas of expertise|conocimientos|conocimientos y habilidades|habilidades y conocimientos|conocimientos tecnicos|conocimientos especificos|habilidades tecnicas|habilidades duras|hard skills|competencias tecnicas|conocimientos relevantes|conocimientos adicionales|otros conocimientos|habilidades y competencias|habilidades y destrezas
caracteristicas|caracteristicas personales|atributos|valores|mis habilidades|capacidades|areas de conocimiento|areas de experiencia|especialidades|expertise|competencias clave|habilidades clave|conocimientos generales|habilidades profesionales|habilidades personales|aptitudes y habilidades|conocimientos y competencias|competencias y habilidades|que se hacer|lo que se hacer|puntos fuertes|personalidad|actitudes|skills and abilities|mis fortalezas|competencias transversales|strengths`,
  idiomas: `idiomas|lenguas|languages|language|idioma|manejo de idiomas|idiomas que hablo|dominio de idiomas|lenguaje`,
  referencias: `
referencias|referencias laborales|referencias personales|referencias comerciales|referencias profesionales|references|referencia|recomendaciones|contactos de referencia|referencia laboral|personas de referencia|recomendado por|quienes me recomiendan|referentes|referencias y contactos|testimonials|avales|jefaturas de referencia|referencias verificables|contactos laborales|contacto de emergencia|en caso de emergencia|avisar en caso de emergencia|contactos de emergencia`,
  renta: `
renta|pretensiones de renta|pretension de renta|pretensiones|pretension|expectativas de renta|expectativas salariales|expectativa salarial|pretensiones economicas|pretension renta|renta esperada|expectativas|expectativas economicas|aspiraciones|aspiracion salarial|pretensiones salariales|renta pretendida|expectativa de renta|renta y disponibilidad|disponibilidad y renta|condiciones|remuneracion`,
  otros: `
otros|otros antecedentes|otros datos|informacion adicional|informacion complementaria|datos adicionales|antecedentes adicionales|antecedentes complementarios|intereses|hobbies|pasatiempos|logros|premios|proyectos|projects|publicaciones|voluntariado|voluntariados|volunteer|volunteering|interests|awards|publications|additional information|disponibilidad|licencia de conducir|actividades|actividades extraprogramaticas|aficiones|observaciones|notas|varios|research interests|logros destacados|principales logros|achievements|honors|portafolio|redes|redes sociales|enlaces|links|documentos|documentacion|otra informacion|mas sobre mi|talla|tallas|reconocimientos|otros datos de interes|datos de interes|movilizacion|situacion militar|salud|declaracion`,
};

export const ENCABEZADOS: ReadonlyMap<string, Seccion> = new Map(
  (Object.entries(HEADINGS) as [Seccion, string][]).flatMap(([seccion, block]) =>
    block
      .trim()
      .split(/[|\n]/)
      .map((phrase) => [phrase, seccion] as const),
  ),
);
