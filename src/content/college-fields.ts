import type { CollegeFacts } from './college.ts';
import { collegeLabels as labels } from './college-words.ts';

export type CollegeFieldName = keyof CollegeFacts;

/** Labels of the fields, in forms and messages, in the language of the build. */
export const collegeLabels: Readonly<Record<CollegeFieldName, string>> = labels;

export const COLLEGE_FIELDS = Object.keys(collegeLabels) as CollegeFieldName[];
