import { CONTENT_DUTIES } from '../content/duties.ts';
import type { DocumentUpload, StoredDocument } from '../media/index.ts';
import { recordUploads } from './audit-event.ts';
import { type ActionContext, type Actor, mustHaveDuty } from './context.ts';
import { storeThenCommit } from './store-then-commit.ts';

/**
 * Stores a document for a record to reference. The sweep deletes it if no record does within a day.
 * @throws 403, and the refusals of `Media.storeDocument`
 */
export async function storeDocument(
  context: ActionContext,
  actor: Actor,
  upload: DocumentUpload,
): Promise<StoredDocument> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storeThenCommit(
    context,
    [upload],
    (each) => context.media.storeDocument(each),
    async ([document]) => {
      if (!document) throw new Error('The storage returned no document');
      const now = context.now().toISOString();
      await context.database.write(async (change) => {
        await context.leases.settle(change, [document.path]);
        await change.db
          .insertInto('attachment')
          .values({ ...document, createdAt: now, unusedSince: now })
          .execute();
        await recordUploads(context, actor, change, 'attachment', [document]);
      });
      return document;
    },
  );
}
