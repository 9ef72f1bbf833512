/** Sentences about the questions that visitors ask the assistant. */
export const words = {
  /** As specified (requirement 2.62). */
  title: 'Chatbot Questions',
  back: 'Back',
  views: 'Views',
  /** Begins a sentence that says which duty it needs. */
  removal: 'To delete chats or remember answers',
  history: 'History',
  unanswered: 'Without an answer',
  answered: 'Answers that helped',
  taught: 'Remembered answers',
  none: 'No chat data available.',
  purpose: 'What visitors ask the assistant on the site, and what it answers, will stand here.',
  chat: 'chat',
  question: 'question',
  unreadable: 'The chats could not be read. Please try again.',
  askedFirst: 'Asked first',
  questions: 'Questions',
  when: 'When',
  withoutWords: 'Without words',
  /** Follows the number where the table shows no headings. */
  questionsAfter: (count: number) => (count === 1 ? ' question' : ' questions'),
  conversation: (question: string) => `Conversation: ${question}`,
  from: { Visitor: 'Visitor', Assistant: 'Assistant' },
};

export const deletionWords = {
  delete: 'Delete',
  /** As all questions of this kind are worded. */
  question: 'Are you really want to delete this chat?',
  done: 'Chat deleted Successfully',
  /** Ends the sentence that begins with the first question. */
  explains:
    'and all that was said in this visit goes for good, for instance because the visitor asks for it.',
};

export const unansweredWords = {
  purpose:
    'Questions to which the assistant finds no answer on the site will stand here, those that are alike together. Make an FAQ of one, and the next visitor gets an answer.',
  question: 'Question',
  asked: 'Asked',
  /** What the assistant found and did not say. */
  withheld: 'Found, but not said:',
  lastAsked: 'Last asked',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  makeFaq: 'Make an FAQ',
  tie: 'This is the answer',
  remove: 'Remove',
  /** As all questions of this kind are worded. */
  removeTitle: 'Are you really want to delete this question?',
  removed: 'Question removed',
  /** Ends the sentence that begins with the question. */
  removeExplains: 'leaves this list; in the history it stays. Asked again, it comes back.',
};

/** The list of the questions whose answers visitors rated. */
export const answeredWords = {
  purpose:
    'Questions to whose answer visitors pressed ‘This answered my question’ or ‘Not’ will stand here, the worst first. Tie one with ‘This is the answer’ to the page that answers it.',
  question: 'Question',
  rated: 'Helped',
  counts: (helped: string, notHelped: string) => `helped ${helped}, not ${notHelped}`,
  /** What the assistant said. */
  said: 'Said:',
  lastRated: 'Last rated',
};

/** The list of the questions that staff have tied to the record that answers them. */
export const taughtWords = {
  purpose:
    'What you tie with ‘This is the answer’ to a question without an answer will stand here. The assistant and the search show that page to whoever asks a question like it.',
  question: 'Question',
  answer: 'Answer',
  /** In place of a title that one may not see. */
  notLive: 'not shown to visitors',
  since: 'Since',
  remove: 'Remove',
  /** As all questions of this kind are worded. */
  removeTitle: 'Are you really want to delete this answer?',
  removed: 'Answer removed',
  /** Ends the sentence that begins with the question. */
  removeExplains:
    'is no longer answered by this page, unless the assistant finds it by itself. The page stays as it is.',
};

/** Above the form of an FAQ that answers a visitor's question; the list is a link. */
export const faqWords = {
  add: (noun: string) => `Add ${noun}`,
  asked: 'Visitors asked this, and found no answer. Once the FAQ is saved, the question leaves',
  list: 'the list',
  end: '.',
};

/** The dialog that ties a question to the record that answers it. */
export const answerWords = {
  title: 'Which page answers it?',
  find: 'Find a page',
  explains: 'The assistant and the search show it to whoever asks a question like this one.',
  nothing: 'Nothing found.',
  tied: 'Answer remembered',
};
