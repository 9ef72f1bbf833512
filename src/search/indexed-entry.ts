import type { IndexedEntry } from './engine.ts';
import type { Entry } from './entry.ts';
import { type KeyedPart, storedPart } from './parts.ts';
import { distinctKeys } from './rows.ts';
import { keysOfText } from './words/words.ts';

/**
 * Bytes of an entry's distinct keys, each with what PostgreSQL stores beside it: its vector holds 1 MB. No text that people
 * write comes near.
 */
const MAX_KEY_BYTES = 900_000;
const BYTES_BESIDE_KEY = 8;

/** An entry with the keys of its words. */
export function indexedEntry(entry: Entry): IndexedEntry {
  const titleKeys = keysOfText(entry.title);
  const nepaliTitleKeys = keysOfText(entry.nepaliTitle);
  const parts = entry.parts.map((part): KeyedPart => {
    return { ...part, headingKeys: keysOfText(part.heading), keys: keysOfText(part.text) };
  });
  const bodyKeys = parts.flatMap(({ headingKeys, keys }) => [...headingKeys, ...keys]);
  bodyKeys.push(...keysOfText(entry.aside));
  const stored = JSON.stringify(parts.map(storedPart));
  const all = distinctKeys(titleKeys, nepaliTitleKeys, bodyKeys);
  const keys = all.slice(0, countThatFit(all));
  const found = new Set(keys);
  const isWhole = keys.length === all.length;
  return {
    entry,
    parts: stored,
    titleKeys,
    nepaliTitleKeys,
    bodyKeys: isWhole ? bodyKeys : bodyKeys.filter((key) => found.has(key)),
    keys,
  };
}

function countThatFit(keys: readonly string[]): number {
  let bytes = 0;
  const first = keys.findIndex((key) => {
    bytes += Buffer.byteLength(key) + BYTES_BESIDE_KEY;
    return bytes > MAX_KEY_BYTES;
  });
  return first < 0 ? keys.length : first;
}
