import { answerDay } from '../content/answer-day.ts';
import type { CollegeFacts } from '../content/college.ts';
import { email } from '../content/reach.ts';
import type { Submission } from '../content/submission.ts';
import { dayInWords, timeInWords } from './date-format.ts';
import type { Draft } from './draft.ts';
import { oneLine } from './sanitize-text.ts';

export interface AcknowledgementSubject {
  item: Submission;
  /** The programme, if it is one that the college has published; empty otherwise. */
  programme: string;
  college: CollegeFacts;
  publicUrl: string;
}

/**
 * What an applicant gets. Anybody can type a stranger's address into the form; so that no stranger is ever sent
 * somebody's words through us, nothing of what was typed stands in it.
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
