import type { Writing } from '../writing.ts';
import { admissions } from './admissions.ts';
import { examinations } from './examinations.ts';
import { fees } from './fees.ts';
import { house } from './house.ts';
import { library } from './library.ts';
import { nepaliHouse } from './nepali-house.ts';
import { nepaliStudies } from './nepali-studies.ts';
import { students } from './students.ts';

/** Forty notices, fourteen of them in Nepali. */
export const notices: readonly Writing[] = [
  ...examinations,
  ...fees,
  ...admissions,
  ...library,
  ...house,
  ...students,
  ...nepaliStudies,
  ...nepaliHouse,
];
