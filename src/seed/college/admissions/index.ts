import type { Standing } from '../writing.ts';
import { general } from './general.ts';
import { special } from './special.ts';

/** What applicants read, the most asked for first. */
export const admissions: readonly Standing[] = [...general, ...special];
