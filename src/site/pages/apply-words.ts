/** Sentences of the page Apply Online. */
export const applyWords = {
  refused: 'Not sent yet: Apply Online',
  description: (college: string) =>
    `Apply to ${college} in five minutes: say who you are and what you want to study; papers come later.`,
  purpose: 'Say who you are and what you want to study. It takes five minutes; papers come later.',
  send: 'Apply',
  receipt: {
    heading: 'We have your application',
    advice: 'Keep the reference; with it we find your application at once.',
  },
  again: {
    heading: 'For somebody else',
    advice: 'We have yours: to add to it, call us with the reference. This form is empty again.',
  },
  chapters: {
    name: 'Who you are',
    program: 'What you want to study',
    message: 'Anything you want to ask or tell',
  },
  steps: {
    reference: 'You get a reference at once, to keep or to print.',
    answer: (days: string) => `Our office reads your application and answers within ${days}.`,
    papers: 'You bring your papers, and somebody goes through them with you.',
  },
  speak: 'Speak to the office',
  unsure: 'Unsure which programme, or what to write? Call first.',
  allWays: 'All ways to reach us',
  choose: 'Choose your programme',
  read: 'Read what it asks for',
  /** Around the links to the admissions and to the scholarships. */
  papersUnder: 'Dates and papers stand under ',
  feesUnder: ', help with the fees under ',
  end: '.',
};
