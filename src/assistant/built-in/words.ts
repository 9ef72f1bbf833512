const CONTACT = '/contact-us';

/** The assistant's own sentences; everything else that it says is published by the college. */
export const words = {
  greeting: 'Hello! What would you like to know about the college?',
  thanks: 'You are welcome.',
  farewell: 'Goodbye, and all the best.',
  ask: `Ask me about admission, fees, scholarships, examinations or notices, and I look for it in what the college has published. How to reach the office: [Contact Us](${CONTACT})`,
  unknown: `I have found nothing published about this. Please ask the office: [Contact Us](${CONTACT})`,
  /** The same if a service was asked. */
  noAnswer: `I have no answer to that. Please ask the office: [Contact Us](${CONTACT})`,
  /** Introduces sources that may not answer the question. */
  offer: 'I am not sure that it answers your question, but I found this page:',
  /** Introduces a passage in the other language. */
  inOtherLanguage: 'This is published in Nepali only:',
  /** Introduces a passage whose days are all past. */
  hasEnded: (day: string) => `This has ended, on ${day}:`,
  /** Follows telephone and opening hours. */
  writeToUs: `Or write to us: [Contact Us](${CONTACT})`,
  source: 'Source',
  related: 'See also',
};
