import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { browserIn } from '../languages/browser-words.ts';
import type { NewBrowser, Site } from '../whole-site.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { MAX_TITLE, queueStaffMail } from './staff-mail.ts';

/** The interval for one account, because each private window counts as a new browser. */
const ONE_MAIL_MS = 3_600_000;

/**
 * Within the change of a sign-in: queues a mail to an administrator about a browser that was not used for the account
 * before (requirement 21.53). At most one mail an hour; none without SMTP_URL.
 */
export async function tellOfNewBrowser(
  site: Site,
  change: Change,
  { account, agent, network }: NewBrowser,
): Promise<void> {
  const now = site.now();
  if (!site.mailSetup || (await isTold(change.db, account, now))) return;
  const owner = await change.db
    .selectFrom('account')
    .select(['name', 'email', 'lang'])
    .where('_id', '=', account)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!owner) return;
  const college = oneLine((await site.college(change.db)).name, MAX_TITLE);
  const about = { aboutType: 'account', about: account };
  await queueStaffMail(site, change, owner, about, (said, language) => {
    const told = said.newBrowser;
    return {
      kind: 'new-browser',
      subject: oneLine(told.subject(college), MAX_TITLE),
      paragraphs: [
        told.body(college),
        [
          said.labelled(told.when, timeInWords(now.toISOString(), language)),
          said.labelled(told.browser, browserIn(language, agent) || told.unknown),
          said.labelled(told.network, network),
        ].join('\n'),
        told.yours,
        told.notYours(`${site.publicUrl}/admin/dashboard`),
      ],
    };
  });
}

async function isTold(db: Db, account: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('_id')
    .where('about', '=', account)
    .where('kind', '=', 'new-browser')
    .where('createdAt', '>', new Date(now.getTime() - ONE_MAIL_MS).toISOString())
    // A mail of the future is from a clock that was set back since.
    .where('createdAt', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
