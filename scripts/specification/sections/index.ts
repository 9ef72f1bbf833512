import type { Section } from '../requirement.ts';
import { section1 } from './section-1.ts';
import { backOfficeScreens } from './section-2-back-office.ts';
import { publicScreens } from './section-2-public.ts';
import { section3 } from './section-3.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section7 } from './section-7.ts';
import { section8 } from './section-8.ts';
import { section9 } from './section-9.ts';

/** The nine sections of the specification, sentence by sentence; sentences that ask for nothing have no entry. */
export const sections: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', requirements: section1 },
  { number: 2, title: 'Screens and routes', requirements: [...publicScreens, ...backOfficeScreens] },
  { number: 3, title: 'Entities and their fields', requirements: section3 },
  { number: 4, title: 'States and transitions', requirements: section4 },
  { number: 5, title: 'Validation rules', requirements: section5 },
  { number: 6, title: 'Roles and permissions', requirements: section6 },
  { number: 7, title: 'The calls it makes', requirements: section7 },
  { number: 8, title: 'Error catalogue', requirements: section8 },
  { number: 9, title: 'Business constants and limits', requirements: section9 },
];
