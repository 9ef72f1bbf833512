import { statfs } from 'node:fs/promises';
import { purgeFamilies } from './cdn/purge-families.ts';
import { lastBackup } from './db/last-backup.ts';
import { outboxFamilies } from './mail/outbox-families.ts';
import { type Family, gauge } from './metrics/family.ts';
import type { Services } from './services.ts';

/** Metrics of the whole site, the same from each of its processes. */
export async function siteFamilies({ settings, database, actions, mail, now }: Services): Promise<Family[]> {
  const [outbox, purges, isIndexing, backup, disk] = await Promise.all([
    outboxFamilies(mail),
    database.purges ? purgeFamilies(database.purges, now()) : [],
    actions.search.isIndexing(),
    lastBackup(database.reader),
    statfs(settings.DATA_DIR),
  ]);
  return [
    ...outbox,
    ...purges,
    gauge('chautari_search_indexing', '1 while records wait to be indexed', Number(isIndexing)),
    gauge(
      'chautari_last_backup_time_seconds',
      'End of the last backup in Unix time',
      backup ? [{ labels: {}, value: backup.getTime() / 1000 }] : [],
    ),
    gauge('chautari_data_free_bytes', 'Free space in DATA_DIR', disk.bavail * disk.bsize),
    gauge('chautari_data_size_bytes', 'Size of the file system of DATA_DIR', disk.blocks * disk.bsize),
  ];
}
