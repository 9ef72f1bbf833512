import type { IndexedEntry } from './engine.ts';
import type { Entry } from './entry.ts';
import { type KeyedPart, storedPart } from './parts.ts';
import { distinctKeys } from './rows.ts';
import { keysOfText } from './words/words.ts';

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
  const keys = distinctKeys(titleKeys, nepaliTitleKeys, bodyKeys);
  return { entry, parts: stored, titleKeys, nepaliTitleKeys, bodyKeys, keys };
}
