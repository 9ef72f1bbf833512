import { english } from './english.ts';
import { nepali } from './nepali.ts';
import { asks, type Question } from './question.ts';

export type { Question };

/** Questions without an answer in the demonstration, although some are similar to its texts. */
const unknowable: readonly Question[] = [
  asks('Do you teach medicine or MBBS?'),
  asks('What is the salary of the teachers?'),
  asks('Who won the football world cup?'),
  asks('What will the weather be like tomorrow?'),
  asks('Is there a swimming coach and what does he charge?'),
  asks('Can you write my essay about democracy?'),
  asks('How many PhD students do you have in robotics?'),
  asks('के तपाईंहरूकहाँ नर्सिङ पढाइ हुन्छ?'),
  asks('kathmandu ma ramro momo kaha paincha'),
  asks('आज डलरको भाउ कति छ?'),
];

/** Questions that measure the assistant, written from the demonstration's texts before the assistant was. */
export const questions = { english, nepali, unknowable };
