import { chat } from '../content/chat.ts';
import { contentOf } from '../db/store.ts';
import { midnightInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';

export interface ChatCounts {
  /** Chats since midnight in Kathmandu. */
  today: number;
  /** Questions that nothing published answers; similar ones count once. */
  unanswered: number;
}

/** The chat's numbers on the dashboard. */
export async function chatCounts({ database, now }: Site): Promise<ChatCounts> {
  const midnight = new Date(midnightInKathmandu(now().getTime())).toISOString();
  const today = await contentOf(database.reader)
    .selectFrom(chat.name)
    .select((eb) => eb.fn.countAll().as('total'))
    .where('createdAt', '>=', midnight)
    .executeTakeFirstOrThrow();
  const unanswered = await database.reader
    .selectFrom('unanswered')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { today: Number(today.total), unanswered: Number(unanswered.total) };
}
