import { diffArrays } from 'diff';
import type { Credits } from '../fields/credits.ts';
import { uploadsPath } from '../picture-names.ts';
import type {
  CaptionChange,
  Cell,
  Changes,
  Described,
  DocumentFacts,
  ListEntry,
  SectionPair,
} from './changes.ts';
import { richTextChanges, textChanges } from './text-changes.ts';
import { comparable } from './tokens-of-text.ts';
import { wordRuns } from './word-runs.ts';

/** A chosen value is compared as a whole, because its parts have no meaning. */
function valueChanges<V extends string | boolean>(before: V, after: V): Changes | null {
  return before === after ? null : { shape: 'value', before, after };
}

/** Values that are written as texts are compared as a whole, too. */
const writtenChanges = (before: unknown, after: unknown) =>
  valueChanges(String(before ?? ''), String(after ?? ''));

/** A day, `YYYY-MM-DD` or empty. */
function dayChanges(before: string, after: string): Changes | null {
  return before === after ? null : { shape: 'day', before, after };
}

/** Documents are known again by their paths. */
export function documentChanges(
  before: readonly DocumentFacts[],
  after: readonly DocumentFacts[],
): Changes | null {
  const entries = listChanges(before, after, ({ path }) => path);
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'documents', entries };
}

export function pictureChanges(before: string | null, after: string | null): Changes | null {
  return picturesChanges(
    [before].filter((path) => path !== null),
    [after].filter((path) => path !== null),
  );
}

/** Pictures are known again by their paths. */
export function picturesChanges(before: readonly string[], after: readonly string[]): Changes | null {
  const entries = listChanges(before, after, (path) => path);
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'pictures', entries };
}

/** The alternative texts of pictures in both lists, at any position; the others are shown with their pictures. */
export function captionChanges(
  before: readonly string[],
  after: readonly string[],
  { before: oldPaths, after: paths }: Described = { before: [], after: [] },
): Changes | null {
  const captions: CaptionChange[] = [];
  for (const [index, path] of paths.entries()) {
    const at = oldPaths.indexOf(path);
    const [old, fresh] = [before[at] ?? '', after[index] ?? ''].map(comparable);
    if (at >= 0 && old !== undefined && fresh !== undefined && old !== fresh)
      captions.push({ path, runs: wordRuns(old, fresh) });
  }
  return captions.length === 0 ? null : { shape: 'captions', captions };
}

interface Subject {
  code: string;
  name: string;
  credits: Credits;
}

/** Subjects are known again by their codes, or else by their names. */
export const subjectChanges = (before: readonly Subject[], after: readonly Subject[]): Changes | null =>
  thingChanges(before, after, keyOfSubject, textsOf);

/** The things in a list, each with its texts in columns. */
function thingChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  textsIn: (item: T) => string[],
): Changes | null {
  const entries = listChanges(before, after, keyOf).map((entry) => cellsOf(entry, before, textsIn));
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'things', entries };
}

const keyOfSubject = ({ code, name }: Subject) => (code === '' ? `\u0000${name}` : code).normalize('NFC');

const textsOf = ({ code, name, credits }: Subject) => [code, name, credits === null ? '' : String(credits)];

function cellsOf<T>(
  entry: ListEntry<T>,
  before: readonly T[],
  textsIn: (item: T) => string[],
): ListEntry<readonly Cell[]> {
  const old = before[(entry.from ?? 0) - 1] ?? entry.item;
  const former = textsIn(entry.what === 'added' ? entry.item : old);
  const item = textsIn(entry.item).map((text, column) => wordRuns(former[column] ?? '', text));
  const isChanged = item.flat().some(({ what }) => what !== 'same');
  return { ...entry, what: isChanged ? 'changed' : entry.what, item };
}

type Entry = Readonly<Record<string, unknown>>;

/** The texts of an entry of a list in a section, rich ones without their tags. */
const textsIn = (entry: Entry) =>
  Object.values(entry).map((value) => String(value ?? '').replace(/<[^<>]*>/g, ' '));

/** Entries of a list are known again by their first text. */
function entryChanges(before: readonly Entry[], after: readonly Entry[]): Changes | null {
  return thingChanges(before, after, (entry) => textsIn(entry)[0] ?? '', textsIn);
}

interface Identified extends Entry {
  id: string;
}

/** Sections are known again by their ids. */
function sectionChanges(before: readonly Identified[], after: readonly Identified[]): Changes | null {
  const old = new Map(before.map((section) => [section.id, section]));
  const entries = listChanges(before, after, ({ id }) => id).map(
    ({ item, ...entry }): ListEntry<SectionPair> => {
      const pair = {
        before: entry.what === 'added' ? null : (old.get(item.id) ?? null),
        after: entry.what === 'removed' ? null : item,
      };
      const isChanged =
        pair.before && pair.after && JSON.stringify(pair.before) !== JSON.stringify(pair.after);
      return { ...entry, item: pair, ...(isChanged && { what: 'changed' }) };
    },
  );
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'sections', entries };
}

/**
 * Compares values by field kind. Fields have it as `changes`; screens, which know a field's kind
 * only, take it from here, because the fields themselves would load the validators into the browser.
 */
export const comparisons = {
  text: textChanges,
  'long-text': textChanges,
  'rich-text': richTextChanges,
  'alt-text': textChanges,
  'alt-texts': captionChanges,
  image: pictureChanges,
  images: picturesChanges,
  address: valueChanges<string>,
  attachments: documentChanges,
  entries: entryChanges,
  'one-of': valueChanges<string>,
  'own-alt': writtenChanges,
  sections: sectionChanges,
  subjects: subjectChanges,
  records: writtenChanges,
  reference: writtenChanges,
  choice: valueChanges<string>,
  day: dayChanges,
  time: valueChanges<string>,
  flag: valueChanges<boolean>,
  'whole-number': writtenChanges,
  several: writtenChanges,
  language: valueChanges<string>,
};

/** A comparison of values that are known at run time only; as a method, so that all of them are assignable. */
interface Comparison {
  changes(before: unknown, after: unknown, described?: Described): Changes | null;
}
const byKind: Readonly<Record<string, Comparison['changes']>> = comparisons;

/**
 * The differences between two values of a field of this kind; null if there are none. A version without the field
 * counts as empty.
 */
export function changesOf(
  kind: string,
  before: unknown,
  after: unknown,
  described?: Described,
): Changes | null {
  const [old, fresh] = [before ?? nothingLike(after), after ?? nothingLike(before)];
  return byKind[kind]?.(old, fresh, described) ?? null;
}

/** A missing picture is null, which `??` would replace; every other kind has a blank value. */
function nothingLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' && !value.startsWith(uploadsPath) ? '' : null;
}

/** Above this many changes, entries in both lists are compared by position only. */
const MAX_EDITS = 1000;

interface Listed<T> {
  item: T;
  key: string;
  at: number;
}

/**
 * The entries removed from a list, added to it and moved in it, in the order of the second list; removed ones keep
 * their position.
 * @param keyOf identifies an entry in both lists
 */
function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): ListEntry<T>[] {
  const [old, fresh] = [listed(before, keyOf), listed(after, keyOf)];
  const [wasAt, isAt] = [placesOf(old), placesOf(fresh)];
  const entries: ListEntry<T>[] = [];
  for (const part of alignmentOf(old, fresh)) {
    for (const { item, key, at } of part.value) {
      if (part.removed) {
        if (!isAt.has(key)) entries.push({ what: 'removed', item, from: at });
      } else {
        const from = wasAt.get(key);
        if (from === undefined) entries.push({ what: 'added', item, to: at });
        else entries.push({ what: part.added && from !== at ? 'moved' : 'same', item, from, to: at });
      }
    }
  }
  return entries;
}

/** Keys are made distinct, since a list may have a thing twice. */
function listed<T>(items: readonly T[], keyOf: (item: T) => string): Listed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const key = keyOf(item);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { item, key: `${key} ${nth}`, at: index + 1 };
  });
}

const placesOf = (list: readonly Listed<unknown>[]) => new Map(list.map(({ key, at }) => [key, at]));

interface Part<T> {
  value: Listed<T>[];
  removed: boolean;
  added: boolean;
}

function alignmentOf<T>(old: Listed<T>[], fresh: Listed<T>[]): Part<T>[] {
  const parts = diffArrays(old, fresh, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MAX_EDITS,
  });
  return (
    parts ?? [
      { value: old, removed: true, added: false },
      { value: fresh, removed: false, added: true },
    ]
  );
}
