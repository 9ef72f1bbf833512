/**
 * What every PDF reader has without being sent it: Helvetica, in the letters of Windows' Western code page.
 * Widths in thousandths of the size, from the space to the tilde.
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const FIRST = 0x20;
/** Of the letters beyond; none of them is wider, but dashes and dots. */
const OTHER_WIDTH = 611;

/** Letters that the code page has at other places than Unicode. */
const PLACES: Readonly<Record<string, number>> = {
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
const WIDE = new Set([0x85, 0x97]);

function byteOf(letter: string): number {
  const code = PLACES[letter] ?? letter.codePointAt(0) ?? 0;
  const isKnown = letter in PLACES || (code >= FIRST && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  if (!isKnown) throw new RangeError(`Helvetica has no letter ${letter}`);
  return code;
}

/** A text in the code page. @throws RangeError for a letter that it lacks */
export function encoded(text: string): Buffer {
  return Buffer.from([...text].map(byteOf));
}

/** How wide a text is at this size, in the same unit. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const byte of encoded(text)) width += WIDE.has(byte) ? 1000 : (WIDTHS[byte - FIRST] ?? OTHER_WIDTH);
  return (width * size) / 1000;
}
