import { counter, type Family, gauge } from './family.ts';

/** Use of the cache for files of a storage on the network. */
export interface FileCacheUse {
  files: number;
  bytes: number;
  hits: number;
  misses: number;
}

export const fileCacheFamilies = ({ files, bytes, hits, misses }: FileCacheUse): Family[] => [
  gauge('chautari_file_cache_entries', 'Files of the storage that are kept on this disk, about', files),
  gauge('chautari_file_cache_bytes', 'Bytes of the kept files, about', bytes),
  counter('chautari_file_cache_hits_total', 'Files that visitors got from this disk', hits),
  counter('chautari_file_cache_misses_total', 'Files that were asked of the storage', misses),
];
