import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { tidyLine } from '../languages/marks.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { type CsvRow, readCsvRows } from './csv.ts';
import { fileWords } from './words.ts';

const said = sentencesIn(fileWords);

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
  if (!all) throw errors.tooLarge(said.tooMany(numeral(MAX_ROWS)));
  const [first, ...others] = all;
  if (!first) throw errors.malformed(said.empty);
  const names = first.cells.map((cell) => tidyLine(cell).toLowerCase());
  const hasHeader = names.includes('from') && names.includes('to');
  const rows = hasHeader ? others : [first, ...others];
  if (rows.length === 0) throw errors.malformed(said.empty);
  if (rows.length > MAX_ROWS) throw errors.tooLarge(said.tooMany(numeral(MAX_ROWS)));
  const columns = COLUMNS.map((name, at) => (hasHeader ? names.indexOf(name) : at));
  return rows.map((row) => lineOf(row, columns));
}

function lineOf({ line, cells, isCutOff }: CsvRow, columns: readonly number[]): RedirectLine {
  const [from = '', to = '', word = ''] = columns.map((at) => tidyLine(cells[at] ?? ''));
  const permanent = word.toLowerCase();
  const isOpen = permanent === '';
  const isReadable = isOpen || YES.has(permanent) || NO.has(permanent);
  const wrong = isCutOff ? said.cutOff : isReadable ? undefined : said.permanent;
  return { line, from, to, permanent: isOpen ? undefined : YES.has(permanent), ...(wrong && { wrong }) };
}
