import { latinDigits } from '../../languages/digits.ts';
import { fold } from '../../schema/fold.ts';
import { isDevanagari, romanised } from './devanagari.ts';
import { infinitiveOf, stemEnglish, stemNepali, stemRomanised } from './stemming.ts';

/** Names of the Latin letters in Devanagari, with long vowels shortened: BCA is बी.सी.ए. */
const NAMES =
  'ए:a बि:b सि:c डि:d इ:e एफ:f जि:g एच:h आइ:i जे:j के:k एल:l एम:m एन:n ओ:o पि:p क्यु:q आर:r एस:s टि:t यु:u भि:v डब्लु:w एक्स:x वाइ:y जेड:z एस्सि:sc';
const LETTERS = new Map(NAMES.split(' ').map((pair) => pair.split(':') as [string, string]));
const ANY_NAME = [...LETTERS.keys()].sort((one, other) => other.length - one.length).join('|');
/** Two letter names may begin an ordinary word; three or more are an abbreviation. */
const ABBREVIATION = new RegExp(`^(?:${ANY_NAME}){3,}$`, 'u');
const EACH_NAME = new RegExp(ANY_NAME, 'gu');

const shortened = (text: string) =>
  text.replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ई', 'इ').replaceAll('ऊ', 'उ').replaceAll('य़', 'य');

/** The Latin letters of an abbreviation's parts; null if a part is not the name of a letter. */
export function lettersOf(parts: readonly string[]): string | null {
  const letters = parts.map((part) => (/^[a-z]$/.test(part) ? part : LETTERS.get(shortened(part))));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}

/** The Latin letters of an abbreviation without dots, such as बीबीए; null if the word is not one. */
export function lettersIn(word: string): string | null {
  const short = shortened(word);
  return ABBREVIATION.test(short) ? lettersOf(short.match(EACH_NAME) ?? []) : null;
}

/** Longer keys are cut, which bounds the index. */
const MAX_KEY_LENGTH = 40;
/** Bounds the work for one word. */
const MAX_WORD_LENGTH = 200;
/** Words up to this length are not stemmed: bus, BBS, fee. */
const MAX_UNSTEMMED_LENGTH = 3;

/** Numerals match numbers in words: '80 per cent' finds 'eighty'. */
const NUMBERS = new Map(
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const MAX_CACHED = 20_000;
const cache = new Map<string, readonly string[]>();

/**
 * The index keys of a word: words that sound alike share a key, in Devanagari or Latin letters, in any spelling, and
 * with or without a common ending (docs/decisions/014-search.md).
 * @param word letters and digits only, in any case
 * @returns the first key is searched for; a second one is only indexed
 */
export function keysOf(word: string): readonly string[] {
  const known = cache.get(word);
  if (known) return known;
  if (word.length > MAX_KEY_LENGTH) return makeKeys(word.slice(0, MAX_WORD_LENGTH));
  const keys = makeKeys(word);
  // Texts repeat their words, so a site's vocabulary is soon cached.
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, keys);
  return keys;
}

/** Superscript and subscript figures: m² is found as m2. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u2089]/gu;
const nfkc = (sign: string) => sign.normalize('NFKC');

function makeKeys(word: string): readonly string[] {
  const folded = latinDigits(fold(word));
  if (!isDevanagari(folded)) return [latinKey(withoutAccents(folded.replace(RAISED, nfkc)))];
  const bare = stemNepali(folded);
  const letters = lettersIn(bare);
  if (letters) return [cut(letters)];
  // A word of marks only has no sound.
  return [...new Set(romanised(infinitiveOf(bare)).map(soundOf))].filter((key) => key !== '');
}

const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');

function latinKey(word: string): string {
  const number = NUMBERS.get(word);
  if (number) return number;
  if (!/^[a-z]+$/.test(word)) return cut(word);
  // A word without a vowel is an abbreviation and is not stemmed.
  if (word.length <= MAX_UNSTEMMED_LENGTH || !/[aeiouy]/.test(word)) return cut(word);
  const stem = stemEnglish(word);
  if (stem.length <= MAX_UNSTEMMED_LENGTH) return stem;
  return soundOf(stemRomanised(normalizeSpelling(stem)));
}

/** Unifies spellings of one sound in Latin letters. */
function normalizeSpelling(word: string): string {
  return word
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('sh', 's')
    .replace(/[wv]/g, 'b')
    .replaceAll('z', 'j')
    .replaceAll('x', 'ks');
}

/** Reduces a word in Latin letters to its sound. */
function soundOf(word: string): string {
  if (word.length <= MAX_UNSTEMMED_LENGTH) return word;
  const sound = word
    .replaceAll('ph', 'f')
    .replaceAll('chh', 'ch')
    .replace(/k(?:ch|s)y?/g, 'ks')
    .replace(/(.)\1+/g, '$1')
    // The nasal ँ is optional in typing: दशैँ, dashain.
    .replace(/(a[iu])n$/, '$1')
    .replace(/(?<=[^aeiou])y$/, 'i');
  return cut(sound.length > 4 ? sound.replace(/a$|(?<!n)e$/, '') : sound);
}

/** Key prefixes for a partly typed word: by its sound, and as written. */
export function prefixesOf(word: string): string[] {
  const folded = withoutAccents(latinDigits(fold(word.slice(0, MAX_WORD_LENGTH))));
  const bySound = /^[a-z]+$/.test(folded) ? [soundOf(normalizeSpelling(folded))] : [];
  return [...new Set([...keysOf(word), ...bySound])];
}

export const cut = (word: string) =>
  word.length <= MAX_KEY_LENGTH ? word : [...word].slice(0, MAX_KEY_LENGTH).join('');
