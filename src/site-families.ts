import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { lastBackup } from './db/last-backup.ts';
import { outboxFamilies } from './mail/outbox.ts';
import { type Family, gauge } from './metrics/family.ts';
import type { Site } from './whole-site.ts';

/** Prometheus waits 10 s by default, and a database that hangs must not keep everything else from it. */
const DATABASE_MS = 3000;

/** Metrics of the whole site, the same from each of its processes. Without what the database cannot tell at present. */
export async function siteFamilies(site: Site): Promise<Family[]> {
  const [ofDatabase, disk] = await Promise.all([
    Promise.race([databaseFamilies(site).catch(() => null), pause(DATABASE_MS, null, { ref: false })]),
    statfs(site.settings.DATA_DIR).catch(() => null),
  ]);
  return [
    gauge(
      'chautari_database_up',
      '1 while the database answers and takes changes',
      Number(ofDatabase !== null),
    ),
    ...(ofDatabase ?? []),
    ...(disk
      ? [
          gauge('chautari_data_free_bytes', 'Free space in DATA_DIR', disk.bavail * disk.bsize),
          gauge('chautari_data_size_bytes', 'Size of the file system of DATA_DIR', disk.blocks * disk.bsize),
        ]
      : []),
  ];
}

async function databaseFamilies(site: Site): Promise<Family[]> {
  const [outbox, isIndexing, backup] = await Promise.all([
    outboxFamilies(site),
    site.search.isIndexing(),
    lastBackup(site.database.reader),
    site.database.ping(),
  ]);
  return [
    ...outbox,
    gauge('chautari_search_indexing', '1 while records wait to be indexed', Number(isIndexing)),
    gauge(
      'chautari_last_backup_time_seconds',
      'End of the last backup in Unix time',
      backup ? [{ labels: {}, value: backup.getTime() / 1000 }] : [],
    ),
  ];
}
