import { keysOf } from '../words/keys.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wholeWordsOf, wordsOf } from '../words/words.ts';
import { isFiller } from './fillers.ts';
import general from './general.json' with { type: 'json' };
import meanings from './meanings.json' with { type: 'json' };
import relations from './relations.json' with { type: 'json' };
import { formsOf } from './word-kinds.ts';

/** A published word that a word or a group of words of a question may stand for. */
export interface Related {
  key: string;
  /**
   * `translation` has the same meaning in the other language, `meaning` in the same one; a `relation` is the
   * college's name for the thing that people ask for, `general` the meaning of a word outside colleges, and a `word` part of the group itself.
   */
  by: 'meaning' | 'translation' | 'relation' | 'general' | 'word';
}

/** Words one after the other that the lexicon knows together; a single word is a group of one. */
interface Group {
  /** For each word the keys that it may have. */
  words: readonly ReadonlySet<string>[];
  related: readonly Related[];
}

/** The lexicon's entries for the words from a position on. */
interface KnownWords {
  /** How many words it is about. */
  length: number;
  related: readonly Related[];
}

const listed = (words: string | undefined) =>
  (words ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Words that a question may have or leave out inside a group: 'visit a class', 'visit class'. */
const OPTIONAL = new Set('a an the is are my your this that our'.split(' '));

/** The words of a group, each with all keys by which a question may have it. */
function keysOfGroup(text: string): Set<string>[] {
  const all = wholeWordsOf(text);
  const needed = all.filter(({ text: word }) => !OPTIONAL.has(word));
  return (needed.length > 1 ? needed : all).map(
    (word) => new Set([...word.keys, ...formsOf(word.text).flatMap(keysOf)]),
  );
}

/** The keys that represent a word or group in texts; for a verb also those of its participle: खुल्नु, खुल्ने. */
const targetsOf = (text: string) =>
  wholeWordsOf(text).flatMap(({ text: word, keys }) => {
    const participle = word.replace(/(?<=्)नु$/u, 'ने');
    return participle === word ? keys : [...keys, ...keysOf(participle)];
  });

/** A word without a topic is ignored when it stands alone, even if it has a meaning: 'go', 'take'. */
const isSmallWord = (text: string) =>
  [...wordsOf(text)].every(({ keys }) => isStopWord(keys) || isFiller(keys[0] ?? ''));

interface MeaningRow {
  en: string;
  ne: string;
  typed?: string;
}

interface RelationRow {
  said: string;
  /** Each of `said` counts together with each of these, before or after it. */
  with?: string;
  finds: string;
}

function* groups(): Generator<Group> {
  const rows = [
    ...(meanings as MeaningRow[]).map((row) => ({ ...row, isGeneral: false })),
    ...(general as MeaningRow[]).map((row) => ({ ...row, isGeneral: true })),
  ];
  for (const { en, ne, typed, isGeneral } of rows) {
    const all = [
      ...listed(en).map((text) => ({ text, isNepali: false })),
      ...[...listed(ne), ...listed(typed)].map((text) => ({ text, isNepali: true })),
    ];
    // Groups of words are understood but not looked for: texts may have their words in another order.
    const single = all.filter(({ text }) => !/[ -]/.test(text));
    for (const { text, isNepali } of all) {
      if (isGeneral && isSmallWord(text)) continue;
      const own = new Set(targetsOf(text));
      const related = single
        .flatMap((other) => {
          const by = isGeneral ? 'general' : other.isNepali === isNepali ? 'meaning' : 'translation';
          return targetsOf(other.text).map((key): Related => ({ key, by }));
        })
        .filter(({ key }) => !own.has(key) || text.includes(' '));
      yield { words: keysOfGroup(text), related };
    }
  }
  for (const { said, with: others, finds } of relations as RelationRow[]) {
    const related = listed(finds).flatMap((text) =>
      targetsOf(text).map((key): Related => ({ key, by: 'relation' })),
    );
    for (const text of listed(said)) {
      const words = keysOfGroup(text);
      if (others === undefined) yield { words, related };
      for (const other of listed(others).map(keysOfGroup)) {
        yield { words: [...words, ...other], related };
        yield { words: [...other, ...words], related };
      }
    }
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

/** Whether a word carries no topic. */
type IsSmall = (key: string) => boolean;

/** Words without a topic that may stand inside a group: 'pani kahile aaudaina'. */
const MAX_BETWEEN = 3;

/** How many words of a question a group takes up from a place on; undefined where it is not there. */
function spanAt({ words }: Group, keys: readonly string[], at: number, isSmall: IsSmall): number | undefined {
  let [to, between] = [at, 0];
  for (const word of words) {
    while (!word.has(keys[to] ?? '')) {
      if (to === at || between === MAX_BETWEEN || !isSmall(keys[to] ?? '')) return undefined;
      to += 1;
      between += 1;
    }
    to += 1;
  }
  return to - at;
}

/** The entries for the longest group of words from a position on, by the first key of each; several may match. */
export function knownAt(keys: readonly string[], at: number, isSmall: IsSmall): KnownWords | null {
  const starting = lexicon().get(keys[at] ?? '') ?? [];
  const fitting = starting.flatMap((group) => {
    const length = spanAt(group, keys, at, isSmall);
    return length === undefined ? [] : { group, length };
  });
  const [longest] = fitting;
  if (!longest) return null;
  const related = new Map<string, Related>();
  for (const { group, length } of fitting) {
    if (group.words.length !== longest.group.words.length || length !== longest.length) continue;
    for (const one of group.related) if (!related.has(one.key)) related.set(one.key, one);
  }
  return { length: longest.length, related: [...related.values()] };
}
