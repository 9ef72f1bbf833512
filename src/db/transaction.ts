import { sql } from 'kysely';
import type { Db, Engine } from './engine.ts';

/** Runs `work`, which may take long, in one transaction on the writer's connection, under the writer's lock. */
export async function inTransaction<T>(engine: Engine, work: (db: Db) => Promise<T>): Promise<T> {
  return engine.writer.connection().execute(async (db) => {
    await engine.beginLong(db);
    try {
      const done = await work(db);
      await sql`commit`.execute(db);
      return done;
    } catch (error) {
      await sql`rollback`.execute(db).catch(() => {});
      throw error;
    }
  });
}
