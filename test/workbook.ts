import { strFromU8, unzipSync } from 'fflate';

/** The cells of a workbook's only sheet, by rows. @throws when a part is missing, or a cell is no text */
export function readWorkbook(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes);
  const part = (path: string) => strFromU8(parts[path] ?? missing(path));
  for (const path of ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']) part(path);
  const rows = part('xl/worksheets/sheet1.xml').match(/<row>.*?<\/row>/gs) ?? [];
  return rows.map((row) => (row.match(/<c\/>|<c .*?<\/c>/gs) ?? []).map(textIn));
}

function missing(path: string): never {
  throw new Error(`The workbook lacks ${path}`);
}

function textIn(cell: string): string {
  if (cell === '<c/>') return '';
  const [, text] =
    /^<c t="inlineStr" s="\d"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>$/.exec(cell) ??
    missing(cell);
  return (text ?? '')
    .replace(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
