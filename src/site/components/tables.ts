import type { Language } from '../../languages/language.ts';
import { textOf } from '../../schema/fields/rich-text/text-of.ts';
import { words as inEach } from './words.ts';

const TABLE = /<table>(?:(?!<table>).)*?<\/table>/gs;
const PARTS = /<tr>|<(t[dh])(?: class="([^"]*)")?((?: (?:col|row)span="\d+")*)>(.*?)<\/\1>/gs;

/** A cell of a table in cleaned rich text. */
interface Cell {
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
const inTables = (html: string, change: (table: string) => string): string =>
  html.replace(TABLE, (table) => change(table));

/** The cells of a table, row by row. */
function cellsOf(table: string): Cell[] {
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
function withClasses(
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

const NUMBER = /[\d०-९](?:[\d०-९,.]*[\d०-९])?/u.source;
const CURRENCY = /(?:npr|nrs|rs|inr|usd|ने\.?\s?रु|रु|रू)\.?|[₹$€£]/u.source;
const ABOUT = /(?:about|approx\.?|up to|from|करिब|लगभग)\s/u.source;
const [MINUS, DASH, END] = [/[-−+]/u.source, /[-–]/u.source, /[-–=]/u.source];
/** An amount, count, share or range, such as 'Rs. 45,000/-', 'about NPR 9,000', '४५,०००' or '34 %'. Not a time. */
const FIGURE = new RegExp(
  String.raw`^(?:${ABOUT})?(?:(?:${CURRENCY})\s?)?${MINUS}?${NUMBER}(?:\s?${DASH}\s?${NUMBER})?(?:\s?(?:%|/${END}|${CURRENCY}))*$`,
  'iu',
);
/** As long as this without a separator, it is a telephone or registration number. */
const IDENTIFIER = /[\d०-९]{7}/u;
const ABSENT = /^[-–—]?$/u;

/**
 * Right-aligns columns of figures in cleaned rich text, with their headers (requirement 17.162): marks the cells with the
 * class `figure`. The first column names the rows and stays as it is, and so does a column that also holds words.
 */
export function withFiguresAligned(html: string): string {
  return inTables(html, (table) => {
    const cells = cellsOf(table);
    const columns = columnsOfFigures(cells);
    const isFigureCell = (cell: Cell) => !cell.isAligned && columns.has(columnOf(cell));
    return withClasses(table, cells, (cell) => (isFigureCell(cell) ? 'figure' : undefined));
  });
}

/** The column of a cell; undefined where it spans several. */
const columnOf = ({ column, columns }: Cell) => (columns === 1 ? column : undefined);

const MAX_FIGURE = 40;
const isFigure = (text: string) => text.length <= MAX_FIGURE && FIGURE.test(text) && !IDENTIFIER.test(text);

function columnsOfFigures(cells: readonly Cell[]): Set<number | undefined> {
  const figures = new Set<number | undefined>();
  const words = new Set<number | undefined>([0, undefined]);
  for (const cell of cells) {
    if (cell.isHead || ABSENT.test(cell.text)) continue;
    (isFigure(cell.text) ? figures : words).add(columnOf(cell));
  }
  return figures.difference(words);
}

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
