/**
 * A server's upload path in a process of its own, to be killed. `killed.fixture.ts <folder> <what>`: `receiving` stops
 * amid an upload, `stored` before the row is committed, `committed` after it, `busy` goes on with one after another.
 * Each committed path is a line of the file `rows`, and each step reached a line of standard output.
 */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { createMedia, diskStorage } from './index.ts';

const [, , folder = '', what] = process.argv;
const media = createMedia({
  storage: diskStorage(join(folder, 'uploads')),
  workDirectory: join(folder, 'work'),
});
const content = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();
// Keeps the process alive when it has nothing more to do than to be killed.
setInterval(() => undefined, 60_000);

const commit = (path: string) => appendFile(join(folder, 'rows'), `${path}\n`);

if (what === 'receiving') {
  const stream = new PassThrough();
  stream.write(content);
  const receiving = media.receive(stream);
  console.log('receiving');
  await receiving;
}
do {
  const upload = await media.receive(Readable.from([content]));
  const picture = await media.prepare(upload);
  if (what !== 'stored') await commit(picture.path);
  console.log(picture.path);
  if (what === 'busy') {
    await media.settle([picture]);
    await media.discard([upload]);
  }
} while (what === 'busy');
