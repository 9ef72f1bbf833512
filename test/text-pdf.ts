const HELVETICA = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';
/** A font whose codes are those of Unicode, as it says itself. */
const UNICODE =
  '/Type /Font /Subtype /Type0 /BaseFont /Mukta /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 7 0 R';
const DESCENDANT =
  '/Type /Font /Subtype /CIDFontType2 /BaseFont /Mukta /FontDescriptor 6 0 R /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
const DESCRIPTOR =
  '/Type /FontDescriptor /FontName /Mukta /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80';
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0900> <097F> <0900> endbfrange
1 beginbfchar <0020> <0020> endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;

const LINE_HEIGHT = 16;
const isLatin = (line: string) => /^[\x20-\x7e]*$/.test(line);
const hex = (line: string) =>
  isLatin(line) ? Buffer.from(line).toString('hex') : Buffer.from(line, 'utf16le').swap16().toString('hex');

/** The drawing of lines, each below the one before; an empty one leaves a gap. */
const drawn = (lines: readonly string[]) =>
  `BT\n${lines
    .map((line, at) => [line, 760 - at * LINE_HEIGHT] as const)
    .filter(([line]) => line !== '')
    .map(([line, y]) => `/${isLatin(line) ? 'F1' : 'F2'} 11 Tf 1 0 0 1 72 ${y} Tm <${hex(line)}> Tj`)
    .join('\n')}\nET`;

export interface PdfExtras {
  /** Entries of the catalog, such as what is to be done when it is opened. */
  catalog?: string;
  /** Entries of the trailer. */
  trailer?: string;
  /** Entries of the dictionary of a further font, F3. */
  font?: string;
  /** Drawn on every page besides. */
  also?: string;
}

/** What makes a PDF ask for a password. */
export const LOCKED: PdfExtras = {
  trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<00> <00>]`,
};

/** A whole PDF with these lines, a list of them for each page. */
export function textPdf(
  pages: readonly (readonly string[])[],
  { catalog = '', trailer = '', font = HELVETICA, also = '' }: PdfExtras = {},
): Buffer {
  const firstPage = 9;
  const stream = (head: string, body: string) =>
    `<< ${head} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< ${HELVETICA} >>`,
    `<< ${UNICODE} >>`,
    `<< ${DESCENDANT} >>`,
    `<< ${DESCRIPTOR} >>`,
    stream('', TO_UNICODE),
    `<< ${font} >>`,
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 8 0 R >> >> >>`,
      stream('', `${drawn(lines)}\n${also}`),
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = bodies.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
