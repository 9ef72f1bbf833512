import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { type Chat, chat } from '../content/chat.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { deleteItem } from '../db/store.ts';
import { errors } from '../errors.ts';
import { nounOf } from '../schema/define-type.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';
import type { Site } from '../whole-site.ts';
import { forgetQuestions } from './track-unanswered.ts';

/**
 * Deletes the record of a visit with its unanswered questions, for example on request. If the visit continues, it gets a
 * new record. The audit event names the day, not the words.
 * @returns the chat as it stood
 * @throws 403, 404
 */
export async function deleteChat(site: Site, actor: Actor, id: string): Promise<Chat> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const { db } = change;
    const deleted = await deleteItem(db, chat, id);
    if (!deleted) throw errors.notFound(nounOf(chat));
    await db.deleteFrom('chat_session').where('chat', '=', id).execute();
    await forgetQuestions(
      db,
      deleted.conversation.map(({ user }) => user),
    );
    const title = dayInKathmandu(deleted.createdAt);
    await writeAuditEvent(site, change, actor, { action: 'deleted', type: chat.name, item: id, title });
    return deleted;
  });
}
