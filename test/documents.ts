/** Bytes of this length that begin and end like a PDF. */
export function pdfBytes(size = 500, { version = '1.7', end = '%%EOF\n' } = {}): Buffer {
  const bytes = Buffer.alloc(size, '%'.repeat(79).concat('\n'));
  bytes.write(`%PDF-${version}\n`);
  bytes.write(end, size - end.length);
  return bytes;
}

/** A PDF file for a multipart body. */
export function pdfFile(name = 'routine.pdf', bytes: Buffer = pdfBytes()): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
