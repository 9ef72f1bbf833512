import type { Candidate } from '../../search/engine.ts';
import { thingsElsewhere } from '../../search/lexicon/word-kinds.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { languageOf } from '../../search/words/language.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { keysOfText } from '../../search/words/words.ts';
import { type Asked, type AskedValue, askedBy, type Qualifier, valueKeys } from './asked.ts';

const PHONE = /phone|telephone|mobile|contact|number|nambar|फोन|मोबाइल|सम्पर्क|नम्बर/iu;
const ITSELF = /college|campus|school|office|kalej|karyalaya|कलेज|क्याम्पस|कार्यालय/iu;

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
  readonly #things: readonly (readonly string[])[];
  readonly #answeredBy: ReadonlyMap<Qualifier | AskedValue, readonly number[]>;

  /**
   * @param candidates the records that may answer it
   * @param titles of every programme, as keys
   */
  constructor(query: ParsedQuery, candidates: readonly Candidate[], titles: readonly ReadonlySet<string>[]) {
    this.query = query;
    this.asked = askedBy(query);
    this.#said = new Set(keysOfText(query.text));
    this.programmes = programmesIn(query, candidates);
    this.#titles = this.programmes.length > 0 ? titles : [];
    this.#otherTitles = new Set(this.#titles.filter((title) => !isTitleOf(this.programmes, title)));
    this.#things = thingsElsewhere(query.text).filter((thing) => !isTaughtHere(thing, candidates));
    this.isNepali = languageOf(query.typed ?? query.text) === 'ne';
    const keys = query.words.map(({ text }) => keysOfText(text));
    const wordsWithin = (own: ReadonlySet<string>) =>
      keys.flatMap((of, at) => (of.every((key) => own.has(key)) ? [at] : []));
    this.takenSubject = wordsWithin(new Set(keysOfText(query.subject ?? '')));
    this.#answeredBy = new Map<Qualifier | AskedValue, readonly number[]>([
      ...this.asked.qualifiers.map((one) => [one, wordsWithin(one.keys)] as const),
      ...[...valueKeys].map(([value, own]) => [value, wordsWithin(own)] as const),
    ]);
  }

  /** The words of the question, by position, that a part answers by meeting a condition or by saying a value. */
  answeredBy = (one: Qualifier | AskedValue): readonly number[] => this.#answeredBy.get(one) ?? [];

  /** The rarity of the words that are answered so well. */
  evidenceOf(qualities: readonly number[]): number {
    return this.query.words.reduce((sum, { rarity }, at) => sum + rarity * (qualities[at] ?? 0), 0);
  }

  /**
   * Whether the question names a thing of `elsewhere.json`, which few colleges have, and a text with these keys does not
   * mention it.
   */
  isElsewhere(keys: readonly string[]): boolean {
    return this.#things.some((thing) => !thing.every((key) => keys.includes(key)));
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
    const isAny = words.some(({ text }) => PHONE.test(text));
    return isAny && words.every(({ text }) => PHONE.test(text) || ITSELF.test(text));
  }

  /** Whether it asks for a thing that few colleges have. */
  get namesThingElsewhere(): boolean {
    return this.#things.length > 0;
  }

  /** Whether a record is the page of another programme than the question names. */
  isOtherProgramme({ type, id }: Candidate): boolean {
    const { programmes } = this;
    return type === 'faculty' && programmes.length > 0 && !programmes.some((one) => one.id === id);
  }

  /** Whether a row's label names another programme than the question does: 'BA LLB' for 'LLB'. */
  isOtherLabel(label: string): boolean {
    const named = this.#titlesIn(label);
    const most = Math.max(...named.map(({ size }) => size));
    return this.#isOther(named.filter(({ size }) => size === most));
  }

  /** Whether a text names programmes, and none of the question's. */
  namesOnlyOthers = (text: string): boolean => this.#isOther(this.#titlesIn(text));

  #titlesIn(text: string): readonly ReadonlySet<string>[] {
    if (this.#titles.length === 0) return [];
    const keys = new Set(keysOfText(text));
    return this.#titles.filter((title) => title.isSubsetOf(keys));
  }

  #isOther(titles: readonly ReadonlySet<string>[]): boolean {
    return titles.length > 0 && titles.every((title) => this.#otherTitles.has(title));
  }
}

/** Whether a title with these keys is that of a programme, in English or in Nepali. */
const isTitleOf = (programmes: readonly Candidate[], title: ReadonlySet<string>): boolean =>
  programmes
    .flatMap(({ titleKeys, nepaliTitleKeys }) => [titleKeys, nepaliTitleKeys])
    .some((keys) => keys.length > 0 && title.symmetricDifference(new Set(keys)).size === 0);

/** Fewer titles mention a thing in passing: a seminar about law is no faculty of law. */
const MIN_TITLES = 3;

/** Whether a thing that most colleges lack is a programme of this one, or in several of its titles. */
function isTaughtHere(thing: readonly string[], candidates: readonly Candidate[]): boolean {
  const titled = candidates.filter(({ titleKeys }) => thing.every((key) => titleKeys.includes(key)));
  return titled.length >= MIN_TITLES || titled.some(({ type }) => type === 'faculty');
}

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
