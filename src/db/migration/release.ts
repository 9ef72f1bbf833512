import released from './last-release.json' with { type: 'json' };
import { isContracting, type Migration } from './migration.ts';

/** The tables and columns that the last release reads. Written at each release by `npm run migration -- release`. */
export interface Release {
  /** Its last migration. */
  migration: string;
  /** The columns that its declarations name, by table. */
  columns: Readonly<Record<string, readonly string[]>>;
}

export const lastRelease: Release = released;

/** The shapes that a release declares, in the form that is stored. */
export function releaseOf(
  migration: string,
  shapes: readonly { name: string; columns: Readonly<Record<string, unknown>> }[],
): Release {
  return {
    migration,
    columns: Object.fromEntries(shapes.map(({ name, columns }) => [name, Object.keys(columns)])),
  };
}

/**
 * The columns, as `table.column`, that contracting steps take away too early: the last release still reads them, and it
 * has to be able to serve beside this version. A new name for a column takes the old one away.
 */
export function takenTooEarly(migrations: readonly Migration[], { migration, columns }: Release): string[] {
  return migrations
    .filter(({ name }) => name > migration)
    .flatMap(({ steps }) => steps.filter(isContracting))
    .flatMap((step) => ('column' in step ? [{ table: step.table, column: step.column }] : []))
    .filter(({ table, column }) => columns[table]?.includes(column))
    .map(({ table, column }) => `${table}.${column}`);
}
