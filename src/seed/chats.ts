import type { Withheld } from '../assistant/assistant.ts';
import { storeEntries } from '../assistant/store-conversation.ts';
import { trackUnanswered } from '../assistant/unanswered.ts';
import { chat } from '../content/chat.ts';
import type { Db } from '../db/engine.ts';
import { deleteItem, findItem } from '../db/store.ts';
import type { ConversationEntry } from '../schema/fields/conversation.ts';
import type { Site } from '../whole-site.ts';
import type { ChatData } from './demonstration.ts';
import { seedKeys } from './seeded.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Type of unanswered questions in the table of seeded items. */
export const UNANSWERED = 'unanswered';

/** The conversations that are not seeded yet. */
export async function missingChats({ database }: Site, chats: readonly ChatData[]): Promise<ChatData[]> {
  const seeded = await seedKeys(database);
  return chats.filter(({ key }) => !seeded.has(key));
}

/** Asks the assistant a visitor's questions, dated the given number of hours before `now`. */
export async function seedChat(site: Site, { key, hoursAgo, asks }: ChatData, now: Date): Promise<void> {
  const startedAt = now.getTime() - hoursAgo * HOUR_MS;
  const then: Site = { ...site, now: () => new Date(startedAt) };
  const entries: ConversationEntry[] = [];
  for (const [at, user] of asks.entries()) {
    const { texts, isGrounded, withheld } = await site.builtInAssistant.reply(user);
    const timestamp = new Date(startedAt + at * MINUTE_MS).toISOString();
    entries.push({ user, bot: texts.join('\n\n'), timestamp });
    if (isGrounded === false) await seedUnanswered(then, user, withheld);
  }
  await site.database.write(async (change) => {
    const { item } = await storeEntries(then, change, entries, undefined);
    await mark(change.db, key, chat.name, item._id);
  });
}

/** Tracks a question without an answer, unless visitors have asked it already. */
async function seedUnanswered(site: Site, question: string, withheld?: Withheld) {
  const { reader } = site.database;
  const before = await reader.selectFrom('unanswered').select('_id').execute();
  await trackUnanswered(site, question, false, withheld);
  const known = new Set(before.map(({ _id }) => _id));
  const rows = await reader.selectFrom('unanswered').select('_id').where('question', '=', question).execute();
  const made = rows.find(({ _id }) => !known.has(_id));
  if (!made) return;
  await site.database.write(({ db }) => mark(db, `${UNANSWERED}/${made._id}`, UNANSWERED, made._id));
}

function mark(db: Db, key: string, type: string, item: string) {
  return db
    .insertInto('seeded')
    .values({ place: key, type, item })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute();
}

/** Deletes a seeded conversation, unless it was continued since. @returns whether it was deleted */
export async function unseedChat({ database }: Site, id: string): Promise<boolean> {
  return database.write(async ({ db }) => {
    const found = await findItem(db, chat, id);
    if (!found || found.version > 1) return false;
    return (await deleteItem(db, chat, id)) !== null;
  });
}

/** Deletes a seeded unanswered question, unless it was asked again since. */
export async function unseedQuestion({ database }: Site, id: string): Promise<void> {
  await database.write(({ db }) =>
    db.deleteFrom('unanswered').where('_id', '=', id).where('asked', '=', 1).execute(),
  );
}
