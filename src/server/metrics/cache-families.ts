import { counter, type Family, gauge } from '../../metrics/family.ts';
import type { CacheFigures } from '../pages/page-cache.ts';

/** @param caches use of the caches by name */
export function cacheFamilies(caches: Readonly<Record<string, CacheFigures>>): Family[] {
  const each = (of: keyof CacheFigures) =>
    Object.entries(caches).map(([cache, figures]) => ({ labels: { cache }, value: figures[of] }));
  return [
    gauge('chautari_cache_entries', 'Answers that are kept in memory', each('entries')),
    gauge('chautari_cache_bytes', 'Memory of the kept answers', each('bytes')),
    counter('chautari_cache_hits_total', 'Answers from memory', each('hits')),
    counter('chautari_cache_misses_total', 'Answers that had to be made', each('misses')),
  ];
}
