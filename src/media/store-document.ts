import { documentPathOf } from '../schema/document-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import type { MediaContext } from './context.ts';
import { removeUnfinished } from './prepare.ts';
import type { DocumentUpload } from './receive.ts';
import { toDiskError } from './storage/durable.ts';
import { newId } from './work-directory.ts';

/** A document whose file is durably stored; no row references it yet. */
export interface StoredDocument {
  /** Its path on this host: `/uploads/<32 hexadecimal characters>.pdf`. */
  path: string;
  /** The file name of its downloads. */
  name: string;
  /** In bytes. */
  size: number;
}

/**
 * Takes the lease, then moves an upload into storage as it is.
 * @throws `noSpace`, `storageAway`, or the storage's error; then no stored file is left
 */
export async function storeDocument(
  { file, name, size }: DocumentUpload,
  context: MediaContext,
): Promise<StoredDocument> {
  const id = newId();
  const path = documentPathOf(id);
  try {
    await context.leases.take(id);
    for (const stored of storedNamesOf(path)) await context.storage.put(stored, file);
    return { path, name, size };
  } catch (error) {
    await removeUnfinished(id, context);
    throw toDiskError(error);
  }
}
