import { Refused } from '../../errors.ts';
import type { Migration } from './migration.ts';

/** Of a database with migrations that this program does not know. */
const newerDatabase = (names: readonly string[]) =>
  new Refused(
    `The database was used by a newer or another version of Chautari (${names.join(', ')}). Start that version or a later one.`,
  );

/** Of a database that this Chautari has not brought up to date, met by a command, which does not do so. */
export const olderDatabase = (names: readonly string[]) =>
  new Refused(
    `The database was last used by an older version of Chautari (missing: ${names.join(', ')}). A command does not change its tables: start this version once, which does, or use the build that serves.`,
  );

/** Migrations that were applied to the database and are unknown to this program, in order. */
export function unknownAmong(applied: readonly string[], known: readonly Migration[]): string[] {
  return applied.filter((name) => !known.some((migration) => migration.name === name)).toSorted();
}

/** @throws Refused where migrations were applied to the database that are unknown to this program */
export function assertKnown(applied: readonly string[], known: readonly Migration[]): void {
  const unknown = unknownAmong(applied, known);
  if (unknown.length > 0) throw newerDatabase(unknown);
}
