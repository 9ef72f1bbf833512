import type { TypeFilter } from '../content/visibility.ts';
import { countOf } from '../db/order.ts';
import type { Site } from '../whole-site.ts';
import { resendable } from './resend-mail.ts';

/** Configuration and queue of the outgoing mail, for the back office. */
export interface MailStatus {
  /** Host and port of the mail server; null without SMTP_URL. */
  server: string | null;
  from: string;
  /** NOTIFY_EMAIL. */
  staff: readonly string[];
  waiting: number;
  /** Failed within the last seven days. */
  failedLately: number;
  /** What 'Send all again' would send; see `resendable`. */
  unsent: number;
}

const LATELY_MS = 7 * 24 * 3_600_000;

/** @param about types that the counted mails are about */
export async function mailStatus(
  { database, mailSetup: setup, now }: Site,
  about: TypeFilter,
): Promise<MailStatus> {
  const mails = database.reader.selectFrom('mail');
  const count = (states: string[], since: string) =>
    countOf(
      mails
        .$if(about.types.length > 0, (query) => query.where('aboutType', about.operator, about.types))
        .where('state', 'in', states)
        .where('nextAt', '>=', since),
    );
  return {
    server: setup && new URL(setup.url).host,
    from: setup ? [setup.from.name, `<${setup.from.address}>`].filter(Boolean).join(' ') : '',
    staff: setup?.staff ?? [],
    waiting: await count(['waiting', 'sending'], ''),
    failedLately: await count(['failed'], new Date(now().getTime() - LATELY_MS).toISOString()),
    unsent: await countOf(mails.where(resendable(about))),
  };
}
