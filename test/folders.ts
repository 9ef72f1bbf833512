import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

/** File names of the stored pictures. */
export async function storedFiles({ dataDir }: { dataDir: string }): Promise<string[]> {
  const names = await readdir(join(dataDir, 'uploads')).catch(() => []);
  return names.filter((name) => name !== 'site-id');
}

/** Expects that no staged file is left. After a lost connection, staged files are deleted with a short delay. */
export async function expectNothingUnfinished({ dataDir }: { dataDir: string }): Promise<void> {
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'incoming')).catch(() => [])).toEqual([]), {
    timeout: 10_000,
  });
}
