import { romanised } from '../words/devanagari.ts';
import { keysOf } from '../words/keys.ts';
import { wholeWordsOf } from '../words/words.ts';
import elsewhere from './elsewhere.json' with { type: 'json' };
import everyday from './everyday.json' with { type: 'json' };

/** Endings of a verb after its root in Latin letters, as people type them: तिर्नु, तिर्ने, तिर्छ, तिरेको, तिरेर. */
const AFTER_ROOT =
  'na ne nu nus nuhos nuhuncha nuparcha cha chu chan da dai dina dinan daina la una unu une'.split(' ');
const AFTER_CONSONANT =
  'e eko eki eka era yo en incha inchha ula echu echa echan echau exu exa iyo iyeko ina inna thyo'.split(' ');
const AFTER_VOWEL = 'yo eko era e ye'.split(' ');

/** The forms of a Nepali verb given as its infinitive in नु or nu; empty for any other word. */
export function formsOf(word: string): string[] {
  const infinitive = /^[a-z]{3,}nu$/.test(word) ? word : romanisedInfinitive(word);
  if (!infinitive) return [];
  const root = infinitive.slice(0, -2);
  const forms = AFTER_ROOT.map((ending) => root + ending);
  // The u of a root such as bujhau is dropped before a vowel: bujhayo.
  if (/au$/.test(root)) return [...forms, ...AFTER_VOWEL.map((ending) => root.slice(0, -1) + ending)];
  return [...forms, ...AFTER_CONSONANT.map((ending) => root + ending)];
}

function romanisedInfinitive(word: string): string | null {
  if (!word.endsWith('नु')) return null;
  const [typed = ''] = romanised(word);
  return typed.endsWith('nu') && typed.length >= 4 ? typed : null;
}

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

const wholeKeysOf = (text: string) => wholeWordsOf(text).map(({ keys: [key = ''] }) => key);

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
