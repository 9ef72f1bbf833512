import { chat } from '../content/chat.ts';
import type { AppError } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import { tableOf } from '../schema/derive/table.ts';
import type { TableShape } from '../schema/shape.ts';
import { ContentVersion } from './content-version.ts';
import type { Db, Engine } from './engine.ts';
import { migrate } from './migration/migrate.ts';
import { type Migration, shapesAfter, stepsBetween } from './migration/migration.ts';
import { Reading } from './reading.ts';
import { submissionShapes } from './submission-tables.ts';
import { foundationShapes } from './tables.ts';
import { type Change, Writer } from './writer.ts';

/** The database as the rest of the program sees it. */
export interface OpenDatabase {
  readonly kind: Engine['kind'];
  /** For reads of the fixed tables. */
  readonly reader: Db;
  /** Reads of content. */
  readonly reading: Reading;
  readonly version: ContentVersion;
  /** See `Engine.contains`. */
  readonly contains: Engine['contains'];
  /** See `Engine.existsSync`. */
  readonly existsSync: Engine['existsSync'];
  write<T>(work: (change: Change) => Promise<T>): Promise<T>;
  /** Translates an error of a read into one for the client; null for a bug of ours. */
  toAppError(error: unknown): AppError | null;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for pending changes, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  types: readonly ContentType[];
  migrations: readonly Migration[];
  now: Date;
  /** Receives errors of background work, which has no caller to throw to. */
  onError?: (error: unknown) => void;
}

/** Every table that this program expects for these content types. */
export function shapesFor(types: readonly ContentType[]): TableShape[] {
  return [...foundationShapes, ...submissionShapes, tableOf(chat), ...types.map(tableOf)];
}

/**
 * Migrates, checks and opens a database.
 * @throws NewerDatabase; Error when it is not durable, or when the migrations do not lead to what `types` declare
 */
export async function openDatabase(
  engine: Engine,
  { types, migrations, now, onError = () => {} }: DatabaseOptions,
): Promise<OpenDatabase> {
  const missing = stepsBetween(shapesAfter(migrations), shapesFor(types));
  if (missing.length > 0) {
    throw new Error(
      `The declarations ask for ${missing.length} change(s) that no migration makes: npm run migration`,
    );
  }
  await engine.assertDurable();
  await migrate(engine, { migrations, now });
  const writer = new Writer(engine);
  const version = await ContentVersion.open(engine, onError);
  return {
    kind: engine.kind,
    reader: engine.reader,
    reading: new Reading(engine, types),
    version,
    contains: (column, needle) => engine.contains(column, needle),
    existsSync: (table, column, key) => engine.existsSync(table, column, key),
    write: (work) => writer.write(work),
    toAppError: (error) => engine.toAppError(error),
    async ping() {
      await engine.reader.selectFrom('state').select('key').limit(1).execute();
    },
    async close() {
      await writer.settled();
      await version.close();
      await engine.close();
    },
  };
}
