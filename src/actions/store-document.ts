import type { DocumentUpload, StoredDocument } from '../media/index.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
import { storeThenCommit } from './store-then-commit.ts';

/**
 * Stores a document for a record to hand out. Until a saved record names it, it is loose and will be swept.
 * @throws 403, and what the upload gate says
 */
export async function storeDocument(
  context: ActionContext,
  actor: Actor,
  upload: DocumentUpload,
): Promise<StoredDocument> {
  mustBeAbleToPublish(actor);
  return storeThenCommit(
    context,
    [upload],
    (each) => context.media.storeDocument(each),
    async ([document]) => {
      if (!document) throw new Error('The upload gate returned no document');
      const now = context.now().toISOString();
      await context.database.write(({ db }) =>
        db
          .insertInto('attachment')
          .values({ ...document, createdAt: now, unusedSince: now })
          .execute(),
      );
      return document;
    },
  );
}
