/**
 * A process that uploads files and is killed by a test: `upload-process.fixture.ts <folder> <step> [document]`. It
 * stops during an upload (`receiving`), before the row is committed (`stored`) or after it (`committed`), or goes on
 * uploading (`busy`). It uploads pictures, or PDFs with `document`, to the folder, or to the bucket whose address is in
 * `UPLOAD_BUCKET` as JSON. Each committed path is a line of the file `rows`; each step that it reaches is a line of
 * standard output.
 */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { createMedia, diskStorage } from './index.ts';
import { fileLeases } from './leases.fixture.ts';
import { s3Storage } from './storage/s3/s3-storage.ts';
import { credentials } from './storage/s3/store.fixture.ts';

const [, , folder = '', what, kind] = process.argv;
const leases = fileLeases(join(folder, 'leases'));
const bucket = process.env.UPLOAD_BUCKET;
const media = createMedia({
  leases,
  storage: bucket
    ? await s3Storage({ address: JSON.parse(bucket), credentials })
    : diskStorage(join(folder, 'uploads')),
  strays: async () => diskStorage(join(folder, 'strays')),
  workDirectory: join(folder, 'work'),
});
const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from(`%PDF-1.4\n${'%\n'.repeat(4000)}%%EOF\n`);
// Keeps the process alive until it is killed.
setInterval(() => undefined, 60_000);

const commit = (path: string) => appendFile(join(folder, 'rows'), `${path}\n`);

if (what === 'receiving') {
  const stream = new PassThrough();
  stream.write(kind === 'document' ? pdf : picture);
  const receiving = kind === 'document' ? media.receiveDocument(stream, 'a.pdf') : media.receive(stream);
  console.log('receiving');
  await receiving;
}
/** One file's way into storage, up to the row. */
async function store() {
  if (kind === 'document') {
    const upload = await media.receiveDocument(Readable.from([pdf]), 'a.pdf');
    return { upload, stored: await media.storeDocument(upload) };
  }
  const upload = await media.receive(Readable.from([picture]));
  return { upload, stored: await media.prepare(upload) };
}

do {
  const { upload, stored } = await store();
  if (what !== 'stored') await commit(stored.path);
  console.log(stored.path);
  if (what === 'busy') {
    await leases.settle([stored]);
    await media.discard([upload]);
  }
} while (what === 'busy');
