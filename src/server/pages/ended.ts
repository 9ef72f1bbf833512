import type { OpenDatabase } from '../../db/database.ts';
import { findShelved, shelvedItem } from '../../db/editing/shelved.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { hrefOf } from '../../schema/slug.ts';

/** A record that was taken down by its date. */
export interface Ended {
  /** Path of its page. */
  href: string;
  /** An instant. */
  at: string;
}

/** @returns null for a record that did not end */
export async function findEnded(
  { reader }: Pick<OpenDatabase, 'reader'>,
  type: ContentType,
  id: string,
): Promise<Ended | null> {
  const shelved = await findShelved(reader, type, id);
  const item = shelved?.state === 'ended' && shelvedItem(type, shelved);
  return item ? { href: hrefOf(type.page?.item ?? '', type, item), at: shelved.at } : null;
}
