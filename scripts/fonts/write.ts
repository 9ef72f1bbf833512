/**
 * `npm run fonts`: writes the files that `src/ui/fonts.css` names into `src/ui/fonts/`, each with the characters of its
 * `unicode-range` only, and without hinting, which low-resolution screens needed and which is two fifths of each file.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { languageNames } from '../../src/languages/language.ts';
import { DATE_CHARACTERS } from '../../src/ui/bikram-sambat.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const UI = join(ROOT, 'src', 'ui');
const FAMILIES = ['martel', 'mukta'];
const FACE = /url\("\.\/fonts\/(\w+)-([\w-]+)-(\d+)\.woff2"\)[^}]*?unicode-range:([^;]*);/g;

/** Subsets that are cut from a published file of another name. */
const CUT_FROM: Readonly<Record<string, string>> = { 'latin-signs': 'latin', days: 'devanagari' };

/** Of Nepali dates, and of the link to the Nepali page, which stands on every English one. */
const DAYS = DATE_CHARACTERS + languageNames.ne;

/** OpenType features to keep; all features and glyphs for other sets. Latin: kerning, ligatures, tabular figures. */
const SHAPING: Readonly<Record<string, readonly string[]>> = {
  latin: ['kern', 'liga', 'tnum'],
  'latin-signs': ['kern', 'liga', 'tnum'],
  // Half forms and conjuncts, mark positions, distances of digits.
  days: ['half', 'pres', 'abvm', 'blwm', 'dist', 'kern'],
};

const published = (family: string) => join(ROOT, 'node_modules', '@fontsource', family);

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
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
const css = readFileSync(join(UI, 'fonts.css'), 'utf8');
for (const [, family = '', set = '', weight, range = ''] of css.matchAll(FACE)) {
  const file = `${family}-${CUT_FROM[set] ?? set}-${weight}-normal.woff2`;
  const font = await subsetFont(
    readFileSync(join(published(family), 'files', file)),
    set === 'days' ? DAYS : charactersOf(range),
    {
      targetFormat: 'woff2',
      noHinting: true,
      // Devanagari conjuncts are glyphs without a code point.
      ...(SHAPING[set] ? { keepFeatures: SHAPING[set] } : { keepAllGlyphs: true }),
    },
  );
  writeFileSync(join(UI, 'fonts', `${family}-${set}-${weight}.woff2`), font);
}
