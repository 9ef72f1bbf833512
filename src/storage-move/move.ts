import { randomBytes, randomUUID } from 'node:crypto';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { refuseForeignFiles } from './foreign-files.ts';
import { type MoveContext, MoveRefused } from './move-context.ts';
import { deleteMove, readMove, type StorageMove, writeMove } from './move-row.ts';
import { endLease, leaseProbe, putText, removeLeftProbes } from './probe.ts';
import { describeUser, type StorageUser } from './storage-users.ts';
import { VerifiedFiles } from './verified-files.ts';
import { waitForUsers } from './wait-for-users.ts';

/**
 * Begins or resumes a move, until the new storage has every file. Once all processes take part, both storages receive
 * new files, so that the move may be interrupted and repeated at any point.
 * @throws MoveRefused, or the storage's error
 */
export async function moveFiles(context: MoveContext): Promise<CopiedFiles> {
  const { move, isNew } = await begin(context);
  try {
    await assertStarted(context, await waitForUsers(context, move.id), move);
  } catch (error) {
    if (isNew && error instanceof MoveRefused) await end(context, move);
    throw error;
  }
  const copied = await copyAll(context, move);
  await context.write(({ db }) => writeMove(db, { ...move, isReady: true }));
  return copied;
}

/**
 * Ends a move once every process uses the new storage.
 * @throws MoveRefused while one does not
 */
export async function finishMove(context: MoveContext): Promise<CopiedFiles> {
  const { fromName, toName } = context;
  const move = await currentMove(context);
  if (!move) return assertFinished(context);
  if (!move.isReady) {
    throw new MoveRefused(`Not all files are in ${toName} yet. Run this command without --finish first.`);
  }
  const users = await waitForUsers(context, move.id);
  const late = users.filter(({ storage }) => storage !== toName);
  if (late.length > 0) {
    throw new MoveRefused(
      `Still with ${fromName}: ${late.map(describeUser).join(', ')}. Restart them with the new STORAGE_URL first.`,
    );
  }
  if (users.length === 0) {
    throw new MoveRefused(`No process of the site runs with ${toName} yet. Start the site first.`);
  }
  const copied = await copyAll(context, move);
  await end(context, move);
  return copied;
}

/** A command that was killed at its very end has finished the move. @throws MoveRefused if there was none */
async function assertFinished(context: MoveContext): Promise<CopiedFiles> {
  const { fromName, toName } = context;
  const users = await waitForUsers(context, '');
  if (users.length === 0 || users.some(({ storage }) => storage !== toName)) {
    throw new MoveRefused(`No move from ${fromName} to ${toName} is under way.`);
  }
  return { copied: 0, same: 0, deleted: 0 };
}

/**
 * Gives a move up; the site stays with the old storage, which has every file.
 * @throws MoveRefused while a process uses the new one
 */
export async function cancelMove(context: MoveContext): Promise<void> {
  const move = await currentMove(context);
  if (!move) throw new MoveRefused('No move is under way.');
  const early = (await waitForUsers(context, move.id)).filter(({ storage }) => storage === move.to);
  if (early.length > 0) {
    throw new MoveRefused(
      `Already with ${move.to}: ${early.map(describeUser).join(', ')}. Restart them with the old STORAGE_URL first.`,
    );
  }
  await end(context, move);
}

async function copyAll(context: MoveContext, { id, probe }: StorageMove): Promise<CopiedFiles> {
  return copyFiles(context, probe, await VerifiedFiles.open(context.folder, id));
}

/** The running move. @throws MoveRefused if it is another one */
async function currentMove({ reader, fromName, toName }: MoveContext): Promise<StorageMove | null> {
  const move = await readMove(reader);
  if (move && (move.from !== fromName || move.to !== toName)) {
    throw new MoveRefused(
      `A move from ${move.from} to ${move.to} is under way. Finish it with --finish, or give it up with --cancel.`,
    );
  }
  return move;
}

async function begin(context: MoveContext): Promise<{ move: StorageMove; isNew: boolean }> {
  const { fromName: from, toName: to, folder } = context;
  const found = await currentMove(context);
  const probe = `${randomBytes(16).toString('hex')}.pdf`;
  const move = found ?? { id: randomUUID(), from, to, probe, isReady: false };
  if (!found) {
    await removeLeftProbes(context);
    await refuseForeignFiles(context);
    // Before the files, so that those of a command that is killed in between are known to the next one.
    await context.write(({ db }) => leaseProbe(db, probe));
  }
  for (const storage of [context.from, context.to]) await putText(storage, move.probe, move.id, folder);
  if (!found) await context.write(({ db }) => writeMove(db, move));
  return { move, isNew: !found };
}

/** Throws unless all processes use the old storage, or the new one is ready for them. */
async function assertStarted(
  { fromName, toName, print }: MoveContext,
  users: readonly StorageUser[],
  { isReady }: StorageMove,
): Promise<void> {
  if (users.length === 0) print('No process of the site is running.');
  const early = users.filter(({ storage }) => storage !== fromName);
  if (early.length > 0 && !isReady) {
    throw new MoveRefused(
      `With ${toName} already: ${early.map(describeUser).join(', ')}. Are FROM and TO the wrong way round?`,
    );
  }
}

/** Processes stop mirroring within a second of the row's end. */
async function end(context: MoveContext, { probe }: StorageMove): Promise<void> {
  await context.write(async ({ db }) => {
    await deleteMove(db);
    await endLease(db, probe);
  });
  await VerifiedFiles.forget(context.folder);
  await waitForUsers(context, '');
  await context.from.remove([probe]);
  await context.to.remove([probe]);
}
