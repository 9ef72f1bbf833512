import type { ContentVersion } from '../db/content-version.ts';

/** Reads something once for each version of the content. */
export function oncePerVersion<Value>(
  version: Pick<ContentVersion, 'current'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { version: number; value: Promise<Value> } | undefined;
  return () => {
    if (known?.version === version.current) return known.value;
    const value = read();
    known = { version: version.current, value };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}
