const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, pre, div';

/** The words of formatted text, a line for each paragraph and each row of a table. Nothing in it is loaded or run. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCK)) block.append('\n');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const row of body.querySelectorAll('tr')) row.textContent = `${cellsOf(row).join(' · ')}\n`;
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}

/** What stands in each cell of a row, on one line; the editor makes a paragraph of it, and a pasted table does not. */
const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
