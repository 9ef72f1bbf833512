import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import type { DocumentUpload, StoredDocument } from '../media/index.ts';
import type { Site } from '../whole-site.ts';
import { recordUploads } from './audit-event.ts';
import { storeThenCommit } from './store-then-commit.ts';

/**
 * Stores a document for a record to reference. The sweep deletes it if no record does within a day.
 * @throws 403, and the refusals of `Media.storeDocument`
 */
export async function storeDocument(
  site: Site,
  actor: Actor,
  upload: DocumentUpload,
): Promise<StoredDocument> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storeThenCommit(
    site,
    [upload],
    (each) => site.media.storeDocument(each),
    async ([document]) => {
      if (!document) throw new Error('The storage returned no document');
      const now = site.now().toISOString();
      await site.database.write(async (change) => {
        await site.uploadLeases.settle(change, [document.path]);
        await change.db
          .insertInto('attachment')
          .values({ ...document, createdAt: now, unusedSince: now })
          .execute();
        await recordUploads(site, actor, change, 'attachment', [document]);
      });
      return document;
    },
  );
}
