/** Case and plural endings of Nepali words. */
const NEPALI =
  'हरू हरु को का की लाई मा बाट देखि सम्म सँग संग सित भन्दा द्वारा भित्र तिर अनुसार पछि अघि सहित बिना विना ले'.split(' ');
/** The same endings typed in Latin letters; without `le`, which ends too many English words. */
export const TYPED_ENDINGS =
  'haru ko ka ki lai ma bata dekhi deki samma sanga sita bhanda dwara bhitra tira anusar pachi pachhi aghi sahit'.split(
    ' ',
  );

/** A word may have two endings, one after the other: विद्यार्थीहरूलाई. */
const MAX_ENDINGS = 2;

/** @param word in Devanagari */
export function stemNepali(word: string): string {
  return without(NEPALI, word, 2);
}

/** Maps a verb's infinitive (भर्न) to its participle (भर्ने). The endings exclude nouns such as प्रश्न. */
export function infinitiveOf(word: string): string {
  return word.replace(/(?<=[रढखटलडधस])्न$/u, '्ने');
}

/** @param word in Latin letters */
export function stemRomanised(word: string): string {
  return without(TYPED_ENDINGS, word, 4);
}

/** Whether a text is just such an ending. */
export function isNepaliEnding(text: string): boolean {
  return NEPALI.includes(text);
}

function without(endings: readonly string[], word: string, shortestStem: number): string {
  let stem = word;
  for (let times = 0; times < MAX_ENDINGS; times += 1) {
    const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= shortestStem);
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}

/** Strips the English endings of fees, studies, applying, required, monthly, payment. */
export function stemEnglish(word: string): string {
  return withoutSuffix(withoutPlural(word));
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutSuffix(word: string): string {
  if (word.length >= 7 && word.endsWith('ment')) return word.slice(0, -4);
  if (word.length >= 6 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length >= 6 && /[^e]ed$|[^e]ly$/.test(word)) return word.slice(0, -2);
  return word;
}
