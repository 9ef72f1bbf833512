/** The kinds of sections that pages are made of, as they are offered. */
import { actionSection } from './action.ts';
import { downloadsSection } from './downloads.ts';
import { factsSection } from './facts.ts';
import { latestSection } from './latest.ts';
import { peopleSection } from './people.ts';
import { picturesSection } from './pictures.ts';
import { questionsSection } from './questions.ts';
import { stepsSection } from './steps.ts';
import { textSection } from './text.ts';
import { textPictureSection } from './text-picture.ts';

export const sectionKinds = [
  textSection,
  textPictureSection,
  picturesSection,
  factsSection,
  stepsSection,
  questionsSection,
  peopleSection,
  downloadsSection,
  latestSection,
  actionSection,
] as const;
