import { keysOf } from '../words/keys.ts';
import { wordsOf } from '../words/words.ts';
import meanings from './meanings.json' with { type: 'json' };
import relations from './relations.json' with { type: 'json' };
import { formsOf } from './verb-forms.ts';

/** A published word that a word or a group of words of a question may stand for. */
export interface Related {
  key: string;
  /**
   * `translation` has the same meaning in the other language, `meaning` in the same one; a `relation` is what the
   * college calls the thing that people ask for, and a `word` stands in the group itself.
   */
  by: 'meaning' | 'translation' | 'relation' | 'word';
}

/** Words one after the other that the lexicon knows together; a single word is a group of one. */
interface Group {
  /** For each word the keys that it may have. */
  words: readonly ReadonlySet<string>[];
  related: readonly Related[];
}

/** What the lexicon knows about the words that begin at a place. */
export interface KnownWords {
  /** How many words it is about. */
  length: number;
  related: readonly Related[];
}

const listed = (words: string | undefined) =>
  (words ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const isWhole = ({ isJoined }: { isJoined?: true }) => !isJoined;

/** The words of a group, each with all keys by which a question may have it. */
function keysOfGroup(text: string): Set<string>[] {
  return [...wordsOf(text)]
    .filter(isWhole)
    .map((word) => new Set([...word.keys, ...formsOf(word.text).flatMap(keysOf)]));
}

/** The keys that stand in texts for a word or group. */
const targetsOf = (text: string) => [...wordsOf(text)].filter(isWhole).flatMap(({ keys }) => keys);

function* groups(): Generator<Group> {
  for (const { en, ne, typed } of meanings as { en: string; ne: string; typed?: string }[]) {
    const all = [
      ...listed(en).map((text) => ({ text, isNepali: false })),
      ...[...listed(ne), ...listed(typed)].map((text) => ({ text, isNepali: true })),
    ];
    // Groups of words are understood but not looked for: texts may have their words in another order.
    const single = all.filter(({ text }) => !text.includes(' '));
    for (const { text, isNepali } of all) {
      const own = new Set(targetsOf(text));
      const related = single
        .flatMap((other) =>
          targetsOf(other.text).map(
            (key): Related => ({ key, by: other.isNepali === isNepali ? 'meaning' : 'translation' }),
          ),
        )
        .filter(({ key }) => !own.has(key) || text.includes(' '));
      yield { words: keysOfGroup(text), related };
    }
  }
  for (const { said, finds } of relations) {
    const related = listed(finds).flatMap((text) =>
      targetsOf(text).map((key): Related => ({ key, by: 'relation' })),
    );
    for (const text of listed(said)) yield { words: keysOfGroup(text), related };
  }
}

/** Groups by each key of their first word, the longest first. Built by the first question, to keep the start fast. */
let byFirstKey: Map<string, Group[]> | undefined;

function lexicon(): Map<string, Group[]> {
  if (byFirstKey) return byFirstKey;
  byFirstKey = new Map();
  for (const group of groups())
    for (const key of group.words[0] ?? []) byFirstKey.set(key, [...(byFirstKey.get(key) ?? []), group]);
  for (const starting of byFirstKey.values())
    starting.sort((one, other) => other.words.length - one.words.length);
  return byFirstKey;
}

/**
 * What the lexicon knows about the longest group of words that begins at a place of a question; several rows may know it.
 * @param keys the first key of each word of the question
 */
export function knownAt(keys: readonly string[], at: number): KnownWords | null {
  const starting = lexicon().get(keys[at] ?? '') ?? [];
  const fitting = starting.filter(({ words }) =>
    words.every((word, index) => word.has(keys[at + index] ?? '')),
  );
  const [longest] = fitting;
  if (!longest) return null;
  const { length } = longest.words;
  const related = new Map<string, Related>();
  for (const group of fitting) {
    if (group.words.length !== length) continue;
    for (const one of group.related) if (!related.has(one.key)) related.set(one.key, one);
  }
  return { length, related: [...related.values()] };
}
