import type { SeedDocument } from '../record.ts';
import { encoded } from './helvetica.ts';
import { type Line, PAGE, setPages } from './layout.ts';

/** A text as PDF writes it in a page: its bytes in hexadecimal, so that nothing needs escaping. */
const shown = (text: string) => `<${encoded(text).toString('hex')}>`;
/** A text as PDF writes it about a document: in UTF-16. */
const told = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function contentOf(lines: readonly Line[]): string {
  const drawn = lines.map(
    ({ text, x, y, size, bold }) =>
      `/${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${shown(text)} Tj`,
  );
  return `BT\n${drawn.join('\n')}\nET`;
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The file of numbered objects, from 1, and where each of them begins. The first is the catalogue. */
function fileOf(objects: readonly string[], info: number): Buffer {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const start = file.lastIndexOf('xref\n0 ');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/**
 * A document as PDF 1.4: a title and paragraphs in Helvetica, the same bytes whenever it is written.
 * @throws RangeError for a letter that Helvetica lacks
 */
export function pdfOf({ title, paragraphs }: Omit<SeedDocument, 'name'>): Buffer {
  const pages = setPages(title, paragraphs);
  const [before, each] = [5, 2];
  const numberOf = (page: number) => before + 1 + page * each;
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${told(title)} >>`,
    ...pages.flatMap((lines, page) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]` +
          ` /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${numberOf(page) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return fileOf(objects, before);
}
