import type { TextPart } from '../../schema/field.ts';
import { keysOf } from '../../search/words/keys.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import type { AskedValue, Qualifier } from './asked.ts';
import { keyed } from './keyed-text.ts';

const NUMBER =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|free|nothing|no)\b|एक|दुई|तीन|चार|पाँच|छ |सात|आठ|नौ|दस|बाह्र|बीस|पचास|सय|हजार|आधा|निःशुल्क/iu;
const SUM =
  /(?:NPR|रु\.) ?\p{Nd}|\p{Nd} ?(?:rupees|रुपैयाँ)|%|per cent|प्रतिशत|(?<![\p{Nd}+-])\p{Nd}{3,7}(?![\p{Nd}-])|\p{Nd},\p{Nd}|\bfree\b|costs nothing|\bhalf of\b|\ba third\b|निःशुल्क/iu;
const SHARE = /%|per cent|percent|प्रतिशत|\bhalf\b|\ba third\b|आधा/iu;
/** A day of the week, a date or a span of days; a time of day is none. */
const DAY =
  /\p{Nd}{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|(?:\p{Nd}|one|two|three|four|five|six|seven|ten|fifteen|thirty) (?:days?|weeks?|months?)\b|(?:आइत|सोम|मङ्गल|मंगल|बुध|बिही|शुक्र|शनि)बार|(?:\p{Nd}|एक|दुई|तीन|चार|पाँच|सात|दस|पन्ध्र|तीस) (?:दिन|हप्ता|महिना)|गते|(?:वैशाख|जेठ|असार|साउन|भदौ|असोज|कात्तिक|मंसिर|पुस|माघ|फागुन|चैत|जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर) \p{Nd}/iu;

/** A time of day, or a day. 'In the evening' alone is neither. */
const CLOCK = /\p{Nd}{1,2}[:.]\p{Nd}{2}|\bnoon\b|बजे/iu;
/** Also without minutes: 'until nine in the evening', 'बिहान ७ देखि'. */
const HOUR =
  /\b(?:at|to|until|till|by|before|from|past|between) (?:\p{Nd}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:days?|weeks?|months?|january|february|march|april|may|june|july|august|september|october|november|december))|(?:बिहान|दिउँसो|साँझ|बेलुका|राति) (?:\p{Nd}|साढे)/iu;
/** How long something takes, or from when until when. */
const LENGTH =
  /(?:\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half a|a|an)) (?:\p{L}+ )?(?:day|week|month|year|hour|semester)s?\b|(?:\p{Nd}|एक|दुई|तीन|चार|पाँच|छ|सात|आठ|नौ|दस|दश|बाह्र|पन्ध्र|बीस|तीस) (?:\p{L}\p{M}*)?(?:दिन|कार्यदिन|हप्ता|महिना|वर्ष|घण्टा|सेमेस्टर)|देखि [^।]{0,30}सम्म|\bfrom \p{Nd}[^.]{0,20} (?:to|until) /iu;
const TIME = new RegExp(`${CLOCK.source}|${DAY.source}`, 'iu');

/** Words in capitals that are no names of people. */
const NO_NAME =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Baisakh|Jeth|Asar|Saun|Bhadau|Asoj|Kattik|Mangsir|Poush|Magh|Phagun|Chait|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|Hospital|College|Campus|University|Council|Board|Commission|Ministry|Municipality|Committee|Union|Bank|School|Court|Hall|Block|Floor|Home|Hostel|Road|Chowk|Nursing|Science|Sciences|Studies|Management|Law|Arts|Education|Technology|English|Nepali|Nepal|Kathmandu|The|On|In|At|For|From|To|And|Or|No|Yes|Bring|Fill|Pay)';
/** A name after its honorific or in capitals, or after the post: 'संयोजक: प्रकाश अधिकारी'. */
const PERSON = new RegExp(
  [
    '\\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Er|Adv)\\.? ?\\p{Lu}',
    `\\b(?!${NO_NAME}\\b)\\p{Lu}\\p{Ll}+ (?!${NO_NAME}\\b)\\p{Lu}\\p{Ll}+`,
    '(?<![\\p{L}\\p{M}])(?:डा\\.|प्रा\\.|इ\\.|श्री|सुश्री|श्रीमती) \\p{Script=Devanagari}',
    '(?:संयोजक|प्रमुख|प्राचार्य|वार्डेन|शिक्षक|प्रशिक्षक|निर्देशक|परामर्शदाता|अध्यक्ष|सचिव|व्यक्ति|लेखापाल|मार्गदर्शक|पर्यवेक्षक|संरक्षक): [\\p{Script=Devanagari}\\p{M}]+ [\\p{Script=Devanagari}\\p{M}]+',
    '[\\p{Script=Devanagari}\\p{M}]+ [\\p{Script=Devanagari}\\p{M}]+ हुनुहुन्छ',
  ].join('|'),
  'u',
);

/** A number to call, or the extension of one. */
const PHONE = /(?<![\p{Nd},.])(?:\+|[09०९]\p{Nd})[\p{Nd} -]{6,14}\p{Nd}|\bextension \p{Nd}|एक्सटेन्सन \p{Nd}/iu;
/** Items after one another, or numbered. */
const LIST = /; [^;]+; |[1१]\. .+ [2२]\. /u;
const PLACE =
  /\b(?:place|venue|address|room|hall|floor|block|building|ward|counter|window|gate|chowk|opposite|behind|beside|next to|in front of)\b|स्थान|ठेगाना|कोठा|हल(?![\p{L}\p{M}])|तल्ला|तला|भवन|चोक|झ्याल|वार्ड|पछाडि|अगाडि|छेउ/iu;

const PATTERNS: Readonly<Record<AskedValue, RegExp>> = {
  sum: SUM,
  share: SHARE,
  number: NUMBER,
  time: TIME,
  day: DAY,
  clock: new RegExp(`${CLOCK.source}|${HOUR.source}`, 'iu'),
  length: LENGTH,
  person: PERSON,
  doer: PERSON,
  place: PLACE,
  phone: PHONE,
  list: LIST,
};

/** Whether a passage has a value of a kind. */
export const saysValue = (value: AskedValue, text: string): boolean => PATTERNS[value].test(text);

const LABEL = /^([^.:–;]{2,40}): /u;

/** The facts in a part of a record, each found when a question first needs it. */
class PartFacts {
  readonly #part: TextPart;
  readonly #says = new Map<AskedValue, boolean>();
  #keyed: string | undefined;
  #labelKeys: readonly string[] | undefined;

  constructor(part: TextPart) {
    this.#part = part;
  }

  /** The keys of the words before its colon, if it is a fact such as 'Seats: 48'; otherwise empty. */
  get labelKeys(): readonly string[] {
    const { heading, text } = this.#part;
    this.#labelKeys ??= heading === '' ? keysOfText(LABEL.exec(text)?.[1] ?? '') : [];
    return this.#labelKeys;
  }

  saysValue(value: AskedValue): boolean {
    const says = this.#says.get(value) ?? saysValue(value, this.#part.text);
    this.#says.set(value, says);
    return says;
  }

  /** Whether it meets a condition, by itself or by the title of its record. */
  covers(qualifier: Qualifier, title: string): boolean {
    this.#keyed ??= keyed(this.#part.heading) + keyed(this.#part.text);
    return meets(qualifier, keyed(title) + this.#keyed);
  }
}

const meets = ({ covered, excluded }: Qualifier, text: string) =>
  covered.some((phrase) => text.includes(phrase)) && !excluded.some((phrase) => text.includes(phrase));

const known = new WeakMap<TextPart, PartFacts>();

/** The facts of a part, cached as long as the part. */
export function factsOf(part: TextPart): PartFacts {
  const facts = known.get(part) ?? new PartFacts(part);
  known.set(part, facts);
  return facts;
}

/** Whether a passage, with heading and title, meets a condition. @param isOfRest it may speak of more */
export const covers = (qualifier: Qualifier, text: string, isOfRest = false): boolean =>
  meets(isOfRest ? { ...qualifier, excluded: [] } : qualifier, keyed(text));

/** Words that mark a sum as a payment, a benefit, or nothing to pay. */
const ofPrice = new Set(
  keysOfText(
    'fee cost price charge pay tuition fine rate deposit remission discount waiver waive refund scholarship free against award stipend salary income median शुल्क दस्तुर रकम मूल्य जरिबाना छुट मिनाहा छात्रवृत्ति फिर्ता निःशुल्क खर्च लाग्छ',
  ),
);

const AMOUNT = /NPR|रु\.|रुपैयाँ|\p{Nd}{3}|\p{Nd},\p{Nd}|%|per cent|प्रतिशत|\bfree\b|nothing|निःशुल्क/iu;

/** A column of money, as in 'NPR a month: 9,000', or a rate, as in 'NPR 9,000 a month'. */
const COLUMN_OR_RATE =
  /(?:NPR|रु\.)[^.;:–]{0,30}: ?\p{Nd}|\bfor NPR|NPR \p{Nd}[\p{Nd},]* (?:for )?(?:a|an|per|each|every) \p{L}|(?:महिनाको|वर्षको|जनाको|मासिक|प्रति\p{L}*) (?:\p{L}+ )?रु\./u;

const hasPriceWord = (text: string) => keysOfText(text).some((key) => ofPrice.has(key));

/** Whether a passage states a price: words such as 'fee' stand in its title, heading or the sentence of the sum. */
export function speaksOfPrice(above: string, text: string): boolean {
  return (
    hasPriceWord(above) ||
    COLUMN_OR_RATE.test(text) ||
    text.split(/(?<=[.!?।;])\s/u).some((sentence) => AMOUNT.test(sentence) && hasPriceWord(sentence))
  );
}

/** Words for the first, the second and so on, by number from 1. एक and छ are left out: they mostly mean 'a' and 'is'. */
const WORDS = [
  'first 1st पहिलो प्रथम pahilo paila',
  'second 2nd two twice दोस्रो dosro dui दुई',
  'third 3rd three तेस्रो tesro tin teen तीन',
  'fourth 4th four चौथो chautho char चार',
  'fifth 5th five पाँचौँ पाँचौं pachau pach पाँच',
  'sixth 6th six छैटौँ छैटौं chaitau',
  'seventh 7th seven सातौँ सातौं satau saat सात',
  'eighth 8th eight आठौँ आठौं athau aath आठ',
];

const numbers = new Map(
  WORDS.flatMap((words, at) => words.split(' ').flatMap((word) => keysOf(word).map((key) => [key, at + 1]))),
);

/** 'Fifty-three' is no third, either. */
const DATE = new RegExp(`${DAY.source}|\\b\\p{L}+ty-\\p{L}+`, 'giu');

/** A text without its days and dates, whose numbers are none of a semester or bus. */
export const withoutDays = (text: string): string => text.replace(DATE, ' ');

/** The small numbers that a text says, as digits or in words, such as which semester, bus or instalment. */
export function smallNumbersIn(text: string): Set<number> {
  const found = [...wordsOf(text)].flatMap(({ keys }) =>
    keys.map((key) => (/^[1-9]$/.test(key) ? Number(key) : numbers.get(key))),
  );
  return new Set(found.filter((one) => one !== undefined));
}
