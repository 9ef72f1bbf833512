import type { MomentKind } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import { languageFrom } from '../languages/language.ts';
import type { Site } from '../whole-site.ts';
import { contentStaff } from './content-staff.ts';
import { words } from './in-each.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { queueMail } from './outbox.ts';

const MAX_TITLE = 200;

/** What is to happen by itself. */
interface Scheduled {
  _id: string;
  type: string;
  title: string;
  what: MomentKind;
  at: string;
}

/**
 * Within a change: queues a mail to all publishers about what an account that may no longer publish has scheduled. Nothing is
 * sent without SMTP_URL.
 * @param name of that account
 */
export async function tellOfUnattendedMoments(
  site: Site,
  change: Change,
  name: string,
  moments: readonly Scheduled[],
): Promise<void> {
  const [first] = moments;
  if (!site.mailSetup || !first) return;
  const who = oneLine(name, MAX_TITLE);
  for (const { name: reader, email, lang } of await contentStaff(change.db, '')) {
    const language = languageFrom(lang);
    const said = words[language];
    const told = said.unattended;
    const lines = moments.map(({ title, what, at }) =>
      told.lines[what](said.quoted(oneLine(title, MAX_TITLE)), timeInWords(at, language)),
    );
    await queueMail(
      site,
      change,
      {
        kind: 'unattended',
        recipient: email,
        replyTo: '',
        subject: told.subject(who),
        body: [
          said.greetingTo(oneLine(reader, MAX_TITLE)),
          told.body(who),
          lines.join('\n'),
          told.look(`${site.publicUrl}/admin/dashboard`),
        ]
          .join('\n\n')
          .concat('\n'),
      },
      { aboutType: first.type, about: first._id },
    );
  }
}
