import { walkXml } from '@recluta/domain/xml';
import type { Row } from './rows.ts';
import { dateStyles, sharedTexts, sheetRows } from './sheet.ts';
import { Unreadable } from './unreadable.ts';
import { openZip } from './zip.ts';

export type Sheet = { rows: Row[]; total: number; hoja: string | null; hojas: number };

/** The first visible sheet of a workbook that holds anything. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const zip = openZip(bytes);
  if (zip.names.some((name) => /vbaproject\.bin$/i.test(name))) throw new Unreadable('macros');
  const workbook = await zip.text('xl/workbook.xml');
  if (workbook === null) throw new Unreadable('otro_formato');
  const { sheets, from1904 } = sheetsOf(workbook);
  const targets = targetsOf(await zip.text('xl/_rels/workbook.xml.rels'));
  const book = {
    texts: sharedTexts(await zip.text('xl/sharedStrings.xml')),
    dates: dateStyles(await zip.text('xl/styles.xml')),
    from1904,
  };
  for (const { nombre, rel } of sheets) {
    const xml = await zip.text(targets.get(rel) ?? '');
    if (xml === null) continue;
    const { rows, total, whole } = sheetRows(xml, book);
    if (!whole) throw new Unreadable('danado');
    if (total > 0) return { rows, total, hoja: nombre, hojas: sheets.length };
  }
  throw new Unreadable('sin_datos');
}

function sheetsOf(xml: string) {
  const sheets: { nombre: string; rel: string }[] = [];
  let from1904 = false;
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible')
        sheets.push({ nombre: attribute('name') ?? '', rel: attribute('id') ?? attribute('r:id') ?? '' });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, from1904 };
}

/** Where each relation of the workbook leads inside of the zip. */
function targetsOf(xml: string | null): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(xml ?? '', {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
}
