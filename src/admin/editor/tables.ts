import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { isClean } from '../../schema/fields/rich-text/is-clean.ts';

/** What the server accepts. */
export const MAX_SPAN = 99;

/**
 * Colspan and rowspan as the server accepts them. Widths would be inline styles, which the CSP forbids.
 */
const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: rowspanOf },
  // Never set, but the table commands read it.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
});

function spanOf(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const written = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Math.min(MAX_SPAN, Math.max(1, written || 1));
}

/**
 * The number of rows that a cell spans in a browser, which ends a cell with its row group (`thead`, `tbody`); `rowspan="0"`
 * means the rest of the group. The editor drops row groups, so a larger span would push cells of the next group aside.
 */
function rowspanOf(cell: HTMLElement): number {
  const written = cell.getAttribute('rowspan')?.trim() ?? '1';
  if (written === '1') return 1;
  let rowsLeft = 1;
  for (let row = cell.parentElement?.nextElementSibling; row; row = row.nextElementSibling) {
    if (row.localName === 'tr') rowsLeft += 1;
  }
  return Math.min(rowsLeft, written === '0' ? MAX_SPAN : spanOf(cell, 'rowspan'));
}

const PlainTable = Table.extend({
  addAttributes: () => ({ caption: captionAttribute }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    // Made in a document without a window, which loads nothing.
    const inert = document.implementation.createHTMLDocument();
    const table = inert.createElement('table');
    if (node.attrs.caption) table.createCaption().innerHTML = node.attrs.caption;
    const contentDOM = table.appendChild(inert.createElement('tbody'));
    return { dom: table, contentDOM };
  },
  // Tab moves through the cells and then leaves the table, so that the table is not a keyboard trap.
  addKeyboardShortcuts() {
    const { Tab: _, ...others } = this.parent?.() ?? {};
    return { ...others, Tab: () => this.editor.commands.goToNextCell() };
  },
}).configure({ resizable: false, View: null });

export const tableExtensions = [
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];

/** Words of a caption as HTML, an attribute of its table: the table commands expect that tables consist of rows. */
const captionAttribute = {
  default: null,
  parseHTML: (table: HTMLElement) => {
    const written = table.querySelector(':scope > caption');
    return written && isClean(written.innerHTML) ? written.innerHTML || null : (written?.textContent ?? null);
  },
  renderHTML: () => ({}),
};

/** Parsed in a document without a window, which loads no pictures. A line break is a space in an input. */
function parsed(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = html;
  for (const lineBreak of box.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return box;
}

export const captionText = (html: string | null) => (html === null ? '' : parsed(html).textContent);

/**
 * The caption with other words. Bold, links and the like stay on the words that stay: only what differs is replaced.
 * @returns null if no word is left
 */
export function captionWith(html: string | null, words: string): string | null {
  if (words.trim() === '') return null;
  const box = parsed(html ?? '');
  const before = box.textContent;
  let start = 0;
  while (start < words.length && before[start] === words[start]) start += 1;
  let kept = 0;
  const atMost = Math.min(before.length, words.length) - start;
  while (kept < atMost && before.at(-1 - kept) === words.at(-1 - kept)) kept += 1;
  replaceText(box, start, before.length - kept, words.slice(start, words.length - kept));
  for (const element of [...box.querySelectorAll('*')].reverse())
    if (element.matches(':empty:not(img)')) element.remove();
  return box.innerHTML;
}

/** Replaces the characters from `start` to `end`. New ones join those before them, as typed ones do. */
function replaceText(box: HTMLElement, start: number, end: number, text: string) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let from = 0;
  let rest = text;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node;
    const to = from + data.length;
    if (start <= to) {
      node.data = data.slice(0, Math.max(0, start - from)) + rest + data.slice(Math.max(0, end - from));
      rest = '';
    }
    from = to;
  }
  box.append(rest);
}
