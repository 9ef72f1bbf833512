import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { FolderStore } from '../backup/repository/folder-store.ts';
import type { ObjectStore } from '../backup/repository/object-store.ts';
import { acceptedBucketAddress, parseBucketAddress } from '../bucket-address.ts';
import type { Settings } from '../settings.ts';
import { BadUsage } from './io.ts';

/**
 * The repository of backups that people write as `FOLDER/` or `s3://…`; null when `location` names a file.
 * @param settings read only for the keys of a bucket
 * @throws BadUsage for a malformed address, or missing keys
 */
export async function repositoryAt(location: string, settings: () => Settings): Promise<ObjectStore | null> {
  if (location.startsWith('s3://')) return bucketAt(location, settings());
  return location.endsWith('/') ? new FolderStore(resolve(location)) : null;
}

/** The same for a backup to read: a folder that exists needs no slash. */
export function existingRepositoryAt(
  location: string,
  settings: () => Settings,
): Promise<ObjectStore | null> {
  const isFolder = statSync(location, { throwIfNoEntry: false })?.isDirectory() === true;
  return repositoryAt(isFolder ? `${location}/` : location, settings);
}

async function bucketAt(location: string, settings: Settings): Promise<ObjectStore> {
  const address = parseBucketAddress(location);
  if (!address) throw new BadUsage(`${location} is not an address such as ${acceptedBucketAddress}.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId || !secretAccessKey) {
    throw new BadUsage('The keys of the bucket are missing: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  const { BucketStore } = await import('../backup/repository/bucket-store.ts');
  return BucketStore.open({
    address: { ...address, region: address.region ?? settings.AWS_REGION ?? null },
    credentials: {
      accessKeyId,
      secretAccessKey,
      ...(settings.AWS_SESSION_TOKEN && { sessionToken: settings.AWS_SESSION_TOKEN }),
    },
  });
}
