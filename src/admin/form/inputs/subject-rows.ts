import { areCredits, creditsIn } from '../../../schema/fields/credits.ts';
import { jsonListOf, parseJsonList } from './input-kind.ts';

/** A subject as it is typed: credits are a text until they are sent. */
export interface Row {
  code: string;
  name: string;
  credits: string;
}

export const COLUMNS = ['code', 'name', 'credits'] as const satisfies readonly (keyof Row)[];
export type ColumnName = (typeof COLUMNS)[number];

export const BLANK: Row = { code: '', name: '', credits: '' };

export const rowOf = (subject: unknown): Row => {
  const { code = '', name = '', credits = null } = Object(subject);
  return { code: String(code), name: String(name), credits: credits === null ? '' : String(credits) };
};

/** The rows in a form's value. */
export const rowsIn = (value: string): Row[] => parseJsonList(value).map(rowOf);

export const isBlank = (row: Row) => COLUMNS.every((column) => row[column].trim() === '');

/** The form value of these rows, without blank ones. */
export const valueOfRows = (rows: readonly Row[]) =>
  jsonListOf(rows.filter((row) => !isBlank(row)).map(({ code, name, credits }) => ({ code, name, credits })));

/** The cells that the server refuses. */
export function faultsOf(row: Row): ColumnName[] {
  if (isBlank(row)) return [];
  return [
    ...(row.name.trim() === '' ? (['name'] as const) : []),
    ...(areCredits(creditsIn(row.credits)) ? [] : (['credits'] as const)),
  ];
}

/** Words above the columns of a spreadsheet. */
const HEADING =
  /^(((subject|course|paper)( code| title| name)?)|code|title|name|credits?( hours?)?|cr\.? ?hrs?\.?|s\.? ?n\.?)$/i;
const SERIAL_NUMBER = /^[\d०-९]{1,2}[.)]?$/;

/**
 * The rows in a text from a spreadsheet: a line each, cells parted by tabs. A line of headings and a column of serial
 * numbers are left out.
 * @param column where the text is pasted; more cells than fit from there on begin at the first column
 * @returns null for a text of one cell, which is pasted as usual
 */
export function pastedRows(text: string, column: ColumnName): Partial<Row>[] | null {
  let lines = text
    .split(/\r\n?|\n/)
    .map((line) =>
      line.split('\t').map((cell) =>
        cell
          .replace(/^"(.*)"$/, '$1')
          .replace(/""/g, '"')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const isTable = lines.some((cells) => cells.length > 1);
  if (isTable && lines[0]?.every((cell) => cell === '' || HEADING.test(cell))) lines = lines.slice(1);
  const isNumbered = lines.every(([first = '', ...others]) => others.length > 2 && SERIAL_NUMBER.test(first));
  if (isNumbered) lines = lines.map((cells) => cells.slice(1));
  const width = Math.min(COLUMNS.length, Math.max(...lines.map(({ length }) => length)));
  const from = Math.min(COLUMNS.indexOf(column), COLUMNS.length - width);
  return lines.map((cells) =>
    Object.fromEntries(
      COLUMNS.slice(from).flatMap((name, at) => (at < cells.length ? [[name, cells[at]]] : [])),
    ),
  );
}
