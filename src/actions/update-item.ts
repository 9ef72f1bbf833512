import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Versioned } from '../db/store.ts';
import type { ContentType } from '../schema/define-type.ts';
import { movedBy } from '../schema/derive/moved-twins.ts';
import { checkTogether, parsePartial, type Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { alignAltTexts } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { checkReferences } from './check-references.ts';
import { fillDocuments } from './fill-documents.ts';
import { refuseForeignFiles } from './foreign-files.ts';

/**
 * Changes only the named fields.
 * @throws 400, 403, 404, 412
 */
export async function updateItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  fields: Readonly<Values>,
  seen?: Precondition,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  const sent = parsePartial(type, fields, site.tools);
  return changeItem(site, actor, type, {
    id,
    action: 'updated',
    seen,
    async decide({ item }, change) {
      const values = { ...sent, ...movedBy(type, item, sent) };
      checkTogether(type, item, values);
      await checkReferences(change, type, values);
      await refuseForeignFiles(change.db, type, id, values);
      return alignAltTexts(type, await fillDocuments(change, type, values), item);
    },
  });
}
