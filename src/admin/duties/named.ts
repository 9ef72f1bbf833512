import { DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { words } from './words.ts';

/** Any of these duties in a sentence: '‘Author’ or ‘Publisher’'. */
export const named = (duties: readonly Duty[]): string =>
  duties.map((duty) => `‘${DUTY_LABELS[duty]}’`).join(words.or);
