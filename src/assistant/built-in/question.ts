import type { Candidate } from '../../search/engine.ts';
import { thingsElsewhere } from '../../search/lexicon/word-kinds.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { languageOf } from '../../search/words/language.ts';
import { keysOfText } from '../../search/words/words.ts';
import { type Asked, type AskedValue, askedBy, type Qualifier } from './asked.ts';

/** The weight of an everyday word. */
const EVERYDAY = 0.5;

/** From this match quality on, a text counts as mentioning a thing in other words. */
const TRANSLATED = 0.65;

/** A question with values that are computed once, for all records that it is compared with. */
export class Question {
  readonly query: ParsedQuery;
  readonly asked: Asked;
  /** In either letters. */
  readonly isNepali: boolean;
  /** The positions of the words that name a programme. */
  readonly programmes: ReadonlySet<number>;
  readonly #things: readonly (readonly string[])[];
  readonly #keys: readonly (readonly string[])[];
  readonly #answeredBy: ReadonlyMap<Qualifier | AskedValue, readonly number[]>;

  /** @param candidates the records that may answer it */
  constructor(query: ParsedQuery, candidates: readonly Candidate[]) {
    this.query = query;
    this.asked = askedBy(query);
    this.programmes = programmesIn(query, candidates);
    this.#things = thingsElsewhere(query.text);
    this.isNepali = languageOf(query.text) === 'ne';
    const keys = query.words.map(({ text }) => keysOfText(text));
    this.#keys = keys;
    const wordsWithin = (own: ReadonlySet<string>) =>
      keys.flatMap((of, at) => (of.every((key) => own.has(key)) ? [at] : []));
    this.#answeredBy = new Map<Qualifier | AskedValue, readonly number[]>([
      ...this.asked.qualifiers.map((one) => [one, one.isThing ? [] : wordsWithin(one.keys)] as const),
      ...[...this.asked.valueKeys].map(([value, own]) => [value, wordsWithin(own)] as const),
    ]);
  }

  /** The words of the question, by position, that a part answers by meeting a condition or by saying a value. */
  answeredBy = (one: Qualifier | AskedValue): readonly number[] => this.#answeredBy.get(one) ?? [];

  /** Whether a part can answer a word in other words. */
  isAnswerable(position: number): boolean {
    return this.#answeredBy.values().some((positions) => positions.includes(position));
  }

  /** The rarity of the words that are answered so well; everyday words count half. */
  evidenceOf(qualities: readonly number[]): number {
    return this.query.words.reduce(
      (sum, { rarity, isEveryday }, at) => sum + rarity * (qualities[at] ?? 0) * (isEveryday ? EVERYDAY : 1),
      0,
    );
  }

  /**
   * Whether the question names a thing of `elsewhere.json`, which few colleges have, and the text does not mention it.
   * @param keys of the text
   * @param qualities how well the text matches each word of the question
   */
  isElsewhere(keys: readonly string[], qualities: readonly number[]): boolean {
    if (this.#things.length === 0) return false;
    const known = new Set(keys);
    const isSaid = (key: string) =>
      known.has(key) || this.#keys.some((of, at) => of.includes(key) && (qualities[at] ?? 0) >= TRANSLATED);
    return this.#things.some((thing) => !thing.every(isSaid));
  }

  /** Whether a part that matches the words this well names none of the question's programmes. */
  isOfOtherProgramme(qualities: readonly number[], weak: number): boolean {
    const { programmes } = this;
    return programmes.size > 0 && [...programmes].every((at) => (qualities[at] ?? 0) < weak);
  }

  get hasAnswerable(): boolean {
    return this.#answeredBy.values().some((positions) => positions.length > 0);
  }
}

/** The words of a question that name a programme, by position. */
function programmesIn({ matchesByKey }: ParsedQuery, candidates: readonly Candidate[]): Set<number> {
  const named = candidates.filter(({ type }) => type === 'faculty').flatMap(({ titleKeys }) => titleKeys);
  const matches = named.flatMap((key) => matchesByKey.get(key) ?? []);
  return new Set(matches.filter(({ quality }) => quality === 1).map(({ position }) => position));
}
