import { inOrder, type Migration, type MigrationFile } from './migration.ts';

/** The committed migrations, in order. They are bundled, so a test validates them instead of every start. */
export const migrations: readonly Migration[] = inOrder(
  import.meta.glob<MigrationFile>('../../../migrations/*.json', { eager: true, import: 'default' }),
);
