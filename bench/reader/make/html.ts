import type { Cv, Trabajo } from './cv.ts';
import { type Random, randomOf } from './random.ts';

export type Layout = { nombre: string; html: (cv: Cv) => string };

const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const lines = (text: string): string => esc(text).replaceAll('\n', '<br>');
const full = (cv: Cv): string => [...cv.persona.nombres, ...cv.persona.apellidos].join(' ');
const ul = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${esc(item)}</li>`).join('')}</ul>`;
const p = (items: readonly string[]): string => items.map((item) => `<p>${esc(item)}</p>`).join('');
const page = (css: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}body{font:10.5pt Arial,"Liberation Sans",sans-serif;margin:0}p{margin:2px 0}h1{margin:0 0 4px}h2{font-size:12pt;margin:10px 0 4px}ul{margin:2px 0;padding-left:18px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 6px}${css}</style>${body}`;

function job(t: Trabajo, random: Random): string {
  const span = `${t.desde} - ${t.hasta}`;
  const tasks = ul(t.tareas);
  return random.pick([
    `<p><b>${esc(t.cargo)}</b>, ${esc(t.empresa)} (${span})</p>${tasks}`,
    `<p>${span} &nbsp; <b>${esc(t.empresa)}</b></p><p>Cargo: ${esc(t.cargo)}</p>${tasks}`,
    `<p><b>${esc(t.empresa)}</b><span style="float:right">${span}</span></p><p><i>${esc(t.cargo)}</i></p>${tasks}`,
    `<p><b>${esc(t.cargo.toUpperCase())}</b></p><p>${esc(t.empresa)} | ${span}</p><p>Funciones: ${esc(t.tareas.join('. '))}.</p>`,
  ]);
}

const section = (title: string, body: string): string => `<h2>${esc(title)}</h2>${body}`;

function main(cv: Cv, random: Random): string {
  const t = cv.titulos;
  return (
    section(t.perfil, p(cv.perfil)) +
    section(t.experiencia, cv.trabajos.map((one) => job(one, random)).join('')) +
    section(t.educacion, p(cv.estudios))
  );
}

const tools = (cv: Cv): string => section(cv.titulos.herramientas, `<p>${lines(cv.herramientas)}</p>`);
const skills = (cv: Cv): string => section(cv.titulos.habilidades, ul(cv.habilidades));
const references = (cv: Cv): string =>
  cv.referencias.length ? section(cv.titulos.referencias, p(cv.referencias)) : '';

const layout = (nombre: string, css: string, body: (cv: Cv, random: Random) => string): Layout => ({
  nombre,
  html: (cv) => page(css, body(cv, randomOf(cv.semilla + 7))),
});

const SIMPLE: Layout[] = [
  layout(
    'plano',
    '',
    (cv, r) =>
      `<h1>${full(cv)}</h1>${p([...cv.contacto, ...cv.datos])}${main(cv, r)}${tools(cv)}${skills(cv)}${references(cv)}`,
  ),
  layout(
    'lateral',
    '.g{display:grid;grid-template-columns:30% 1fr;gap:14px}.s{background:#234;color:#fff;padding:8px}',
    (cv, r) =>
      `<div class="g"><div class="s"><h2>${cv.titulos.contacto}</h2>${p(cv.contacto)}<h2>${cv.titulos.personales}</h2>${p(cv.datos)}${tools(cv)}${skills(cv)}</div><div><h1>${full(cv)}</h1><p>${esc(cv.trabajos[0]?.cargo ?? '')}</p>${main(cv, r)}${references(cv)}</div></div>`,
  ),
  layout('ficha', 'td{border:1px solid #999}', (cv, r) => {
    const rows: [string, string][] = [
      ['Nombre completo', full(cv)],
      ...[...cv.datos, ...cv.contacto].map((line): [string, string] => cell(line)),
    ];
    return `<h2>CURRICULUM VITAE</h2><table>${rows.map(([a, b]) => `<tr><td>${esc(a)}</td><td>${esc(b)}</td></tr>`).join('')}</table>${main(cv, r)}${tools(cv)}${references(cv)}`;
  }),
];

function cell(line: string): [string, string] {
  const at = line.indexOf(':');
  return at > 0 && at < 40 ? [line.slice(0, at), line.slice(at + 1).trim()] : ['', line];
}

const upper = (text: string): string => text.toUpperCase();

const VARIED: Layout[] = [
  layout(
    'centrado',
    'h1,.c{text-align:center}h1{font-size:22pt;text-transform:uppercase}h2{border-bottom:1px solid}',
    (cv, r) =>
      `<h1>${full(cv)}</h1><p class="c">${esc([...cv.contacto].join('  |  '))}</p><p class="c">${esc(cv.datos.join('  •  '))}</p>${main(cv, r)}${skills(cv)}${tools(cv)}${references(cv)}`,
  ),
  layout(
    'derecha',
    '.g{display:grid;grid-template-columns:1fr 62mm;gap:16px}.s{border-left:3px solid #a33;padding-left:8px;font-size:9.5pt}.n{font-size:26pt;line-height:1}',
    (cv, r) =>
      `<div class="g"><div><div class="n">${esc(cv.persona.nombres.join(' '))}</div><div class="n"><b>${esc(cv.persona.apellidos.join(' '))}</b></div><p>${esc(upper(cv.trabajos[0]?.cargo ?? ''))}</p>${main(cv, r)}</div><div class="s">${section(cv.titulos.contacto, p(cv.contacto))}${section(cv.titulos.personales, p(cv.datos))}${tools(cv)}${skills(cv)}${references(cv)}</div></div>`,
  ),
  layout(
    'pie',
    'footer{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt}h1{font-size:15pt}',
    (cv, r) =>
      `<h1>Currículum Vitae</h1><h1>${full(cv)}</h1>${section(cv.titulos.personales, p(cv.datos))}${main(cv, r)}${tools(cv)}${skills(cv)}${references(cv)}<footer>${esc(cv.contacto.join('   '))}</footer>`,
  ),
  layout('formulario', 'td{border:1px solid #333}.l{background:#eee;width:28%}', (cv, r) => {
    const [first = '', second = ''] = cv.persona.apellidos;
    const rows: [string, string][] = [
      ['Nombres', cv.persona.nombres.join(' ')],
      ...(second
        ? ([
            ['Apellido paterno', first],
            ['Apellido materno', second],
          ] as [string, string][])
        : ([['Apellidos', first]] as [string, string][])),
      ...[...cv.datos, ...cv.contacto].map(cell),
    ];
    return `<p style="text-align:right;font-size:8pt">Transportes Andes SpA · rrhh@transportesandes.cl · Fono +56 2 2345 6789 · RUT 76.086.428-5</p><h2>FICHA DE POSTULACIÓN</h2><p>Cargo al que postula: ${esc(r.pick(['Cajera', 'Teleoperador', 'Asistente administrativo', 'Chofer']))}</p><table>${rows.map(([a, b]) => `<tr><td class="l">${esc(a)}</td><td>${esc(b)}</td></tr>`).join('')}</table>${main(cv, r)}${tools(cv)}${references(cv)}`;
  }),
  layout(
    'apellidos',
    'h1{font-size:13pt}.d{display:flex;flex-wrap:wrap;gap:2px 24px}',
    (cv, r) =>
      `<h1>${esc(upper(cv.persona.apellidos.join(' ')))}, ${esc(cv.persona.nombres.join(' '))}</h1><div class="d">${[...cv.datos, ...cv.contacto].map((line) => `<span>${esc(line)}</span>`).join('')}</div>${tools(cv)}${main(cv, r)}${skills(cv)}${references(cv)}`,
  ),
  layout(
    'angosta',
    '.g{display:grid;grid-template-columns:42mm 1fr;gap:12px}.s{font-size:9pt;overflow-wrap:anywhere}h1{letter-spacing:.25em;font-weight:300;font-size:20pt}',
    (cv, r) =>
      `<h1>${esc(upper(full(cv)))}</h1><div class="g"><div class="s">${section(cv.titulos.contacto, p(cv.contacto))}${section(cv.titulos.personales, p(cv.datos))}${skills(cv)}${tools(cv)}</div><div>${main(cv, r)}${references(cv)}</div></div>`,
  ),
  layout(
    'referencias-arriba',
    '.n{font-size:17pt;color:#146}.two{columns:2}',
    (cv, r) =>
      `${references(cv)}<div class="n">${full(cv)}</div><p>${esc(cv.trabajos[0]?.cargo ?? '')}</p><div class="two">${p([...cv.contacto, ...cv.datos])}</div>${main(cv, r)}${skills(cv)}${tools(cv)}`,
  ),
  layout(
    'etiquetas',
    '.r{display:grid;grid-template-columns:38mm 1fr;gap:10px;margin-bottom:6px}.r>b{color:#555}',
    (cv, r) => {
      const row = (title: string, body: string): string =>
        `<div class="r"><b>${esc(title)}</b><div>${body}</div></div>`;
      const t = cv.titulos;
      return `<p>${esc(`Nombre : ${full(cv)}`)}</p>${p([...cv.datos, ...cv.contacto])}${row(t.perfil, p(cv.perfil))}${row(t.experiencia, cv.trabajos.map((one) => job(one, r)).join(''))}${row(t.educacion, p(cv.estudios))}${row(t.herramientas, `<p>${lines(cv.herramientas)}</p>`)}${row(t.habilidades, p(cv.habilidades))}${cv.referencias.length ? row(t.referencias, p(cv.referencias)) : ''}`;
    },
  ),
];

export const DEV: Layout[] = [...SIMPLE, ...VARIED];

export const HELD: Layout[] = [
  layout(
    'banda',
    '.b{background:#223;color:#fff;padding:14px;text-align:center}.a{font-size:12pt}.z{font-size:24pt;font-weight:bold;text-transform:uppercase}.g{display:grid;grid-template-columns:60mm 1fr;gap:14px}',
    (cv, r) =>
      `<div class="b"><div class="a">${esc(cv.persona.nombres.join(' '))}</div><div class="z">${esc(cv.persona.apellidos.join(' '))}</div><div>${esc(cv.trabajos[0]?.cargo ?? '')}</div></div><div class="g"><div>${p([...cv.contacto, ...cv.datos])}${skills(cv)}${tools(cv)}</div><div>${main(cv, r)}${references(cv)}</div></div>`,
  ),
  layout(
    'europeo',
    '.r{display:grid;grid-template-columns:46mm 1fr;gap:10px}.r>div:first-child{text-align:right;color:#157;border-right:1px solid #157;padding-right:8px}',
    (cv) => {
      const row = (title: string, body: string): string =>
        `<div class="r"><div>${esc(title)}</div><div>${body}</div></div>`;
      const t = cv.titulos;
      return `${row(upper(t.personales), '')}${row('Apellido(s) / Nombre(s)', `<b>${esc(cv.persona.apellidos.join(' '))}, ${esc(cv.persona.nombres.join(' '))}</b>`)}${[...cv.datos, ...cv.contacto].map((line) => row(cell(line)[0], esc(cell(line)[1]))).join('')}${row(t.experiencia, '')}${cv.trabajos.map((one) => row(`${one.desde} - ${one.hasta}`, `<b>${esc(one.cargo)}</b><br>${esc(one.empresa)}<br>${esc(one.tareas.join('; '))}`)).join('')}${row(t.educacion, p(cv.estudios))}${row(t.herramientas, `<p>${lines(cv.herramientas)}</p>`)}${row(t.perfil, p(cv.perfil))}${cv.referencias.length ? row(t.referencias, p(cv.referencias)) : ''}`;
    },
  ),
  layout(
    'carta',
    'h1{font-size:11pt;text-align:right}h2{font-size:10.5pt;text-decoration:underline}',
    (cv, r) =>
      `<p>Santiago, 12 de marzo de 2026</p><h1>${esc(full(cv))}</h1><p style="text-align:right">${[...cv.datos, ...cv.contacto].map(esc).join('<br>')}</p><p style="text-align:center">CURRICULUM VITAE</p>${main(cv, r)}${tools(cv)}${skills(cv)}${references(cv)}`,
  ),
  layout('tabla', 'td,th{border:1px solid #777;font-size:9.5pt;padding:3px}', (cv) => {
    const t = cv.titulos;
    const rows = cv.trabajos
      .map(
        (one) =>
          `<tr><td>${one.desde} - ${one.hasta}</td><td>${esc(one.empresa)}</td><td>${esc(one.cargo)}</td><td>${esc(one.tareas.join('. '))}</td></tr>`,
      )
      .join('');
    return `<h1>${esc(full(cv))}</h1>${p([...cv.datos, ...cv.contacto])}${section(t.perfil, p(cv.perfil))}${section(t.experiencia, `<table><tr><th>Período</th><th>Empresa</th><th>Cargo</th><th>Funciones</th></tr>${rows}</table>`)}${section(t.educacion, p(cv.estudios))}${tools(cv)}${references(cv)}`;
  }),
  layout(
    'tres',
    '.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}h1{font-size:19pt;color:#063}',
    (cv, r) =>
      `<h1>${esc(full(cv))}</h1><p>${esc([...cv.datos, ...cv.contacto].join(' – '))}</p>${main(cv, r)}<div class="g"><div>${tools(cv)}</div><div>${skills(cv)}</div><div>${references(cv)}</div></div>`,
  ),
  layout(
    'lateral-al-final',
    'body{position:relative}.m{margin-left:66mm}.s{position:absolute;left:0;top:0;width:60mm;font-size:9.5pt}.n{font-size:20pt;margin-bottom:8px}',
    (cv, r) =>
      `<div class="m">${main(cv, r)}${references(cv)}</div><div class="s"><div class="n">${esc(full(cv))}</div>${section(cv.titulos.contacto, p(cv.contacto))}${section(cv.titulos.personales, p(cv.datos))}${tools(cv)}${skills(cv)}</div>`,
  ),
  layout(
    'mayusculas',
    'body{text-transform:uppercase;font-size:9.5pt}h2{font-size:10pt}',
    (cv, r) =>
      `<p style="text-align:center"><b>CURRICULUM VITAE</b></p><p><b>NOMBRE: ${esc(full(cv))}</b></p>${p([...cv.datos, ...cv.contacto])}${main(cv, r)}${tools(cv)}${skills(cv)}${references(cv)}`,
  ),
  layout('ficha-doble', 'td{border:1px solid #444;font-size:9pt}.l{background:#ddd}', (cv, r) => {
    const cells = [
      ['Nombre', full(cv)],
      ['Comuna', r.pick(['Maipú', 'Temuco', 'Arica'])],
      ...[...cv.datos, ...cv.contacto].map((line) => cell(line)),
    ];
    const rows: string[] = [];
    for (let i = 0; i < cells.length; i += 2)
      rows.push(
        `<tr>${[cells[i], cells[i + 1]].map((pair) => (pair ? `<td class="l">${esc(pair[0] ?? '')}</td><td>${esc(pair[1] ?? '')}</td>` : '')).join('')}</tr>`,
      );
    return `<p><b>Seguridad Austral Ltda.</b> RUT 77.512.310-9 · Fono (61) 224 5566 · seleccion@seguridadaustral.cl</p><h2>SOLICITUD DE EMPLEO</h2><table>${rows.join('')}</table>${main(cv, r)}${tools(cv)}${references(cv)}`;
  }),
];
