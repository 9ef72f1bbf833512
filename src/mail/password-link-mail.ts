import type { Change } from '../db/writer.ts';
import { addressIn } from '../languages/address.ts';
import type { PasswordLink, Site } from '../whole-site.ts';
import { collegeName, oneLine } from './mail-text.ts';
import { MAX_TITLE, queueStaffMail } from './staff-mail.ts';

/**
 * Within the change that makes the link: queues the mail that brings it. Its address is that of PUBLIC_URL, whatever host
 * the request named.
 */
export async function mailPasswordLink(
  site: Site,
  change: Change,
  { kind, account, token }: PasswordLink,
): Promise<void> {
  const college = await site.college(change.db);
  const about = { aboutType: 'account', about: account._id };
  await queueStaffMail(site, change, account, about, (sentences, language) => {
    const told = sentences.links[kind];
    const name = collegeName(college, language);
    const page = site.publicUrl + addressIn(language, '/password');
    return {
      kind,
      subject: oneLine(told.subject(name), MAX_TITLE),
      paragraphs: [told.body(name), told.link(`${page}/${token}`), told.otherwise(page)],
    };
  });
}
