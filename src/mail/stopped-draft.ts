import type { StoppedDraft } from '../actions/context.ts';
import type { Change } from '../db/writer.ts';
import { inLanguage } from '../languages/sentence.ts';
import type { MailContext } from './context.ts';
import { oneLine } from './mail-text.ts';
import { queueMail } from './outbox.ts';

const MAX_TITLE = 200;
const OVERTAKEN = 'Meanwhile somebody has changed what visitors see.';

/**
 * Within a change: queues a mail to whoever has written a draft that is not published by itself any more (requirement
 * 19.48). Nothing is sent without SMTP_URL, or to an account that was deleted or disabled.
 */
export async function tellOfStoppedDraft(
  context: MailContext,
  change: Change,
  { type, record, title, account, reason }: StoppedDraft,
): Promise<void> {
  if (!context.setup) return;
  const writer = await change.db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('_id', '=', account)
    .where('disabled', '=', 0)
    .executeTakeFirst();
  if (!writer) return;
  const named = oneLine(title, MAX_TITLE) || type.admin.noun;
  const address = `${context.publicUrl}/admin/update-${type.admin.one}/${record}`;
  await queueMail(
    context,
    change,
    {
      kind: 'conflict',
      recipient: writer.email,
      replyTo: '',
      subject: oneLine(`Not published by itself any more: ${named}`, MAX_TITLE),
      body:
        `Namaste ${oneLine(writer.name, MAX_TITLE)},\n\n` +
        `your draft of '${named}' was to appear by itself. ${reason === undefined ? OVERTAKEN : inLanguage(reason, 'en')} ` +
        'So it was not published. Nothing of your draft is lost.\n\n' +
        `${reason === undefined ? 'Compare the two, then publish' : 'Open it, publish'} or schedule it again: ${address}\n`,
    },
    { aboutType: type.name, about: record },
  );
}
