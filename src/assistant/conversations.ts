import { digestOf } from '../accounts/digest.ts';
import { networkOf } from '../accounts/network.ts';
import type { Db } from '../db/engine.ts';
import { lengthOf } from '../schema/fields/plain-text.ts';
import type { Site } from '../whole-site.ts';
import { deleteOldest } from './unanswered.ts';

/** How long a question may take words of the one before. */
const CONVERSATION_MS = 30 * 60_000;
/** Shorter senders, such as 'me', may be those of several visitors. */
const MIN_SENDER_LENGTH = 16;
/** Above this many, those that have rested longest are forgotten. */
const MAX_CONVERSATIONS = 10_000;

/** The digest under which a visit's own id is stored. */
export const visitDigest = (id: string): string => digestOf('chat-session', id);

/** A visitor's place in a conversation. */
interface Conversation {
  /** The last question as it was understood, which the next may take words of. */
  before: string | undefined;
  /** Keeps a question for the next message. */
  keep(question: string): Promise<void>;
}

/**
 * The conversation of a sender from a network: the same sender from another network begins its own, so that nobody learns
 * what somebody else has asked by guessing an id.
 * @returns null for a sender that is too short to be of one visitor
 */
export async function conversationOf(
  site: Site,
  sender: string | undefined,
  address: string,
): Promise<Conversation | null> {
  if (sender === undefined || lengthOf(sender) < MIN_SENDER_LENGTH) return null;
  const { database, now } = site;
  const digest = site.addressDigest('conversation', networkOf(address), sender);
  const found = await database.reader
    .selectFrom('conversation')
    .select(['question', 'seenAt'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  // Absolute, because the clock may be set back.
  const isFresh = found && Math.abs(now().getTime() - Date.parse(found.seenAt)) <= CONVERSATION_MS;
  return {
    before: isFresh ? found.question : undefined,
    async keep(question) {
      const row = { session: visitDigest(sender), question, seenAt: now().toISOString() };
      await database.write(async ({ db }) => {
        await db
          .insertInto('conversation')
          .values({ digest, ...row })
          .onConflict((conflict) => conflict.column('digest').doUpdateSet(row))
          .execute();
        if (!found) await deleteOldest(db, 'conversation', MAX_CONVERSATIONS, ['seenAt'], 'digest');
      });
    },
  };
}

/** Within a change: forgets the questions of the visit whose chat is deleted. */
export async function forgetConversations(db: Db, chat: string): Promise<void> {
  const sessions = db.selectFrom('chat_session').select('digest').where('chat', '=', chat);
  await db.deleteFrom('conversation').where('session', 'in', sessions).execute();
}

/** Within a change: deletes conversations that have ended, and those of a clock that was set back since. */
export async function sweepConversations(db: Db, now: Date): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await db
    .deleteFrom('conversation')
    .where((eb) => eb.or([eb('seenAt', '<', at(-CONVERSATION_MS)), eb('seenAt', '>', at(CONVERSATION_MS))]))
    .execute();
}
