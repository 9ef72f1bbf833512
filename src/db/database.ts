import { chat } from '../content/chat.ts';
import { submissionTypes } from '../content/submissions.ts';
import type { AppError } from '../errors.ts';
import { type Family, gauge } from '../metrics/family.ts';
import type { ContentType } from '../schema/define-type.ts';
import { tableOf } from '../schema/derive/table.ts';
import type { TableShape } from '../schema/shape.ts';
import { ContentVersion } from './content-version.ts';
import type { Db, Engine, PoolUse } from './engine.ts';
import { assertMigrated, migrate } from './migration/migrate.ts';
import { type Migration, shapesAfter, stepsBetween } from './migration/migration.ts';
import { Pins } from './pins.ts';
import { type ContentReading, Reading } from './reading.ts';
import { foundationShapes } from './tables.ts';
import { type Change, type WriteOptions, Writer } from './writer.ts';

/** The database as the rest of the program sees it. */
export interface OpenDatabase {
  readonly kind: Engine['kind'];
  /** For reads of the fixed tables. */
  readonly reader: Db;
  readonly reading: ContentReading;
  readonly version: ContentVersion;
  /** The time of everything that is stored; see `Engine.now`. */
  now(): Date;
  /** See `Engine.contains`. */
  readonly contains: Engine['contains'];
  write<T>(work: (change: Change) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** See `Engine.confirm`. */
  confirm(): Promise<void>;
  /** Translates an error of a read into one for the client; null for a bug of this program. */
  toAppError(error: unknown): AppError | null;
  /** Counters of the writer and the connections. */
  families(): Family[];
  /** Throws when the database does not answer, or takes no changes. */
  ping(): Promise<void>;
  /** Waits for pending changes, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  types: readonly ContentType[];
  migrations: readonly Migration[];
  /** Replaces the engine's time: for tests. */
  now?: () => Date;
  /** Receives errors of background work, which has no caller to throw to. */
  onError?: (error: unknown) => void;
  /** Whether pending migrations are applied; otherwise they are a reason not to open the database. True by default. */
  mayMigrate?: boolean;
  /** Receives the names of the migrations that were applied now, if any. */
  onMigrated?: (names: readonly string[]) => void;
  /** Called at each change that is refused because another version has upgraded the database, with its migration. */
  onUpgraded?: (migration: string | undefined) => void;
}

/** The back office polls the number of unviewed submissions, so `isView` has an index. */
function submissionTable(type: ContentType): TableShape {
  const table = tableOf(type);
  return { ...table, indexes: [...table.indexes, { name: `${type.name}_unviewed`, columns: ['isView'] }] };
}

/** The tables of applications and contacts; suspected spam is stored apart. */
export const submissionShapes: readonly TableShape[] = submissionTypes.flatMap(({ stored, spam }) => [
  submissionTable(stored),
  tableOf(spam),
]);

/** Every table that this program expects for these content types. */
export function shapesFor(types: readonly ContentType[]): TableShape[] {
  return [...foundationShapes, ...submissionShapes, tableOf(chat), ...types.map(tableOf)];
}

/**
 * Migrates, checks and opens a database.
 * @throws Refused; Error when it is not durable, or when the migrations do not lead to what `types` declare
 */
export async function openDatabase(engine: Engine, options: DatabaseOptions): Promise<OpenDatabase> {
  const { types, migrations, now = engine.now, onError = () => {} } = options;
  const { mayMigrate = true, onMigrated = () => {}, onUpgraded = () => {} } = options;
  const missing = stepsBetween(shapesAfter(migrations), shapesFor(types));
  if (missing.length > 0) {
    throw new Error(
      `The declarations ask for ${missing.length} change(s) that no migration makes: npm run migration -- WORDS`,
    );
  }
  await engine.assertDurable();
  if (mayMigrate) {
    const applied = await migrate(engine, { migrations, now: now() });
    if (applied.length > 0) onMigrated(applied);
  } else await assertMigrated(engine, migrations);
  const writer = new Writer(engine, { own: migrations.at(-1)?.name, onUpgraded });
  const write: OpenDatabase['write'] = (work, options) => writer.write(work, options);
  const version = await ContentVersion.open(engine, { write, onError });
  return {
    kind: engine.kind,
    reader: engine.reader,
    reading: new Reading(engine, types, new Pins(engine.reader, version, types)),
    version,
    now,
    contains: (column, needle) => engine.contains(column, needle),
    write,
    confirm: () => engine.confirm(),
    toAppError: (error) => engine.toAppError(error),
    families: () => [...writer.families(), ...poolFamilies(engine.pools())],
    async ping() {
      await engine.reader.selectFrom('state').select('key').limit(1).execute();
      await engine.assertWritable();
    },
    async close() {
      await writer.settled();
      await version.close();
      await engine.close();
    },
  };
}

function poolFamilies(pools: readonly PoolUse[]): Family[] {
  const connections = pools.flatMap(({ name: pool, total, idle }) => [
    { labels: { pool, state: 'idle' }, value: idle },
    { labels: { pool, state: 'busy' }, value: total - idle },
  ]);
  const waiting = pools.map(({ name: pool, waiting: value }) => ({ labels: { pool }, value }));
  return [
    gauge('chautari_database_connections', 'Connections to the database', connections),
    gauge('chautari_database_waiting', 'Calls that wait for a connection', waiting),
  ];
}
