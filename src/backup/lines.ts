/** The text has an unexpected size, or a line that is too long. */
export class MalformedText extends Error {}

const LINE_END = 0x0a;
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/**
 * Splits a stream of chunks into lines.
 * @param size of the whole text, in bytes
 * @throws MalformedText when it has another size, or a line is too long
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<string> {
  let seen = 0;
  let partial: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    seen += chunk.length;
    if (seen > size) throw new MalformedText('The text is longer than it was');
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      yield Buffer.concat([...partial, chunk.subarray(from, end)]).toString();
      partial = [];
      length = 0;
      from = end + 1;
    }
    partial.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) throw new MalformedText('A line is too long');
  }
  if (length > 0 || seen !== size) throw new MalformedText('The text is not whole');
}
