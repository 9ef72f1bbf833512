import { readDemonstration } from '../../../src/seed/demonstration.ts';
import type { ColloquialQuestion } from '../colloquial/question.ts';
import { bulbuleNursing } from './bulbule-nursing.ts';
import * as ofBulbuleNursing from './bulbule-nursing-questions.ts';
import * as ofDemonstration from './demonstration-questions.ts';
import * as furtherOfDemonstration from './further-demonstration-questions.ts';
import * as furtherOfLaw from './further-law-questions.ts';
import * as furtherOfNursing from './further-nursing-questions.ts';
import * as laterOfBulbuleNursing from './later-bulbule-nursing-questions.ts';
import * as laterOfDemonstration from './later-demonstration-questions.ts';
import * as laterOfTinauLaw from './later-tinau-law-questions.ts';
import { law } from './law.ts';
import * as ofLaw from './law-questions.ts';
import { nursing } from './nursing.ts';
import * as ofNursing from './nursing-questions.ts';
import { tinauLaw } from './tinau-law.ts';
import * as ofTinauLaw from './tinau-law-questions.ts';

const SCRIPTS = ['english', 'romanised', 'devanagari'] as const;

type Questions = Record<(typeof SCRIPTS)[number], readonly ColloquialQuestion[]>;

const inOrder = (of: Questions, isHeldOut: (at: number) => boolean) =>
  SCRIPTS.flatMap((script) => of[script].map((question) => ({ ...question, script }))).map(
    (question, at) => ({ ...question, isHeldOut: isHeldOut(at) }),
  );

/** Every third question, in the order of writing, is held out: it measures the assistant, and tunes nothing. */
const first = (of: Questions) => inOrder(of, (at) => at % 3 === 2);
/** Written afterwards by somebody else, of the same texts, and held out as a whole. */
const further = (of: Questions) => inOrder(of, () => true);
/** To colleges that were written afterwards; all of them tune. */
const others = (of: Questions) => inOrder(of, () => false);

/** In random order within their letters, follow-ups behind their questions; the last third of each is held out. */
const later = (of: Questions) =>
  SCRIPTS.flatMap((script) =>
    of[script].map((question, at) => ({ ...question, script, isHeldOut: at >= of[script].length * (2 / 3) })),
  );

// Below the measured shares, because the dates of the colleges move with the present day.
const least = { said: 0.6, first: 0.75, amongThree: 0.88, followUps: 0.45, unsure: 0.6 };
const mostWrong = 0.13;

/**
 * Some five hundred questions to five colleges of different kinds, written from their texts by people who did not
 * know how the assistant works.
 */
export const colleges = [
  {
    name: 'demonstration',
    college: readDemonstration(),
    questions: [
      ...first(ofDemonstration),
      ...further(furtherOfDemonstration),
      ...later(laterOfDemonstration),
    ],
    least,
    mostWrong,
  },
  {
    name: 'nursing',
    college: nursing,
    questions: [...first(ofNursing), ...further(furtherOfNursing)],
    least,
    mostWrong,
  },
  { name: 'law', college: law, questions: [...first(ofLaw), ...further(furtherOfLaw)], least, mostWrong },
  {
    name: 'Bulbule nursing',
    college: bulbuleNursing,
    questions: [...others(ofBulbuleNursing), ...later(laterOfBulbuleNursing)],
    least,
    mostWrong,
  },
  {
    name: 'Tinau law',
    college: tinauLaw,
    questions: [...others(ofTinauLaw), ...later(laterOfTinauLaw)],
    least,
    mostWrong,
  },
];
