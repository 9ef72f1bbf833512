import { type Cell, cellsOf, inTables, withClasses } from './table-cells.ts';

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
