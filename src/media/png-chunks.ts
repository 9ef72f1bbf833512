const SIGNATURE_BYTES = 8;
/** Length, type and check sum, without the data. */
const AROUND_BYTES = 12;
/** Texts beside the picture, of which two are compressed. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * Removes the text chunks of a PNG file: the decoder would unpack all of them, hundreds of megabytes from a file of
 * two. Bytes that are not a chunk are left as they are, so that the decoder refuses them.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= png.length) {
    const end = at + AROUND_BYTES + png.readUInt32BE(at);
    if (end > png.length) break;
    if (TEXTS.has(png.toString('latin1', at + 4, at + 8))) {
      kept.push(png.subarray(from, at));
      from = end;
    }
    at = end;
  }
  return from === 0 ? png : Buffer.concat([...kept, png.subarray(from)]);
}
