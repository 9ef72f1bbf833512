import type { TextPart } from '../../field.ts';
import { textOf } from './text-of.ts';
import { type Attribute, type Token, tokensOf } from './tokens.ts';

/** A row in the markup, without the cells that span into it from above. */
interface WrittenRow {
  cells: { text: string; colspan: number; rowspan: number }[];
  /** All its cells are column names. */
  isHead: boolean;
}

/** A row with a text for each column. */
interface Row {
  cells: string[];
  isHead: boolean;
}

/** How many characters of a merged cell are repeated, so that the texts of a table stay about as long as the table. */
const MAX_REPEATED = 20_000;

/**
 * Gives every cell its column. The text of a cell that spans rows is repeated in each of them. The text of a cell that
 * spans columns is repeated only in a table head, where it names them. Rows without cells of their own, which consist
 * only of repeated texts, are left out.
 */
function inColumns(rows: readonly WrittenRow[]): Row[] {
  let spare = MAX_REPEATED;
  const repeated = (text: string) => {
    spare -= text.length;
    return spare < 0 ? '' : text;
  };
  /** By column: the spanning cell above, and the number of further rows that it spans. */
  const above: { text: string; rows: number }[] = [];
  return rows.flatMap(({ cells: written, isHead }) => {
    const cells: string[] = [];
    const takeFromAbove = () => {
      for (let cell = above[cells.length]; cell && cell.rows > 0; cell = above[cells.length]) {
        cell.rows -= 1;
        cells.push(repeated(cell.text));
      }
    };
    for (const { text, colspan, rowspan } of written) {
      takeFromAbove();
      const others = isHead && written.length > 1 ? text : '';
      for (let column = 0; column < colspan; column += 1) {
        const shown = column === 0 ? text : repeated(others);
        above[cells.length] = { text: shown, rows: rowspan - 1 };
        cells.push(shown);
      }
    }
    takeFromAbove();
    return written.length > 0 ? [{ cells, isHead }] : [];
  });
}

/** The name of each column: of a head of several rows the different texts above one another. */
function columnNames(head: readonly Row[]): string[] {
  const names = head[0]?.cells.map(() => new Set<string>()) ?? [];
  for (const { cells } of head) for (const [at, text] of cells.entries()) names[at]?.add(text);
  return names.map((texts) => [...texts].filter((text) => text !== '').join(' '));
}

/** Turns table rows into texts: each cell of a row with the name of its column. */
class TableTexts {
  readonly #columns: string[];
  readonly #rows: string[][];

  constructor(written: readonly WrittenRow[]) {
    const rows = inColumns(written);
    // A head has further rows where a cell of its first one spans them.
    const reach = Math.max(1, ...(written[0]?.cells ?? []).map(({ rowspan }) => rowspan));
    const below = rows.slice(0, reach).findIndex(({ isHead }) => !isHead);
    const headRows = below === -1 ? Math.min(reach, rows.length) : below;
    this.#columns = columnNames(rows.slice(0, headRows));
    this.#rows = rows.slice(headRows).map(({ cells }) => cells);
  }

  /** The name of the first column where the rows begin with codes, which are said after it: 'Group C'; else empty. */
  #nameOfCodes(): string {
    const [own = '', next] = this.#columns;
    return next && this.#rows.length > 0 && this.#rows.every(([first = '']) => CODE.test(first)) ? own : '';
  }

  /** Rows of two cells, as a list of terms and their meanings. */
  get pairs(): { lead: string; items: string[] } {
    const items = this.#rows.filter(({ length }) => length === 2).map((cells) => cells.join(': '));
    return {
      lead: items.length > 0 && this.#columns.length > 0 ? `${this.#columns.join(', ')} – ` : '',
      items,
    };
  }

  /** All other rows, one text each; and last the column names, if a row did not use one of them. */
  get rows(): string[] {
    const used = new Set<string>();
    const ofCodes = this.#nameOfCodes();
    const name = (cell: string, at: number) => {
      const column = this.#columns[at + 1] ?? '';
      if (column === '' || cell === '') return cell;
      used.add(column);
      return `${column}: ${cell}`;
    };
    const rows = this.#rows
      .filter(({ length }) => length !== 2)
      .map(([first = '', ...others]) => {
        const rest = others.map(name).filter((text) => text !== '');
        return [`${ofCodes} ${first}`.trim(), rest.join('; ')].filter((text) => text !== '').join(' – ');
      });
    if (ofCodes) used.add(ofCodes);
    const isComplete = this.pairs.items.length > 0 || this.#columns.every((column) => used.has(column));
    return isComplete ? rows : [...rows, this.#columns.filter((column) => column !== '').join(', ')];
  }
}

/** A code such as a bus's number or a group's letter, which says nothing without the name of its column. */
const CODE = /^(?:\p{L}\p{M}*|\p{Nd}{1,3}|[IVX]{2,4})$/u;

/** A list longer than this, in characters, is split into several parts. */
const MAX_LIST_PART = 400;
const END = /[.;!?।]$/;
/** A paragraph of one sentence that introduces nothing. */
const isSentence = (text: string) => !/[.!?।] \S/u.test(text) && !text.endsWith(':');
const BLOCK = /^(?:p|h[1-6]|blockquote|figure|hr|ul|ol|li|table|caption|tbody|tr|td|th)$/;

/**
 * Splits cleaned rich text into parts that make sense alone: a paragraph, a list with the sentence that closes it, a
 * table row with its column names; each with the heading above it. Every word is in one part or its heading.
 */
export function partsOf(html: string): TextPart[] {
  const reader = new Reader();
  for (const token of tokensOf(html)) {
    if (token.kind === 'foreign') return wholeOf(html);
    if (token.kind === 'text') reader.text += token.text;
    else if (token.kind === 'open') reader.open(token);
    else reader.close(token.tag);
  }
  return reader.end();
}

function wholeOf(html: string): TextPart[] {
  const text = textOf(html);
  return text === '' ? [] : [{ heading: '', text }];
}

type Opening = Extract<Token, { kind: 'open' }>;

/** How many columns or rows a cell spans; clean rich text has at most 99. */
function spanOf(attributes: Attribute[], name: 'colspan' | 'rowspan'): number {
  return Number(attributes.find((attribute) => attribute.name === name)?.raw ?? 1);
}

class Reader {
  /** Text of the current block, as HTML. */
  text = '';
  readonly #parts: TextPart[] = [];
  /** The last part of the list that ended last: a sentence that closes it belongs to it. */
  #closable: TextPart | null = null;
  #heading = '';
  /** Nothing followed the heading yet. */
  #isBare = false;
  #items: string[] | null = null;
  #rows: WrittenRow[] | null = null;
  /** Depth of nested lists or cells. */
  #depth = 0;

  /** The content of a cell, or of a list item without a nested list, is one text. */
  open({ tag, attributes }: Opening): void {
    if (tag === 'br') this.text += ' ';
    else if (!BLOCK.test(tag)) return;
    else if (this.#rows) this.#openInTable(tag, attributes);
    else if (tag === 'ul' || tag === 'ol') this.#beginList();
    else if (!this.#items) {
      this.#endParagraph();
      if (tag === 'table') this.#rows = [];
    } else if (tag === 'li') this.#endItem();
    else this.text += ' ';
  }

  close(tag: string): void {
    if (!BLOCK.test(tag)) return;
    if (this.#rows) this.#closeInTable(tag, this.#rows);
    else if (tag === 'ul' || tag === 'ol') this.#endList();
    else if (this.#items) {
      if (tag === 'li') this.#endItem();
      else this.text += ' ';
    } else if (/^h[1-6]$/.test(tag)) this.#endHeading();
    else this.#endParagraph();
  }

  end(): TextPart[] {
    this.#endParagraph();
    if (this.#isBare) this.#parts.push({ heading: '', text: this.#heading });
    return this.#parts;
  }

  #take(): string {
    const text = textOf(this.text);
    this.text = '';
    return text;
  }

  #endParagraph() {
    const text = this.#take();
    const list = this.#closable;
    if (
      text !== '' &&
      list &&
      list === this.#parts.at(-1) &&
      list.heading === this.#heading &&
      isSentence(text)
    )
      list.text += `${END.test(list.text) ? '' : '.'} ${text}`;
    else this.#add(text);
    if (text !== '') this.#closable = null;
  }

  #endHeading() {
    const heading = this.#take();
    if (heading === '') return;
    // Of two consecutive headings the first also covers the text below the second.
    this.#heading = this.#isBare ? `${this.#heading}: ${heading}` : heading;
    this.#isBare = true;
  }

  #add(text: string) {
    if (text === '') return;
    this.#parts.push({ heading: this.#heading, text });
    this.#isBare = false;
  }

  #beginList() {
    if (this.#items) this.#endItem();
    else {
      this.#endParagraph();
      this.#items = [];
    }
    this.#depth += 1;
  }

  #endItem() {
    const item = this.#take();
    if (item !== '') this.#items?.push(item);
  }

  #endList() {
    this.#endItem();
    this.#depth -= 1;
    if (this.#depth > 0 || !this.#items) return;
    const items = this.#items;
    this.#items = null;
    // A paragraph that ends with a colon belongs to the list after it.
    const last = this.#parts.at(-1);
    const isLed = items.length > 0 && last?.text.endsWith(':') && last.heading === this.#heading;
    this.#addAll(items, isLed ? `${this.#parts.pop()?.text} ` : '');
    if (items.length > 0) this.#closable = this.#parts.at(-1) ?? null;
  }

  #addAll(items: readonly string[], lead: string) {
    let text = lead;
    for (const [at, item] of items.entries()) {
      text += item;
      if (text.length > MAX_LIST_PART || at === items.length - 1) {
        this.#add(text);
        text = '';
      } else text += END.test(item) ? ' ' : '; ';
    }
  }

  #openInTable(tag: string, attributes: Attribute[]) {
    const isCell = tag === 'td' || tag === 'th';
    const row = this.#rows?.at(-1);
    if (this.#depth > 0) this.text += ' ';
    else if (tag === 'tr') this.#rows?.push({ cells: [], isHead: true });
    else if (tag === 'td' && row) row.isHead = false;
    if (isCell && this.#depth === 0) {
      row?.cells.push({
        text: '',
        colspan: spanOf(attributes, 'colspan'),
        rowspan: spanOf(attributes, 'rowspan'),
      });
    }
    if (isCell) this.#depth += 1;
  }

  #closeInTable(tag: string, rows: readonly WrittenRow[]) {
    if (tag === 'caption' && this.#depth === 0) return this.#add(this.#take());
    this.text += ' ';
    if (tag === 'td' || tag === 'th') {
      this.#depth -= 1;
      const cell = rows.at(-1)?.cells.at(-1);
      if (this.#depth === 0 && cell) cell.text = this.#take();
    } else if (tag === 'table' && this.#depth === 0) this.#endTable(rows);
  }

  #endTable(rows: readonly WrittenRow[]) {
    this.#rows = null;
    this.#endParagraph();
    const table = new TableTexts(rows);
    for (const row of table.rows) this.#add(row);
    const { lead, items } = table.pairs;
    this.#addAll(items, lead);
  }
}
