/** Bytes that begin and end like a PDF of so many bytes in all. */
export function pdfBytes(size = 500, { version = '1.7', end = '%%EOF\n' } = {}): Buffer {
  const bytes = Buffer.alloc(size, '%'.repeat(79).concat('\n'));
  bytes.write(`%PDF-${version}\n`);
  bytes.write(end, size - end.length);
  return bytes;
}

/** A PDF as a form sends it. */
export function pdfFile(name = 'routine.pdf', bytes: Buffer = pdfBytes()): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
