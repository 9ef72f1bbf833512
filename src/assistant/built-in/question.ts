import type { Candidate } from '../../search/engine.ts';
import { isFiller } from '../../search/lexicon/fillers.ts';
import { isEveryday, thingsElsewhere } from '../../search/lexicon/word-kinds.ts';
import { matchQualities } from '../../search/matching.ts';
import type { ParsedQuery, QueryWord } from '../../search/parsed-query.ts';
import { languageOf } from '../../search/words/language.ts';
import { isFunctionWord, isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText } from '../../search/words/words.ts';
import { type Asked, type AskedValue, askedBy, type Qualifier, valueKeys } from './asked.ts';

const PHONE = /phone|telephone|mobile|contact|number|nambar|फोन|मोबाइल|सम्पर्क|नम्बर/iu;
const [PHONE_KEY = ''] = keysOfText('phone');
const ITSELF = /college|campus|school|office|kalej|karyalaya|कलेज|क्याम्पस|कार्यालय/iu;

const APPLYING = /admission|\bappl(?:y|ication)|intake|enrol|bharna|भर्ना|निवेदन|आवेदन/iu;
const WHEN =
  /open|clos|still|\bnow|last|date|due|deadline|over|start|begin|when|until|till|khul|band|suru|samma|ka[hi]+le|miti|antim|myad|ahile|sak|खुल|बन्द|सुरु|सम्म|मिति|म्याद|अन्तिम|कहिले|कैले|अहिले|सकि/iu;
const BESIDE =
  /^(?:form|faram|course|programmes?|time|day|din|for|ko|ma|फारम|कोर्स\p{M}*|दिन\p{M}*)$|college|campus|कलेज|क्याम्पस/iu;

/** Of a question that goes on, these may be said in other words. */
const VERB = /^(?:start|begin|open|clos|end|leav|reach|arriv|pay|submit|meet|suru|सुरु|खुल|banda|बन्द)/iu;
/** The share of its own words that the record of the question before may lack, and the match of one that it has. */
const [MAX_MISSING_OWN, LEAST_MATCH] = [0.25, 0.7];

/** A match of at least the first is the word itself, or one of the same meaning; one of less than the second is none. */
export const [SURE_MATCH, WEAK_MATCH] = [0.8, 0.3];
/** Half of the rarity of a word that stands nowhere. */
const RARE = 0.5;

/** A question with values that are computed once, for all records that it is compared with. */
export class Question {
  readonly query: ParsedQuery;
  readonly asked: Asked;
  /** In either letters. */
  readonly isNepali: boolean;
  /** The programmes that it names: of LLB and BA LLB, 'llb' names the first alone. */
  readonly programmes: readonly Candidate[];
  /** The positions of its words that were taken from the question before, as the subject. */
  readonly takenSubject: readonly number[];
  /** The keys of every programme's title, in either language; none where the question names no programme. */
  readonly #titles: readonly ReadonlySet<string>[];
  /** Those of the programmes that it does not name. */
  readonly #otherTitles: ReadonlySet<ReadonlySet<string>>;
  /** The keys of its words, also of the small ones. */
  readonly #said: ReadonlySet<string>;
  /** The things that it names, of those that few colleges have; as keys. */
  readonly elsewhere: readonly (readonly string[])[];
  /** The positions of words that neither ask nor are verbs or small; of those that are no everyday words, either. */
  readonly #named: readonly number[];
  readonly #things: readonly number[];
  /** How well a title of any record has each word. */
  readonly #titled: readonly number[];
  readonly #answeredBy: ReadonlyMap<Qualifier | AskedValue, readonly number[]>;

  /** @param candidates the records that may answer it @param titles of every programme, as keys */
  constructor(query: ParsedQuery, candidates: readonly Candidate[], titles: readonly ReadonlySet<string>[]) {
    this.query = query;
    this.asked = askedBy(query);
    this.#said = new Set(keysOfText(query.text));
    this.programmes = programmesIn(query, candidates);
    this.#titles = this.programmes.length > 0 ? titles : [];
    this.#otherTitles = new Set(this.#titles.filter((title) => !isTitleOf(this.programmes, title)));
    this.elsewhere = thingsElsewhere(query.text).filter((thing) => !isTaughtHere(thing, candidates));
    this.isNepali = languageOf(query.typed ?? query.text) === 'ne';
    const keys = query.words.map(({ text }) => keysOfText(text));
    const wordsWithin = (own: ReadonlySet<string>) =>
      keys.flatMap((of, at) => (of.every((key) => own.has(key)) ? [at] : []));
    this.takenSubject = wordsWithin(new Set(keysOfText(query.subject ?? '')));
    this.#answeredBy = new Map<Qualifier | AskedValue, readonly number[]>([
      ...this.asked.qualifiers.map((one) => [one, wordsWithin(one.keys)] as const),
      ...[...valueKeys].map(([value, own]) => [value, wordsWithin(own)] as const),
    ]);
    const asking = new Set([...this.#answeredBy.values()].flat());
    const isAside = (word: string, [key = ''] = keysOfText(word)) =>
      VERB.test(word) || isFunctionWord(word, this.isNepali) || isFiller(key);
    this.#named = query.words.flatMap(({ text }, at) => (asking.has(at) || isAside(text) ? [] : [at]));
    this.#things = this.#named.filter((at) => !isEveryday(keys[at]?.[0] ?? ''));
    this.#titled = matchQualities(query, candidates.flatMap(titleKeysOf));
  }

  /** The words of the question, by position, that a part answers by meeting a condition or by saying a value. */
  answeredBy = (one: Qualifier | AskedValue): readonly number[] => this.#answeredBy.get(one) ?? [];

  /** Whether these qualities are those of a record that has nearly all that the question names itself. */
  isWithin(qualities: readonly number[]): boolean {
    const { words, text, typed = text } = this.query;
    if (ITSELF.test(typed)) return false;
    const own = this.#named.filter((at) => !this.takenSubject.includes(at));
    const weight = (of: readonly number[]) => of.reduce((sum, at) => sum + (words[at]?.weight ?? 0), 0);
    const missing = own.filter((at) => (qualities[at] ?? 0) < LEAST_MATCH);
    return weight(missing) <= MAX_MISSING_OWN * weight(own);
  }

  /** Whether a passage is of something else: it lacks the title of another, or has a thing by a related word only. */
  isOfOther(qualities: readonly number[], isNamed: boolean): boolean {
    const isOther = (at: number) =>
      (qualities[at] ?? 0) < WEAK_MATCH &&
      (this.#titled[at] ?? 0) > SURE_MATCH &&
      (this.query.words[at]?.rarity ?? 0) > RARE;
    return this.#things.some((at) => isOther(at) || (!isNamed && (qualities[at] ?? 0) < SURE_MATCH));
  }

  /** The rarity of the words that are answered so well. */
  evidenceOf(qualities: readonly number[]): number {
    return this.query.words.reduce((sum, { rarity }, at) => sum + rarity * (qualities[at] ?? 0), 0);
  }

  /** Whether a thing of `elsewhere.json`, which few colleges have, is named, and a text with these keys lacks it. */
  isElsewhere(keys: readonly string[]): boolean {
    return this.elsewhere.some((thing) => !thing.every((key) => keys.includes(key)));
  }

  /** Whether the question has all of these words but the small ones. */
  names(keys: readonly string[]): boolean {
    const { matchesByKey } = this.query;
    const isHere = (key: string) => matchesByKey.has(key);
    return keys.some(isHere) && keys.every((key) => isHere(key) || isStopWord([key]));
  }

  /** Whether it says every word of a row's label, also a single letter: 'group C'. */
  saysWhole = (label: string): boolean =>
    label !== '' && keysOfText(label).every((key) => this.#said.has(key));

  /** Whether it asks how to reach the college itself: 'college phone number', 'who do I contact'. */
  get asksForOffice(): boolean {
    const { words } = this.query;
    const isPhone = ({ text, matches }: QueryWord) => PHONE.test(text) || matches.has(PHONE_KEY);
    return words.some(isPhone) && words.every((word) => isPhone(word) || ITSELF.test(word.text));
  }

  /** Whether it asks when or whether one may apply, itself or as the one before, and names no more than programmes. */
  asksWhenToApply(before: string): boolean {
    const { words, text } = this.query;
    const ofProgrammes = matchQualities(this.query, this.programmes.flatMap(titleKeysOf));
    const isKnown = (word: string) => [APPLYING, WHEN, BESIDE].some((one) => one.test(word));
    return (
      APPLYING.test(text) &&
      WHEN.test(text + before) &&
      words.every((one, at) => ofProgrammes[at] === 1 || one.text.split(' ').every(isKnown))
    );
  }

  /** Whether a record is the page of another programme than the question names. */
  isOtherProgramme({ type, id }: Candidate): boolean {
    const { programmes } = this;
    return type === 'faculty' && programmes.length > 0 && !programmes.some((one) => one.id === id);
  }

  /** Whether a text names programmes, and none of the question's. */
  namesOnlyOthers(text: string): boolean {
    if (this.#titles.length === 0) return false;
    const keys = new Set(keysOfText(text));
    const named = this.#titles.filter((title) => title.isSubsetOf(keys));
    return named.length > 0 && named.every((title) => this.#otherTitles.has(title));
  }
}

export const titleKeysOf = ({ titleKeys, nepaliTitleKeys }: Candidate) => [...titleKeys, ...nepaliTitleKeys];

/** Whether a title with these keys is that of a programme, in English or in Nepali. */
const isTitleOf = (programmes: readonly Candidate[], title: ReadonlySet<string>): boolean =>
  programmes
    .flatMap(({ titleKeys, nepaliTitleKeys }) => [titleKeys, nepaliTitleKeys])
    .some((keys) => keys.length > 0 && title.symmetricDifference(new Set(keys)).size === 0);

/** Whether a thing that most colleges lack is a programme of this one. */
const isTaughtHere = (thing: readonly string[], candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ type, titleKeys }) => type === 'faculty' && thing.every((key) => titleKeys.includes(key)),
  );

/** The programmes that a question names: by their whole titles, the longest of these, or else by some words. */
function programmesIn(query: ParsedQuery, candidates: readonly Candidate[]): readonly Candidate[] {
  // Two letters are no word of a search, but tell 'BA LLB' from 'LLB'.
  const said = new Set(keysOfText(query.text));
  const isExact = (key: string) => query.matchesByKey.get(key)?.some(({ quality }) => quality === 1) ?? false;
  const isNamed = (key: string) => said.has(key) || isExact(key);
  const titlesOf = ({ titleKeys, nepaliTitleKeys }: Candidate) =>
    [titleKeys, nepaliTitleKeys].filter((keys) => keys.some(isExact));
  const named = candidates.filter((one) => one.type === 'faculty' && titlesOf(one).length > 0);
  const whole = named.filter((one) => titlesOf(one).some((keys) => keys.every(isNamed)));
  const isPart = ({ titleKeys }: Candidate) =>
    whole.some(
      (one) =>
        one.titleKeys.length > titleKeys.length && titleKeys.every((key) => one.titleKeys.includes(key)),
    );
  return whole.length > 0 ? whole.filter((one) => !isPart(one)) : named;
}
