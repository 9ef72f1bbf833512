import { DUTY_LABELS, type Duty, sufficientDuties } from '../../content/duties.ts';
import { words } from './words.ts';

/** The duties any of which suffices, in a sentence: '‘Author’ or ‘Publisher’'. */
export const named = (duties: readonly Duty[]): string =>
  sufficientDuties(duties)
    .map((duty) => `‘${DUTY_LABELS[duty]}’`)
    .join(words.or);
