import { chat } from '../content/chat.ts';
import { countOf } from '../db/order.ts';
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
  return {
    today: await countOf(
      contentOf(database.reader).selectFrom(chat.name).select('_id').where('createdAt', '>=', midnight),
    ),
    unanswered: await countOf(database.reader.selectFrom('unanswered').select('_id')),
  };
}
