import type { ParsedQuery } from '../../search/parsed-query.ts';
import { languageOf } from '../../search/words/language.ts';
import { keysOfText } from '../../search/words/words.ts';
import { type Asked, type AskedValue, askedBy, type Qualifier } from './asked.ts';

/** A question with what is computed of it once, for all records that it is compared with. */
export class Question {
  readonly query: ParsedQuery;
  readonly asked: Asked;
  /** In either letters. */
  readonly isNepali: boolean;
  readonly #answeredBy: ReadonlyMap<Qualifier | AskedValue, readonly number[]>;

  constructor(query: ParsedQuery) {
    this.query = query;
    this.asked = askedBy(query);
    this.isNepali = languageOf(query.text) === 'ne';
    const keys = query.words.map(({ text }) => keysOfText(text));
    const wordsWithin = (own: ReadonlySet<string>) =>
      keys.flatMap((of, at) => (of.every((key) => own.has(key)) ? [at] : []));
    this.#answeredBy = new Map<Qualifier | AskedValue, readonly number[]>([
      ...this.asked.qualifiers.map((one) => [one, wordsWithin(one.keys)] as const),
      ...[...this.asked.valueKeys].map(([value, own]) => [value, wordsWithin(own)] as const),
    ]);
  }

  /** The words of the question, by position, that a part answers by meeting a condition or by saying a value. */
  answeredBy = (one: Qualifier | AskedValue): readonly number[] => this.#answeredBy.get(one) ?? [];

  /** Whether a part can answer a word in other words. */
  isAnswerable(position: number): boolean {
    return this.#answeredBy.values().some((positions) => positions.includes(position));
  }

  get hasAnswerable(): boolean {
    return this.#answeredBy.values().some((positions) => positions.length > 0);
  }
}
