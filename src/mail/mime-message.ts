import MailComposer from 'nodemailer/lib/mail-composer';
import type { LinkMail } from '../content/link-mails.ts';
import { isForHeaders, type Mailbox } from './setup.ts';

/** A composed mail, before it is queued. */
export interface ComposedMail {
  kind:
    | LinkMail
    | 'notification'
    | 'acknowledgement'
    | 'test'
    | 'conflict'
    | 'overdue'
    | 'unattended'
    | 'new-browser'
    | 'submitted'
    | 'approved'
    | 'returned';
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
