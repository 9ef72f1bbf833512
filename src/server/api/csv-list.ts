import type { Readable } from 'node:stream';
import type { Item } from '../../schema/define-type.ts';
import { listStream } from './list-stream.ts';

/** One column of a list as a table for spreadsheets: its heading, and its cell for a record. */
export interface TableColumn<Row = Item> {
  label: string;
  cell(row: Row): string;
  /** For values such as phone numbers, of which a spreadsheet must keep leading zeros and plus signs. */
  isText?: boolean;
}

const FORMULA_SIGNS = '=+-@−';

/**
 * Whether a spreadsheet could run a cell as a formula (CSV injection): its first visible character is a formula sign
 * of any width, or it begins with a tab or line break.
 */
function looksLikeFormula(cell: string): boolean {
  const first = /[^\p{Z}\p{C}]/u.exec(cell)?.[0].normalize('NFKC') ?? '';
  return (first !== '' && FORMULA_SIGNS.includes(first)) || /^[\t\r\n]/.test(cell);
}

function cellOf<Row>({ cell, isText }: TableColumn<Row>, row: Row): string {
  const value = cell(row);
  return (isText && value !== '') || looksLikeFormula(value) ? `'${value}` : value;
}

/**
 * Streams a list as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. Cells that look like
 * formulas are prefixed with an apostrophe.
 */
export function csvList<Row>(chunks: AsyncIterable<Row[]>, columns: readonly TableColumn<Row>[]): Readable {
  // With a custom record delimiter, the library does not quote cells with a lone LF or CR by default.
  const lines = { record_delimiter: '\r\n', quote_record_delimiter: true };
  async function* text() {
    // Loaded with the first list, to keep the start fast.
    const { stringify } = await import('csv-stringify/sync');
    const written = (rows: string[][], bom = false) => stringify(rows, { ...lines, bom });
    yield written([columns.map(({ label }) => label)], true);
    for await (const chunk of chunks) {
      yield written(chunk.map((row) => columns.map((column) => cellOf(column, row))));
    }
  }
  return listStream(text());
}
