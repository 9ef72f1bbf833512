import { toUnicode } from './to-unicode.ts';

/**
 * How much more often a key is struck in Nepali that is typed in Preeti than in English and in code: the logarithm of
 * the relation, counted over the demonstration's texts. Keys that are missing here speak for neither.
 */
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  (
    [
      [4, ']Ì¿ªˆÍË'],
      [3, '@Zzj§~\\G'],
      [2.3, '5!6L¤+%¥›f'],
      [2, ';x«åQkVF'],
      [1.6, '7^$8OKJ'],
      [1.1, "g{NqPD#'/"],
      [0.6, 'lb[IXU'],
      [-0.4, 'sSHuYd)*'],
      [-0.8, '0nomycM'],
      [-1.2, 'paTRhtAw,'],
      [-2, '2r"e(i'],
      [-3, '14CE>_-'],
      [-5, '=<`'],
    ] as const
  ).flatMap(([weight, keys]) => [...keys].map((key): [string, number] => [key, weight])),
);

/** Addresses and file names. */
const ADDRESSES = [
  /:\/\/|\bwww\./i,
  /[\w.-]@[\w-]+\.[a-z]{2,}/i,
  /\w\.(?:com|org|net|edu|gov|np|io|html?|pdf|jpe?g|png|gif|webp|docx?|xlsx?|pptx?|csv|txt|zip|json|ts|js|css|py|md)\b/i,
];
/** Texts that are not Nepali in any font: besides, tags and code. */
const NO_NEPALI = [
  ...ADDRESSES,
  /<\/?[a-z][^<>]*>/i,
  // An abbreviation of English among words in the old font.
  /(?:^|\s)[A-Z]{2,}(?=\s|$)/,
  /\\[sdwbSDWB][+*/\\)\]]|\\x\d/,
  /(?:^|\s)\w(?:[;:|]\w){2,}(?:\s|$)/,
  /=>|&&|\|\||[=!]==?|\/\/|\/\*|\$\{|#\{|\{\{|\w\(\)|\w\(["'\w]+\)|::|\+\+|--/,
  /\b(?:const|let|var|function|return|import|export|class|select|from|where|public|void|while|else)\b/,
];

/** Words of the college's notices, each without its endings. */
const NOTICE_WORDS = new Set(
  `सूचना भर्ना परीक्षा नतिजा विद्यार्थी शिक्षक कलेज विद्यालय विश्वविद्यालय कार्यालय कार्यक्रम शुल्क छात्रवृत्ति निवेदन फारम मिति
  गते बजे समय स्थान सम्पर्क नेपाल काठमाडौं सरकार शिक्षा अध्ययन विषय कक्षा सेमेस्टर वर्ष साल महिना हप्ता बिदा दशैं तिहार
  आवश्यक कागजात प्रमाणपत्र सम्बन्धी सम्बन्धित अनुसार गर्ने गर्न गरिएको गरिने गर्नु गर्नुहोस् हुने भएको भएका रहेको छन् हुन्छ
  गर्दछ लागि तथा अथवा अन्य सबै यस यो त्यो हामी तपाईं आफ्नो प्राचार्य सूचित जानकारी प्रकाशित आवेदन दरखास्त प्रवेश नियम
  बैठक समिति अभिभावक पुस्तकालय प्रयोगशाला खेलकुद प्रतियोगिता पुरस्कार सम्मान धन्यवाद अन्तिम म्याद`.split(/\s+/),
);
/** Words whose keys spell like English: 'elnan', 'tna', 'unt'. */
const LIKE_ENGLISH = new Set(
  'भलिबल तलब लगभग अझ गलत अलग यति त्यति ब्याच ब्याज ब्याग अतिथि गति जब अब क्लब भात भाग भविष्य बिल गत थप अप'.split(
    ' ',
  ),
);
const ENDING = /(?:हरू|हरु)?(?:को|का|की|मा|ले|लाई|बाट|सँग|सम्म)?$/;

/** English words that make no sense in Preeti. */
const ENGLISH = new Set(
  `the and for are you with that this from have not all can will your our was has more please college notice student
  students class exam fee fees result results form about after again also any because been before but each every first
  here how into its just know last like made make many may new next now only other out over said same see should some
  than their them then there these they time today two use very want way well were what when which who why would year
  hello dear sir madam thank thanks school teacher office hours open closed monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december nepal kathmandu`.split(
    /\s+/,
  ),
);

const CONSONANT = '[क-ह]';
/** Inside of a word, अ begins only another one that is joined to it. */
const SYLLABLE = `(?:[आ-ऌए-औॐ]|अ(?=घि|नुसार|न्त)|(?:${CONSONANT}्\u200d?)*${CONSONANT}[ािीुूृेैोौ]?)[ँंः]*`;
/** A possible Nepali word, or a number, with the punctuation around it. */
const WELL_FORMED = new RegExp(
  `^[‘’“”(]*(?:अ?[ँं]?(?:${SYLLABLE})+(?:${CONSONANT}्)?|ः|[०-९.,:/–-]+)?[।,.?!:;%‘’“”)–-]*$`,
);

/** Whether a word, read as typed in an old font, could be Nepali. */
export const isWellFormed = (word: string): boolean => WELL_FORMED.test(toUnicode(word));

/** Whether a word is an e-mail or web address, or a file name such as 'form.pdf': those are never in an old font. */
export const isAddress = (word: string): boolean => ADDRESSES.some((form) => form.test(word));

/** A sign in a word that English has at most at its ends. */
const SIGNAL =
  /[^\s\]['"({][\]{}|\\;:'"/+[«¥§~][^\s]|[^\s[][\]]|[A-Za-z0-9][{}|/\\+'"]$|^[;:>][A-Za-z]|[a-z][A-Z]|[ªÌËÍ¿ˆ§«¥å¤]/;

/**
 * The text in Unicode if it was typed in Preeti or Kantipur; null if it was not, or if that is not sure.
 * @param isNamed whether the clipboard names one of these fonts
 */
export function recognise(text: string, isNamed = false): string | null {
  if (/[\u0900-\u097f]/.test(text) || NO_NEPALI.some((other) => other.test(text))) return null;
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || (!isNamed && words.length === 1 && FRAGMENT.test(text.trim()))) return null;
  if (words.some(isEnglish) || (!isNamed && !/[a-z]/i.test(text))) return null;
  const malformed = words.filter((word) => !isWellFormed(word));
  // A long text may have a slip of the finger.
  if (malformed.length > words.length / 20) return null;
  const keys = words.join('');
  const common = words.filter((word) => isCommon(word)).length;
  const sum = weightOf(words) + common * 4;
  if (isNamed) return sum > 0 ? toUnicode(text) : null;
  const signals = words.filter((word) => SIGNAL.test(word)).length;
  if (signals < Math.max(1, words.length / 6)) return null;
  // The more words there are, the less each of them has to show.
  const needed = words.length < 3 ? { sum: 4.5, mean: 0.4 } : { sum: 5, mean: 0.15 };
  const isSure = sum >= needed.sum && sum / keys.length >= needed.mean;
  return isSure ? toUnicode(text) : null;
}

function weightOf(words: readonly string[]): number {
  return words.reduce((total, word) => total + weightOfWord(word), 0);
}

/** In Preeti a quotation mark is a vowel inside a word; elsewhere it is around words. */
export function weightOfWord(word: string): number {
  const keys = [...word].map((key, at) =>
    key === '"' && at > 0 && at < word.length - 1 ? 2 : (WEIGHTS.get(key) ?? 0),
  );
  return keys.reduce((total, weight) => total + weight, 0);
}

const isCommon = (word: string) => SIGNAL.test(word) && NOTICE_WORDS.has(withoutEnding(word));

const withoutEnding = (word: string) =>
  toUnicode(word)
    .replace(/[।,.?!:;)]+$/, '')
    .replace(ENDING, '');

/** Whether a word that could be English is known to be one of Nepali where the font is named. */
export const isKnownNepali = (word: string): boolean => {
  const read = withoutEnding(word);
  return NOTICE_WORDS.has(read) || LIKE_ENGLISH.has(read);
};

/** A single word that is too short to decide, or ends like a line of code. */
const FRAGMENT = /^.{1,3}$|[\]})][,;]$/;

export const isEnglish = (word: string): boolean => ENGLISH.has(bare(word));

const bare = (word: string) => word.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
