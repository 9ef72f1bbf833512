import { officeWords } from '../journeys/office-words.ts';
import { answer, publish, type SignIn, type Written } from '../journeys/staff.ts';
import { signInAsStudent } from '../journeys/student.ts';
import { visitorWords } from '../journeys/visitor-words.ts';
import { changeLanguage, PHONE, read, write } from '../journeys/visitors.ts';
import type { Walk } from '../journeys/walk.ts';
import { ADMIN } from '../site/site.ts';

/** Parameters of the journeys. */
export interface Journey {
  walk: Walk;
  notice: Written;
  student: SignIn;
  /** Whether the header of the site has a menu instead of links. */
  isNarrow: boolean;
  /** Whether the window is as narrow as a phone's. */
  isPhone: boolean;
}

type Journeys = Readonly<Record<string, (journey: Journey) => Promise<void>>>;

/** The journeys of visitors, in one language. */
export const visitorJourneys = (language: 'en' | 'ne'): Journeys => {
  const words = visitorWords[language];
  return {
    reading: ({ walk, isNarrow }) => read(walk, words, { isNarrow }),
    writing: ({ walk, isNarrow }) => write(walk, words, { isNarrow }),
    'changing the language': ({ walk }) =>
      changeLanguage(walk, words, visitorWords[language === 'en' ? 'ne' : 'en']),
    'signing in as a student': ({ walk, student }) => signInAsStudent(walk, words, student),
  };
};

/** Journeys of staff, in English. */
export const staffJourneys: Journeys = {
  publishing: ({ walk, notice, isPhone }) => publish(walk, officeWords.en, ADMIN, notice, { isPhone }),
  // After visitors have applied.
  'answering an application': ({ walk }) => answer(walk, officeWords.en, ADMIN, PHONE),
};
