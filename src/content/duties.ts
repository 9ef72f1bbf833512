import { dutyLabels } from './duty-words.ts';

/** The duties of administrators, in display order. An office distributes them as it likes. */
export const DUTIES = ['author', 'publisher', 'admissions', 'accounts'] as const;
export type Duty = (typeof DUTIES)[number];

/** A duty's name in sentences and forms. */
export const DUTY_LABELS: Readonly<Record<Duty, string>> = dutyLabels;

/** Content is written by one, published by the other, and shown to both in the back office. */
export const CONTENT_DUTIES: readonly Duty[] = ['author', 'publisher'];

/** The duties that a list names, each once and in the order above. */
export const inOrder = (duties: readonly Duty[]): Duty[] => DUTIES.filter((duty) => duties.includes(duty));

/** Whether `had` has one of the duties that are `needed`. Nothing needed is had by everybody. */
export const hasDuty = (had: readonly Duty[], needed: readonly Duty[]): boolean =>
  needed.length === 0 || needed.some((duty) => had.includes(duty));
