import { setTimeout as delay } from 'node:timers/promises';
import { isGone } from '../media/index.ts';
import { type MoveContext, MoveRefused } from './move-context.ts';
import { describeUser, forgetUser, type StorageUser, storageUsers } from './storage-users.ts';

const LOOK_MS = 200;
/** The move stops waiting for a process after this time of silence, or of reporting that it cannot take part. */
const SILENCE_MS = 60_000;
const TROUBLE_MS = 15_000;

/**
 * Waits until every serving process reports that it takes part in the move, or in none if `move` is empty.
 * @returns these processes
 * @throws MoveRefused when one of them cannot
 */
export async function waitForUsers(context: MoveContext, move: string): Promise<StorageUser[]> {
  const begin = performance.now();
  let isSaid = false;
  for (;;) {
    context.signal?.throwIfAborted();
    const users = await livingUsers(context);
    const waiting = users.filter((user) => user.move !== move || user.trouble !== '');
    if (waiting.length === 0) return users.filter((user) => !isSilent(user, context));
    const waited = performance.now() - begin;
    const troubled = waiting.filter((user) => user.move === move && user.trouble !== '');
    if (troubled.length > 0 && waited >= (context.troubleMs ?? TROUBLE_MS)) {
      throw new MoveRefused(
        troubled.map((user) => `The ${describeUser(user)} cannot take part: ${user.trouble}`).join('\n'),
      );
    }
    if (!isSaid && waited >= 2000) {
      context.print(`Waiting for ${waiting.map(describeUser).join(', ')}`);
      isSaid = true;
    }
    if (waited >= SILENCE_MS) await forgetSilent(context, waiting);
    await delay(LOOK_MS);
  }
}

/** The processes that may still serve. */
async function livingUsers({ reader, write }: MoveContext): Promise<StorageUser[]> {
  const users = await storageUsers(reader);
  const ended = users.filter(({ _id }) => isGone(_id));
  if (ended.length > 0) {
    await write(async ({ db }) => {
      for (const { _id } of ended) await forgetUser(db, _id);
    });
  }
  return users.filter((user) => !ended.includes(user));
}

async function forgetSilent(context: MoveContext, waiting: readonly StorageUser[]): Promise<void> {
  for (const user of waiting.filter((one) => isSilent(one, context))) {
    context.print(`The ${describeUser(user)} says nothing and is taken for stopped.`);
    await context.write(({ db }) => forgetUser(db, user._id));
  }
}

const isSilent = ({ seenAt }: StorageUser, { now }: MoveContext) =>
  now().getTime() - Date.parse(seenAt) > SILENCE_MS;
