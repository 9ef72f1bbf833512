import type { Readable } from 'node:stream';
import type { Item } from '../../schema/define-type.ts';
import { listStream } from './list-stream.ts';
import type { TableColumn } from './table.ts';
import { fixedParts, headingRow, SHEET_PATH, sheetEnd, sheetStart, textRow } from './workbook-parts.ts';

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
