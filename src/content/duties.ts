import { dutyLabels } from './duty-words.ts';

/** The duties of administrators, in display order. An office distributes them as it likes. */
export const DUTIES = ['author', 'publisher', 'admissions', 'accounts'] as const;
export type Duty = (typeof DUTIES)[number];

/** A duty's name in sentences and forms. */
export const DUTY_LABELS: Readonly<Record<Duty, string>> = dutyLabels;

/** The duties that a duty contains: a publisher reads and writes what they are to approve. */
const CONTAINED: Readonly<Partial<Record<Duty, readonly Duty[]>>> = { publisher: ['author'] };

/** The duties that suffice where any of `needed` does: these, and those that contain one of them. */
export const sufficientDuties = (needed: readonly Duty[]): Duty[] =>
  DUTIES.filter((duty) => needed.some((one) => one === duty || CONTAINED[duty]?.includes(one)));

/** Who writes records of a type, and who publishes them; those of an intake also who is entrusted with admissions. */
export const writersOf = ({ alsoBy }: Kept): Duty[] => ['author', ...(alsoBy ? [alsoBy] : [])];
export const publishersOf = ({ alsoBy }: Kept): Duty[] => ['publisher', ...(alsoBy ? [alsoBy] : [])];
/** Of a content type. */
type Kept = { alsoBy?: Duty };

/** Who reads and writes content that is not live. */
export const CONTENT_DUTIES: readonly Duty[] = sufficientDuties(['author']);

/** The duties that a list names, each once and in the order above. */
export const inOrder = (duties: readonly Duty[]): Duty[] => DUTIES.filter((duty) => duties.includes(duty));

/** Whether `had` has one of the duties that are `needed`, or one that contains it. No needed duty is had by everybody. */
export const hasDuty = (had: readonly Duty[], needed: readonly Duty[]): boolean =>
  needed.length === 0 || sufficientDuties(needed).some((duty) => had.includes(duty));
