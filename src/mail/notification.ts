import { programIn } from '../content/application.ts';
import type { Submission, SubmissionType } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { namesIn } from '../schema/define-type.ts';
import { oneLine, quoted, timeInWords } from './mail-text.ts';
import { type ComposedMail, isForHeaders } from './mime-message.ts';
import { words } from './words.ts';

const MAX_LINE = 200;
const MAX_MESSAGE = 500;

export interface NotificationSubject {
  type: SubmissionType;
  item: Submission;
  publicUrl: string;
}

/** The mail to staff about a new submission: who sent it, what for, how to answer, and its address in the back office. */
export function notification(
  { type, item, publicUrl }: NotificationSubject,
  recipient: string,
  language: Language = DEFAULT_LANGUAGE,
): ComposedMail {
  const { labelled, labels, notification: told } = words[language];
  const line = (text: string) => oneLine(text, MAX_LINE);
  const name = line(item.name);
  const program = line(programIn(item));
  const rows = [
    [labels.name, name],
    [labels.program, program],
    [labels.phone, line(item.phone)],
    [labels.email, line(item.email)],
    [labels.address, line(item.address)],
    [labels.sent, timeInWords(item.createdAt, language)],
  ].flatMap(([label = '', value]) => (value ? [labelled(label, value)] : []));
  const message = quoted(item.message, MAX_MESSAGE);
  const noun = type.name === 'contact' ? told.message : namesIn(language, type.form).noun;
  const replyTo = isForHeaders(addressIn(item)) ? addressIn(item) : '';
  const title = [name, program].filter(Boolean).join(', ');
  return {
    kind: 'notification',
    recipient,
    replyTo,
    subject: oneLine(told.subject(noun, item.reference, title), MAX_LINE),
    body: [
      told.arrived(noun, item.reference),
      rows.join('\n'),
      ...(message ? [`${told.wrote}\n${message}`] : []),
      told.read(`${publicUrl}/admin/${type.admin.one}/${item._id}`),
      replyTo && told.reply,
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
}

/** The sender's e-mail address; empty if none or an invalid one was given. */
export function addressIn(item: Submission): string {
  const given = item.email.trim();
  return email.test(given) ? given : '';
}
