import type { WrittenNotice } from './notices.ts';

const FIRST = Date.UTC(2015, 0, 1);
const APART_MS = 9 * 3_600_000;
const MIN_BYTES = 200;
const MAX_BYTES = 3000;
const WORDS_IN_TITLE = 6;
const WORDS_IN_SENTENCE = 14;
const SENTENCES_IN_PARAGRAPH = 3;

/** The most frequent words of a college, in order; generated words follow for the rest of the vocabulary. */
const ENGLISH =
  'the of and to in a for is student college be on with examination will semester by from are admission at all notice form fee this programme class date his as that result or have application scholarship campus submit department library practical faculty must internal schedule entrance within course office time holiday registration university management deadline laboratory computer science business project interview attendance orientation certificate internship hostel seminar workshop sports committee election lecture assignment transport canteen research conference convocation transcript placement alumni guardian instalment merit vacancy tender auditorium plagiarism symposium';
const NEPALI =
  'को मा र छ परीक्षा सूचना गर्ने लागि विद्यार्थी क्याम्पस भर्ना हुने शुल्क फाराम तह वर्ष सम्बन्धी विभाग नतिजा सेमेस्टर मिति कार्यक्रम छात्रवृत्ति आवेदन प्रवेश कक्षा पुस्तकालय प्रयोगात्मक तालिका बिदा कार्यालय दिन सम्म बुझाउने अन्तर्वार्ता प्रमाणपत्र शिक्षक खेलकुद समिति निर्वाचन कम्प्युटर व्यवस्थापन छात्रावास अनुसन्धान गोष्ठी तालिम दीक्षान्त अभिभावक यातायात';
const INVENTED = 12_000;

/** A deterministic pseudo-random generator. */
function* chances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

const SYLLABLES = {
  english:
    'an ber con dor el far gra hin ip jor kel lum mar nor ost pel quin ram sel tor und ver wil yor'.split(
      ' ',
    ),
  nepali: 'अन बे का दो ग्रा हि जो के लु मा नो प्र रा से तो वि यो श्री ता चि धा फु बो झा'.split(' '),
};

function languageOf(frequent: string, syllables: readonly string[]): string[] {
  const words = frequent.split(' ');
  for (let n = 0; n < INVENTED; n += 1) {
    const [one, two, three] = [n, Math.floor(n / 24), Math.floor(n / 576)].map((at) => syllables[at % 24]);
    words.push(`${one}${two}${three}${n % 3 === 0 ? syllables[(n * 7) % 24] : ''}`);
  }
  return words;
}

/** Zipf's law: the n-th word is used about 1/n as often as the first. */
class Language {
  readonly words: readonly string[];
  readonly #upTo: number[] = [];

  constructor(words: readonly string[]) {
    this.words = words;
    let sum = 0;
    for (const at of words.keys()) {
      sum += 1 / (at + 2.7);
      this.#upTo.push(sum);
    }
  }

  /** @param chance from 0 to 1 */
  word(chance: number): string {
    const wanted = chance * (this.#upTo.at(-1) ?? 0);
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return this.words[low] ?? '';
  }
}

/** Notices of up to 3 KB with a natural distribution of words, a third of them in Nepali. */
export function* variedNotices(count: number): Generator<WrittenNotice> {
  const english = new Language(languageOf(ENGLISH, SYLLABLES.english));
  const nepali = new Language(languageOf(NEPALI, SYLLABLES.nepali));
  const chance = chances(2083);
  const some = (language: Language, length: number) =>
    Array.from({ length }, () => language.word(chance.next().value)).join(' ');
  for (let n = 0; n < count; n += 1) {
    const language = n % 3 === 2 ? nepali : english;
    const bytes = MIN_BYTES + (MAX_BYTES - MIN_BYTES) * chance.next().value ** 2;
    let description = '';
    while (Buffer.byteLength(description) < bytes) {
      const sentences = Array.from(
        { length: SENTENCES_IN_PARAGRAPH },
        () => `${some(language, WORDS_IN_SENTENCE)}.`,
      );
      description += `<p>${sentences.join(' ')}</p>`;
    }
    yield {
      createdAt: new Date(FIRST + n * APART_MS).toISOString(),
      title: `${some(language, WORDS_IN_TITLE)} ${n}`,
      description,
    };
  }
}
