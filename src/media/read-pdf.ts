/**
 * A program of its own, started by `document-text.ts`: it reads a PDF from its input and writes what the PDF says to its
 * output, as JSON. Whatever a file does to it, the server goes on. It imports nothing that the server needs.
 */
import { buffer } from 'node:stream/consumers';
import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs';
import { legibleLines } from './legible.ts';

const MAX_PAGES = 60;
/** Of text, in UTF-8. */
const MAX_BYTES = 100_000;

interface Line {
  text: string;
  /** The height of its letters, and where it stands above the lower edge of the page. */
  size: number;
  y: number;
}

async function linesOf(page: PDFPageProxy): Promise<Line[]> {
  const lines: Line[] = [];
  let open: Line | undefined;
  let characters = 0;
  for await (const { items } of page.streamTextContent()) {
    for (const item of items) {
      if (!('str' in item)) continue;
      if (item.str.trim() !== '') open ??= { text: '', size: item.height, y: item.transform[5] };
      if (!open) continue;
      open.text += item.str;
      characters += item.str.length;
      if (!item.hasEOL) continue;
      lines.push(open);
      open = undefined;
    }
    if (characters > MAX_BYTES) break;
  }
  if (open) lines.push(open);
  const legible = legibleLines(lines.map(({ text }) => text));
  const read = lines.map((line, at) => ({ ...line, text: legible[at] ?? '' }));
  return read.filter(
    ({ text }, at) => text !== '' && !isPageNumber(text, at === 0 || at === lines.length - 1),
  );
}

const isPageNumber = (text: string, isAtEdge: boolean) =>
  isAtEdge && text.length < 12 && !/\p{L}/u.test(text);

/** Joins lines that stand as close as most do. */
function paragraphsOf(lines: readonly Line[]): string[] {
  const gaps = lines.map(({ y }, at) => (lines[at - 1]?.y ?? y) - y);
  const rising = gaps.filter((gap) => gap > 0).sort((one, other) => one - other);
  const usual = rising[Math.floor(rising.length / 4)] ?? 0;
  const paragraphs: string[][] = [];
  for (const [at, { text, size }] of lines.entries()) {
    const gap = gaps[at] ?? 0;
    const last = paragraphs.at(-1);
    if (last && gap >= 0 && gap <= 1.3 * Math.max(usual, size)) last.push(text);
    else paragraphs.push([text]);
  }
  return paragraphs.map((one) => one.join(' '));
}

/** The beginning of a text, cut between words. */
function cut(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= MAX_BYTES
    ? text
    : bytes
        .subarray(0, MAX_BYTES)
        .toString()
        .replace(/\s*\S*$/, '');
}

async function textOf(data: Uint8Array): Promise<{ text: string; trouble: string }> {
  // Only the text is read, so no addresses of fonts or character maps are given, and none is fetched.
  const opening = getDocument({ data, useSystemFonts: true, verbosity: 0 });
  const pdf = await opening.promise.catch((error: Error) => error);
  if (pdf instanceof Error)
    return { text: '', trouble: pdf.name === 'PasswordException' ? 'locked' : 'damaged' };
  const paragraphs: string[] = [];
  let bytes = 0;
  for (let n = 1; n <= Math.min(pdf.numPages, MAX_PAGES) && bytes < MAX_BYTES; n += 1) {
    // A damaged page leaves the others as they are.
    const lines = await pdf
      .getPage(n)
      .then(linesOf)
      .catch(() => []);
    for (const paragraph of paragraphsOf(lines)) {
      paragraphs.push(paragraph);
      bytes += Buffer.byteLength(paragraph);
    }
  }
  const text = cut(paragraphs.join('\n\n'));
  return { text, trouble: text === '' ? 'silent' : '' };
}

const said = JSON.stringify(await textOf(new Uint8Array(await buffer(process.stdin))));
process.stdout.write(said, () => process.exit());
