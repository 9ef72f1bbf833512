import type { Settings } from '../settings.ts';

/** An address with its display name, which may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Whether an address can stand in a header. Its local part has no encoding (RFC 2047, 5), and raw letters beyond ASCII
 * need servers with SMTPUTF8 all the way; a domain is written in Punycode.
 */
export const isForHeaders = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);

export interface MailSetup {
  /** SMTP_URL, with its password. */
  url: string;
  from: Mailbox;
  /** Addresses that are notified of submissions. */
  staff: readonly string[];
}

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'NOTIFY_EMAIL' | 'PUBLIC_URL'>;

/** @returns null without SMTP_URL: then no mail is sent */
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
    // An address named twice is notified once.
    staff: [...new Set(NOTIFY_EMAIL)],
  };
}

/** The site's host, for Message-IDs and the default sender. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/** Parses `The College <office@college.example>`, with or without quotation marks, or an address alone. */
function mailboxOf(text: string): Mailbox {
  const match = /^(.*)<([^<>]*)>$/.exec(text.trim());
  if (!match) return { name: '', address: text.trim() };
  const [, name = '', address = ''] = match;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/** Wakes the outbox worker of this process when mail was queued. */
export class QueueSignal {
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param isUrgent a person waits for the result: the worker skips its back-off */
  notify(isUrgent = false): void {
    this.#listener(isUrgent);
  }

  onNotify(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }
}
