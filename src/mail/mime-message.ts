import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from './setup.ts';

/** A mail of the queue, as far as it is sent. */
export interface QueuedMail {
  _id: string;
  kind: string;
  recipient: string;
  replyTo: string;
  subject: string;
  body: string;
  createdAt: string;
}

/** What goes over the line. */
export interface MimeMessage {
  envelope: { from: string; to: string[] };
  message: Buffer;
}

/**
 * Makes a letter ready to be sent. Addresses are handed over as addresses, so that none is read as several, and the
 * Message-ID stays the same however often it is sent, so that a mailbox knows a second one for the first.
 */
export async function composeMime(letter: QueuedMail, from: Mailbox, host: string): Promise<MimeMessage> {
  const alone = (address: string) => ({ name: '', address });
  const composed = new MailComposer({
    from,
    to: alone(letter.recipient),
    ...(letter.replyTo && { replyTo: alone(letter.replyTo) }),
    subject: letter.subject,
    text: letter.body,
    messageId: `<${letter._id}@${host}>`,
    date: new Date(letter.createdAt),
    // Machines that answer mail by themselves leave these alone (RFC 3834).
    headers: { 'Auto-Submitted': letter.kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = composed.getEnvelope();
  return { envelope: { from: sender || from.address, to }, message: await composed.build() };
}
