import { isFiller } from '../../search/lexicon/fillers.ts';
import { isEveryday } from '../../search/lexicon/word-kinds.ts';
import type { ProgrammeNames } from '../../search/search.ts';
import { languageOf } from '../../search/words/language.ts';
import { stemNepali } from '../../search/words/stemming.ts';
import { isFunctionWord, isStopWord } from '../../search/words/stop-words.ts';
import { type Word, wholeWordsOf } from '../../search/words/words.ts';
import { phrasesIn } from './keyed-text.ts';

/**
 * What a word does in a question: it asks ('how much'), names a value ('fee') or the subject (a programme, another thing,
 * perhaps an everyday word), narrows it down ('second semester'), says what it does ('opens') and beside it when or for
 * how long ('Saturday', 'per month'), stands for the subject ('it'), means the college, or does none of this.
 */
type Role =
  | 'ask'
  | 'value'
  | 'programme'
  | 'thing'
  | 'everyday'
  | 'condition'
  | 'verb'
  | 'aside'
  | 'pronoun'
  | 'college'
  | 'small';

/** A word of a question, or words that do one thing together. */
interface Token {
  text: string;
  /** Words of two questions are the same by it. */
  key: string;
  role: Role;
  /** The values that it asks for or names; of other words, which ones it takes the place of. */
  kinds: string;
}

/** By role and kinds. Where a word in Devanagari sounds as in Latin letters, one of them is enough. */
const PHRASES: Readonly<Record<string, string>> = {
  'ask sum':
    'how much, kati paisa, kati rupaiya, kati parcha, kati parxa, kati lagcha, kati lagxa, kati tirne, कति पर्छ, कति लाग्छ, कति तिर्ने',
  'ask count': 'how many, kati jana, kati wata, kati ota, कति वटा',
  'ask sum count': 'kati, कति',
  'ask time':
    'when, what time, which day, what day, which date, what date, how late, until when, till when, until what time, till what time, at what time, kahile, kaile, kati baje, kun din, kun bar, kati gate, कहिले, कैले, कहिलेसम्म, कैलेसम्म, कहिलेदेखि, कति बजे, कुन दिन, कति गते',
  'ask length':
    'how long, how many days, how many months, how many years, kati din, kati mahina, kati barsa, कति दिन, कति महिना, कति वर्ष',
  'ask person':
    'who, who is, who are, whom, kasle, kaslai, kasko, ko sanga, kosanga, कसले, कसलाई, ko ho, ko hun, ko hunuhuncha, को हो, को हुन्, को हुनुहुन्छ',
  'ask place': 'where, where is, which room, what room, kun kotha, kun kothama, kaha, kahaa, kata, कहाँ, कता',
  'value contact':
    'number, phone number, mobile number, contact number, phone, telephone, mobile, email, nambar, नम्बर, फोन नम्बर, फोन, मोबाइल, इमेल',
  'value sum':
    'fee, fee structure, cost, price, charge, rate, expense, amount, discount, waiver, percent, percentage, chut, sulka, kharcha, paisa, rakam, शुल्क, फी, खर्च, छुट, मिनाहा, प्रतिशत',
  'value time':
    'deadline, last date, last day, final date, due date, date, time, timing, hours, schedule, miti, antim miti, samaya, samay, myad, मिति, अन्तिम मिति, अन्तिम दिन, समय, म्याद',
  'value programme count time': 'seat, sit, सिट, सीट, class time, class timing, class hours, कक्षाको समय',
  'value programme':
    'eligibility, criteria, requirement, duration, subject, syllabus, curriculum, coordinator, scope, yogyata, abadhi, bisaya, pathyakram, sanyojak, योग्यता, अवधि, विषय, पाठ्यक्रम, संयोजक',
  'condition number':
    'first, second, third, fourth, fifth, sixth, seventh, eighth, pahilo, dosro, tesro, chautho, pachau, chaitau, satau, aathau, पहिलो, दोस्रो, तेस्रो, चौथो, पाँचौँ, छैटौँ, सातौँ, आठौँ',
  'condition period': 'semester, sem, year, barsa, सेमेस्टर, वर्ष',
  'condition number period': 'total, whole, jamma, जम्मा',
  'condition gender': 'boy, girl, male, female, women, keta, keti, chatra, केटा, केटी, छात्र, छात्रा',
  'condition shift': 'morning, evening, bihan, bihana, beluka, बिहान, बेलुका',
  'aside day':
    'sunday, monday, tuesday, wednesday, thursday, friday, saturday, today, tomorrow, aitabar, sombar, mangalbar, budhabar, bihibar, sukrabar, sanibar, aja, bholi, आइतबार, सोमबार, मङ्गलबार, बुधबार, बिहीबार, शुक्रबार, शनिबार, आज, भोलि',
  'aside unit':
    'month, monthly, per month, yearly, per year, annual, per semester, each semester, mahina, masik, barsik, महिना, मासिक, वार्षिक',
  'verb event':
    'open, close, start, begin, end, khulcha, khulchha, khulxa, khulne, banda, suru, huncha, hunchha, hunxa, hune, sakincha, sakine, sakiyo, खुल्छ, खुल्ने, बन्द, सुरु, हुन्छ, हुने, सकिन्छ, सकिने',
  college: 'college, campus, you, your, kalej, tapai, timi, कलेज, क्याम्पस, तपाईं',
};

/** The longest first. */
const phrases = Object.entries(PHRASES)
  .flatMap(([does, list]) => {
    const [role, ...kinds] = does.split(' ') as [Role, ...string[]];
    return phrasesIn(list).map((one) => ({ role, kinds: kinds.join(' '), keys: one.trim().split(' ') }));
  })
  .sort((one, other) => other.keys.length - one.keys.length);

/** These stand for what was asked about before, even beside a thing of their own: 'its food', 'tesko sulka'. */
const SURE_PRONOUN =
  /^(?:it|its|his|her|him|(?:tes|tyas|yes|yas|us|un|uha|tin)(?:ko|ka|ma|lai|bare)|(?:त्यस|तेस|यस|येस|उस|उन|उहाँ|तिन)(?:को|का|की|मा|लाई|बारे))$/;
/** These may also point at something else. */
const PRONOUN = /^(?:that|this|those|these|they|them|he|she|tyo|tio|yo|uni|tyaha|tyahan|त्यो|यो|उनी|त्यहाँ)$/;
/** In 'is it possible to', it stands for what follows; in 'my card, how do I replace it', for something of one's own. */
const STANDS_FOR_OTHER =
  /\b(?:(?:is|was) it|it (?:take|cost)s?)\b.+\b(?:to|that|if)\b|\b(?:my|mero|meri)\b|मेर[ोी]/iu;

/** How a message begins that goes on from the one before, after a courtesy. */
const LEADING =
  /^[^\p{L}]*(?:(?:ok|okay|thanks|thank you|great|sir|madam|hajur|dhanyabad|हजुर|धन्यवाद)[^\p{L}]+)*(?:(?<and>and|also|then|or|but|plus|ani|aani|ra|tara|अनि|अनी|र|तर)|(?:what|how)\s+(?:about|abt|of)|same\s+(?:for|in)|for|from|in|at|of|on)(?![\p{L}\p{M}])/iu;
/** How one ends that leaves out what it asks: 'hostel ko?', 'बीबीएको नि?' */
const TRAILING =
  /(?:(?<of>\s(?:ko|ni|को|नि)|[\p{L}\p{M}](?<!े)को)|\s(?:chai|chahi|pani|ma|bata|lai|lagi|too|also|as well|then|चाहिँ|चाहिं|पनि|लागि)|[\p{L}\p{M}](?:मा|बाट|लाई))[^\p{L}\p{M}]*$/iu;
/** A question with a verb or a question word of its own asks something itself. */
const CLAUSE =
  /\b(?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|must|have|has|had|who|which|where|why|how(?! +(?:about|abt|much|many|long)\b)|what(?! +(?:about|abt|of|time|day|date)\b)|tell|give|show|want|need|kaha|kata|kasari|kina|kasto|[a-z]*(?:cha|chha|xa|chan|xan|chaina|xaina))\b|(?:छ|छन्|छु|छैन|कहाँ|कसरी|किन|कस्तो)(?![\p{L}\p{M}])/iu;

/** As many as a search reads. */
const MAX_WORDS = 24;
/** Nothing longer is taken, so that what is taken from question to question does not grow. */
const MAX_TAKEN_LENGTH = 40;
/** A question with more things of its own is about these, whatever 'it' may be. */
const MAX_THINGS = 2;

/** A question by what its words do. */
class Reading {
  readonly isNepali: boolean;
  readonly tokens: readonly Token[];
  readonly subject: readonly Token[];
  readonly isClause: boolean;
  /** Whether a pronoun of it stands for what was asked about before, even beside a thing of its own. */
  readonly pointsBack: boolean;

  constructor(text: string, programmes: ProgrammeNames) {
    this.isNepali = languageOf(text) === 'ne';
    this.tokens = tokensOf(text, programmes, this.isNepali);
    const named = this.of('programme', 'thing', 'condition');
    // 'Jobs' and 'result' are everyday words, too.
    this.subject = named.length > 0 || this.has('college') ? named : this.of('everyday');
    this.pointsBack = this.of('pronoun').some((one) => SURE_PRONOUN.test(one.text.toLowerCase()));
    // 'Is it the same for BBA?' asks as the question before.
    this.isClause = CLAUSE.test(text) && !(this.has('pronoun') && this.has('programme'));
  }

  of(...roles: Role[]): Token[] {
    return this.tokens.filter(({ role }) => roles.includes(role));
  }

  has(...roles: Role[]): boolean {
    return this.of(...roles).length > 0;
  }

  /** Whether all its words do one of these. */
  isOnly(...roles: Role[]): boolean {
    return this.tokens.length > 0 && this.tokens.every(({ role }) => roles.includes(role));
  }
}

function tokensOf(text: string, programmes: ProgrammeNames, isNepali: boolean): Token[] {
  const words = wholeWordsOf(text).slice(0, MAX_WORDS);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const named = wordsOfProgramme(words.slice(at), programmes);
    const phrase =
      named > 0
        ? undefined
        : phrases.find(({ keys }) => keys.every((key, n) => words[at + n]?.keys[0] === key));
    const here = words.slice(at, at + (named || (phrase?.keys.length ?? 1)));
    const [word] = here;
    if (!word) break;
    at += here.length;
    const isPronoun = !STANDS_FOR_OTHER.test(text) && isPronounIn(word.text, tokens.at(-1));
    const own = named > 0 ? 'programme' : isPronoun ? 'pronoun' : roleOf(word, isNepali);
    const role = phrase?.role ?? own;
    tokens.push({
      text: here.map((one) => (role === 'ask' ? one.text : stemNepali(one.text))).join(' '),
      key: here.map(({ keys: [key = ''] }) => key).join(' '),
      role,
      kinds: phrase?.kinds ?? KINDS[role] ?? '',
    });
  }
  return tokens;
}

const KINDS: Partial<Record<Role, string>> = { programme: 'programme', condition: 'number' };

/** 'BSc IT' and 'the bus that leaves' have no pronoun. */
function isPronounIn(text: string, last: Token | undefined): boolean {
  const written = text.toLowerCase();
  if (text === 'IT' || last?.role === 'programme' || last?.role === 'thing') return false;
  return SURE_PRONOUN.test(written) || PRONOUN.test(written);
}

/** How many words at the start of these name a programme: a whole title, or one that no other has and what follows it. */
function wordsOfProgramme(words: readonly Word[], { titles, words: alone }: ProgrammeNames): number {
  const [first] = words;
  const lengths = titles.map((title) => {
    const end = words.findIndex(({ keys }) => !keys.some((key) => title.has(key)));
    const here = words.slice(0, end < 0 ? words.length : end);
    const said = new Set(here.flatMap(({ keys }) => keys));
    const isNamed = title.isSubsetOf(said) || first?.keys.some((key) => alone.has(key));
    return isNamed ? here.length : 0;
  });
  const most = Math.max(0, ...lengths);
  // 'It' and '2' alone are no names, though 'BSc IT' and '10+2' have them.
  return most === 1 && first && (isStopWord(first.keys) || /^\d/.test(first.keys[0] ?? '')) ? 0 : most;
}

function roleOf({ text, keys }: Word, isNepali: boolean): Role {
  const [key = ''] = keys;
  if (/^\d/.test(key)) return 'condition';
  if (isStopWord(keys) || isFiller(key)) return 'small';
  if (isFunctionWord(text, isNepali)) return 'verb';
  return isEveryday(key) ? 'everyday' : 'thing';
}

/** Whether a question does not say what it is about. @param isMarked whether it goes on from the one before */
function lacksSubject(own: Reading, before: Reading, isMarked: boolean): boolean {
  // 'What does BBA pay there?'
  if (own.has('programme') && !(own.pointsBack && !own.of('pronoun').some(({ text }) => text === 'it')))
    return false;
  const values = own.of('value');
  // A number is that of somebody only after a question for him; else it is the college's.
  if (values.some(({ kinds }) => kinds === 'contact') && !own.has('pronoun'))
    return (
      before.of('ask').some(({ kinds }) => kinds === 'person') && !own.has('college', 'thing', 'everyday')
    );
  // 'How much do you charge?' asks about more than the college only after a question about something.
  if (own.has('college') && !(own.has('value', 'pronoun') && before.subject.length > 0)) return false;
  if (own.of('thing').length > (own.pointsBack ? MAX_THINGS : 0)) return false;
  if (own.has('pronoun')) return true;
  // 'When do you open?' asks about the college. Nepali leaves out the pronoun: 'kati baje khulcha?'
  const isOfBefore = own.isNepali && before.subject.length > 0;
  const isWhole = own.has('everyday') || (own.has('verb') && !isOfBefore);
  if (isWhole && (own.isClause || !isMarked)) return false;
  if (own.has('ask') || values.some(({ kinds }) => !kinds.startsWith('programme'))) return true;
  // 'What is the eligibility?' is about a programme only after one.
  if (values.length > 0) return isMarked || before.has('programme');
  // 'What should I bring?' has no word of a topic.
  if (own.isOnly('small')) return own.isClause;
  return isMarked && own.has('condition', 'everyday', 'verb', 'aside');
}

const shareKind = (one: string, other: string) =>
  one.split(' ').some((kind) => kind !== '' && other.split(' ').includes(kind));

/** What a question asks as the one before did: all of it, or the value for which it asks by 'how much' alone. */
function valuesFor(own: Reading, before: Reading): Token[] {
  if (own.has('value')) return [];
  const asks = own.of('ask');
  if (asks.length > 0)
    return before.of('value').filter((value) => asks.some(({ kinds }) => shareKind(kinds, value.kinds)));
  if (own.isClause || own.has('verb', 'everyday')) return [];
  // 'Is there negative marking?' is not asked of another thing.
  const all = before.of('ask', 'value', 'verb', 'aside', 'everyday');
  return own.has('thing') ? all.filter(({ role }) => role !== 'everyday') : all;
}

/** Whether a question has a word itself, or another in its place: BBA for BCA, the second semester for the first. */
const hasInPlace = ({ tokens }: Reading, old: Token) =>
  tokens.some(
    ({ key, role, kinds }) => key === old.key || (role === old.role && shareKind(kinds, old.kinds)),
  );

/** A message as a question that is understood without the one before. */
export interface FollowUp {
  /** The message between what it takes from the question before: 'BCA: and how much? (fee)'. */
  asked: string;
  /** What it is about, as an answer names it: 'BCA', 'BBA, fee'; empty if it takes nothing. */
  taken: string;
  /** What it asks of but neither it nor the question before names, so that no number is an answer; or what it asks. */
  lacks: 'subject' | 'value' | null;
}

/**
 * Takes from the question before what a message lacks: 'how much per month' its subject, 'and for BBA?' its value. A
 * question that lacks nothing takes nothing, also one that begins with 'and'.
 * @param before as it was understood; undefined without one
 */
export function followUp(message: string, before: string | undefined, programmes: ProgrammeNames): FollowUp {
  const own = new Reading(message, programmes);
  const earlier = new Reading(before ?? '', programmes);
  const isOfCollege = earlier.has('college');
  const isOpen = earlier.subject.length === 0 && earlier.has('ask', 'value') && !isOfCollege;
  const [leading, trailing] = [LEADING.exec(message), TRAILING.exec(message)];
  const isMarked =
    leading !== null ||
    (trailing !== null && !/^(?:aside|ask)$/.test(own.tokens.at(-1)?.role ?? '')) ||
    (own.has('pronoun') && own.has('programme')) ||
    (own.isOnly('programme', 'condition', 'aside', 'small') &&
      !own.isOnly('small') &&
      !own.isClause &&
      (!own.has('programme') || earlier.has('programme', 'value'))) ||
    // 'BCA' after 'What is the fee?'
    (isOpen && !own.has('ask', 'value'));
  const lacks = lacksSubject(own, earlier, isMarked);
  const isElliptic =
    isMarked && own.has('programme', 'thing') && !own.has('value', 'verb', 'everyday') && !own.isClause;
  const take = (tokens: readonly Token[]) =>
    lacks || isElliptic
      ? tokens.filter((one) => one.text.length <= MAX_TAKEN_LENGTH && !hasInPlace(own, one))
      : [];
  const named = (tokens: readonly Token[]) =>
    [...new Set(tokens.map(({ text, role }) => (role === 'ask' ? text.toLowerCase() : text)))].join(' ');
  // Another thing takes the place of all that was asked about before.
  const isOfOther = own.of('thing').some(({ key }) => !earlier.tokens.some((one) => one.key === key));
  const subject = take(!lacks && isOfOther ? [] : earlier.subject);
  const values = take(valuesFor(own, earlier)).filter((one) => !subject.includes(one));
  const taken = named(earlier.tokens.filter((one) => subject.includes(one) || values.includes(one)));
  const about = lacks
    ? [named(own.of('programme')), named(subject), named(values)]
    : [named(own.of('programme', 'thing')), taken];
  const isOfNoValue =
    isElliptic && before === undefined && Boolean(leading?.groups?.and ?? trailing?.groups?.of);
  const asksValue = [...own.tokens, ...values].some(
    ({ role, kinds }) => (role === 'ask' || role === 'value') && /^(?:sum|count|time)/.test(kinds),
  );
  const isOfNothing = lacks && subject.length === 0 && asksValue && !own.has('thing') && !isOfCollege;
  return {
    asked: [subject.length > 0 && `${named(subject)}:`, message, values.length > 0 && `(${named(values)})`]
      .filter(Boolean)
      .join(' '),
    taken: taken === '' ? '' : about.filter(Boolean).join(', '),
    lacks: isOfNothing ? 'subject' : isOfNoValue ? 'value' : null,
  };
}
