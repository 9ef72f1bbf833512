import type { MomentKind } from '../db/editing/moments.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';
import { oneLine, timeInWords } from './mail-text.ts';
import { contentStaff, MAX_TITLE, queueStaffMail } from './staff-mail.ts';

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
  const about = { aboutType: first.type, about: first._id };
  for (const reader of await contentStaff(change.db, ''))
    await queueStaffMail(site, change, reader, about, (said, language) => {
      const told = said.unattended;
      const lines = moments.map(({ title, what, at }) =>
        told.lines[what](said.quoted(oneLine(title, MAX_TITLE)), timeInWords(at, language)),
      );
      return {
        kind: 'unattended',
        subject: told.subject(who),
        paragraphs: [told.body(who), lines.join('\n'), told.look(`${site.publicUrl}/admin/dashboard`)],
      };
    });
}
