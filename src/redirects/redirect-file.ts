import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { tidyLine } from '../languages/marks.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { fileWords } from './words.ts';

const sentences = sentencesIn(fileWords);

const MAX_ROWS = 5000;
/** Limit of cells per row, on average; a larger file is refused. Columns other than those in `COLUMNS` are ignored. */
const MAX_COLUMNS = 12;

/** One redirect of an imported file. */
export interface RedirectLine {
  line: number;
  from: string;
  to: string;
  /** Undefined where the file leaves it open. */
  permanent: boolean | undefined;
  /** Why the line cannot be read. */
  wrong?: InEach<string>;
}

const COLUMNS = ['from', 'to', 'permanent'] as const;

const YES = new Set(['true', 'yes', '1', '301', 'permanent']);
const NO = new Set(['false', 'no', '0', '302', 'temporary']);

/**
 * Reads a CSV file of redirects: the columns from, to and permanent in this order, or as its first line names them.
 * @throws 400 when it is empty, 413 when it has too many lines
 */
export function readRedirectFile(text: string): RedirectLine[] {
  const all = readCsvRows(text, MAX_ROWS + 1, MAX_ROWS * MAX_COLUMNS);
  if (!all) throw errors.tooLarge(sentences.tooMany(numeral(MAX_ROWS)));
  const [first, ...others] = all;
  if (!first) throw errors.malformed(sentences.empty);
  const names = first.cells.map((cell) => tidyLine(cell).toLowerCase());
  const hasHeader = names.includes('from') && names.includes('to');
  const rows = hasHeader ? others : [first, ...others];
  if (rows.length === 0) throw errors.malformed(sentences.empty);
  if (rows.length > MAX_ROWS) throw errors.tooLarge(sentences.tooMany(numeral(MAX_ROWS)));
  const columns = COLUMNS.map((name, at) => (hasHeader ? names.indexOf(name) : at));
  return rows.map((row) => lineOf(row, columns));
}

function lineOf({ line, cells, isCutOff }: CsvRow, columns: readonly number[]): RedirectLine {
  const [from = '', to = '', word = ''] = columns.map((at) => tidyLine(cells[at] ?? ''));
  const permanent = word.toLowerCase();
  const isOpen = permanent === '';
  const isReadable = isOpen || YES.has(permanent) || NO.has(permanent);
  const wrong = isCutOff ? sentences.cutOff : isReadable ? undefined : sentences.permanent;
  return { line, from, to, permanent: isOpen ? undefined : YES.has(permanent), ...(wrong && { wrong }) };
}

/** One row of a CSV text with the line on which it begins, from 1. */
interface CsvRow {
  line: number;
  cells: string[];
  /** Whether a quotation mark opens a cell that never ends. */
  isCutOff?: true;
}

/** A cell and its delimiter; within quotation marks a doubled `"` is a literal one (RFC 4180). */
const CELL = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*(,|\r\n?|\n|$)|([^,\r\n]*)(,|\r\n?|\n|$)/y;

/** A row of more cells belongs to no table that people make. */
const MAX_CELLS_OF_ROW = 1000;

/**
 * The rows of a CSV text, without blank ones. Line ends may be those of any system.
 * @param maxRows without blank ones
 * @param maxCells of the whole text, with those of blank rows
 * @returns null if there are more
 */
export function readCsvRows(text: string, maxRows: number, maxCells: number): CsvRow[] | null {
  const rows: CsvRow[] = [];
  const cell = new RegExp(CELL);
  cell.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  const endRow = () => {
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let cells = 1; cell.lastIndex < text.length; cells += 1) {
    if (cells > maxCells || rows.length > maxRows || row.cells.length > MAX_CELLS_OF_ROW) return null;
    const [whole = '', quoted, quotedEnd, plain = '', plainEnd] = cell.exec(text) ?? [];
    if (quoted === undefined && /^[ \t]*"/.test(plain)) row.isCutOff = true;
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n?|\n/g)?.length ?? 0;
    if ((quotedEnd ?? plainEnd) !== ',') endRow();
  }
  endRow();
  return rows.length > maxRows ? null : rows;
}
