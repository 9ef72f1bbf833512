/**
 * `npm run fonts`: writes the faces of `src/ui/fonts.css` into `src/ui/fonts/`, made smaller than they are published.
 * The instructions for screens of coarse dots, which the letters have no need of today, are two fifths of each file.
 * The days of Nepal's calendar stand on nearly every page, and need a quarter of their face.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS_OF_DAYS } from '../../src/site/bikram-sambat.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const INTO = join(ROOT, 'src', 'ui', 'fonts');

/** By family: the sets of letters in each weight. */
const FACES = {
  martel: ['latin-700', 'latin-ext-700', 'devanagari-700'],
  mukta: ['latin-400', 'latin-ext-400', 'devanagari-400', 'latin-600', 'devanagari-600'],
};

/** What shapes the words of days: half letters and joined ones, where signs stand, how close digits stand. */
const SHAPING = ['half', 'pres', 'abvm', 'blwm', 'dist', 'kern'];

const published = (family: string, face: string) =>
  readFileSync(join(ROOT, 'node_modules', '@fontsource', family, 'files', `${family}-${face}-normal.woff2`));
const write = (face: string, font: Buffer) => writeFileSync(join(INTO, `${face}.woff2`), font);
const common = { targetFormat: 'woff2', noHinting: true } as const;

for (const [family, faces] of Object.entries(FACES)) {
  copyFileSync(
    join(ROOT, 'node_modules', '@fontsource', family, 'LICENSE'),
    join(INTO, `${family}-license.txt`),
  );
  for (const face of faces)
    write(
      `${family}-${face}`,
      await subsetFont(published(family, face), undefined, { ...common, keepAllGlyphs: true }),
    );
}
write(
  'mukta-days-400',
  await subsetFont(published('mukta', 'devanagari-400'), LETTERS_OF_DAYS, {
    ...common,
    keepFeatures: SHAPING,
  }),
);
