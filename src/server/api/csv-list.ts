import { Readable } from 'node:stream';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Item } from '../../schema/define-type.ts';

/** One column: what stands at its head, and what of a record stands in it. */
export interface CsvColumn {
  label: string;
  cell(item: Item): string;
  /** Numbers that are none to calculate with, such as those of telephones, which keep their noughts and signs. */
  isText?: boolean;
}

const FORMULA_SIGNS = '=+-@−';

/**
 * Whether a spreadsheet could take a cell for a formula: by the first sign that is seen in it, in whatever width that
 * is written, or by a tab or the end of a line in its place.
 */
function looksLikeFormula(cell: string): boolean {
  const first = /[^\p{Z}\p{C}]/u.exec(cell)?.[0].normalize('NFKC') ?? '';
  return (first !== '' && FORMULA_SIGNS.includes(first)) || /^[\t\r\n]/.test(cell);
}

function cellOf({ cell, isText }: CsvColumn, item: Item): string {
  const value = cell(item);
  return (isText && value !== '') || looksLikeFormula(value) ? `'${value}` : value;
}

/**
 * A list as a table for spreadsheets (RFC 4180), written as fast as its reader takes it, a chunk at a time. It begins
 * with the mark by which they know UTF-8, and no cell of it is calculated.
 */
export function csvList(chunks: AsyncIterable<Item[]>, columns: readonly CsvColumn[]): Readable {
  // Once lines are told to end otherwise, a lone end of a line inside a cell is quoted only where that is asked for.
  const lines = { record_delimiter: '\r\n', quote_record_delimiter: true };
  const written = (rows: string[][], bom = false) => stringify(rows, { ...lines, bom });
  async function* text() {
    yield written([columns.map(({ label }) => label)], true);
    for await (const chunk of chunks) {
      yield written(chunk.map((item) => columns.map((column) => cellOf(column, item))));
      // As in `wholeList`: an embedded database and a fast reader would come before everybody else.
      await turnOfOthers();
    }
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}
