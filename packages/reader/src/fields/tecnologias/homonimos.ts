/** Other things of the same name, told by the word before or behind: a norm of welders, a digger, a method. */
const HOMONYMS: Readonly<Record<string, { antes?: RegExp; tras?: RegExp }>> = {
  aws: { tras: /^ ?(?:d ?\d|\dg)/ },
  // Where it is paid: `Cajera, BancoEstado Caja Vecina`.
  'caja vecina': { antes: /\bbanco ?estado $/ },
  // Whom the law of Colombia calls so: `Bodegas del Sur SAS`.
  sas: { antes: /(?<!\b(?:con|usando|lenguaje|software|programa|sistema|manejo|using|with|and))(?<=[a-z]{3}) $/ },
  '3cx': { antes: /\b(?:jcb|retro(?:excavadora)?) $/ },
  // What pages made by a generator say of themselves: `Built with JSON Resume`.
  json: { tras: /^ resume/ },
  github: { antes: /\bjson resume $/ },
  // A driver's: `licencia clase B y C`.
  c: { antes: /\b(?:clases?|licencias?|tipo) (?:[a-e]\d?(?: ?[,/-] ?| [ye] )){1,3}$/ },
  // An address in letters.
  gmail: { antes: /\b(?:arroba|at) $/ },
  // Where networks are taught, and where code is kept.
  cisco: { antes: /\bacademia $/, tras: /^[ _](?:networking[ _])?academy/ },
  git: { tras: /^ ?[.:]{1,8} ?(?:\.|github)/ },
  llama: { antes: /\b(?:se|me|te)\s$/ },
  obs: { tras: /^\.?:/ },
  sip: { antes: /\b(?:colegios?|escuelas?|liceo|red) $/ },
  flow: { antes: /\bgit $/ },
  sigma: { antes: /\b(?:six|seis|lean) $/ },
  kong: { antes: /\bhong $/ },
  ios: { antes: /\bcisco \(?$/ },
  pega: { tras: /^ ?:/ },
  ideas: { antes: /\bcasa ?&? ?$/ },
  // The register of debtors: `Sin deudas en Dicom`.
  dicom: { antes: /\b(?:en|sin) $/, tras: /^ (?:limpio|al dia)/ },
  // Papers of a car, fairs, what sailors are certified by.
  soap: {
    antes: /\b(?:papeles|permiso|revision(?: tecnica)?|seguro|patente),? (?:y |e )?(?:el )?$/,
    tras: /^ (?:al dia|vige)/,
  },
  expo: { tras: /^ (?!go\b|sdk|cli|y\b|con\b)[a-z]{4}/ },
  omi: { antes: /\b(?:cursos?|certificados?|licencias?|norma|convenio) $/ },
  office: { antes: /\b(?:back|front|home|post)[ -]$/ },
  // `Provisión de vacaciones`.
  provision: { tras: /^ (?:de|del|y|por)\b/ },
  // Who carries, and whom one worked at.
  express: {
    antes:
      /\b(?:blue|starken|holiday inn|santander|lider|mall|super|tur|federal|gas|carga|bus|city|unimarc|wash|pollo|sushi|china) $/,
  },
  // `Miro las cámaras`, `board minutes`, `chef de partida`, `EFL classroom`.
  miro: { tras: /^ (?:l[ao]s?|el|un|una)\b/ },
  board: { tras: /^ (?:min|pack|meet|memb)/ },
  chef: { tras: /^ (?:de|ejec|past|inst)/ },
  classroom: { antes: /\b(?:of|the|efl|in|a) $/, tras: /^ (?:and|supp|mana|expe|teac|assi|obse)/ },
  copper: { antes: /\b(?:lumina|minera) $/ },
  // `Treinta o cuarenta llamados por día`.
  treinta: {
    tras: /^ (?:[oya] (?:\d|[a-z]{3,9}nta\b|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|mil\b|anos|minutos|horas|dias|personas|menos|llamad)/,
  },
  // `Sigo por pantalla la temperatura`.
  sigo: { tras: /^ (?:por|con|en|el|la|los|las|al|a|de|un|una|mi|mis)\b/ },
  espresso: { tras: /^ ?[,y&] ?(?:latte|cap|art|barr|filt)/ },
  // Shops called after where they are.
  // The card of Santiago's buses, and the verb.
  bip: { tras: /^!/ },
  creo: { tras: /^ (?:que|un|los|las|el|la|mis?|rinc|cont|mater|proy|espac|obj|activ|camp|cuent|ambie|vinc)[a-z ]/ },
  agrichile: { antes: /\b(?:fruticola|exportadora|agricola) $/ },
  catia: { antes: /\b(?:farmacia|supermercado|panaderia|bodegon) $/, tras: /^, ?cara/ },
  target: { tras: /^ (?:gener|setti|marke|audie|group)/ },
  // `SUF, SAP`: what the State pays for water. Who mixes drinks opens the line of a job.
  sap: { antes: /\bsuf(?:,| y) $/ },
  bartender: { antes: /(?:^|\n)[^a-z0-9]{0,4}$/ },
  // What a call centre reckons its staff by.
  erlang: {
    antes: /\b(?:dimensionamiento|trafico|modelo|formula|staffing|calculo)(?: de [a-z]{4,10})? \(?$/,
    tras: /^ [bc]\b/,
  },
  // A recorder of sound, and no meeting.
  zoom: { tras: /^ h\d/ },
  front: { tras: /^[- ]?(?:end|office|desk|line)\b/ },
};

/** Whether the word at `inicio` is that other thing. */
export function isHomonym(text: string, inicio: number, fin: number): boolean {
  const other = HOMONYMS[text.slice(inicio, fin)];
  if (!other) return false;
  return (
    other.tras?.test(text.slice(fin, fin + 8)) === true ||
    other.antes?.test(text.slice(Math.max(0, inicio - 20), inicio)) === true
  );
}
