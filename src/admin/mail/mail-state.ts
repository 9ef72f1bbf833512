import type { SubmissionFacts } from '../../content/submissions.ts';
import { capitalized } from '../language.ts';
import { accountPath, submissionPath } from '../paths.ts';
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

/**
 * The submission or account that a mail is about, with its label; null for others: mails about drafts have the address
 * in their text.
 */
export function aboutOf(
  { aboutType, about }: MailEntry,
  inbox: readonly SubmissionFacts[],
): { label: string; path: string } | null {
  if (about === '') return null;
  if (aboutType === 'account') return { label: words.account, path: accountPath(about) };
  const type = inbox.find(({ name }) => name === aboutType);
  return type ? { label: capitalized(type.admin.noun), path: submissionPath(type, about) } : null;
}
