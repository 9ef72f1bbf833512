import { answerDay, type CollegeFacts } from '../content/college.ts';
import type { Submission } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import { dayInWords, oneLine, timeInWords } from './mail-text.ts';
import type { Draft } from './mime-message.ts';

export interface AcknowledgementSubject {
  item: Submission;
  /** The title of a published programme; empty if the applicant named another one. */
  programme: string;
  college: CollegeFacts;
  publicUrl: string;
}

/**
 * The mail that an applicant gets. It contains nothing that was typed into the form, because anyone can enter a
 * stranger's address there and the site must not deliver their text. The page's receipt is `site/receipt-words.ts`.
 */
export function acknowledgement(about: AcknowledgementSubject, recipient: string): Draft {
  const { item, programme, college, publicUrl } = about;
  const name = oneLine(college.name, 200);
  const by = dayInWords(answerDay(item.createdAt, college.answerDays));
  return {
    kind: 'acknowledgement',
    recipient,
    replyTo: email.test(college.email) ? college.email : '',
    subject: `We have your application, ${item.reference}`,
    body: [
      'Namaste,',
      `thank you for applying to ${name}. Your application has reached us safely.`,
      [
        `Reference: ${item.reference}`,
        ...(programme ? [`Program: ${programme}`] : []),
        `Received: ${timeInWords(item.createdAt)}`,
      ].join('\n'),
      `What happens next: our office reads it and answers you by ${by}. You need not do anything until then. ` +
        'Keep the reference; with it we find your application at once.',
      ...(reachOf(college) ? [`If you have a question in the meantime: ${reachOf(college)}.`] : []),
      `With warm regards,\n${name}\n${publicUrl}`,
      'You did not apply? Then somebody has given us your address by mistake. You can ignore this mail.',
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

const reachOf = ({ phone, email: address }: CollegeFacts) => [phone, address].filter(Boolean).join(' or ');
