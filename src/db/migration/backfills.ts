import { digitsFilter, foldedFilter } from '../../schema/filter-columns.ts';
import { fold } from '../../schema/fold.ts';
import type { ContentRow } from '../engine.ts';

/**
 * Computes what a `backfill` step writes into one row: the columns to set, or null to leave the row as it is.
 * Runs for each row inside the migration's transaction, and again for rows that an older version writes beside this one
 * (requirement 18.42): it must depend on the row alone, and return null for values that people may have changed
 * since. Never edited once the migration that names it is released.
 */
export type Backfill = (row: Readonly<ContentRow>) => ContentRow | null;

/** The data steps that migrations name. */
export const backfills: Readonly<Record<string, Backfill>> = {
  /** Applications and contacts are found by email and telephone. */
  'sender-filters': ({ email, phone }) => ({
    emailFolded: foldedFilter.columnOf(String(email)),
    phoneDigits: digitsFilter.columnOf(String(phone)),
  }),
  /** Audit events are found by a part of the record's title. */
  'event-title': ({ title }) => ({ titleFolded: fold(String(title)) }),
  'account-name': ({ name }) => ({ nameFolded: fold(String(name)) }),
  /** Marks that nobody sees, kinds of apostrophes and runs of spaces do not count in searches. */
  refolded: (row) => refolded(row, (column) => /folded$/i.test(column)),
  /** The same without the address, whose folded form is the key of the sign-in. */
  'account-name-refolded': (row) => refolded(row, (column) => column === 'nameFolded'),
};

/** The folded columns that fold otherwise now; null if there is none. Lines in one column stay apart. */
function refolded(row: Readonly<ContentRow>, isFolded: (column: string) => boolean): ContentRow | null {
  const changed = Object.entries(row).flatMap(([column, text]) => {
    if (typeof text !== 'string' || !isFolded(column)) return [];
    const folded = text.split('\n').map(fold).join('\n');
    return folded === text ? [] : [[column, folded] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
