const SIGNATURE_BYTES = 8;
/** Length, type and check sum, without the data. */
const AROUND_BYTES = 12;
/** Texts beside the picture, of which two are compressed. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/** The whole chunks of a PNG file, up to the first bytes that are none. */
function* chunksOf(png: Buffer) {
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= png.length) {
    const end = at + AROUND_BYTES + png.readUInt32BE(at);
    if (end > png.length) return;
    yield { type: png.toString('latin1', at + 4, at + 8), at, end };
    at = end;
  }
}

/**
 * Removes the text chunks of a PNG file: the decoder would unpack all of them, hundreds of megabytes from a file of
 * two. Bytes that are not a chunk are left as they are, so that the decoder refuses them.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (const { type, at, end } of chunksOf(png)) {
    if (!TEXTS.has(type)) continue;
    kept.push(png.subarray(from, at));
    from = end;
  }
  return from === 0 ? png : Buffer.concat([...kept, png.subarray(from)]);
}

/** Whether a PNG file says, before its picture, that it moves. */
export function isAnimatedPng(png: Buffer): boolean {
  for (const { type } of chunksOf(png)) {
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
