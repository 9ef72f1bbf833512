import type { Language } from '../../languages/language.ts';
import { type Cell, cellsOf, inTables, withClasses } from './table-cells.ts';
import { words as inEach } from './words.ts';

/** From so many columns on, a table is set smaller on paper. */
const [WIDE, WIDEST] = [7, 11];
/** Header texts of so many characters get a broader column, so that they stay within four lines. */
const HEADS: readonly (readonly [number, string])[] = [
  [80, 'head-broadest'],
  [45, 'head-broader'],
  [22, 'head-broad'],
];

/**
 * Wraps tables in focusable frames that scroll, so that a wide table is reachable by keyboard. The cells of the first column
 * are marked, which stay in sight meanwhile, and long headers, whose columns are broader (requirement 23.76).
 * @param language of the text around them, in which a screen reader says the frame's name
 */
export function withTablesFramed(html: string, language: Language): string {
  const attributes = `role="group" aria-label="${inEach[language].table}" tabindex="0"`;
  return inTables(html, withColumnsMarked)
    .replace(/<table( data-size="(\w+)")?/g, (_, __, size: string | undefined) => {
      const classes = size === undefined ? 'table-frame' : `table-frame ${size}`;
      return `<div class="${classes}" ${attributes}><table`;
    })
    .replaceAll('</table>', '</table></div>');
}

function withColumnsMarked(table: string): string {
  const cells = cellsOf(table);
  const marked = withClasses(table, cells, classOf);
  const columns = Math.max(0, ...cells.map((cell) => cell.column + cell.columns));
  if (columns < WIDE) return marked;
  return marked.replace('<table', `<table data-size="${columns < WIDEST ? 'wide' : 'widest'}"`);
}

function classOf({ isHead, text, column, columns }: Cell): string | undefined {
  if (columns > 1) return undefined;
  const head = isHead && HEADS.find(([from]) => text.length >= from)?.[1];
  return [column === 0 && 'row-name', head].filter(Boolean).join(' ') || undefined;
}
