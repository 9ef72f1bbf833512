import { MAIL_STATES, type MailEntry, type MailState } from './mail-queries.ts';

/** Labels of the states. */
export const stateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
};

export function readMailState(params: URLSearchParams): MailState | '' {
  return MAIL_STATES.find((state) => state === params.get('state')) ?? '';
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The next attempt in words; empty if there is none. */
export function nextOf({ nextAt, state }: MailEntry, now: Date): string {
  if (state !== 'waiting' || nextAt === null) return '';
  const until = Date.parse(nextAt) - now.getTime();
  if (until < MINUTE) return 'Tried again in a moment.';
  const when =
    until < HOUR
      ? relative.format(Math.round(until / MINUTE), 'minute')
      : relative.format(Math.round(until / HOUR), 'hour');
  return `Tried again ${when}.`;
}

/** The submission that a mail is about, with its label. */
export function aboutOf({ aboutType, about }: MailEntry): { label: string; path: string } | null {
  if (about === '') return null;
  const label = aboutType === 'contact' ? 'Message' : 'Application';
  return { label, path: `/admin/${aboutType}/${about}` };
}
