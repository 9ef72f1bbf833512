import { MAIL_STATES, type MailEntry, type MailState } from './mail-queries.ts';
import { words } from './words.ts';

export function readMailState(params: URLSearchParams): MailState | '' {
  return MAIL_STATES.find((state) => state === params.get('state')) ?? '';
}

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

/** The submission that a mail is about, with its label. */
export function aboutOf({ aboutType, about }: MailEntry): { label: string; path: string } | null {
  if (about === '') return null;
  const label = aboutType === 'contact' ? words.message : words.application;
  return { label, path: `/admin/${aboutType}/${about}` };
}
