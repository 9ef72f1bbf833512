import { answerDay, type CollegeFacts } from '../content/college.ts';
import type { Submission } from '../content/submission.ts';
import { email } from '../content/visitor-form.ts';
import { collegeName, dayInWords, timeInWords } from './mail-text.ts';
import type { Draft } from './mime-message.ts';
import { words } from './words.ts';

export interface AcknowledgementSubject {
  item: Submission;
  /** The title of a published programme; empty if the applicant named another one. */
  programme: string;
  college: CollegeFacts;
  publicUrl: string;
}

/**
 * The mail that an applicant gets, in the language of the form that was sent. It contains nothing that was typed into the form, because anyone can enter a
 * stranger's address there and the site must not deliver their text. The page's receipt is `site/receipt-words.ts`.
 */
export function acknowledgement(about: AcknowledgementSubject, recipient: string): Draft {
  const { item, programme, college, publicUrl } = about;
  const said = words[item.lang];
  const { labelled, labels, acknowledgement: told } = said;
  const name = collegeName(college, item.lang);
  const by = dayInWords(answerDay(item.createdAt, college.answerDays), item.lang);
  const reach = [college.phone, college.email].filter(Boolean).join(told.or);
  return {
    kind: 'acknowledgement',
    recipient,
    replyTo: email.test(college.email) ? college.email : '',
    subject: told.subject(item.reference),
    body: [
      said.greeting,
      told.thanks(name),
      [
        labelled(labels.reference, item.reference),
        ...(programme ? [labelled(labels.program, programme)] : []),
        labelled(labels.received, timeInWords(item.createdAt, item.lang)),
      ].join('\n'),
      told.next(by),
      ...(reach ? [told.questions(reach)] : []),
      `${told.regards}\n${name}\n${publicUrl}`,
      told.notYou,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}
