import * as z from 'zod';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { type Chat, chat } from '../content/chat.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import { countOf } from '../db/order.ts';
import { contentOf, deleteItem, findItem, insertItem, updateItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { nounOf } from '../schema/define-type.ts';
import { readerOf } from '../schema/derive/reader.ts';
import { readField } from '../schema/derive/validator.ts';
import { type ConversationEntry, timestampIn } from '../schema/fields/conversation.ts';
import { plainText } from '../schema/fields/plain-text.ts';
import { words as fieldWords } from '../schema/fields/words.ts';
import { dayInKathmandu, midnightInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';
import type { ChatCall } from './answer.ts';
import { countVote } from './answered.ts';
import { forgetConversations, sweepConversations, visitDigest } from './conversations.ts';
import { isDespairOrAbuse } from './kindness.ts';
import { truncate } from './sanitize-answer.ts';
import { forgetQuestions, likenessOf } from './unanswered.ts';
import { words } from './words.ts';

/** A record with this many entries or characters is full; the visit continues in a new one. */
const MAX_ENTRIES = 200;
const MAX_CHARACTERS = 100_000;
const MAX_TITLE_LENGTH = 100;

interface StoredConversation {
  item: Chat;
  /** False if the entries joined an existing record. */
  isNew: boolean;
}

/** Stores entries of a chat in the record of their visit. @throws 400 naming the invalid fields; 429 */
export async function storeConversation(
  site: Site,
  { fields, address }: ChatCall,
): Promise<StoredConversation> {
  site.chatEntryLimit.take(address);
  const { entries, session } = readConversation(fields);
  const giveBack = site.chatBytes.take(address, entries);
  try {
    return await site.database.write((change) => storeEntries(site, change, entries, session));
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Within a change: stores validated entries of a chat. */
export async function storeEntries(
  site: Site,
  { db }: Change,
  entries: readonly ConversationEntry[],
  session: string | undefined,
): Promise<StoredConversation> {
  const digest = session === undefined ? undefined : visitDigest(session);
  const at = site.now();
  const seenAt = at.toISOString();
  const present = digest === undefined ? null : await recordOf(db, digest);
  const isNew = !(present && hasRoomFor(present, entries));
  const item = isNew
    ? await begin(db, entries, site.newId(at), seenAt)
    : await join(db, present, entries, seenAt);
  if (digest !== undefined) {
    // Votes are on entries of one record, so that their number is bounded.
    const visit = { chat: item._id, seenAt, ...(isNew && { votes: null }) };
    await db
      .insertInto('chat_session')
      .values({ digest, ...visit })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet(visit))
      .execute();
  }
  return { item, isNew };
}

/** @returns the record of a visit; null if it has none, or it was deleted */
async function recordOf(db: Db, digest: string): Promise<Chat | null> {
  const visits = db.selectFrom('chat_session').select('chat').where('digest', '=', digest);
  const visit = await visits.executeTakeFirst();
  return (visit && (await findItem(db, chat, visit.chat)))?.item ?? null;
}

function hasRoomFor({ conversation }: Chat, entries: readonly ConversationEntry[]): boolean {
  const characters = conversation.reduce((sum, { user, bot }) => sum + user.length + bot.length, 0);
  return conversation.length + entries.length <= MAX_ENTRIES && characters < MAX_CHARACTERS;
}

async function join(db: Db, present: Chat, entries: readonly ConversationEntry[], at: string) {
  const conversation = [...present.conversation, ...entries];
  const changed = await updateItem(db, chat, present, { conversation }, at);
  return changed?.item ?? present;
}

async function begin(db: Db, entries: readonly ConversationEntry[], _id: string, at: string) {
  // The first question, on one line.
  const title = truncate((entries[0]?.user ?? '').trim().replace(/\s+/g, ' '), MAX_TITLE_LENGTH);
  const item = { _id, title, conversation: [...entries], createdAt: at, updatedAt: at };
  return (await insertItem(db, chat, item)).item;
}

/** Longer than any visit. Later entries with the same session id start a record of their own. */
const SESSION_RETENTION_MS = 7 * 24 * 3_600_000;

/** Deletes the links between records and visits that ended long ago, and the last questions of others. */
export async function sweepChats({ database, now }: Site): Promise<void> {
  const before = new Date(now().getTime() - SESSION_RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('chat_session').where('seenAt', '<', before).execute();
    await sweepConversations(db, now());
  });
}

const MAX_SESSION_LENGTH = 100;

const tools = { cleanHtml: (html: string) => html };
const readSession = readerOf((language) =>
  plainText('session', { max: MAX_SESSION_LENGTH, required: false, language }).optional(),
);

/** @returns the entries of a chat, at least one, and the visit's own id if named @throws 400 naming every invalid field */
function readConversation(sent: Readonly<Record<string, unknown>>) {
  const invalid: FieldErrors = {};
  const entries = readField(chat.fields.conversation, sent.conversation, tools);
  if ('message' in entries) invalid.conversation = entries.message;
  const session = readSession(sent.session);
  if ('message' in session) invalid.session = session.message;
  if ('message' in entries || 'message' in session) throw errors.invalid(invalid);
  return { entries: entries.value as ConversationEntry[], session: session.value || undefined };
}

/**
 * Deletes the record of a visit with its listed questions and its last one, for example on request. If the visit
 * continues, it gets a new record. The audit event names the day, not the words.
 * @returns the chat as it stood
 * @throws 403, 404
 */
export async function deleteChat(site: Site, actor: Actor, id: string): Promise<Chat> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const { db } = change;
    const deleted = await deleteItem(db, chat, id);
    if (!deleted) throw errors.notFound(nounOf(chat));
    await forgetConversations(db, id);
    await db.deleteFrom('chat_session').where('chat', '=', id).execute();
    const typed = deleted.conversation.map(({ user }) => user);
    await forgetQuestions(db, 'unanswered', typed);
    await forgetQuestions(db, 'answered', typed);
    const title = dayInKathmandu(deleted.createdAt);
    await writeAuditEvent(site, change, actor, { action: 'deleted', type: chat.name, item: id, title });
    return deleted;
  });
}

const readRating = readerOf((language) =>
  z.object({
    sender: plainText(words[language].sender, { max: MAX_SESSION_LENGTH, required: true, language }),
    timestamp: timestampIn(language),
    helped: z.boolean({ error: fieldWords[language].notFlag('helped') }),
  }),
);

/**
 * Counts whether the answer of a stored entry helped: once, however often it is said; the opposite moves the count. What
 * was said to despair or abuse is not counted, so that it stands in no list.
 * @throws 400 naming every invalid field; 404, 429
 */
export async function rateAnswer(site: Site, { fields, address }: ChatCall): Promise<void> {
  site.ratingLimit.take(address);
  const read = readRating(fields);
  if ('wrong' in read) throw errors.invalid(read.wrong);
  const { sender, timestamp, helped } = read.value;
  const digest = visitDigest(sender);
  await site.database.write(async ({ db }) => {
    const visits = db.selectFrom('chat_session').select(['chat', 'votes']).where('digest', '=', digest);
    const visit = await visits.executeTakeFirst();
    const found = visit && (await findItem(db, chat, visit.chat));
    const entry = found?.item.conversation.find((one) => one.timestamp === timestamp);
    if (!visit || !entry) throw errors.notFound(sentencesIn(words).answer);
    /** Which answers of the visit helped, by the timestamps of its entries. */
    const votes: Readonly<Record<string, boolean>> = JSON.parse(visit.votes ?? '{}');
    const before = votes[timestamp];
    const likeness = isDespairOrAbuse(entry.user) ? null : likenessOf(entry.user);
    if (before === helped || likeness === null) return;
    await countVote(site, db, entry, { likeness, helped, isMoved: before !== undefined });
    const changed = { votes: JSON.stringify({ ...votes, [timestamp]: helped }) };
    await db.updateTable('chat_session').set(changed).where('digest', '=', digest).execute();
  });
}

/** The chat's numbers on the dashboard. */
export async function chatCounts({ database, now }: Site) {
  const midnight = new Date(midnightInKathmandu(now().getTime())).toISOString();
  return {
    today: await countOf(
      contentOf(database.reader).selectFrom(chat.name).select('_id').where('createdAt', '>=', midnight),
    ),
    unanswered: await countOf(database.reader.selectFrom('unanswered').select('_id')),
  };
}
