import { type Submission, type SubmissionType, textOf } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { inLanguage } from '../languages/sentence.ts';
import { nounOf } from '../schema/define-type.ts';
import { labelIn } from '../schema/field.ts';
import { oneLine, quoted, timeInWords } from './mail-text.ts';
import type { ComposedMail } from './mime-message.ts';
import { isForHeaders } from './setup.ts';
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
  const line = (name?: string) => oneLine(textOf(item, name), MAX_LINE);
  const rows = ['name', type.topic, 'phone', 'email', 'address'].flatMap((name = '') => {
    const field = type.form.fields[name];
    return field && line(name) ? [labelled(labelIn(language, field), line(name))] : [];
  });
  rows.push(labelled(labels.sent, timeInWords(item.createdAt, language)));
  const message = item.message === undefined ? '' : quoted(item.message, MAX_MESSAGE);
  const noun = inLanguage(type.mailNoun ?? nounOf(type), language);
  const replyTo = isForHeaders(addressIn(item)) ? addressIn(item) : '';
  const title = [line('name'), line(type.topic)].filter(Boolean).join(', ');
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
export function addressIn({ email: typed = '' }: Submission): string {
  const given = typed.trim();
  return email.test(given) ? given : '';
}
