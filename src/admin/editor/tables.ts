import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Spans as the server accepts them; widths and alignment would be inline styles, which the page's policy forbids. */
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Never set, but the table commands read it.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
});

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) =>
      Math.min(99, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1)),
  };
}

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // Tab goes through the cells and then on, so that nobody is caught in a table.
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
