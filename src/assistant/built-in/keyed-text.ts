import { isDevanagari } from '../../search/words/devanagari.ts';
import { keysOf } from '../../search/words/keys.ts';
import { wordsOf } from '../../search/words/words.ts';

/** The keys of words that spaces separate. */
export const keySet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => keysOf(word)));

/** A text as its words' keys, between spaces, so that words one after the other can be looked for. */
export const keyed = (text: string): string =>
  ` ${[...wordsOf(text)]
    .filter(({ isJoined }) => !isJoined)
    .map(({ keys: [key] }) => key)
    .join(' ')} `;

/** Words to look for in a text: in Devanagari as written, otherwise by their keys. */
export interface Phrase {
  written: string;
  /** The keys; null for Devanagari. */
  keyed: string | null;
}

/** The phrases of a row of the lexicon, which commas separate. */
export const listed = (phrases: string | undefined): string[] =>
  (phrases ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export const phrasesIn = (row: string | undefined): Phrase[] =>
  listed(row).map((written) => ({ written, keyed: isDevanagari(written) ? null : keyed(written) }));

/** A text that phrases are looked for in, with its keys once one needs them. */
export class KeyedText {
  readonly text: string;
  #keyed: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get keyed(): string {
    this.#keyed ??= keyed(this.text);
    return this.#keyed;
  }

  says({ written, keyed: keys }: Phrase): boolean {
    return keys === null ? this.text.includes(written) : this.keyed.includes(keys);
  }
}
