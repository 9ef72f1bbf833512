import { connect } from '../../src/db/connect.ts';
import type { College } from './college.ts';

/** Parts of SQLite's search index, which hold words of its table in a form of their own. */
const INDEX_PART = /_(?:data|idx|content|docsize|config)$/;

/** The search index is completed after a start. */
const SEARCH = /^search_/;

/** Tables that are written without a change: by reads, failed sign-ins and background work. */
const WRITTEN_BY_READS = [
  'conversation',
  'event',
  'file_text',
  'login_failure',
  'missing_page',
  'session',
  'state',
  'setting',
  'rate_count',
  'task_lease',
  'vain_search',
];

/** The rows of the tables that only writes change, as JSON, by table. */
export async function dumpOfWritten(college: Parameters<typeof dumpOf>[0]): Promise<Map<string, string[]>> {
  const all = await dumpOf(college);
  for (const table of all.keys())
    if (WRITTEN_BY_READS.includes(table) || SEARCH.test(table)) all.delete(table);
  return all;
}

/** Every row of every table as JSON, by table. */
export async function dumpOf({
  settings,
  dataDir,
}: Pick<College, 'settings' | 'dataDir'>): Promise<Map<string, string[]>> {
  const engine = await connect({ url: settings.DATABASE_URL, dataDir });
  try {
    const tables = await engine.reader.introspection.getTables();
    const rows = new Map<string, string[]>();
    for (const { name } of tables.filter((table) => !INDEX_PART.test(table.name))) {
      const all = await engine.reader
        .selectFrom(name as 'account')
        .selectAll()
        .execute();
      rows.set(name, all.map((row) => JSON.stringify(row)).toSorted());
    }
    return rows;
  } finally {
    await engine.close();
  }
}
