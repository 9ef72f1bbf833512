import { readdirSync, readFileSync } from 'node:fs';
import { readMigrations } from '../../scripts/migration-files.ts';
import { contentTypes } from '../../src/content/index.ts';
import { notice } from '../../src/content/notice.ts';
import { connect } from '../../src/db/connect.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createIdGenerator } from '../../src/db/ids.ts';
import type { Migration } from '../../src/db/migration/migration.ts';
import { contentOf, newRowOf } from '../../src/db/store.ts';
import { collegeIn } from '../../src/records/read-college.ts';
import { Search } from '../../src/search/search.ts';
import type { WrittenNotice } from './notices.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const ROWS_PER_INSERT = 500;

/** The migrations of the built product. */
export function frozenMigrations(): Migration[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return readMigrations(
    Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))])),
  );
}

const newId = createIdGenerator();

const rowOf = ({ createdAt, title, description }: WrittenNotice) =>
  newRowOf(notice, { _id: newId(new Date(createdAt)), createdAt, updatedAt: createdAt, title, description });

export interface Filling {
  notices: Iterable<WrittenNotice>;
  /** Whether they are indexed for the search, which takes longer than inserting them. */
  isFound?: boolean;
}

/** Inserts notices into an empty database directly, since the actions would take too long. */
export async function fill(dataDir: string, { notices, isFound = false }: Filling): Promise<void> {
  const engine = await connect({ url: undefined, dataDir });
  const database = await openDatabase(engine, {
    types: contentTypes,
    migrations: frozenMigrations(),
  });
  let rows: ReturnType<typeof rowOf>[] = [];
  const write = async () => {
    const now = rows;
    rows = [];
    await database.write(async (change) => {
      await contentOf(change.db).insertInto(notice.name).values(now).execute();
    });
  };
  for (const written of notices) {
    rows.push(rowOf(written));
    if (rows.length === ROWS_PER_INSERT) await write();
  }
  if (rows.length > 0) await write();
  await database.write((change) => database.version.increment(change));
  // An index of no types is complete at once, so no indexing runs during a measure.
  const types = isFound ? contentTypes : [];
  const search = await Search.open({ database, types, college: collegeIn, now: () => new Date() });
  await search.indexPending();
  await database.close();
}
