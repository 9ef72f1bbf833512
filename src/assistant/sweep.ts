import type { ChatContext } from './context.ts';

/** Longer than any visit; what comes afterwards under the same name begins a record of its own. */
const FORGOTTEN_AFTER_MS = 7 * 24 * 3_600_000;

/** Forgets which records belong to visits that have long ended. To be run every few minutes. */
export async function sweepChats({ database, now }: ChatContext): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('chat_session').where('seenAt', '<', before).execute();
  });
}
