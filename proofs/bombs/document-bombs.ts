import { deflateSync } from 'node:zlib';

const MB = 1_000_000;

function pdf(body: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    ['%PDF-1.7\n', ...body, '\ntrailer<</Root 1 0 R>>\n%%EOF\n'].map((part) => Buffer.from(part)),
  );
}

const object = (head: string, stream: Buffer) => [
  `1 0 obj<<${head}/Length ${stream.length}>>stream\n`,
  stream,
  '\nendstream endobj\n',
];

/** PDFs that fill the memory of a program that unpacks them. The site stores them as they are, and reads them apart. */
export function documentBombs(): Readonly<Record<string, Buffer>> {
  const packed = deflateSync(Buffer.alloc(200 * MB, ' '), { level: 9 });
  return {
    'a PDF with a stream of objects of 200 MB': pdf(
      object('/Type/ObjStm/N 1000000/First 8/Filter/FlateDecode', packed),
    ),
    'a PDF packed twice': pdf(object('/Filter[/FlateDecode/FlateDecode]', deflateSync(packed))),
    'a PDF of a million nested lists': pdf(['1 0 obj', '['.repeat(MB), ']'.repeat(MB), 'endobj']),
  };
}
