import type { Standing } from '../writing.ts';

export interface Programme extends Standing {
  /** Titles, in the order in which they are studied. */
  semesters: readonly string[];
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

export const eightSemesters: readonly string[] = ORDINALS.map((ordinal) => `${ordinal} Semester`);
export const fourYears: readonly string[] = ORDINALS.slice(0, 4).map((ordinal) => `${ordinal} Year`);
