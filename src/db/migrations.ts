import { inOrder, type Migration, type MigrationFile } from './migration.ts';

/** The frozen migrations of this program, in order. They are part of the build, so that a test reads them, not each start. */
export const migrations: readonly Migration[] = inOrder(
  import.meta.glob<MigrationFile>('../../migrations/*.json', { eager: true, import: 'default' }),
);
