import type { Settings } from '../settings.ts';

/** One address, with the name that goes with it; empty where there is none. */
export interface Mailbox {
  name: string;
  address: string;
}

/** How mail is sent. */
export interface MailSetup {
  /** `smtp://…` or `smtps://…`, with its secrets. */
  url: string;
  from: Mailbox;
  /** Who is told of what visitors send. */
  staff: readonly string[];
}

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'NOTIFY_EMAIL' | 'PUBLIC_URL'>;

/** Null where no mail is sent. */
export function mailSetupOf({
  SMTP_URL,
  MAIL_FROM,
  NOTIFY_EMAIL = [],
  PUBLIC_URL,
}: MailSettings): MailSetup | null {
  if (!SMTP_URL) return null;
  return {
    url: SMTP_URL,
    from: MAIL_FROM ? mailboxOf(MAIL_FROM) : { name: '', address: `no-reply@${hostOf(PUBLIC_URL)}` },
    // An office that is named twice is told once.
    staff: [...new Set(NOTIFY_EMAIL)],
  };
}

/** The host under which visitors know the site; it stands in what the site gives names to. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** `The College <office@college.example>`, with or without quotation marks, or the address alone. */
function mailboxOf(text: string): Mailbox {
  const match = /^(.*)<([^<>]*)>$/.exec(text.trim());
  if (!match) return { name: '', address: text.trim() };
  const [, name = '', address = ''] = match;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
