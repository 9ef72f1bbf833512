/** Encodes one picture in every size into a folder and prints the milliseconds: `bare-sharp.ts FILE FOLDER`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../src/schema/picture-names.ts';

const [file = '', folder = ''] = process.argv.slice(2);
const { width: full } = await sharp(file).metadata();
const started = performance.now();
for (const width of [full, ...pictureWidths]) {
  await sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    // The product's encoding effort; the library's default takes twice as long.
    .webp({ quality: 80, effort: 2 })
    .toFile(join(folder, `${width}.webp`));
}
process.stdout.write(String(performance.now() - started));
