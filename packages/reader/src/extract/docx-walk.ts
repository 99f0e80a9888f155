import { walkXml, type XmlHandler } from '@recluta/domain/xml';
import type { Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import { FormField, symbolOf } from './docx-form.ts';
import { beginning, textOf } from './docx-lines.ts';
import { applyLook, fillLook, isOn, type Look, PLAIN, type Styles } from './docx-styles.ts';
import { ReadFailure } from './failure.ts';
import { MAX_ITEMS, MAX_TEXT, MAX_XML_DEPTH } from './limits.ts';
import { mailAddress } from './mail-address.ts';
import { addRun } from './word-runs.ts';

/** A line is the runs of it; a table is rows of cells of blocks. */
export type Block = { lines: Item[][] } | { rows: Block[][][] };

/** `capital`: all it holds is the first letter of the next one, as high as several lines; `lead`: that letter, until it stands. */
type Paragraph = { lines: Item[][]; after: Block[]; look: Look; capital: boolean; lead: string };
/** The body, a text box, a table or a cell that is open. */
type Frame = { blocks: Block[]; paragraph: Paragraph | null; rows: Block[][][]; capital: string };

/** What people do not see: copies for old Words, deleted or moved text, changes of looks, rulers of tabs. Compared: a set makes a key of each tag first. */
const isSkipped = (name: string): boolean =>
  name === 'tabs' ||
  name === 'del' ||
  name === 'pPrChange' ||
  name === 'rPrChange' ||
  name === 'moveFrom' ||
  name === 'Fallback';
const isFrame = (name: string): boolean => name === 'tc' || name === 'tbl' || name === 'txbxContent';

/** What a part calls by an id: a page that it holds whole, and, where they are wanted, the addresses behind its links. */
export type Calls = { chunk: (id: string) => Block[]; address: ((id: string) => string | null) | null };

/** Paragraphs, tables and text boxes of one part, in the order of the document; a box follows its paragraph. */
export function walkPart(xml: string, styles: Styles, calls: Calls): Block[] {
  const walk = new Walk(styles, calls);
  walkXml(xml, walk);
  return walk.blocks();
}

class Walk implements XmlHandler {
  readonly #styles: Styles;
  readonly #calls: Calls;
  readonly #frames: Frame[] = [];
  #top = this.#push();
  #depth = 0;
  #skipping = 0;
  #run: Look | null = null;
  #properties: 'run' | 'paragraph' | null = null;
  #inText = false;
  /** Of a field: what says where it leads. */
  #inCode = false;
  #field: { form: FormField; letters: number } | null = null;
  /** The content of the control that is open is its own request, which nobody answered. */
  #unanswered = false;
  #items = MAX_ITEMS;
  #letters = MAX_TEXT;

  constructor(styles: Styles, calls: Calls) {
    this.#styles = styles;
    this.#calls = calls;
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
    else if (name === 'instrText') this.#inCode = false;
    else if (name === 'r') this.#run = null;
    else if (name === 'pPr' || (name === 'rPr' && this.#properties === 'run')) this.#properties = null;
    else if (name === 'p') this.#endParagraph(this.#top);
    else if (isFrame(name) && this.#frames.length > 1) this.#endFrame(name);
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    if (this.#inText) this.#add(text);
    else if (this.#inCode) this.#link(text);
  }

  /** What a cut-off part had open still counts. */
  blocks(): Block[] {
    return this.#frames.flatMap((frame) => {
      this.#close(frame);
      return frame.rows.length === 0 ? frame.blocks : [...frame.blocks, { rows: frame.rows }];
    });
  }

  #push(): Frame {
    const frame: Frame = { blocks: [], paragraph: null, rows: [], capital: '' };
    this.#frames.push(frame);
    return frame;
  }

  #openContent(name: string, attribute: (name: string) => string | null): void {
    if (name === 't') this.#inText = true;
    else if (name === 'r') this.#run = { ...PLAIN };
    else if (name === 'rPr') this.#properties = 'run';
    else if (name === 'pPr') this.#properties = 'paragraph';
    else if (name === 'p') this.#beginParagraph(this.#top);
    else if (name === 'tr') this.#top.rows.push([]);
    else if (name === 'tab' || name === 'ptab') this.#add('\t');
    else if (name === 'br' || name === 'cr') this.#top.paragraph?.lines.push([]);
    else if (name === 'noBreakHyphen') this.#add('-');
    else if (name === 'sym') this.#add(symbolOf(attribute('font'), attribute('char')));
    else if (name === 'showingPlcHdr') this.#unanswered = isOn(attribute);
    else if (name === 'altChunk') this.#top.blocks.push(...this.#calls.chunk(attribute('id') ?? ''));
    else if (name === 'hyperlink') this.#link(this.#calls.address?.(attribute('id') ?? '') ?? '');
    else if (name === 'instrText') this.#inCode = this.#calls.address !== null;
    else if (name === 'fldChar' && attribute('fldCharType') !== 'separate') this.#answerField();
    else if (FormField.isOne(name)) this.#field = { form: new FormField(name), letters: this.#letters };
    // Letters drawn along a path (WordArt) are an attribute.
    else if (name === 'textpath') this.#add(attribute('string') ?? '');
    else if (this.#field !== null) this.#field.form.open(name, attribute);
  }

  #openProperty(name: string, attribute: (name: string) => string | null): void {
    const { paragraph } = this.#top;
    if (name === 'pStyle' && paragraph !== null) paragraph.look = this.#styles(attribute('val') ?? '');
    if (name === 'framePr' && paragraph !== null)
      paragraph.capital = /^(?:drop|margin)$/.test(attribute('dropCap') ?? '');
    if (this.#properties !== 'run' || this.#run === null) return;
    applyLook(this.#run, name, attribute);
    if (name === 'rStyle') fillLook(this.#run, this.#styles(attribute('val') ?? ''));
  }

  #add(text: string): void {
    const { paragraph } = this.#top;
    if (paragraph === null || this.#items <= 0 || this.#letters <= 0) return;
    if (this.#run?.oculto ?? paragraph.look.oculto) return;
    const said = text.trim() === '' ? text : `${paragraph.lead}${text}`;
    if (said !== text) paragraph.lead = '';
    const texto = cleanText(said.slice(0, this.#letters));
    this.#items--;
    this.#letters -= texto.length;
    const run = this.#run;
    addRun(paragraph.lines, texto, {
      tam: run?.tam ?? paragraph.look.tam ?? 0,
      negrita: run?.negrita ?? paragraph.look.negrita ?? false,
      cursiva: run?.cursiva ?? paragraph.look.cursiva ?? false,
    });
  }

  /** Where it ends, unless letters show what it says. */
  #answerField(): void {
    if (this.#field?.letters === this.#letters) this.#add(this.#field.form.answer);
    this.#field = null;
  }

  /** `Escríbeme` says nothing to who reads it on paper: the address stands before it. */
  #link(target: string): void {
    const address = mailAddress(target);
    if (address !== null) this.#add(`${address}\t`);
  }

  #beginParagraph(frame: Frame): void {
    frame.paragraph = { lines: [[]], after: [], look: this.#styles(''), capital: false, lead: frame.capital };
    frame.capital = '';
  }

  #endParagraph(frame: Frame): void {
    if (frame.paragraph === null) return;
    const { lines, after, capital, lead } = frame.paragraph;
    if (capital) frame.capital = lead + lines.map(textOf).join('').trim();
    else frame.blocks.push({ lines: lead === '' ? lines : [...ownLine(lead), ...lines] });
    frame.blocks.push(...after);
    frame.paragraph = null;
  }

  /** With a first letter that nothing followed. */
  #close(frame: Frame): void {
    this.#endParagraph(frame);
    if (frame.capital !== '') frame.blocks.push({ lines: ownLine(frame.capital) });
    frame.capital = '';
  }

  #endFrame(name: string): void {
    const frame = this.#top;
    this.#close(frame);
    this.#frames.pop();
    this.#top = this.#frames.at(-1) ?? this.#push();
    if (name === 'tc') this.#top.rows.at(-1)?.push(frame.blocks);
    else if (name === 'tbl') this.#top.blocks.push({ rows: frame.rows });
    else (this.#top.paragraph?.after ?? this.#top.blocks).push({ lines: [[beginning('aparte')]] }, ...frame.blocks);
  }
}

function ownLine(text: string): Item[][] {
  const lines: Item[][] = [[]];
  addRun(lines, text, { tam: 0 });
  return lines;
}
