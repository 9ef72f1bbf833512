import type { TextPart } from '../../field.ts';
import { textOf } from './text-of.ts';
import { tokensOf } from './tokens.ts';

/** Items of a list that go on beyond this many letters are another part. */
const LONG_LIST = 400;

/**
 * The parts of cleaned rich text, each understood by itself: a paragraph, a list, a row of a table with the names of
 * its columns; each with the heading that it stands under.
 */
export function partsOf(html: string): TextPart[] {
  const reader = new Reader();
  for (const token of tokensOf(html)) {
    if (token.kind === 'foreign') return [{ heading: '', text: textOf(html) }];
    if (token.kind === 'text') reader.text += token.text;
    else if (token.kind === 'open') reader.open(token.tag);
    else reader.close(token.tag);
  }
  reader.endBlock();
  return reader.parts;
}

class Reader {
  readonly parts: TextPart[] = [];
  /** What was read since the last block began, as HTML text. */
  text = '';
  #heading = '';
  #items: string[] | null = null;
  #depth = 0;
  #columns: string[] = [];
  #cells: string[] = [];
  /** Rows of two cells: a list of what is what, read as one. */
  #pairs: string[] = [];
  #isHead = false;

  open(tag: string): void {
    if (tag === 'br') this.text += ' ';
    else if (tag === 'ul' || tag === 'ol') this.#beginList();
    else if (tag === 'table') {
      this.endBlock();
      this.#columns = [];
    } else if (tag === 'tr') {
      this.endBlock();
      this.#cells = [];
      this.#isHead = false;
    } else if (tag === 'th') this.#isHead = true;
    else if (tag === 'li' || /^(?:p|h[1-6]|blockquote|figure)$/.test(tag)) this.#endParagraph();
  }

  close(tag: string): void {
    if (/^h[1-6]$/.test(tag)) this.#heading = this.#take();
    else if (tag === 'td' || tag === 'th') this.#cells.push(this.#take());
    else if (tag === 'tr') this.#endRow();
    else if (tag === 'table') this.#endPairs();
    else if (tag === 'li') this.#endItem();
    else if (tag === 'ul' || tag === 'ol') this.#endList();
    else if (/^(?:p|blockquote|figure)$/.test(tag)) this.#endParagraph();
  }

  endBlock(): void {
    this.#endParagraph();
  }

  #take(): string {
    const text = textOf(this.text);
    this.text = '';
    return text;
  }

  /** Inside of an item or a cell a paragraph is a part of that. */
  #endParagraph() {
    if (this.#items) {
      this.text += ' ';
      return;
    }
    this.#add(this.#take());
  }

  #add(text: string) {
    if (text !== '') this.parts.push({ heading: this.#heading, text });
  }

  #beginList() {
    if (this.#items) this.#endItem();
    else {
      this.endBlock();
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
    // What leads to a list belongs to it.
    const last = this.parts.at(-1);
    this.#addAll(items, last?.text.endsWith(':') ? `${this.parts.pop()?.text} ` : '');
  }

  #addAll(items: readonly string[], lead: string) {
    let text = lead;
    for (const [at, item] of items.entries()) {
      text += item;
      if (text.length > LONG_LIST || at === items.length - 1) {
        this.#add(text);
        text = '';
      } else text += /[.;!?।]$/.test(item) ? ' ' : '; ';
    }
  }

  #endPairs() {
    const pairs = this.#pairs;
    this.#pairs = [];
    if (pairs.length === 0) return;
    const columns = this.#columns.length > 0 ? `${this.#columns.join(', ')} – ` : '';
    this.#addAll(pairs, columns);
  }

  #endRow() {
    const cells = this.#cells;
    this.#cells = [];
    if (this.#isHead && this.#columns.length === 0) {
      this.#columns = cells;
      return;
    }
    if (cells.length === 2) {
      this.#pairs.push(cells.join(': '));
      return;
    }
    const [first = '', ...others] = cells;
    const named = others.map((cell, at) => {
      const column = this.#columns[at + 1] ?? '';
      return column === '' || cell === '' ? cell : `${column}: ${cell}`;
    });
    const rest = named.filter((cell) => cell !== '').join('; ');
    this.#add(rest === '' ? first : `${first} – ${rest}`);
  }
}
