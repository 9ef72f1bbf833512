import type { BuiltInAssistant } from '../../assistant/assistant.ts';
import type { ChatContext } from '../../assistant/context.ts';
import { storeEntries } from '../../assistant/store-conversation.ts';
import { trackUnanswered } from '../../assistant/track-unanswered.ts';
import { chat } from '../../content/chat.ts';
import type { Db } from '../../db/engine.ts';
import { deleteItem, findItem } from '../../db/store.ts';
import type { ConversationEntry } from '../../schema/fields/conversation.ts';
import { type SeedVisit, visits } from './visits.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export const UNANSWERED = 'unanswered';

const placeOf = (visit: SeedVisit) => `${chat.name}/${visits.indexOf(visit)}`;

/** Those that are not planted yet. */
export async function missingVisits({ database }: Pick<ChatContext, 'database'>): Promise<SeedVisit[]> {
  const rows = await database.reader.selectFrom('seeded').select('place').execute();
  const planted = new Set(rows.map(({ place }) => place));
  return visits.filter((visit) => !planted.has(placeOf(visit)));
}

/** Asks the assistant what was asked during a visit, as if it had been so many hours before `now`. */
export async function plantVisit(
  context: ChatContext,
  assistant: BuiltInAssistant,
  visit: SeedVisit,
  now: Date,
): Promise<void> {
  const begun = now.getTime() - visit.hoursAgo * HOUR_MS;
  const then: ChatContext = { ...context, now: () => new Date(begun) };
  const entries: ConversationEntry[] = [];
  for (const [at, user] of visit.asks.entries()) {
    const { texts, isGrounded: isFounded } = await assistant.reply(user);
    const timestamp = new Date(begun + at * MINUTE_MS).toISOString();
    entries.push({ user, bot: texts.join('\n\n'), timestamp });
    if (isFounded === false) await plantQuestion(then, user);
  }
  await context.database.write(async (change) => {
    const { item } = await storeEntries(then, change, entries, undefined);
    await mark(change.db, placeOf(visit), chat.name, item._id);
  });
}

/** Remembers a question without an answer, unless visitors have asked it already. */
async function plantQuestion(context: ChatContext, question: string) {
  const { reader } = context.database;
  const before = await reader.selectFrom('unanswered').select('_id').execute();
  await trackUnanswered(context, question, false);
  const known = new Set(before.map(({ _id }) => _id));
  const rows = await reader.selectFrom('unanswered').select('_id').where('question', '=', question).execute();
  const made = rows.find(({ _id }) => !known.has(_id));
  if (!made) return;
  await context.database.write(({ db }) => mark(db, `${UNANSWERED}/${made._id}`, UNANSWERED, made._id));
}

function mark(db: Db, place: string, type: string, item: string) {
  return db
    .insertInto('seeded')
    .values({ place, type, item })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute();
}

/** Takes away a visit that the seed made, unless somebody has gone on with it. @returns whether it went */
export async function uprootVisit({ database }: Pick<ChatContext, 'database'>, id: string): Promise<boolean> {
  return database.write(async ({ db }) => {
    const found = await findItem(db, chat, id);
    if (!found || found.version > 1) return false;
    return (await deleteItem(db, chat, id)) !== null;
  });
}

/** The same for a question that nobody has asked since. */
export async function uprootQuestion({ database }: Pick<ChatContext, 'database'>, id: string): Promise<void> {
  await database.write(({ db }) =>
    db.deleteFrom('unanswered').where('_id', '=', id).where('asked', '=', 1).execute(),
  );
}
