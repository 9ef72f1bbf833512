import { programIn } from '../content/application.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import { oneLine, quoted, timeInWords } from './mail-text.ts';
import type { Draft } from './mime-message.ts';

const MAX_LINE = 200;
const MAX_MESSAGE = 500;

export interface NotificationSubject {
  type: SubmissionType;
  item: Submission;
  publicUrl: string;
}

/** The mail to staff about a new submission: who sent it, what for, how to answer, and its address in the back office. */
export function notification({ type, item, publicUrl }: NotificationSubject, recipient: string): Draft {
  const line = (text: string) => oneLine(text, MAX_LINE);
  const name = line(item.name);
  const program = line(programIn(item));
  const rows = [
    ['Name', name],
    ['Program', program],
    ['Phone', line(item.phone)],
    ['Email', line(item.email)],
    ['Address', line(item.address)],
    ['Sent', timeInWords(item.createdAt)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const message = quoted(item.message, MAX_MESSAGE);
  const title = [name, program].filter(Boolean).join(', ');
  return {
    kind: 'notification',
    recipient,
    replyTo: addressIn(item),
    subject: oneLine(`New ${noun(type)} ${item.reference}: ${title}`, MAX_LINE),
    body: [
      `A new ${noun(type)} has arrived, ${item.reference}.`,
      rows.join('\n'),
      ...(message ? [`What they wrote:\n${message}`] : []),
      `Read it whole, and answer: ${publicUrl}/admin/${type.admin.one}/${item._id}`,
      replyHint(item),
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
}

const noun = (type: SubmissionType) => (type.name === 'contact' ? 'message' : type.admin.noun);

/** The sender's e-mail address; empty if none or an invalid one was given. */
export function addressIn(item: Submission): string {
  const given = item.email.trim();
  return email.test(given) ? given : '';
}

const replyHint = (item: Submission) =>
  addressIn(item) ? 'A reply to this mail goes to the address that they gave.' : '';
