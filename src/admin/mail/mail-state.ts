import type { MailEntry } from './mail-queries.ts';
import { words } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The next attempt in words; empty if there is none. */
export function nextOf({ nextAt, state }: MailEntry, now: Date): string {
  if (state !== 'waiting' || nextAt === null) return '';
  const until = Date.parse(nextAt) - now.getTime();
  if (until < MINUTE) return words.soon;
  if (until < HOUR) return words.inMinutes(Math.round(until / MINUTE));
  return words.inHours(Math.round(until / HOUR));
}

/** Labels and paths of what mails are about. Mails about drafts have the address in their text. */
const ABOUT: Readonly<Record<string, { label: string; path: string }>> = {
  application: { label: words.application, path: '/admin/application' },
  contact: { label: words.message, path: '/admin/contact' },
  account: { label: words.account, path: '/admin/update-account' },
};

/** The submission or account that a mail is about, with its label. */
export function aboutOf({ aboutType, about }: MailEntry): { label: string; path: string } | null {
  const of = ABOUT[aboutType];
  return of && about !== '' ? { label: of.label, path: `${of.path}/${about}` } : null;
}
