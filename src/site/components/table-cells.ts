import { textOf } from '../../schema/fields/rich-text/text-of.ts';

const TABLE = /<table>(?:(?!<table>).)*?<\/table>/gs;
const PARTS = /<tr>|<(t[dh])(?: class="([^"]*)")?((?: (?:col|row)span="\d+")*)>(.*?)<\/\1>/gs;

/** A cell of a table in cleaned rich text. */
export interface Cell {
  isHead: boolean;
  text: string;
  /** The author aligned it. */
  isAligned: boolean;
  /** Its first column, from 0. */
  column: number;
  /** How many columns it spans. */
  columns: number;
}

/** Changes each table that has no table inside. */
export const inTables = (html: string, change: (table: string) => string): string =>
  html.replace(TABLE, (table) => change(table));

/** The cells of a table, row by row. */
export function cellsOf(table: string): Cell[] {
  /** By column: the first row, from 0, that no cell from above spans. */
  const freeFrom: number[] = [];
  const cells: Cell[] = [];
  let row = -1;
  let column = 0;
  for (const [, tag, , spans = '', content = ''] of table.matchAll(PARTS)) {
    if (tag === undefined) {
      row += 1;
      column = 0;
      continue;
    }
    while ((freeFrom[column] ?? 0) > row) column += 1;
    const columns = spanOf('col', spans);
    cells.push({
      isHead: tag === 'th',
      text: textOf(content),
      isAligned: content.includes('ql-align-'),
      column,
      columns,
    });
    const end = column + columns;
    for (; column < end; column += 1) freeFrom[column] = row + spanOf('row', spans);
  }
  return cells;
}

/** Adds a class to cells of a table. @param cells those of `cellsOf` the same table */
export function withClasses(
  table: string,
  cells: readonly Cell[],
  classOf: (cell: Cell) => string | undefined,
): string {
  let at = 0;
  return table.replace(PARTS, (part, tag: string | undefined, present = '', spans = '', content = '') => {
    if (tag === undefined) return part;
    const cell = cells[at++];
    const added = cell && classOf(cell);
    if (!added) return part;
    return `<${tag} class="${[present, added].filter(Boolean).join(' ')}"${spans}>${content}</${tag}>`;
  });
}

const spanOf = (direction: 'col' | 'row', spans: string) =>
  Number(new RegExp(`${direction}span="(\\d+)"`).exec(spans)?.[1] ?? 1);
