/** Bytes of the header of one part of a multipart body; RFC 7578 needs a few hundred. */
export const MAX_PART_HEADER_BYTES = 16 * 1024;

const HEADER_END = '\r\n\r\n';

/**
 * Checks that no part of a multipart body has an oversized header, which the parser would cut off silently.
 * @param contentType the header of the request, with the boundary
 * @returns a function that takes the body's chunks in order and returns false at the first oversized header
 */
export function partHeaderCheck(contentType: string): (chunk: Buffer) => boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`, 'latin1');
  // The first delimiter needs no line break before it.
  let rest: Buffer = Buffer.from('\r\n');
  let state: 'content' | 'header' | 'closed' = 'content';

  return (chunk) => {
    let bytes = Buffer.concat([rest, chunk]);
    while (state !== 'closed') {
      if (state === 'content') {
        const at = bytes.indexOf(delimiter);
        if (at === -1) break;
        bytes = bytes.subarray(at + delimiter.length);
        state = 'header';
      }
      if (bytes.length >= 2 && bytes.toString('latin1', 0, 2) === '--') state = 'closed';
      else {
        const end = bytes.indexOf(HEADER_END);
        // Without a match, up to three bytes may belong to the end of the header.
        if ((end === -1 ? bytes.length - 3 : end) > MAX_PART_HEADER_BYTES) return false;
        if (end === -1) break;
        bytes = bytes.subarray(end + HEADER_END.length);
        state = 'content';
      }
    }
    if (state === 'closed') rest = Buffer.alloc(0);
    else rest = state === 'header' ? bytes : bytes.subarray(-(delimiter.length - 1));
    return true;
  };
}
