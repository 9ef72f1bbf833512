import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { BackupFolder } from '../backup/folder.ts';
import { migrations } from '../db/migration/frozen.ts';
import { Refused } from '../errors.ts';
import { concurrently, MAX_CONCURRENT_COPIES, type Storage } from '../media/index.ts';
import type { Findings } from './finding.ts';

const SHOWN = 3;

/** Reads every stored file that the newest backup in a folder names, since only its digest tells of a changed byte. */
export async function compareFiles(found: Findings, storage: Storage, path: string): Promise<void> {
  const folder = new BackupFolder(
    path,
    migrations.map(({ name }) => name),
  );
  const manifest = await folder.choose().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'Name the folder of backups, and see what restore --verify says of it.');
    return null;
  });
  if (!manifest) return;
  const changed: string[] = [];
  let read = 0;
  await concurrently(manifest.files, MAX_CONCURRENT_COPIES, async ({ name, sha256 }) => {
    const stored = await storage.open(name);
    // Deleted since; whether a row names it still is looked at elsewhere.
    if (!stored) return;
    const hash = createHash('sha256');
    await pipeline(stored.stream, hash);
    if (hash.digest('hex') !== sha256) changed.push(name);
    read += 1;
  });
  const shown = changed.slice(0, SHOWN).join('; ');
  const more = changed.length > SHOWN ? `; and ${changed.length - SHOWN} more` : '';
  if (changed.length > 0)
    found.trouble(
      `Other bytes than when they were backed up: ${changed.length} of ${read} files, ${shown}${more}.`,
      `Copy them back from ${path}/uploads, once restore --verify finds that folder whole, and look after the disk.`,
    );
  else found.fine(`As they were backed up: ${read.toLocaleString('en')} files, every byte read.`);
}
