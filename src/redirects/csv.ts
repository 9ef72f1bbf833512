/** One row of a CSV text with the line on which it begins, from 1. */
export interface CsvRow {
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
