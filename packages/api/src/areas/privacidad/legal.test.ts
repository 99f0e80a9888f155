import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HUECOS, holesOf, parseLegal, TEXTOS_LEGALES } from '@recluta/domain';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../../../legal/', import.meta.url));
/** The pages of the site, which the build renders. */
const PAGES = ['privacidad', 'terminos'];
const source = (name: string, folder = FOLDER) => readFileSync(`${folder}${name}.md`, 'utf8');

describe('the published texts', () => {
  it('are the files of the folder, each with its version and its date', () => {
    const files = readdirSync(FOLDER).flatMap((file) =>
      /^(?!README).+\.md$/.test(file) ? [file.replace('.md', '')] : [],
    );
    expect(files.sort()).toEqual([...TEXTOS_LEGALES, ...PAGES].sort());
    for (const file of files) {
      const { version, fecha } = parseLegal(source(file));
      expect([file, version, fecha]).toEqual([
        file,
        expect.stringMatching(/^\d+\.\d+$/),
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ]);
    }
  });

  it.each(TEXTOS_LEGALES)('%s leaves open only what the product can fill', (name) => {
    expect(holesOf(source(name)).filter((hole) => !HUECOS.some((known) => known === hole))).toEqual([]);
  });

  it('the notice to who applies counts from where the product counts: the later of close and last activity', () => {
    expect(source('aviso-postulacion')).toContain(
      'desde el cierre del proceso o su última actividad, lo que sea posterior',
    );
  });

  it('the pages of the site have several sections, and privacidad tells what Ley 21.719 asks for', () => {
    for (const name of PAGES)
      expect(parseLegal(source(name)).blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(6);
    for (const words of [
      'responsable',
      'Para qué',
      '24 meses',
      'supresión',
      'Agencia de Protección de Datos Personales',
    ])
      expect(source('privacidad')).toContain(words);
  });

  it('the templates tell what the law asks for: the impact assessment, and a breach to the Agency and to people', () => {
    const template = (name: string) => source(name, `${FOLDER}plantillas/`);
    for (const words of ['Base legal', 'Necesidad y proporcionalidad', 'Riesgos y medidas', 'artículo 15 ter'])
      expect(template('evaluacion-de-impacto')).toContain(words);
    for (const words of ['Naturaleza', 'Efectos', 'Categorías', 'Número aproximado', 'Medidas', 'sin dilaciones'])
      expect(template('aviso-a-la-agencia')).toContain(words);
    expect(template('aviso-a-las-personas')).toContain('Agencia');
    for (const file of readdirSync(`${FOLDER}plantillas/`))
      expect(parseLegal(template(file.replace('.md', ''))).version).toMatch(/^\d+\.\d+$/);
  });

  it('the contract tells what article 15 bis asks for', () => {
    for (const words of ['Objeto', 'Duración', 'Datos y personas', 'autorización específica', 'devuelve', 'Avisar'])
      expect(source('contrato-encargo')).toContain(words);
  });
});
