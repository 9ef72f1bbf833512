/** Sentences of the pages that show their records whole. */

export const aboutWords = {
  none: 'The best way to know a college is to see it: come by and look around.',
  onward: 'Go on reading',
  onwardText: 'What the principal says to visitors, how to get in, and how to reach us.',
};

export const admissionWords = {
  summary: 'Who may apply, by when, with which papers, and what follows.',
  description: (college: string, summary: string) => `Admissions at ${college}. ${summary}`,
  none: 'No intake is announced at the moment. The office knows when the next one begins.',
  onward: 'Ready to apply?',
  onwardText: 'Choose the programme, gather the papers, and speak to the office. It is three steps.',
};

export const scholarshipWords = {
  summary: 'Who is helped with the fees, by how much, and how to ask for it.',
  description: (college: string, summary: string) => `Scholarships at ${college}. ${summary}`,
  getIn: 'How to get in',
  none: 'None is announced at the moment. Ask the office what help with the fees there is.',
  onward: 'First, a place',
  onwardText: 'A scholarship goes to someone who studies here. How to get in stands under admissions.',
};

export const messageWords = {
  heading: 'Message from the Principal',
  none: 'The principal’s letter is not written yet. Meanwhile, read who we are, or come and ask.',
  onward: (college: string) => `More about ${college}`,
  onwardText: 'What the college stands for, how to get in, and how to reach us.',
};

export const faqWords = {
  description: (college: string) => `What parents and applicants ask ${college} most often, answered.`,
  none: 'Ask us anything: the office answers by telephone and at the desk.',
  purpose: 'What parents and applicants ask us most often.',
  /** For screen readers only: precedes a colon and the question. */
  permalink: 'Link to this answer',
  unanswered: 'Not answered here?',
  unansweredText: 'Call us or come by. Nobody minds a question twice.',
};
