import type { Db } from '../engine.ts';
import { type ServingProcess, servingProcesses } from '../processes.ts';
import type { Migration } from './migration.ts';

/** A database that was migrated by a newer Chautari than this one, in a way that this one cannot live with. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was used by a newer version of Chautari (${names.join(', ')}). Start that version or a later one.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** A database that this Chautari has not brought up to date, met by a command, which does not do so. */
export class OlderDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was last used by an older version of Chautari (missing: ${names.join(', ')}). A command does not change its tables: start this version once, which does, or use the build that serves.`,
    );
    this.name = 'OlderDatabase';
  }
}

/** A migration that would break processes which serve right now. */
export class OlderVersionServes extends Error {
  constructor(migration: string, hosts: readonly string[]) {
    super(
      `Versions of Chautari that ${migration} breaks are serving this database, on ${hosts.join(', ')}. Stop them first; those that were killed count as gone after a minute.`,
    );
    this.name = 'OlderVersionServes';
  }
}

/** Whether a version that does not know this migration can run on a database to which it was applied. */
const isExpand = (name: string) => /^\d{4}-expand-/.test(name);
export const isContract = (name: string) => /^\d{4}-contract-/.test(name);

/** Migrations that were applied to the database and are unknown to this program, in order. */
export function unknownAmong(applied: readonly string[], known: readonly Migration[]): string[] {
  return applied.filter((name) => !known.some((migration) => migration.name === name)).toSorted();
}

/**
 * A program may run on a newer database if every migration that it does not know is an expanding one. It then has none of
 * its own to apply, because migrations are applied in order.
 * @throws NewerDatabase
 */
export function assertUsable(unknown: readonly string[], pending: readonly Migration[]): void {
  const isUsable = pending.length === 0 && unknown.every(isExpand);
  if (unknown.length > 0 && !isUsable) throw new NewerDatabase(unknown);
}

/**
 * Refuses to take away what serving processes read. Those of the last release read none of it (a test compares its
 * declarations with every contracting step), so only versions before that one are in the way.
 * @param lastRelease the last migration of the last release
 * @throws OlderVersionServes
 */
export async function assertNobodyNeeds(
  db: Db,
  pending: readonly Migration[],
  { now, lastRelease }: { now: Date; lastRelease: string },
): Promise<void> {
  const first = pending.find(({ name }) => isContract(name));
  if (!first) return;
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'process')) return;
  const hosts = hostsBefore(lastRelease, await servingProcesses(db, now));
  if (hosts.length > 0) throw new OlderVersionServes(first.name, hosts);
}

/** The hosts with processes from before a release. */
export function hostsBefore(lastRelease: string, serving: readonly ServingProcess[]): string[] {
  const older = serving.filter(({ version }) => version < lastRelease);
  return [...new Set(older.map(({ host }) => host))];
}
