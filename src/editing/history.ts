import { listVersions, type Version } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import { findManaged } from './managed.ts';

/** The versions of a record, newest first. @throws 404 */
export async function historyOf(db: Db, type: ContentType, id: string): Promise<Version[]> {
  if (!(await findManaged(db, type, id))) throw errors.notFound(nounOf(type));
  return listVersions(db, id);
}
