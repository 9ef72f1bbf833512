import type { Credits } from '../fields/credits.ts';
import type { Cell, Changes, ListEntry } from './changes.ts';
import { listChanges } from './list-changes.ts';
import { wordRuns } from './word-runs.ts';

interface Subject {
  code: string;
  name: string;
  credits: Credits;
}

/** Subjects are known again by their codes, or else by their names. */
export function subjectChanges(before: readonly Subject[], after: readonly Subject[]): Changes | null {
  const entries = listChanges(before, after, keyOf).map((entry) => cellsOf(entry, before));
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'things', entries };
}

const keyOf = ({ code, name }: Subject) => (code === '' ? `\u0000${name}` : code).normalize('NFC');

const textsOf = ({ code, name, credits }: Subject) => [code, name, credits === null ? '' : String(credits)];

function cellsOf(entry: ListEntry<Subject>, before: readonly Subject[]): ListEntry<readonly Cell[]> {
  const old = before[(entry.from ?? 0) - 1] ?? entry.item;
  const former = textsOf(entry.what === 'added' ? entry.item : old);
  const item = textsOf(entry.item).map((text, column) => wordRuns(former[column] ?? '', text));
  const isChanged = item.flat().some(({ what }) => what !== 'same');
  return { ...entry, what: isChanged ? 'changed' : entry.what, item };
}
