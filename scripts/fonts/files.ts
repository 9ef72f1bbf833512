import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { DATE_CHARACTERS } from '../../src/languages/bikram-sambat.ts';
import { languageNames } from '../../src/languages/language.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
const UI = join(ROOT, 'src', 'ui');
const FAMILIES = ['martel', 'mukta'];
const FACE = /url\("\.\/fonts\/(\w+)-([\w-]+)-(\d+)\.woff2"\)[^}]*?unicode-range:([^;]*);/g;

export interface FontFile {
  /** From the project's root. */
  path: string;
  bytes: Buffer;
}

/** Subsets that are cut from a published file of another name. */
const CUT_FROM: Readonly<Record<string, string>> = { 'latin-signs': 'latin', days: 'devanagari' };

/** The letters of Nepali dates, and of the link to the Nepali page, which is on every English page. */
const DAYS = DATE_CHARACTERS + languageNames.ne;

/** OpenType features to keep; all of them for other sets. Latin: kerning, ligatures, tabular figures. */
const SHAPING: Readonly<Record<string, readonly string[]>> = {
  latin: ['kern', 'liga', 'tnum'],
  'latin-signs': ['kern', 'liga', 'tnum'],
  // Half forms and conjuncts, mark positions, distances of digits.
  days: ['half', 'pres', 'abvm', 'blwm', 'dist', 'kern'],
};

const published = (family: string) => join(ROOT, 'node_modules', '@fontsource', family);

/** The characters of a `unicode-range`. */
function charactersIn(range: string): string {
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

/** Cuts one set out of a published file. */
function cut(font: Buffer, set: string, range: string): Promise<Buffer> {
  // Without hinting, which low-resolution screens needed and which is two fifths of each file.
  const options = { targetFormat: 'woff2', noHinting: true } as const;
  // The published file has the characters of the range only, and glyphs without a code point: conjuncts.
  if (set === 'devanagari') return subsetFont(font, undefined, { ...options, keepAllGlyphs: true });
  return subsetFont(font, set === 'days' ? DAYS : charactersIn(range), {
    ...options,
    ...(SHAPING[set] && { keepFeatures: SHAPING[set] }),
  });
}

const licenceOf = (family: string) => readFileSync(join(published(family), 'LICENSE'));

/** The scripts of the cards' typeface, of which each has a file (src/media/card.ts). */
const CARD_SETS = ['latin', 'devanagari'];

/** Whole files that a server can draw with. */
function cardFonts(): Promise<FontFile>[] {
  return CARD_SETS.map(async (set) => {
    const font = readFileSync(join(published('martel'), 'files', `martel-${set}-700-normal.woff2`));
    const bytes = await subsetFont(font, undefined, {
      targetFormat: 'sfnt',
      noHinting: true,
      keepAllGlyphs: true,
    });
    return { path: `fonts/martel-${set}-700.ttf`, bytes };
  });
}

/**
 * Makes the fonts that `src/ui/fonts.css` names, each with the characters of its `unicode-range` only, those of the
 * cards, and licences.
 */
export async function fontFiles(): Promise<FontFile[]> {
  const licences = FAMILIES.map((family) => ({
    path: `src/ui/fonts/${family}-license.txt`,
    bytes: licenceOf(family),
  }));
  licences.push({ path: 'fonts/martel-license.txt', bytes: licenceOf('martel') });
  const css = readFileSync(join(UI, 'fonts.css'), 'utf8');
  // Two families have the same file with different `font-display`.
  const faces = new Map(Array.from(css.matchAll(FACE), (face) => [face[0].split('"', 2)[1], face]));
  const fonts = Array.from(faces.values(), async ([, family = '', set = '', weight, range = '']) => {
    const file = `${family}-${CUT_FROM[set] ?? set}-${weight}-normal.woff2`;
    const font = readFileSync(join(published(family), 'files', file));
    return { path: `src/ui/fonts/${family}-${set}-${weight}.woff2`, bytes: await cut(font, set, range) };
  });
  return [...licences, ...(await Promise.all([...fonts, ...cardFonts()]))];
}
