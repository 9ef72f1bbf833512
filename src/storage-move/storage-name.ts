import { type BucketAddress, parseBucketAddress } from '../bucket-address.ts';

/** The name of the storage in `DATA_DIR`. */
export const DISK = 'disk';

/** The name of a storage in a move: the same for every spelling of an address. */
export function storageNameOf(address: BucketAddress | undefined): string {
  if (!address) return DISK;
  const { endpoint, region, bucket, prefix, isPathStyle } = address;
  const parameters = new URLSearchParams({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    ...(isPathStyle && { pathStyle: 'true' }),
  });
  const query = decodeURIComponent(parameters.toString());
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '') + (query && `?${query}`);
}

/** The reverse of `storageNameOf`. @throws for a text that it never returns */
export function addressOf(name: string): BucketAddress | undefined {
  if (name === DISK) return undefined;
  const address = parseBucketAddress(name);
  if (!address) throw new Error(`Not the name of a storage: ${name}`);
  return address;
}
