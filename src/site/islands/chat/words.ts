import type { Language } from '../../../languages/language.ts';

export const words = {
  /** The language of the chat's calls, for error messages; the assistant answers in that of the question. */
  language: 'en' as Language,
  title: 'Ask the college',
  conversation: 'Conversation',
  empty: 'Start your conversation...',
  privacy: 'What we keep of your questions',
  /** Who wrote a message. */
  marks: { visitor: 'You', assistant: 'Assistant' },
  typing: 'Typing…',
  message: 'Message',
  placeholder: 'Fees, dates, admission…',
  send: 'Send',
  rating: 'Did this answer your question?',
  helped: 'This answered my question',
  notHelped: 'Not',
  thanks: 'Thank you.',
  open: 'Open chat',
  close: 'Close chat',
  /** Shown below the field; the cause is logged (requirement 8.4). */
  notSent: 'Not sent. Try again',
  /** @param number a sentence with the number of the request */
  notSentNumber: (number: string) => `Not sent. Try again. ${number}`,
  /** @param reason a sentence of the server */
  refused: (reason: string) => `Not sent. ${reason}`,
  tooLong: 'Not sent. A message has at most 1,000 characters.',
  /** Near that length. @param left characters; below 0 where there are too many */
  room: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} of 1,000 characters left`),
};
