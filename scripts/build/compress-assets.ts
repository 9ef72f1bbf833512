import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|txt|xml|map)$/;
/** Compressing a shorter file saves no packet. */
const MIN_BYTES = 500;
/**
 * A larger file is the back office's, or a library of it. Brotli's last step takes three times as long as the one before,
 * a third of the whole build, and saves 2 %.
 */
const THOROUGH_BYTES = 64 * 1024;

/**
 * Writes `x.br` and `x.gz` beside each text file `x` in `client/assets`, unless they are larger than `x`.
 * @param client the built folder for browsers
 * @param names only these files
 */
export async function compressAssets(client: string, names?: readonly string[]): Promise<void> {
  const folder = join(client, 'assets');
  names ??= await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = content.length > THOROUGH_BYTES ? 10 : 11;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}
