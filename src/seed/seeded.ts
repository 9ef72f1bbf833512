import { chat } from '../content/chat.ts';
import { submissionTypes } from '../content/submissions.ts';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import type { OpenDatabase } from '../db/database.ts';
import { findItem } from '../db/store.ts';
import { titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import type { SeedRecord } from './records.ts';

const KEY = 'demonstration';
const STAGE = { begun: 1, done: 2 } as const;

/**
 * Stores whether the seeding is complete, so that the next start continues an interrupted one.
 * @param action for the audit event
 */
export async function markSeed(
  site: Site,
  stage: keyof typeof STAGE,
  action?: 'seeded' | 'unseeded',
): Promise<void> {
  const value = STAGE[stage];
  await site.database.write(async (change) => {
    await change.db
      .insertInto('state')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    if (action) await writeAuditEvent(site, change, nobody, { action, type: 'site', item: '', title: '' });
  });
}

/** Whether a seeding has begun and is not complete. */
async function hasSeedBegun({ database }: Site): Promise<boolean> {
  const row = await database.reader
    .selectFrom('state')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value === STAGE.begun;
}

/** Keys of everything that is seeded. */
export async function seedKeys({ reader }: OpenDatabase): Promise<Set<string>> {
  const rows = await reader.selectFrom('seeded').select('place').execute();
  return new Set(rows.map(({ place }) => place));
}

/**
 * Finds which of these records are seeded already: their keys, each with the id of the stored record. A record that
 * another edition of the demonstration has seeded under a key unknown to this one is recognised by its title.
 */
export async function findSeeded(
  { database, types }: Site,
  records: readonly SeedRecord[],
): Promise<Map<string, string>> {
  const rows = await database.reader.selectFrom('seeded').selectAll().execute();
  const keys = new Set(records.map(({ key }) => key));
  const seeded = new Map(rows.filter(({ place }) => keys.has(place)).map(({ place, item }) => [place, item]));
  for (const { place, type: name, item } of rows) {
    const type = types.find((candidate) => candidate.name === name);
    if (keys.has(place) || !type) continue;
    const found = await findItem(database.reader, type, item);
    const title = found && titleOf(type, found.item);
    const same = records.find(
      (record) => record.type === name && record.fields[type.titleField] === title && !seeded.has(record.key),
    );
    if (same) seeded.set(same.key, item);
  }
  return seeded;
}

/** Whether to seed: no record and no submission was ever stored, or an earlier seeding was interrupted. */
export async function wantsDemonstration(site: Site): Promise<boolean> {
  if (await hasSeedBegun(site)) return true;
  if (site.database.version.current > 0) return false;
  const sent = [chat, ...submissionTypes.map(({ stored }) => stored)];
  return (await Promise.all(sent.map((type) => site.database.reading.count(type)))).every(
    (count) => count === 0,
  );
}
