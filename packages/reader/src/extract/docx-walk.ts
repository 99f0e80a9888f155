import type { Item } from '../text/document.ts';
import { applyLook, type Look, type Styles } from './docx-styles.ts';
import { ReadFailure } from './failure.ts';
import { MAX_ITEMS, MAX_TEXT, MAX_XML_DEPTH } from './limits.ts';
import { walkXml } from './xml.ts';

/** A line is the runs of it; a table is rows of cells of blocks. */
export type Block = { lines: Item[][] } | { rows: Block[][][] };

type Paragraph = { lines: Item[][]; after: Block[]; look: Look };
type Frame = { blocks: Block[]; paragraph: Paragraph | null; rows: Block[][][] };

const SKIPPED = new Set(['Fallback', 'moveFrom', 'del', 'pPrChange', 'rPrChange', 'tabs', 'docPartObj']);

/** Paragraphs, tables and text boxes of one part, in the order of the document; a box follows its paragraph. */
export function walkPart(xml: string, styles: Styles): Block[] {
  const frames: Frame[] = [{ blocks: [], paragraph: null, rows: [] }];
  const budget = { items: MAX_ITEMS, text: MAX_TEXT };
  let depth = 0;
  let skipping = 0;
  let run: (Look & { hidden: boolean }) | null = null;
  let inText = false;
  let properties: 'run' | 'paragraph' | null = null;

  const top = (): Frame => frames.at(-1) ?? (frames[0] as Frame);
  const push = (text: string) => {
    const { paragraph } = top();
    if (paragraph === null || run?.hidden === true || budget.items <= 0 || budget.text <= 0) return;
    const texto = text.slice(0, budget.text);
    budget.items--;
    budget.text -= texto.length;
    const tam = run?.tam ?? paragraph.look.tam ?? 0;
    const negrita = run?.negrita ?? paragraph.look.negrita ?? false;
    const item = { texto, x: 0, y: 0, ancho: 0, alto: 0, tam, negrita, fuente: '', salto: false, certeza: 1 };
    paragraph.lines.at(-1)?.push(item);
  };

  walkXml(xml, {
    open(name, attribute, prefix) {
      if (++depth > MAX_XML_DEPTH) throw new ReadFailure('danado', 'nested too deep');
      if (skipping > 0 || SKIPPED.has(name)) {
        skipping++;
        return;
      }
      if (name === 'p' && prefix !== 'v') {
        top().paragraph = { lines: [[]], after: [], look: styles('') };
      } else if (name === 'pPr') properties = 'paragraph';
      else if (name === 'r') run = { tam: null, negrita: null, hidden: false };
      else if (name === 'rPr' && properties === null) properties = 'run';
      else if (name === 'pStyle') {
        const { paragraph } = top();
        if (paragraph !== null) paragraph.look = styles(attribute('val') ?? '');
      } else if (name === 'rStyle' && run !== null) Object.assign(run, merge(run, styles(attribute('val') ?? '')));
      else if (properties === 'run' && run !== null) {
        applyLook(run, name, attribute('val'));
        if (name === 'vanish' && attribute('val') !== '0') run.hidden = true;
      } else if (name === 't') inText = true;
      else if (name === 'tab' || name === 'ptab') push('\t');
      else if (name === 'br' || name === 'cr') top().paragraph?.lines.push([]);
      else if (name === 'noBreakHyphen') push('-');
      else if (name === 'sym') push(' ');
      else if (name === 'textpath') push(attribute('string') ?? '');
      else if (name === 'txbxContent' || name === 'tc') frames.push({ blocks: [], paragraph: null, rows: [] });
      else if (name === 'tbl') frames.push({ blocks: [], paragraph: null, rows: [] });
      else if (name === 'tr') top().rows.push([]);
    },
    close(name) {
      depth--;
      if (skipping > 0) {
        skipping--;
        return;
      }
      const frame = top();
      if (name === 't') inText = false;
      else if (name === 'r') run = null;
      else if (name === 'rPr' && properties === 'run') properties = null;
      else if (name === 'pPr') properties = null;
      else if (name === 'p' && frame.paragraph !== null) {
        frame.blocks.push({ lines: frame.paragraph.lines }, ...frame.paragraph.after);
        frame.paragraph = null;
      } else if (frames.length > 1 && (name === 'txbxContent' || name === 'tc' || name === 'tbl')) {
        frames.pop();
        if (name === 'tc') top().rows.at(-1)?.push(frame.blocks);
        else if (name === 'tbl') top().blocks.push({ rows: frame.rows });
        else (top().paragraph?.after ?? top().blocks).push(...frame.blocks);
      }
    },
    text(text) {
      if (inText && skipping === 0) push(text);
    },
  });
  return closeAll(frames);
}

/** A style of letters says less than what the run itself says. */
function merge(own: Look, style: Look): Look {
  return { tam: own.tam ?? style.tam, negrita: own.negrita ?? style.negrita };
}

/** What a cut-off part had open still counts. */
function closeAll(frames: Frame[]): Block[] {
  return frames.flatMap((frame) => [
    ...frame.blocks,
    ...(frame.paragraph === null ? [] : [{ lines: frame.paragraph.lines }, ...frame.paragraph.after]),
    ...(frame.rows.length === 0 ? [] : [{ rows: frame.rows }]),
  ]);
}
