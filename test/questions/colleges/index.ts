import { readDemonstration } from '../../../src/seed/demonstration.ts';
import type { ColloquialQuestion } from '../colloquial/question.ts';
import * as ofDemonstration from './demonstration-questions.ts';
import { law } from './law.ts';
import * as ofLaw from './law-questions.ts';
import { nursing } from './nursing.ts';
import * as ofNursing from './nursing-questions.ts';

const SCRIPTS = ['english', 'romanised', 'devanagari'] as const;

/** Every third question, in the order of writing, is held out: it measures the assistant, and tunes nothing. */
const inOrder = (of: Record<(typeof SCRIPTS)[number], readonly ColloquialQuestion[]>) =>
  SCRIPTS.flatMap((script) => of[script].map((question) => ({ ...question, script }))).map(
    (question, at) => ({ ...question, isHeldOut: at % 3 === 2 }),
  );

// Below the measured shares, because the dates of the colleges move with the present day.
const least = { said: 0.45, first: 0.65, amongThree: 0.78, followUps: 0.25, unsure: 0.6 };
const mostWrong = 0.22;

/**
 * A hundred and fifty questions to three colleges of different kinds, written from their texts by somebody who did not know
 * how the assistant works.
 */
export const colleges = [
  {
    name: 'demonstration',
    college: readDemonstration(),
    questions: inOrder(ofDemonstration),
    least,
    mostWrong,
  },
  { name: 'nursing', college: nursing, questions: inOrder(ofNursing), least, mostWrong },
  { name: 'law', college: law, questions: inOrder(ofLaw), least, mostWrong },
];
