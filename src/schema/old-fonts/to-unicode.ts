import { HOOKED, KANTIPUR_KEYS, KEYS, REPH } from './keys.ts';

export type OldFont = 'preeti' | 'kantipur';

/** The hook follows its letter, or the signs around that letter: 'km', 'kf]m', 'k{m' and 'k\m' are all typed. */
const HOOK = /([kKepqQE])([|«'"[\]}fLF+{\\]*)m/g;
/** A private placeholder for the sign over a syllable until it is moved. */
const OVER = '\uE000';

const LETTER = '[क-ह]़?';
const VOWEL_SIGN = /[ाीुूृेैोौ]/g;
const NASAL = /[ँंः]/g;
/** A र or य below its letter. */
const BELOW = /्[रय]/g;
/**
 * A letter with the half letters before it and all that is typed around it, in any order: the sign of ि before it, then
 * the stem that completes a half letter, other vowel signs, nasals, a letter below, the र above.
 */
const SYLLABLE = new RegExp(
  `(ि?)((?:${LETTER}्\u200d?)*)(?:(${LETTER})(्?)|([अ-औ]))((?:[ाीुूृेैोौँंः${OVER}]|्[रय](?!्))*)`,
  'g',
);

/** What two signs, or a letter and its signs, are together. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/े(.*)ा|ा(.*)े/, 'ो$1$2'],
  [/ै(.*)ा|ा(.*)ै/, 'ौ$1$2'],
  [/^अा/, 'आ'],
  [/^अो/, 'ओ'],
  [/^अौ/, 'औ'],
  [/^ए[ेै]/, 'ऐ'],
];

/** Converts a text typed in Preeti or Kantipur to the letters that those fonts showed. */
export function toUnicode(text: string, font: OldFont = 'preeti'): string {
  const hooked = text.replace(HOOK, (_, letter: string, signs: string) => `${HOOKED[letter]}${signs}`);
  const letters = [...hooked].map((key) => (key === REPH ? OVER : letterOf(key, font))).join('');
  return (
    letters
      // A र with a halant is shown as that; the र above a letter has a key of its own.
      .replace(/(?<!्)र्(?=[यह])/g, 'र्\u200d')
      .replace(SYLLABLE, inOrder)
      .replaceAll(OVER, 'र्')
      .replace(/््+/g, '्')
      // A colon has no key of its own.
      .replace(/(?<=[०-९])ः/g, ':')
      // Verbs of the first person plural.
      .replace(/औं(?![ऀ-ॿ])/g, 'औँ')
      .normalize('NFC')
  );
}

function letterOf(key: string, font: OldFont): string {
  return (font === 'kantipur' ? KANTIPUR_KEYS.get(key) : undefined) ?? KEYS.get(key) ?? key;
}

/** The parts of a syllable in the order of Unicode. */
function inOrder(
  _: string,
  i: string,
  halves: string,
  consonant: string | undefined,
  halant: string | undefined,
  vowel: string | undefined,
  signs: string,
): string {
  const nasals = distinct(signs.match(NASAL));
  const below = distinct(signs.match(BELOW));
  const isOver = signs.includes(OVER);
  let vowels = signs.match(VOWEL_SIGN)?.join('') ?? '';
  let isHalf = halant === '्';
  if (isHalf && vowels.includes('ा')) {
    vowels = vowels.replace('ा', '');
    isHalf = false;
  }
  vowels = distinct([...vowels]);
  if (vowel !== undefined) {
    if (vowel === 'इ' && isOver) return `${i}${halves}ई${vowels}${nasals}`;
    return `${i}${isOver ? 'र्' : ''}${halves}${join(vowel + vowels)}${nasals}`;
  }
  const end = isHalf && below === '' ? '्' : '';
  return `${isOver ? 'र्' : ''}${halves}${consonant}${below}${end}${join(i + vowels)}${nasals}`;
}

const distinct = (signs: readonly string[] | null) => [...new Set(signs)].join('');

const join = (signs: string) => joined.reduce((all, [from, to]) => all.replace(from, to), signs);
