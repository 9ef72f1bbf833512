import type { Engine } from '../db/engine.ts';
import { lastBackup } from '../db/last-backup.ts';
import { backfills } from '../db/migration/backfills.ts';
import { assertUsable, hostsBefore, isContract, unknownAmong } from '../db/migration/compatibility.ts';
import { fillingsOf } from '../db/migration/fillings.ts';
import { appliedMigrations } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import type { Release } from '../db/migration/release.ts';
import { type ServingProcess, servingProcesses } from '../db/processes.ts';
import { countRows } from '../db/rows.ts';
import { type IndexChange, indexChange } from '../search/index-state.ts';

export interface PendingMigration {
  name: string;
  /** Whether it takes something away. */
  isContract: boolean;
  /** The number of rows for which it computes something. */
  rows: number;
}

/** What a start of this version would do to a database, and what stands in its way. */
export interface UpgradePlan {
  pending: readonly PendingMigration[];
  /** Migrations of a newer version that the database has. */
  unknown: readonly string[];
  /** The processes that serve, of any version. */
  serving: readonly ServingProcess[];
  search: IndexChange;
  backupAt: Date | null;
  /** What has to be done first, as sentences; empty if nothing. */
  obstacles: readonly string[];
}

/** Looks at a database and changes nothing. */
export async function planUpgrade(
  engine: Pick<Engine, 'reader' | 'now'>,
  migrations: readonly Migration[],
  lastRelease: Release,
): Promise<UpgradePlan> {
  const db = engine.reader;
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const applied = tables.has('migration') ? await appliedMigrations(db) : [];
  const unknown = unknownAmong(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  const shapes = shapesAfter(migrations.filter(({ name }) => applied.includes(name)));
  const pending: PendingMigration[] = [];
  for (const migration of missing) {
    const { name } = migration;
    const filled = new Set(fillingsOf(migration, backfills).map(({ table }) => table));
    let rows = 0;
    for (const table of filled) {
      const shape = shapes.get(table);
      rows += shape ? await countRows(db, shape) : 0;
    }
    pending.push({ name, isContract: isContract(name), rows });
  }
  const serving = tables.has('process') ? await servingProcesses(db, engine.now()) : [];
  return {
    pending,
    unknown,
    serving,
    search: await indexChange(db, tables),
    backupAt: tables.has('state') ? await lastBackup(db) : null,
    obstacles: [
      ...newerObstacles(unknown, missing),
      ...servingObstacles(pending, serving, lastRelease.migration),
    ],
  };
}

function newerObstacles(unknown: readonly string[], missing: readonly Migration[]): string[] {
  try {
    assertUsable(unknown, missing);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function servingObstacles(
  pending: readonly PendingMigration[],
  serving: readonly ServingProcess[],
  lastRelease: string,
): string[] {
  const contract = pending.find(({ isContract }) => isContract);
  const hosts = hostsBefore(lastRelease, serving);
  if (!contract || hosts.length === 0) return [];
  return [
    `Stop the versions from before the last release first, on ${hosts.join(', ')}: ${contract.name} takes away what they read.`,
  ];
}
