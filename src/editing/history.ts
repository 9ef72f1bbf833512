import { listVersions, type Version } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import { findManaged } from './managed.ts';

/**
 * The versions of a record, newest first. The live record is first, even if it has no version yet: a record from
 * before versions existed gets its first one with its next change.
 * @throws 404
 */
export async function historyOf(db: Db, type: ContentType, id: string): Promise<Version[]> {
  const managed = await findManaged(db, type, id);
  if (!managed) throw errors.notFound(nounOf(type));
  const versions = await listVersions(db, id);
  const { live } = managed;
  if (!live || (versions[0]?.n ?? 0) >= live.version) return versions;
  const unwritten: Version = {
    n: live.version,
    at: live.item.updatedAt,
    by: null,
    kind: 'earlier',
    note: '',
    changed: [],
  };
  return [unwritten, ...versions];
}
