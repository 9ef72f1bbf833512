import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { alignAltTexts } from '../actions/alt-texts.ts';
import { recordUploads } from '../actions/audit-event.ts';
import { inFieldOrder, pictureValues } from '../actions/create-item.ts';
import { filesIn, holdFiles } from '../actions/file-references.ts';
import { fillDocuments } from '../actions/fill-documents.ts';
import { refuseForeignFiles } from '../actions/foreign-files.ts';
import { checkUploads, insertPictures, storePicturesThenCommit, type Uploads } from '../actions/uploads.ts';
import { insertDraft } from '../db/editing/drafts.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { parseDraft } from './draft-values.ts';
import { type Managed, managedFor } from './managed.ts';

/**
 * Makes a new record that is only a draft.
 * @throws 400 naming the invalid fields, 403, and the refusals of `Media.prepare`
 */
export async function newDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  { fields, uploads }: { fields: Readonly<Values>; uploads: Uploads },
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  const bodyFields = fieldsOf(type).filter(([, { inputMode }]) => inputMode === 'body');
  const sent = Object.fromEntries(
    bodyFields.flatMap(([name]) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );
  const values = parseDraft(type, sent, site.tools);
  checkUploads(type, uploads, false);
  return storePicturesThenCommit(site, inFieldOrder(type, uploads), async (pictures) => {
    const now = site.now();
    const at = now.toISOString();
    const blanks = Object.fromEntries(fieldsOf(type).map(([name, { blank }]) => [name, blank]));
    const illustrations = pictureValues(type, uploads, pictures);
    const draft: Item = {
      _id: site.newId(now),
      createdAt: at,
      updatedAt: at,
      ...blanks,
      ...alignAltTexts(type, values, illustrations),
      ...illustrations,
    };
    return site.database.write(async (change) => {
      await refuseForeignFiles(change.db, type, undefined, values);
      await insertPictures(site, change, pictures, now);
      await recordUploads(site, actor, change, 'picture', pictures);
      const item = await fillDocuments(change, type, draft);
      await insertDraft(change.db, type, item, { base: 0, at, account: actor.account });
      await holdFiles(change, 'draft', item._id, filesIn(type, item), now);
      return managedFor(change.db, type, item._id);
    });
  });
}
