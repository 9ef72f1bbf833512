/**
 * `npm run fonts`: writes the faces that `src/ui/fonts.css` names into `src/ui/fonts/`, each with the letters
 * of its `unicode-range` alone, and smaller than they are published: the instructions for screens of coarse dots, which
 * the letters have no need of today, are two fifths of each file.
 * The days of Nepal's calendar stand on nearly every page, and need a quarter of their face.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { DATE_CHARACTERS } from '../../src/site/bikram-sambat.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const UI = join(ROOT, 'src', 'ui');
const FAMILIES = ['martel', 'mukta'];
const FACE = /url\("\.\/fonts\/(\w+)-([\w-]+)-(\d+)\.woff2"\)[^}]*?unicode-range:([^;]*);/g;

/** Files whose letters are cut out of one that is published under another name. */
const CUT_FROM: Readonly<Record<string, string>> = { 'latin-signs': 'latin', days: 'devanagari' };

/** What shapes letters; all of it, and every letter, where nothing is said. Latin: pairs, joined letters, figures for tables. */
const SHAPING: Readonly<Record<string, readonly string[]>> = {
  latin: ['kern', 'liga', 'tnum'],
  'latin-signs': ['kern', 'liga', 'tnum'],
  // Half letters and joined ones, where signs stand, how close digits stand.
  days: ['half', 'pres', 'abvm', 'blwm', 'dist', 'kern'],
};

const published = (family: string) => join(ROOT, 'node_modules', '@fontsource', family);

/** The letters of a `unicode-range`. */
function lettersOf(range: string): string {
  const spans = range.split(',').map((span) => {
    const [first = 0, last = first] = span
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  return spans.flat().join('');
}

for (const family of FAMILIES)
  copyFileSync(join(published(family), 'LICENSE'), join(UI, 'fonts', `${family}-license.txt`));
const sheet = readFileSync(join(UI, 'fonts.css'), 'utf8');
for (const [, family = '', set = '', weight, range = ''] of sheet.matchAll(FACE)) {
  const file = `${family}-${CUT_FROM[set] ?? set}-${weight}-normal.woff2`;
  const font = await subsetFont(
    readFileSync(join(published(family), 'files', file)),
    set === 'days' ? DATE_CHARACTERS : lettersOf(range),
    {
      targetFormat: 'woff2',
      noHinting: true,
      // Devanagari is drawn by joined letters that no code names.
      ...(SHAPING[set] ? { keepFeatures: SHAPING[set] } : { keepAllGlyphs: true }),
    },
  );
  writeFileSync(join(UI, 'fonts', `${family}-${set}-${weight}.woff2`), font);
}
