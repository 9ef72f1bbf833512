import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { altFieldOf } from '../actions/alt-texts.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import { itemOfVersion } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { words } from './in-each.ts';
import { findManaged, type Managed, type Seen } from './managed.ts';
import { changeDraft } from './save-draft.ts';

const said = sentencesIn(words);

export interface Restoration {
  n: number;
  /** Only these fields, pictures with their alternative texts; the whole version if undefined. */
  fields?: readonly string[] | undefined;
  seen: Seen;
}

/**
 * Makes a draft of a version, or takes some of its fields into the draft. Nothing that is live changes, and a schedule of
 * the draft ends: what comes back is published by somebody who has looked at it.
 * @throws 400 for a field that the type does not have; 403; 404; 409 in the trash; 412
 */
export async function restoreVersion(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { n, fields, seen }: Restoration,
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  const unknown = fields?.find((name) => !Object.hasOwn(type.fields, name));
  if (unknown !== undefined) throw errors.invalid({ fields: said.noField(unknown) });
  return changeDraft(site, actor, type, id, {
    seen,
    endsSchedule: true,
    async decide(_present, { db }) {
      const item = await versionOf(db, type, id, n);
      if (!item) throw errors.notFound('version');
      const all = fieldsIn(type, item);
      if (!fields) return all;
      const names = fields.flatMap((name) => [
        name,
        altFieldOf(type, name)?.[0] ?? type.fields[name]?.describes ?? name,
      ]);
      return Object.fromEntries(names.map((name) => [name, all[name]])) as Values;
    },
  });
}

/** A record as it was in a version. The live record counts as a version even if it has none yet. */
export async function versionOf(db: Db, type: ContentType, id: string, n: number): Promise<Item | null> {
  const item = await itemOfVersion(db, type, id, n);
  if (item) return item;
  const managed = await findManaged(db, type, id);
  return managed?.live?.version === n ? managed.live.item : null;
}
