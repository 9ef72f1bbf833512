import type { TextPart } from '../../schema/field.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import { askedBy } from './asked.ts';
import { saysValue } from './facts.ts';

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

const nameOf = (cell: string) => cell.slice(0, cell.indexOf(': '));

/** A table's part with the cells that the question names, or else those that answer; any other text as it is. */
export function namedCellsOf(text: string, query: ParsedQuery, compared = text): string {
  const table = cellsIn(text);
  if (!table) return text;
  const other = cellsIn(compared)?.cells;
  const names = (other?.length === table.cells.length ? other : table.cells).map(nameOf);
  // Only the word itself counts: 'Tuition' of a row is not the 'fee' that is asked for.
  const least = table.lead.includes(', ') ? 0 : 1;
  const isOf = (one: number) => (one < least ? 0 : one);
  const found = names.map((name) => matchQualities(query, keysOfText(name)).map(isOf));
  const coverage = found.map((one) => coverageOf(query, one));
  const best = Math.max(...coverage);
  if (best === 0) return text;
  const named = table.cells.filter((_, at) => coverage[at] === best);
  const answers = (cell: string) => askedBy(query).values.every((value) => saysValue(value, cell));
  return table.lead + [...named, ...(named.some(answers) ? [] : table.cells.filter(answers))].join('; ');
}

const LABEL = /^([^–]+) – [^:–]+: /;

/** What a row of a table begins with; empty for any other text. */
export const labelOf = (text: string): string => LABEL.exec(text)?.[1] ?? '';

/** Whether a part only names the columns of the rows before it, which answers nothing. */
export function isColumnNames({ heading, text }: TextPart, before: TextPart | undefined): boolean {
  const columns = before?.heading === heading ? cellsIn(before.text)?.cells.map(nameOf) : undefined;
  const names = text.split(', ');
  return columns?.every((name) => names.includes(name)) ?? false;
}

/** More are a table to be read on its page. */
const MAX_ROWS = 8;

/** All rows of a table, where a question has no more of one than of another; empty unless there are other rows. */
export function rowsAlike<Part extends TextPart>(
  part: Part,
  parts: readonly Part[],
  query: ParsedQuery,
): readonly Part[] {
  const columnsOf = ({ text }: Part) => cellsIn(text)?.cells.map(nameOf).join();
  const columns = columnsOf(part);
  if (columns === undefined) return [];
  const rows = parts.filter((one) => one.heading === part.heading && columnsOf(one) === columns);
  const found = rows.map(({ text }) => coverageOf(query, matchQualities(query, keysOfText(text))));
  return rows.length < 2 || rows.length > MAX_ROWS || new Set(found).size > 1 ? [] : rows;
}
