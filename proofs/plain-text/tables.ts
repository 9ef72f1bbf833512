import { parseCsv } from '../../test/csv.ts';
import { readWorkbook } from '../../test/workbook.ts';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';

/** Lists that staff take away as tables. */
const CSV = ['/api/applications.csv', '/api/contacts.csv'];
const WORKBOOKS = ['/api/applications.xlsx', '/api/contacts.xlsx'];

/** Whether a spreadsheet takes a cell for a formula, in its own words: it begins with a sign, of any width. */
function isFormula(cell: string): boolean {
  const [first = ''] = cell.replace(/^[\p{Z}\p{C}]+/u, '').normalize('NFKC');
  return '=+-@'.includes(first) && first !== '';
}

/** Reads every table. @returns how many cells there are, none of which is a formula */
export async function readTables(college: College, texts: readonly string[]): Promise<number> {
  let cells = 0;
  const mustBeInIt = (path: string, rows: readonly string[][], asStored: (text: string) => string) => {
    const all = new Set(rows.flat());
    const missing = texts.find((text) => !all.has(asStored(text)));
    must(missing === undefined, `${path} lacks ${JSON.stringify(missing)}`);
    cells += rows.flat().length;
  };
  for (const path of CSV) {
    const rows = parseCsv((await college.must('GET', path)).text);
    for (const cell of rows.flat()) must(!isFormula(cell), `${path} has the formula ${JSON.stringify(cell)}`);
    mustBeInIt(path, rows, (text) => (isFormula(text) ? `'${text}` : text));
  }
  const audit = await college.must('GET', '/api/manage/audit', { headers: { accept: 'text/csv' } });
  for (const cell of parseCsv(audit.text).flat())
    must(!isFormula(cell), `the audit trail has the formula ${JSON.stringify(cell)}`);
  for (const path of WORKBOOKS) {
    // Reads text cells only, and fails for any other.
    const rows = readWorkbook((await college.must('GET', path)).bytes);
    mustBeInIt(path, rows, (text) => text);
  }
  return cells;
}
