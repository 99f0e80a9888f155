/** Things of a post rather than something somebody knows: tools only where the CV lists them so. */
export const THINGS = new Set(['DevOps', 'CI/CD', 'PDA', 'Kardex', 'VPN', 'PLC', 'SCADA', 'HMI', 'Last Planner']);

/** Where a job was advertised is no tool. */
export const PORTALS = new Set([
  'Computrabajo',
  'Laborum',
  'Trabajando.com',
  'Trabajando',
  'Chiletrabajos',
  'Indeed',
  'LinkedIn',
  'Empleos Públicos',
  'Magneto365',
  'elempleo.com',
]);

/** Where code is shown: followed by somebody's name there, it is an address. */
export const PROFILES = new Set(['GitHub', 'GitLab', 'Bitbucket', 'Kaggle', 'Behance']);

/** Offices of the State, which people deal with: tools only as an item of a list, and never sure. */
export const OFFICES = new Set(['SII', 'SUSESO', 'PJUD', 'RSH', 'REM', 'SOME']);

/** Names that are words of a post as well: only as an item of a list. */
export const ITEMS = new Set(['Manager', 'Front', 'Rider', 'CyberFinancial']);

/** Examinations, which are passed and not used. */
export const EXAMS = new Set(['CCNA', 'CCNP', 'PMP', 'CISSP', 'CEH', 'ISTQB']);

/** Where courses are taken. */
export const SCHOOLS = new Set([
  'Udemy',
  'Coursera',
  'Platzi',
  'LinkedIn Learning',
  'Pluralsight',
  'Crehana',
  'Khan Academy',
]);

/** Where people are found as well: at the head of a page an address, not a tool. */
export const SOCIAL = new Set(['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Pinterest', 'Behance', 'WhatsApp']);

/** Named beside what they make; alone they may be all that a CV says of it. */
export const MAKERS = new Set([
  'Lemontech',
  'CasChile',
  'Hikvision',
  'Dahua',
  'Honeywell',
  'Unitec',
  'Festo',
  'Netafim',
  'Wiseconn',
  'Rockwell Automation',
]);

/** Those whom one drives or carries for: an employer, not a tool. */
export const RIDDEN = new Set([
  'Uber',
  'Uber Eats',
  'PedidosYa',
  'Rappi',
  'DiDi',
  'Didi Food',
  'Cabify',
  'inDrive',
  'Beat',
  'Cornershop',
  'Mercado Envíos',
  'Mercado Libre',
]);

/** Kinds of systems, which no edition follows. */
export const CLASSES = new Set(['ERP', 'CRM', 'WMS', 'POS', 'PMS', 'LMS', 'CMS', 'Office', 'Punto de venta']);

/** Editions of one system, which is said before them: `Linux Ubuntu`. */
export const DISTRIBUTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Linux', new Set(['Ubuntu', 'Debian', 'CentOS', 'Red Hat', 'Red Hat Enterprise Linux', 'Kali Linux'])],
]);

/** Methods, kinds, machines and makers of devices: of whether they are tools two people think differently. */
export const ARGUED: ReadonlySet<string> = new Set([
  ...THINGS,
  ...MAKERS,
  ...EXAMS,
  ...CLASSES,
  ...'Scrum|Kanban|ITIL|DCS|LIMS|VLAN|APIs REST|Java SE|MARC21|Gestor documental|POS Transbank|Handheld|Skidder'.split(
    '|',
  ),
  ...'Thermomix|Hiab|Alineadora|Zebra|Cisco|Mikrotik|Ubiquiti|Allen-Bradley|Carestream|Cornershop|Mercado Libre'.split(
    '|',
  ),
]);
