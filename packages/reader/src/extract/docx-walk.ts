import { walkXml, type XmlHandler } from '@recluta/domain/xml';
import type { Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import { beginning } from './docx-lines.ts';
import { applyLook, type Look, type Styles } from './docx-styles.ts';
import { ReadFailure } from './failure.ts';
import { MAX_ITEMS, MAX_TEXT, MAX_XML_DEPTH } from './limits.ts';
import { addRun } from './word-runs.ts';

/** A line is the runs of it; a table is rows of cells of blocks. */
export type Block = { lines: Item[][] } | { rows: Block[][][] };

type Paragraph = { lines: Item[][]; after: Block[]; look: Look };
/** The body, a text box, a table or a cell that is open. */
type Frame = { blocks: Block[]; paragraph: Paragraph | null; rows: Block[][][] };

/** What people do not see: copies for old Words, deleted or moved text, changes of looks, rulers of tabs. Compared: a set makes a key of each tag first. */
const isSkipped = (name: string): boolean =>
  name === 'tabs' ||
  name === 'del' ||
  name === 'pPrChange' ||
  name === 'rPrChange' ||
  name === 'moveFrom' ||
  name === 'Fallback';
const isFrame = (name: string): boolean => name === 'tc' || name === 'tbl' || name === 'txbxContent';

/** Paragraphs, tables and text boxes of one part, in the order of the document; a box follows its paragraph. */
export function walkPart(xml: string, styles: Styles): Block[] {
  const walk = new Walk(styles);
  walkXml(xml, walk);
  return walk.blocks();
}

class Walk implements XmlHandler {
  readonly #styles: Styles;
  readonly #frames: Frame[] = [];
  #top = this.#push();
  #depth = 0;
  #skipping = 0;
  #run: (Look & { hidden: boolean }) | null = null;
  #properties: 'run' | 'paragraph' | null = null;
  #inText = false;
  /** The content of the control that is open is its own request, which nobody answered. */
  #unanswered = false;
  #items = MAX_ITEMS;
  #letters = MAX_TEXT;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  open(name: string, attribute: (name: string) => string | null): void {
    if (++this.#depth > MAX_XML_DEPTH) throw new ReadFailure('danado', 'nested too deep');
    if (this.#skipping > 0 || isSkipped(name) || (name === 'sdtContent' && this.#unanswered)) {
      this.#unanswered = false;
      this.#skipping++;
    } else if (isFrame(name)) this.#top = this.#push();
    else if (this.#properties !== null) this.#openProperty(name, attribute);
    else this.#openContent(name, attribute);
  }

  close(name: string): void {
    this.#depth--;
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    if (name === 't') this.#inText = false;
    else if (name === 'r') this.#run = null;
    else if (name === 'pPr' || (name === 'rPr' && this.#properties === 'run')) this.#properties = null;
    else if (name === 'p') this.#endParagraph(this.#top);
    else if (isFrame(name) && this.#frames.length > 1) this.#endFrame(name);
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === 0) this.#add(text);
  }

  /** What a cut-off part had open still counts. */
  blocks(): Block[] {
    return this.#frames.flatMap((frame) => {
      this.#endParagraph(frame);
      return frame.rows.length === 0 ? frame.blocks : [...frame.blocks, { rows: frame.rows }];
    });
  }

  #push(): Frame {
    const frame: Frame = { blocks: [], paragraph: null, rows: [] };
    this.#frames.push(frame);
    return frame;
  }

  #openContent(name: string, attribute: (name: string) => string | null): void {
    if (name === 't') this.#inText = true;
    else if (name === 'r') this.#run = { tam: null, negrita: null, hidden: false };
    else if (name === 'rPr') this.#properties = 'run';
    else if (name === 'pPr') this.#properties = 'paragraph';
    else if (name === 'p') this.#top.paragraph = { lines: [[]], after: [], look: this.#styles('') };
    else if (name === 'tr') this.#top.rows.push([]);
    else if (name === 'tab' || name === 'ptab') this.#add('\t');
    else if (name === 'br' || name === 'cr') this.#top.paragraph?.lines.push([]);
    else if (name === 'noBreakHyphen') this.#add('-');
    else if (name === 'sym') this.#add(' ');
    else if (name === 'showingPlcHdr') this.#unanswered = attribute('val') !== '0' && attribute('val') !== 'false';
    // Letters drawn along a path (WordArt) are an attribute.
    else if (name === 'textpath') this.#add(attribute('string') ?? '');
  }

  #openProperty(name: string, attribute: (name: string) => string | null): void {
    const { paragraph } = this.#top;
    if (name === 'pStyle' && paragraph !== null) paragraph.look = this.#styles(attribute('val') ?? '');
    if (this.#properties !== 'run' || this.#run === null) return;
    applyLook(this.#run, name, attribute);
    if (name === 'vanish' && attribute('val') !== '0' && attribute('val') !== 'false') this.#run.hidden = true;
    if (name === 'rStyle') {
      const style = this.#styles(attribute('val') ?? '');
      this.#run.tam ??= style.tam;
      this.#run.negrita ??= style.negrita;
    }
  }

  #add(text: string): void {
    const { paragraph } = this.#top;
    if (paragraph === null || this.#run?.hidden === true || this.#items <= 0 || this.#letters <= 0) return;
    const texto = cleanText(text.slice(0, this.#letters));
    this.#items--;
    this.#letters -= texto.length;
    const tam = this.#run?.tam ?? paragraph.look.tam ?? 0;
    const negrita = this.#run?.negrita ?? paragraph.look.negrita ?? false;
    addRun(paragraph.lines, texto, tam, negrita);
  }

  #endParagraph(frame: Frame): void {
    if (frame.paragraph === null) return;
    frame.blocks.push({ lines: frame.paragraph.lines }, ...frame.paragraph.after);
    frame.paragraph = null;
  }

  #endFrame(name: string): void {
    const frame = this.#top;
    this.#frames.pop();
    this.#top = this.#frames.at(-1) ?? this.#push();
    if (name === 'tc') this.#top.rows.at(-1)?.push(frame.blocks);
    else if (name === 'tbl') this.#top.blocks.push({ rows: frame.rows });
    else (this.#top.paragraph?.after ?? this.#top.blocks).push({ lines: [[beginning('aparte')]] }, ...frame.blocks);
  }
}
