import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|xml|map)$/;
/** Compressing a shorter file saves no packet. */
const MIN_BYTES = 500;

/**
 * Writes `x.br` and `x.gz` beside each text file `x` in `client/assets`, unless they are larger than `x`.
 * @param client the built folder for browsers
 */
export async function compressAssets(client: string): Promise<void> {
  const folder = join(client, 'assets');
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}
