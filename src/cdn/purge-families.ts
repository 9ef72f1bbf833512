import type { PurgeQueue } from '../db/purge-queue.ts';
import { type Family, gauge } from '../metrics/family.ts';

/** The purges of the whole site that are still pending. */
export async function purgeFamilies(queue: PurgeQueue, now: Date): Promise<Family[]> {
  const { tags, since } = await queue.backlog();
  const age = since ? Math.max(0, now.getTime() - since.getTime()) / 1000 : 0;
  return [
    gauge('chautari_purges_waiting', 'Tags that the shared cache has not taken yet', tags),
    gauge('chautari_oldest_unsent_purge_seconds', 'Age of the oldest tag that was not taken yet', age),
  ];
}
