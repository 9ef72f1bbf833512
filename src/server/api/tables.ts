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

/** The parts of a workbook (ECMA-376, SpreadsheetML) with one sheet whose cells are all texts. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs` of the styles: a text, a text in bold. */
const TEXT = 1;
const HEADING = 2;
/** Column widths in characters. */
const WIDTH = 22;

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Every part but the sheet, by its path in the package. @param name of the sheet */
const fixedParts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  // Number format 49 is '@', text: later input into such a cell also stays unchanged.
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
});

const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** The sheet up to its first row, which stays in sight. */
const sheetStart = (columns: number) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`;

const sheetEnd = '</sheetData></worksheet>';

const headingRow = (cells: readonly string[]) => row(cells, HEADING);
const textRow = (cells: readonly string[]) => row(cells, TEXT);

function row(cells: readonly string[], style: number): string {
  const texts = cells.map((cell) =>
    cell === ''
      ? '<c/>'
      : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
  );
  return `<row>${texts.join('')}</row>`;
}

/** The longest text that a cell holds, in UTF-16 units. */
const MAX_CELL = 32_767;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes what XML reserves, and as `_xHHHH_` the characters that XML cannot hold and texts that look like such an
 * escape (ECMA-376, 22.9.2.19). Lines end with LF.
 */
function escapeXml(text: string): string {
  return text
    .slice(0, MAX_CELL)
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be escaped
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/**
 * Streams a list as an Excel workbook (.xlsx) of text cells, so that telephone numbers keep their zeros and signs and
 * nothing is a formula.
 * @param name of the sheet, at most 31 characters
 */
export function xlsxList(
  chunks: AsyncIterable<Item[]>,
  columns: readonly TableColumn[],
  name: string,
): Readable {
  async function* bytes() {
    // Loaded with the first requested workbook.
    const { strToU8, Zip, ZipDeflate } = await import('fflate');
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, data) => {
      if (error) throw error;
      ready.push(data);
    });
    const open = (path: string) => {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      return file;
    };
    for (const [path, part] of Object.entries(fixedParts(name))) open(path).push(strToU8(part), true);
    const sheet = open(SHEET_PATH);
    sheet.push(strToU8(sheetStart(columns.length) + headingRow(columns.map(({ label }) => label))));
    for await (const chunk of chunks) {
      const rows = chunk.map((item) => textRow(columns.map(({ cell }) => cell(item))));
      sheet.push(strToU8(rows.join('')));
      yield Buffer.concat(ready.splice(0));
    }
    sheet.push(strToU8(sheetEnd), true);
    zip.end();
    yield Buffer.concat(ready.splice(0));
  }
  return listStream(bytes());
}
