import { textOf } from '../../schema/fields/rich-text/text-of.ts';

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

/** Tables without a table inside. */
const TABLE = /<table>(?:(?!<table>).)*?<\/table>/gs;
const PARTS = /<tr>|<(t[dh])((?: (?:col|row)span="\d+")*)>(.*?)<\/\1>/gs;

interface Cell {
  isHead: boolean;
  text: string;
  /** The author aligned it. */
  isAligned: boolean;
  /** Its column, from 0; undefined where it spans several. */
  column: number | undefined;
}

/**
 * Right-aligns columns of figures in cleaned rich text, with their headers (requirement 17.162): marks the cells with the
 * class `figure`. The first column names the rows and stays as it is, and so does a column that also holds words.
 */
export function withFiguresAligned(html: string): string {
  return html.replace(TABLE, (table) => {
    const cells = cellsOf(table);
    const columns = columnsOfFigures(cells);
    let at = 0;
    return table.replace(PARTS, (part, tag: string | undefined) => {
      if (tag === undefined) return part;
      const cell = cells[at++];
      if (!cell || cell.isAligned || !columns.has(cell.column)) return part;
      return `<${tag} class="figure"${part.slice(tag.length + 1)}`;
    });
  });
}

const MAX_FIGURE = 40;
const isFigure = (text: string) => text.length <= MAX_FIGURE && FIGURE.test(text) && !IDENTIFIER.test(text);

function columnsOfFigures(cells: readonly Cell[]): Set<number | undefined> {
  const figures = new Set<number | undefined>();
  const words = new Set<number | undefined>([0, undefined]);
  for (const { isHead, text, column } of cells) {
    if (isHead || ABSENT.test(text)) continue;
    (isFigure(text) ? figures : words).add(column);
  }
  return figures.difference(words);
}

function cellsOf(table: string): Cell[] {
  /** By column: the first row, from 0, that no cell from above spans. */
  const freeFrom: number[] = [];
  const cells: Cell[] = [];
  let row = -1;
  let column = 0;
  for (const [, tag, attributes = '', content = ''] of table.matchAll(PARTS)) {
    if (tag === undefined) {
      row += 1;
      column = 0;
      continue;
    }
    while ((freeFrom[column] ?? 0) > row) column += 1;
    const colspan = spanOf('col', attributes);
    cells.push({
      isHead: tag === 'th',
      text: textOf(content),
      isAligned: content.includes('ql-align-'),
      column: colspan === 1 ? column : undefined,
    });
    const end = column + colspan;
    for (; column < end; column += 1) freeFrom[column] = row + spanOf('row', attributes);
  }
  return cells;
}

function spanOf(direction: 'col' | 'row', attributes: string): number {
  return Number(new RegExp(`${direction}span="(\\d+)"`).exec(attributes)?.[1] ?? 1);
}
