import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from './setup.ts';

/** A composed mail, before it is queued. */
export interface ComposedMail {
  kind: 'notification' | 'acknowledgement' | 'test' | 'conflict' | 'overdue' | 'unattended' | 'new-browser';
  /** One address. */
  recipient: string;
  /** One address; empty if replies go to the sender. */
  replyTo: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  body: string;
}

/** The columns of an outbox row that make up the mail. */
export interface QueuedMail extends Omit<ComposedMail, 'kind'> {
  _id: string;
  kind: string;
  createdAt: string;
}

export interface MimeMessage {
  envelope: { from: string; to: string[] };
  message: Buffer;
}

/**
 * Whether an address can stand in a header. Its local part has no encoding (RFC 2047, 5), and raw letters beyond ASCII
 * need servers with SMTPUTF8 all the way; a domain is written in Punycode.
 */
export const isForHeaders = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);

/**
 * Composes the MIME message of a mail. Addresses are passed as objects, so that none is parsed as several. The
 * Message-ID derives from the row's id, so that mailboxes recognize a repeated mail.
 */
export async function composeMime(mail: QueuedMail, from: Mailbox, host: string): Promise<MimeMessage> {
  const only = (address: string) => ({ name: '', address });
  const composed = new MailComposer({
    from,
    // A recipient of whom no header may speak is in the envelope only.
    [isForHeaders(mail.recipient) ? 'to' : 'bcc']: only(mail.recipient),
    ...(isForHeaders(mail.replyTo) && { replyTo: only(mail.replyTo) }),
    subject: mail.subject,
    text: mail.body,
    messageId: `<${mail._id}@${host}>`,
    date: new Date(mail.createdAt),
    // Keeps automatic responders from answering (RFC 3834).
    headers: { 'Auto-Submitted': mail.kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = composed.getEnvelope();
  return { envelope: { from: sender || from.address, to }, message: await composed.build() };
}
