/** A text that is not what it was said to be. */
export class UnevenText extends Error {}

const LINE_END = 0x0a;
/** No row comes near this. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The lines of a text that comes in pieces.
 * @param size of the whole text, in bytes
 * @throws UnevenText when it has another size, or a line is too long
 */
export async function* linesOf(pieces: AsyncIterable<Buffer>, size: number): AsyncGenerator<string> {
  let seen = 0;
  let begun: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    seen += piece.length;
    if (seen > size) throw new UnevenText('The text is longer than it was');
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString();
      begun = [];
      length = 0;
      from = end + 1;
    }
    begun.push(piece.subarray(from));
    length += piece.length - from;
    if (length > LONGEST) throw new UnevenText('A line is too long');
  }
  if (length > 0 || seen !== size) throw new UnevenText('The text is not whole');
}
