import type { Changes, DocumentFacts } from './changes.ts';
import { listChanges } from './list-changes.ts';

/** Documents are known again by their paths. */
export function documentChanges(
  before: readonly DocumentFacts[],
  after: readonly DocumentFacts[],
): Changes | null {
  const entries = listChanges(before, after, ({ path }) => path);
  return entries.every(({ what }) => what === 'same') ? null : { shape: 'documents', entries };
}
