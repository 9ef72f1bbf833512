import { keysOf } from '../words/keys.ts';
import { wordsOf } from '../words/words.ts';
import elsewhere from './elsewhere.json' with { type: 'json' };
import everyday from './everyday.json' with { type: 'json' };
import { formsOf } from './verb-forms.ts';

/** Built by the first question, to keep the start fast. */
let ofEveryday: Set<string> | undefined;

/** Whether a word is an everyday one, which hardly identifies the topic of a question. */
export function isEveryday(key: string): boolean {
  ofEveryday ??= new Set(
    Object.values(everyday)
      .flatMap((words) => words.split(' '))
      .flatMap((word) => [word, ...formsOf(word)])
      .flatMap((word) => keysOf(word)),
  );
  return ofEveryday.has(key);
}

const wholeKeysOf = (text: string) =>
  [...wordsOf(text)].filter(({ isJoined }) => !isJoined).map(({ keys: [key = ''] }) => key);

/** Groups of words by the key of their first. */
let ofElsewhere: Map<string, string[][]> | undefined;

function elsewhereBy(): Map<string, string[][]> {
  if (ofElsewhere) return ofElsewhere;
  const groups = Object.values(elsewhere)
    .flatMap((row) => row.split(','))
    .map(wholeKeysOf);
  ofElsewhere = Map.groupBy(groups, ([first = '']) => first);
  return ofElsewhere;
}

/** The things of a question that colleges are often asked for and few have, each as its keys. */
export function thingsElsewhere(text: string): string[][] {
  const keys = wholeKeysOf(text);
  return keys.flatMap((key, at) =>
    (elsewhereBy().get(key) ?? []).filter((group) => group.every((one, place) => keys[at + place] === one)),
  );
}
