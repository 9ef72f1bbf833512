import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const WIDTH = 4000;
const HEIGHT = 3000;

/**
 * Generates a typical phone photograph: 12 megapixels, 2.8 MB of JPEG with grain over soft shapes; cached.
 * @returns its path
 */
export async function photograph(): Promise<string> {
  const file = `${CACHE}bench-photograph-3.jpg`;
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const forms = await noise(40, 30, 70)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await noise(WIDTH / 2, HEIGHT / 2, 23)
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photo = await sharp(forms)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  writeFileSync(`${file}.part`, photo);
  renameSync(`${file}.part`, file);
  return file;
}
