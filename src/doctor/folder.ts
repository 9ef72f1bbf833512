import type { Stats } from 'node:fs';
import { access, constants, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from './finding.ts';

/** With the files in them that a start reads. */
const PLACES = ['uploads', 'incoming', 'cache', 'strays', 'restoring', 'site-id', 'uploads/site-id'];
const ROOT = 0;

/**
 * Whether `DATA_DIR`, its folders and these files of the database in it can be written, and who else may read them.
 * @param files names, empty for a database on a server
 */
export async function checkFolder(found: Findings, dataDir: string, files: readonly string[]): Promise<void> {
  const owner = await stat(dataDir);
  await checkRights(found, dataDir, owner);
  for (const name of [...PLACES, ...files]) await checkRights(found, join(dataDir, name), owner);
  if (found.all.length === 0) await checkContents(found, dataDir, owner);
  if (!(await stat(join(dataDir, 'incoming')).catch(() => null)))
    found.warning(
      `There is no folder ${join(dataDir, 'incoming')}, so no picture can be received.`,
      'The next start makes it. If it was there before, look whether the disk is mounted.',
    );
  if (found.all.length === 0) found.fine(`${dataDir} and what is in it can be written.`);
  if (owner.mode & 0o007)
    found.warning(
      `Everybody on this machine may enter ${dataDir}, which holds personal data.`,
      `chmod o-rwx ${dataDir}`,
    );
}

/** Whether everything else in the folders, such as uploaded files, can be read and written by the owner of `DATA_DIR`. */
async function checkContents(found: Findings, dataDir: string, owner: Stats): Promise<void> {
  let wrong = 0;
  let example = '';
  for await (const entry of await opendir(dataDir, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null);
    if (!stats || mayUse(stats, owner)) continue;
    wrong += 1;
    example ||= path;
  }
  if (wrong > 0)
    found.trouble(
      `The account that owns DATA_DIR, ${owner.uid}, may not read and write ${example}${wrong > 1 ? ` and ${wrong - 1} more` : ''}.`,
      `chown -R ${owner.uid}:${owner.gid} ${dataDir}; chmod -R u+rwX ${dataDir}`,
    );
}

/** Whether this account and the owner of `DATA_DIR`, probably the service's, may write a file or folder. */
async function checkRights(found: Findings, path: string, owner: Stats): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (!stats) return;
  const isFolder = stats.isDirectory();
  const refused = await access(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0)).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  const { uid, gid, mode } = stats;
  const right = `chown ${owner.uid}:${owner.gid} ${path}; chmod u+rw${isFolder ? 'x' : ''} ${path}`;
  if (refused)
    found.trouble(
      `${path} cannot be written (${refused}).`,
      `Give it to the account of the service (${right}; chattr -i ${path}), and mount its disk for writing.`,
    );
  else if (!mayWrite(stats, owner))
    found.trouble(
      `${path} cannot be written by the account that owns DATA_DIR, ${owner.uid}: it belongs to ${uid}:${gid}, with the rights ${(mode & 0o777).toString(8)}.`,
      `Give it to the account of the service: ${right}.`,
    );
}

/** By its rights alone, since this command may run as root, whom none of them stops. */
function mayWrite({ uid, gid, mode }: Stats, owner: Stats): boolean {
  if (uid === owner.uid) return (mode & 0o200) !== 0;
  return owner.uid === ROOT || (mode & (gid === owner.gid ? 0o020 : 0o002)) !== 0;
}

/** The same for reading as well, of a file that somebody else may have put there. */
const mayUse = (stats: Stats, owner: Stats) =>
  mayWrite(stats, owner) && (stats.uid !== owner.uid || (stats.mode & 0o400) !== 0);
