import { describe, expect, it } from 'vitest';
import { OFICIOS } from '../experiencia/oficios/index.ts';
import { LINE_CUES } from '../experiencia/oficios/oficio.ts';
import { Cues } from './cues.ts';

/** Whether a pattern is asked of a text, and what it finds when it is. */
const asked = (pattern: RegExp, text: string) => {
  const cues = new Cues();
  const cued = cues.cued(pattern);
  return { asked: cues.of(text) !== 0, found: cued.test(text, cues.of(text)) };
};
const YES = { asked: true, found: true };
const NO = { asked: false, found: false };

describe('a pattern is asked only where a word begins as its matches do', () => {
  it.each([
    [/\bcajer[oa]s?\b/, 'fui cajera', 'supercajera'],
    [/(?<![a-z])(?:call ?center|tele[ -]?venta)/, 'en un callcenter', 'reposteleventa'],
    [/(?<![a-z])de la\b/, 'ficha\nde\nla tienda', 'del lado'],
    [/^[^a-z]{0,4}(?:mis? )?(?:hij[oa]s?|padres?)\b/, '- mis hijas', 'ahijados'],
    [/\b(?:yo,? |soy(?: el)?)/, 'yo, Ana', 'mayo'],
    [/(?:^|\n)de ?:/, 'de: ana', 'donde: ana'],
    [/\d{2,3} llamad[oa]s/, 'unas 80 llamadas', 'unas 80 llaves'],
    [/renta|sueldo/, 'parentales', 'rendidos'],
    [/\b(?:[Ss]oftware|ERP) \p{Lu}/u, 'en erp sap', 'en serpientes'],
    [/^(?:Ingeniería|Téc)\b/iu, 'tec. soto', 'tacto'],
    [/[dl]os? [xyz]{2,3}al/, 'con los yxal', 'con los axal'],
    [/(?:un|una) ?(?=vez)vez/, 'alguna vez', 'ninguno'],
  ])('%s', (pattern, told, other) => {
    expect(asked(pattern, told).asked).toBe(true);
    expect(asked(pattern, other)).toEqual(NO);
  });

  it('always when it may find no letter, or cannot be told how it begins', () => {
    for (const pattern of [/\d{4}/, /[a-zñ' ]{3,9}, rut/, /.*mil/]) expect(asked(pattern, '').asked).toBe(true);
    expect(asked(/(?!)/, 'anything')).toEqual(NO);
  });

  it('and finds what it finds without being told, at the ends of a text and before any sign', () => {
    for (const text of ['mi renta', 'renta', 'renta\t', '(renta)', 'ñrenta', 'ex-renta'])
      expect(asked(/(?<![a-z])renta(?![a-z])/, text)).toEqual(YES);
  });

  it('in the titles of all trades, whatever stands around them', () => {
    const titles = [
      'teleoperadora',
      'vendedor part time',
      'procuradora judicial',
      'secretaria',
      'jefa de local',
      'cajera',
    ];
    const around = [
      (title: string) => title,
      (title: string) => `2019: ${title}, 3 años`,
      (title: string) => `(${title}s)\t9`,
    ];
    for (const { cargos } of Object.values(OFICIOS))
      for (const text of titles.flatMap((title) => around.map((put) => put(title))))
        expect(cargos.test(text, LINE_CUES.of(text))).toBe(cargos.pattern.test(text));
  });

  it('no more of them than a number has bits', () => {
    const cues = new Cues();
    for (let i = 0; i < 31; i++) cues.cued(/a/);
    expect(() => cues.cued(/a/)).toThrow(RangeError);
  });
});
