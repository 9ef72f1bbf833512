import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { type Damage, MAX_FAULTS, type ReadOnlyDatabase } from '../read-only-database.ts';
import { postgresEngine } from './engine.ts';

/** A database server whose transactions may only read. */
export function postgresReadOnly(url: string): ReadOnlyDatabase {
  const { reader, now, close } = postgresEngine(url, { isReadOnly: true });
  return {
    reader,
    now,
    // The age of the transaction that wrote the row, counted in transactions.
    writeOrder: sql<number>`-age(xmin)`,
    damage: () => damageIn(reader),
    close,
  };
}

/** Asks the server, which checks its pages itself if it was set up with checksums, and counts what failed. */
async function damageIn(reader: Db): Promise<Damage> {
  const { rows: pages } = await sql<{ failed: string | null }>`
    select checksum_failures as failed from pg_stat_database where datname = current_database()
  `.execute(reader);
  const { rows: indexes } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid or not indisready order by relname limit ${MAX_FAULTS}
  `.execute(reader);
  const failed = Number(pages[0]?.failed ?? 0);
  return {
    faults: [
      ...(failed > 0 ? [`${failed} pages failed their checksum`] : []),
      ...indexes.map(({ name }) => `the index ${name} is not valid`),
    ],
    isWhole: true,
  };
}
