/**
 * Romanises Devanagari the way people in Nepal type it on a phone. Long and short vowels, and letters that sound
 * alike (ि/ी, ु/ू, श/ष/स, ब/व), map to the same letters.
 */
const table = (pairs: string) => new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

const CONSONANTS = table(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ' +
    'प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:b ळ:l श:s ष:s स:s ह:h',
);
const VOWELS = table('अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au');
const SIGNS = table('ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au');

const VIRAMA = '्';
const ANUSVARA = 'ं';
/** A conjunct whose pronunciation (ग्य) differs from its spelling. */
const JNYA = 'ज्ञ';

interface Syllable {
  consonant: string;
  vowel: string;
  /** The vowel is the inherent `a`, which is not written and often silent. */
  isInherent: boolean;
}

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/**
 * Romanises a word: with every vowel first (`suchana`), then, where it differs, without the silent ones (सरकारी:
 * `sarakari`, `sarkari`).
 * @param word in Unicode's composed form, without digits
 */
export function romanised(word: string): string[] {
  const syllables = syllablesOf(word.replaceAll(JNYA, 'ग्य'));
  const last = syllables.at(-1);
  if (last?.isInherent && syllables.length > 1) last.vowel = '';
  const full = written(syllables);
  const short = written(deleteSchwas(syllables));
  return full === short ? [full] : [full, short];
}

function syllablesOf(word: string): Syllable[] {
  const letters = [...word];
  const syllables: Syllable[] = [];
  letters.forEach((letter, at) => {
    const consonant = CONSONANTS.get(letter);
    const next = letters[at + 1] ?? '';
    const last = syllables.at(-1);
    if (consonant) {
      const isBare = next === VIRAMA;
      // A nasal consonant before another consonant sounds like n, whichever letter spells it.
      const isNasal = isBare && 'ङञण'.includes(letter);
      syllables.push({ consonant: isNasal ? 'n' : consonant, vowel: isBare ? '' : 'a', isInherent: !isBare });
    } else if (SIGNS.has(letter) && last) {
      Object.assign(last, { vowel: SIGNS.get(letter), isInherent: false });
    } else if (VOWELS.has(letter)) {
      syllables.push({ consonant: '', vowel: VOWELS.get(letter) ?? '', isInherent: false });
    } else if (letter === ANUSVARA && CONSONANTS.has(next)) {
      syllables.push({ consonant: 'पफबभम'.includes(next) ? 'm' : 'n', vowel: '', isInherent: false });
    }
  });
  return syllables;
}

/** The inherent vowel is silent between two syllables with a vowel (schwa deletion): सरकारी is sarkari. */
function deleteSchwas(syllables: readonly Syllable[]): Syllable[] {
  const spoken = syllables.map((syllable) => ({ ...syllable }));
  for (let at = spoken.length - 2; at > 0; at -= 1) {
    const [before, here, after] = [spoken[at - 1], spoken[at], spoken[at + 1]];
    if (here?.isInherent && before?.vowel && after?.vowel && after.consonant) here.vowel = '';
  }
  return spoken;
}

const written = (syllables: readonly Syllable[]) =>
  syllables.map(({ consonant, vowel }) => consonant + vowel).join('');
