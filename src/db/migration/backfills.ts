import { fold } from '../../schema/fold.ts';
import type { ContentRow } from '../engine.ts';

/**
 * Computes what a `backfill` step writes into one row: the columns to set, or null to leave the row as it is.
 * Runs for each row inside the migration's transaction, and for the rows of drafts, versions and the trash when they are
 * read: it must depend on the row alone. Never edited once the migration that names it is released.
 */
export type Backfill = (row: Readonly<ContentRow>) => ContentRow | null;

/** The data steps that migrations name. */
export const backfills: Readonly<Record<string, Backfill>> = {
  foldDocumentName: ({ name }) => ({ folded: fold(String(name)) }),
};
