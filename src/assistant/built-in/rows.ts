import type { TextPart } from '../../schema/field.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';

/**
 * What a part holds of a table: a row with its columns, as 'BCA – Form: 4 December; Fee: 500', or a whole one of two
 * columns, as 'Item, NPR – Form: 500; Deposit: 5,000'.
 */
interface Cells {
  /** With the dash. */
  lead: string;
  /** Each with what it is: 'Form: 4 December'. */
  cells: readonly string[];
}

/** Searched for without an expression, which would try each dash with each colon of a long sentence. */
function cellsIn(text: string): Cells | null {
  const dash = text.indexOf(' – ', 1);
  if (dash < 0) return null;
  const lead = text.slice(0, dash + 3);
  const cells = text.slice(dash + 3).split('; ');
  return cells.length > 1 && cells.every(isCell) && !/[;.] /.test(lead) ? { lead, cells } : null;
}

function isCell(cell: string): boolean {
  const colon = cell.indexOf(': ', 1);
  return colon > 0 && colon + 2 < cell.length && !cell.includes(';');
}

/** The quality of a match with the word itself. */
const SAME_WORD = 1;

const nameOf = (cell: string) => cell.slice(0, cell.indexOf(': '));

/**
 * What a part holds of a table, with only the cells that the question names, so that no number of another one is taken for
 * the answer; any other text as it is.
 * @param compared the same in the language that the question is compared with
 */
export function namedCellsOf(text: string, query: ParsedQuery, compared = text): string {
  const table = cellsIn(text);
  if (!table) return text;
  const other = cellsIn(compared)?.cells;
  const names = (other?.length === table.cells.length ? other : table.cells).map(nameOf);
  // 'Tuition' of a row is not the 'fee' that is asked for.
  const least = table.lead.includes(', ') ? 0 : SAME_WORD;
  // 'Hostel' names this row, not the column of rooms.
  const inLead = matchQualities(query, keysOfText(table.lead));
  const coverage = names.map((name) => {
    const qualities = matchQualities(query, keysOfText(name)).map((one, at) =>
      one < least || inLead[at] === SAME_WORD ? 0 : one,
    );
    return coverageOf(query, qualities);
  });
  const best = Math.max(...coverage);
  if (best === 0) return text;
  return table.lead + table.cells.filter((_, at) => coverage[at] === best).join('; ');
}

const LABEL = /^([^–]+) – [^:–]+: /;

/** What a row of a table begins with; empty for any other text. */
export const labelOf = (text: string): string => LABEL.exec(text)?.[1] ?? '';

/** Whether a question names a row by half of its label's words. */
function isNamed({ matchesByKey }: ParsedQuery, label: string): boolean {
  const words = [...wordsOf(label)].filter(({ keys }) => !isStopWord(keys));
  const named = words.filter(({ keys }) => keys.some((key) => matchesByKey.has(key)));
  return named.length > 0 && 2 * named.length >= words.length;
}

/** Whether a part only names the columns of the rows before it, which answers nothing. */
export function isColumnNames({ heading, text }: TextPart, before: TextPart | undefined): boolean {
  const columns = before?.heading === heading ? cellsIn(before.text)?.cells.map(nameOf) : undefined;
  const names = text.split(', ');
  return columns?.every((name) => names.includes(name)) ?? false;
}

/** More are a table to be read on its page. */
const MAX_ROWS = 8;

/**
 * All rows of a table in the columns that a question names, where it names no row: 'the last day of the form' differs by
 * programme.
 * @param part a row of it
 * @param parts of the record
 * @param isOfDays whether the question is for a day, and its rows are labelled with days
 * @returns empty unless there are other rows, and the question names a column and none of the rows
 */
export function rowsOfColumn<Part extends TextPart>(
  part: TextPart,
  parts: readonly Part[],
  query: ParsedQuery,
  isOfDays: boolean,
): readonly Part[] {
  const columns = cellsIn(part.text)?.cells.map(nameOf);
  if (!columns || !(isOfDays || namedCellsOf(part.text, query) !== part.text)) return [];
  const isBeside = ({ heading, text }: Part) =>
    heading === part.heading && cellsIn(text)?.cells.map(nameOf).join() === columns.join();
  const rows = parts.filter(isBeside);
  const isAnyNamed = rows.some(({ text }) => isNamed(query, labelOf(text)));
  return rows.length < 2 || rows.length > MAX_ROWS || isAnyNamed ? [] : rows;
}
