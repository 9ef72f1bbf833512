import { join } from 'node:path';
import { BadSettings, type Settings } from '../../settings.ts';
import { type PublicFiles, uncached } from '../context.ts';
import { diskStorage } from './disk.ts';
import type { FileCacheOptions } from './file-cache.ts';
import type { Storage } from './storage.ts';

export type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

/**
 * Opens the storage that the settings name, or the place beside it for files that no row names. The client of object stores is loaded only where one is named.
 * @throws BadSettings when the store refuses the credentials or has no such bucket (requirement 18.11); a store that
 *   does not answer is no reason, because the site can serve without it
 */
export async function openStorage(
  settings: StorageSettings,
  folder: 'uploads' | 'strays' = 'uploads',
): Promise<Storage> {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: accessKeyId = '' } = settings;
  if (!address) return diskStorage(join(settings.DATA_DIR, folder));
  const { s3Storage } = await import('./s3/s3-storage.ts');
  const storage = await s3Storage({
    address,
    folder: `${folder}/`,
    credentials: {
      accessKeyId,
      secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
      ...(settings.AWS_SESSION_TOKEN && { sessionToken: settings.AWS_SESSION_TOKEN }),
    },
  });
  const refusal = await storage.refusal();
  if (refusal) throw new BadSettings([`STORAGE_URL="s3://${address.bucket}/${address.prefix}": ${refusal}`]);
  return storage;
}

/** Opens the files for visitors: a storage on the network has a cache on this machine's disk, which is tidied now. */
export async function openPublicFiles(
  { DATA_DIR, STORAGE_URL }: StorageSettings,
  options: Omit<FileCacheOptions, 'folder'>,
): Promise<PublicFiles> {
  if (!STORAGE_URL) return uncached(options.storage);
  const { FileCache } = await import('./file-cache.ts');
  const cache = new FileCache({ ...options, folder: join(DATA_DIR, 'cache', 'uploads') });
  cache.tidy().catch(options.onError);
  return cache;
}
