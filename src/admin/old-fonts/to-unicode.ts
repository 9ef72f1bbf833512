import { HOOKED, KEYS, REPH } from './keys.ts';

const CONSONANT = '[क-ह]़?';
/** A consonant with the half consonants before it, and a र below it. */
const CLUSTER = `(?:${CONSONANT}्‍?)*${CONSONANT}`;
const VOWEL_SIGN = '[ािीुूृेैोौ]';

/** The hook follows its letter, or the signs around that letter: both 'km' and 'kf]m' are typed. */
const HOOK = /([kKepqQE])([|'"[\]}fLF+]*)m/g;
/** A private placeholder for the sign over a syllable until it is moved. */
const OVER = '\uE000';

const steps: readonly (readonly [RegExp, string])[] = [
  // The stem that completes a half letter.
  [/्ा/g, ''],
  [/अाे/g, 'ओ'],
  [/अाै/g, 'औ'],
  [/अा/g, 'आ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  [/एे/g, 'ऐ'],
  [new RegExp(`इ${OVER}`, 'g'), 'ई'],
  // A र below its letter is typed before or after the vowel.
  [new RegExp(`(${VOWEL_SIGN}+)्र`, 'g'), '्र$1'],
  // The sign of ि is typed before the letters after which it is stored.
  [new RegExp(`ि(${CLUSTER})`, 'g'), '$1ि'],
  // Nasal signs are stored after vowels.
  [new RegExp(`([ँंः])(${VOWEL_SIGN}+)`, 'g'), '$2$1'],
  [new RegExp(`(${CLUSTER}${VOWEL_SIGN}*[ँंः]?)${OVER}`, 'g'), 'र्$1'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
  // A sign that was not over any syllable.
  [new RegExp(OVER, 'g'), 'र्'],
];

/** Converts a text typed in Preeti or Kantipur to the letters that those fonts showed. */
export function toUnicode(text: string): string {
  const hooked = text.replace(HOOK, (_, letter: string, signs: string) => `${HOOKED[letter]}${signs}`);
  const mapped = [...hooked].map((key) => (key === REPH ? OVER : (KEYS.get(key) ?? key))).join('');
  return steps.reduce((letters, [from, to]) => letters.replace(from, to), mapped).normalize('NFC');
}
