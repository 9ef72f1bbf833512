import type { ContentType, Item } from '../../schema/define-type.ts';
import type { Db } from '../engine.ts';
import { itemIn, type Snapshot } from './snapshot.ts';

/** How a version came about. */
export type VersionKind =
  | 'saved'
  | 'replaced'
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'ended'
  | 'deleted'
  | 'put-back';

/** One version of a record that was live. */
export interface Version {
  n: number;
  at: string;
  /** Null for the program itself and for deleted accounts. */
  by: { _id: string; name: string } | null;
  kind: VersionKind;
  note: string;
  /** Names of the fields that differ from the version before. */
  changed: string[];
}

export interface NewVersion extends Snapshot {
  /** Id and type of the record. */
  record: string;
  type: string;
  n: number;
  at: string;
  /** Id of an account; empty for the program. */
  account: string;
  kind: VersionKind;
  note?: string;
  changed: readonly string[];
}

/** How many versions of a record are kept. */
export const MAX_VERSIONS = 50;

export async function insertVersion(db: Db, { note = '', changed, ...version }: NewVersion): Promise<void> {
  const _id = `${version.record}.${version.n}`;
  const values = { _id, note, changed: JSON.stringify(changed), ...version };
  await db.insertInto('version').values(values).execute();
}

/** The number of a record's latest version; 0 without any. */
export async function latestVersion(db: Db, record: string): Promise<number> {
  const row = await db
    .selectFrom('version')
    .select('n')
    .where('record', '=', record)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** A record's versions, newest first. */
export async function listVersions(db: Db, record: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('version')
    .leftJoin('account', 'account._id', 'version.account')
    .select(['n', 'at', 'kind', 'note', 'changed', 'account._id as accountId', 'account.name as accountName'])
    .where('record', '=', record)
    .orderBy('n', 'desc')
    .execute();
  return rows.map(({ n, at, kind, note, changed, accountId, accountName }) => ({
    n,
    at,
    by: accountId === null ? null : { _id: accountId, name: accountName ?? '' },
    kind: kind as VersionKind,
    note,
    changed: JSON.parse(changed) as string[],
  }));
}

/** The record as it was in a version, or null. */
export async function itemOfVersion(
  db: Db,
  type: ContentType,
  record: string,
  n: number,
): Promise<Item | null> {
  const row = await db
    .selectFrom('version')
    .select(['row', 'migration'])
    .where('record', '=', record)
    .where('type', '=', type.name)
    .where('n', '=', n)
    .executeTakeFirst();
  return row ? itemIn(type, row) : null;
}

/** Deletes the versions of a record beyond the last `MAX_VERSIONS`. @returns their ids */
export async function deleteOldVersions(db: Db, record: string): Promise<string[]> {
  const rows = await db
    .selectFrom('version')
    .select('_id')
    .where('record', '=', record)
    .orderBy('n', 'desc')
    .offset(MAX_VERSIONS)
    .limit(MAX_VERSIONS)
    .execute();
  const ids = rows.map(({ _id }) => _id);
  if (ids.length > 0) await db.deleteFrom('version').where('_id', 'in', ids).execute();
  return ids;
}

/** Deletes all versions of a record. @returns their ids */
export async function deleteVersions(db: Db, record: string): Promise<string[]> {
  const rows = await db.deleteFrom('version').where('record', '=', record).returning('_id').execute();
  return rows.map(({ _id }) => _id);
}
