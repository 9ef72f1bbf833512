import { sql } from 'kysely';
import type { ReadOnlyDatabase } from '../read-only-database.ts';
import { damageIn } from './damage.ts';
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
