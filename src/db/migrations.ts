import { type Migration, readMigrations } from './migration.ts';

/** The frozen migrations of this program, in order. */
export const migrations: readonly Migration[] = readMigrations(
  import.meta.glob('../../migrations/*.json', { eager: true, import: 'default' }),
);
