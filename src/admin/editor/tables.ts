import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { captionAttribute } from './caption.ts';

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
