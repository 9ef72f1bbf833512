import type { MailServer } from '../../test/mail-server.ts';
import type { College } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { must } from '../runner/proof.ts';
import { waitUntil } from '../runner/wait-until.ts';

const DELIVERED_MS = 900_000;
/** A mail quotes so much of a message, and has so much of a name in its subject. */
const MAX_QUOTED = 480;
const MAX_NAME = 120;

export const mailSettings = (server: MailServer) => ({
  SMTP_URL: server.url,
  NOTIFY_EMAIL: 'office@college.example',
});

/**
 * Sends every vector in messages and names, which are all that mails tell of what others wrote: no mail has rich text.
 * @returns how many mails there were, in plain text only
 */
export async function mailEveryVector(
  college: College,
  server: MailServer,
  texts: readonly string[],
): Promise<number> {
  const messages = [''];
  for (const text of texts)
    if (`${messages.at(-1)}\n${text}`.length < MAX_QUOTED) messages.push(`${messages.pop()}\n${text}`.trim());
    else messages.push(text);
  const names = texts.filter((text) => text.length <= MAX_NAME && !text.includes('\n') && text.trim() !== '');
  await inParallel(messages, 4, async (message, index) => {
    const json = { name: names[index % names.length], email: 'sita@college.example', message };
    await college.must('POST', '/api/contact', { json, token: '' });
  });
  // Other mails, such as one about a sign-in, count among all, but not for a message.
  const ofMessages = () =>
    server.arrived.filter(({ mail }) => mail.subject?.startsWith('New message')).length;
  await waitUntil(
    () => (ofMessages() >= messages.length ? true : undefined),
    DELIVERED_MS,
    () => `${ofMessages()} of ${messages.length} mails`,
  );
  const all = server.arrived.map(({ mail }) => mail);
  // Lines are wrapped and quoted in mails.
  const bare = (text: string) => text.replaceAll('\n> ', '\n').replaceAll(/\s+/g, '');
  const words = bare(all.map(({ text = '' }) => text).join('\n'));
  for (const mail of all) {
    must(mail.html === undefined, `The mail ‘${mail.subject}’ has HTML`);
    must(mail.attachments.length === 0, `The mail ‘${mail.subject}’ has an attachment`);
    const types = mail.headers.filter(({ key }) => key === 'content-type').map(({ value }) => value);
    must(
      types.length === 1 && /^text\/plain\b/.test(types[0] ?? ''),
      `The mail ‘${mail.subject}’ has the type ${types}`,
    );
  }
  const told = messages.filter((message) => words.includes(bare(message).slice(0, 40))).length;
  must(told > messages.length * 0.8, `The mails tell ${told} of ${messages.length} messages`);
  return all.length;
}
