import { fold } from '../../schema/fold.ts';
import { isDevanagari, romanised } from './devanagari.ts';
import { likeItsVerb, withoutEnglishEnding, withoutNepaliEnding, withoutTypedEnding } from './endings.ts';
import { lettersIn } from './letter-names.ts';

/** Longer ones are cut: nobody types them, and the index has an end. */
const LONGEST_KEY = 40;
/** So much of a word is looked at: one without an end may not keep everybody waiting. */
const LONGEST_WORD = 200;
/** Words as short as this are taken as they are: bus, BBS, fee. */
const AS_IT_IS = 3;

/** Who asks for 80 per cent finds eighty. */
const NUMBERS = new Map(
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, readonly string[]>();

/**
 * The keys of a word: words that sound alike have one in common, whether they are written in Devanagari or in Latin
 * letters, with one spelling or another, and with or without a usual ending (decision 014).
 * @param word letters and digits only; in any case
 * @returns the first is that by which it is asked for; a second one only helps to be found
 */
export function keysOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  if (word.length > LONGEST_KEY) return makeKeys(word.slice(0, LONGEST_WORD));
  const keys = makeKeys(word);
  // Texts repeat their words; the few that a site uses soon stand here.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, keys);
  return keys;
}

function makeKeys(word: string): readonly string[] {
  const folded = latinDigits(fold(word));
  if (!isDevanagari(folded)) return [latinKey(withoutAccents(folded))];
  const bare = withoutNepaliEnding(folded);
  const letters = lettersIn(bare);
  if (letters) return [cut(letters)];
  // Of marks alone no sound is left.
  return [...new Set(romanised(likeItsVerb(bare)).map(soundOf))].filter((key) => key !== '');
}

/** १२ is 12. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
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
  // Without a vowel it is an abbreviation, and is not to be taken for a shorter one.
  if (word.length <= AS_IT_IS || !/[aeiouy]/.test(word)) return cut(word);
  const stem = withoutEnglishEnding(word);
  if (stem.length <= AS_IT_IS) return stem;
  return soundOf(withoutTypedEnding(respelled(stem)));
}

/** Latin letters as they are typed for one sound, made one. */
function respelled(word: string): string {
  return word
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('sh', 's')
    .replace(/[wv]/g, 'b')
    .replaceAll('z', 'j')
    .replaceAll('x', 'ks');
}

/** What is left of a word in Latin letters when only its sound counts. */
function soundOf(word: string): string {
  if (word.length <= AS_IT_IS) return word;
  const sound = word
    .replaceAll('ph', 'f')
    .replaceAll('chh', 'ch')
    .replace(/k(?:ch|s)y?/g, 'ks')
    .replace(/(.)\1+/g, '$1')
    // ँ is typed by some and left out by others: दशैँ, dashain.
    .replace(/(a[iu])n$/, '$1')
    .replace(/(?<=[^aeiou])y$/, 'i');
  return cut(sound.length > 4 ? sound.replace(/a$|(?<!n)e$/, '') : sound);
}

/** The ways in which the key may begin of a word that is still being typed: as far as it is heard, or as it is written. */
export function beginningsOf(word: string): string[] {
  const folded = withoutAccents(latinDigits(fold(word.slice(0, LONGEST_WORD))));
  const heard = /^[a-z]+$/.test(folded) ? [soundOf(respelled(folded))] : [];
  return [...new Set([...keysOf(word), ...heard])];
}

/** What a word begins with that is still being typed, or was typed in short: its sound, with whatever it ends in. */
export function beginningOf(word: string): string {
  const folded = withoutAccents(latinDigits(fold(word.slice(0, LONGEST_WORD))));
  return /^[a-z]{4,}$/.test(folded) ? soundOf(respelled(folded)) : (keysOf(word)[0] ?? '');
}

export const cut = (word: string) =>
  word.length <= LONGEST_KEY ? word : [...word].slice(0, LONGEST_KEY).join('');
