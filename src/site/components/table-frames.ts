import type { Language } from '../../languages/language.ts';
import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { words as inEach } from './in-each.ts';

/** Tables without a table inside. */
const TABLE = /<table>(?:(?!<table>).)*?<\/table>/gs;
const PARTS = /<tr>|<(t[dh])((?: class="figure")?(?: (?:col|row)span="\d+")*)>(.*?)<\/\1>/gs;

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
  const framed = (table: string, size: string) =>
    `<div class="table-frame${size}" role="group" aria-label="${inEach[language].table}" tabindex="0">${table}`;
  return html
    .replace(TABLE, (table) => {
      const { marked, columns } = withColumnsMarked(table);
      return columns >= WIDE
        ? marked.replace('<table>', columns >= WIDEST ? '<table data-widest>' : '<table data-wide>')
        : marked;
    })
    .replace(/<table( data-wid\w+)?/g, (_, size: string | undefined) =>
      framed('<table', size === undefined ? '' : ` ${size.trim().replace('data-', '')}`),
    )
    .replaceAll('</table>', '</table></div>');
}

function withColumnsMarked(table: string): { marked: string; columns: number } {
  /** By column: the first row, from 0, that no cell from above spans. */
  const freeFrom: number[] = [];
  let row = -1;
  let column = 0;
  const marked = table.replace(
    PARTS,
    (part, tag: string | undefined, attributes: string, content: string) => {
      if (tag === undefined) {
        row += 1;
        column = 0;
        return part;
      }
      while ((freeFrom[column] ?? 0) > row) column += 1;
      const first = column;
      const end = column + spanOf('col', attributes);
      for (; column < end; column += 1) freeFrom[column] = row + spanOf('row', attributes);
      const classes = [
        attributes.includes('figure') && 'figure',
        first === 0 && end === 1 && 'row-name',
        tag === 'th' && end - first === 1 && headOf(textOf(content).length),
      ].filter(Boolean);
      const spans = attributes.replace(' class="figure"', '');
      return classes.length === 0 ? part : `<${tag} class="${classes.join(' ')}"${spans}>${content}</${tag}>`;
    },
  );
  return { marked, columns: freeFrom.length };
}

const headOf = (characters: number) => HEADS.find(([from]) => characters >= from)?.[1];

const spanOf = (direction: 'col' | 'row', attributes: string) =>
  Number(new RegExp(`${direction}span="(\\d+)"`).exec(attributes)?.[1] ?? 1);
