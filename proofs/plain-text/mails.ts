import type { MailServer } from '../../test/mail-server.ts';
import { must } from '../runner/proof.ts';
import { waitUntil } from '../runner/wait-until.ts';

const DELIVERED_MS = 60_000;
const OFFICE = 'office@college.example';
const SENDER = 'sita@college.example';

/** Checks the mails to the office and to senders. @returns how many mails, each to one address, and in plain text */
export async function readMails(server: MailServer, texts: readonly string[]): Promise<number> {
  // Not every submission is acknowledged to its sender, but the office is notified of every one.
  const untold = () =>
    texts.filter((text) => !server.arrived.some(({ mail }) => mail.text?.includes(text.trim())));
  await waitUntil(
    () => (untold().length === 0 ? true : undefined),
    DELIVERED_MS,
    () => `no mail tells ${untold()[0]}`,
  );
  for (const { mail, recipients } of server.arrived) {
    const subject = mail.subject ?? '';
    must(mail.html === undefined, `The mail ‘${subject}’ has HTML`);
    must(mail.attachments.length === 0, `The mail ‘${subject}’ has an attachment`);
    const addresses = [
      ...recipients,
      ...[mail.to, mail.cc, mail.bcc].flat().flatMap((one) => one?.address ?? []),
    ];
    const other = addresses.find(
      (address) => ![OFFICE, SENDER, 'hostile@college.example', 'admin@localhost'].includes(address),
    );
    must(other === undefined, `The mail ‘${subject}’ goes to ${other}`);
    const known = /^(?:from|to|reply-to|subject|message-id|date|auto-submitted|content-|mime-version)/;
    for (const { key } of mail.headers) must(known.test(key), `The mail ‘${subject}’ has the header ${key}`);
  }
  return server.arrived.length;
}

export const mailSettings = (server: MailServer) => ({
  SMTP_URL: server.url,
  NOTIFY_EMAIL: OFFICE,
  MAIL_FROM: 'The College <no-reply@college.example>',
});
