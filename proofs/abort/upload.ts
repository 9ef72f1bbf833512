import sharp from 'sharp';
import { pdfBytes, pdfFile } from '../../test/documents.ts';
import { encoded } from '../college/caller.ts';
import type { UploadRoute } from '../files/upload-routes.ts';

const DOCUMENT_BYTES = 300_000;
/** Noise does not compress: the picture has some 180 KB. */
const SIZE = { width: 300, height: 200 };
/** Number of pictures sent to a route that takes several. */
const PICTURES = 3;

/** The files that are sent. */
export interface Samples {
  picture: File;
  document: File;
}

export async function samples(): Promise<Samples> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return {
    picture: new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' }),
    document: pdfFile('long.pdf', pdfBytes(DOCUMENT_BYTES)),
  };
}

/** The body of a whole upload. */
export function uploadBody(route: UploadRoute, { picture, document }: Samples): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(route.fields)) form.append(name, value);
  const file = route.takes === 'pictures' ? picture : document;
  const count = /^\/api\/(?:gallery$|gallery-)/.test(route.path) ? PICTURES : 1;
  for (let index = 0; index < count; index += 1) form.append(route.field, file);
  return form;
}

/** A whole upload as it goes over the wire, with its length announced or in chunks. */
export async function uploadBytes(
  route: UploadRoute,
  files: Samples,
  { token, isChunked }: { token: string; isChunked: boolean },
): Promise<Buffer> {
  const body = await encoded(uploadBody(route, files));
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const head = [
    `POST ${route.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${body?.type}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`,
  ];
  const start = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  if (!isChunked) return Buffer.concat([start, bytes]);
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  return Buffer.concat([start, size, bytes, Buffer.from('\r\n0\r\n\r\n')]);
}
