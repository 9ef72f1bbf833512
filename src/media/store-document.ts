import { documentPathOf } from '../schema/document-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import { toNoSpaceError } from './no-space.ts';
import { type MediaContext, removeUnfinished } from './prepare.ts';
import type { DocumentUpload } from './receive.ts';
import { newId } from './work-directory.ts';

/** A document whose file is durably stored, and which no row names yet. */
export interface StoredDocument {
  /** Its path on this host: `/uploads/<32 hexadecimal characters>.pdf`. */
  path: string;
  /** The name under which it is handed out. */
  name: string;
  /** In bytes. */
  size: number;
}

/**
 * Moves an upload into storage as it is, having written down the intent to.
 * @throws `noSpace`, and what the storage throws; then nothing stays stored
 */
export async function storeDocument(
  { file, name, size }: DocumentUpload,
  shop: MediaContext,
): Promise<StoredDocument> {
  const id = newId();
  const path = documentPathOf(id);
  try {
    await shop.work.intend(id);
    for (const stored of storedNamesOf(path)) await shop.storage.put(stored, file);
    return { path, name, size };
  } catch (error) {
    await removeUnfinished(id, shop);
    throw toNoSpaceError(error);
  }
}
