import { DUTIES, type Duty } from '../content/duties.ts';
import { BadUsage } from './io.ts';

const ALL = 'all';
const NONE = 'none';

/** How duties are written, for the help of an option. */
export const DUTIES_HELP = `any of ${DUTIES.join(',')} with commas between them, or ${ALL}, or ${NONE}.`;

/** The duties that an option names; undefined without it. @throws BadUsage */
export function dutiesIn(option: string | boolean | undefined): Duty[] | undefined {
  if (typeof option !== 'string') return undefined;
  if (option === ALL) return [...DUTIES];
  if (option === NONE) return [];
  return option.split(',').map((word) => {
    const duty = DUTIES.find((known) => known === word.trim());
    if (!duty) throw new BadUsage(`There is no duty "${word.trim()}". Write ${DUTIES_HELP}`);
    return duty;
  });
}

/** Duties as they are listed, such as 'author,publisher'; the same words can be given to an option. */
export function dutiesInWords(duties: readonly Duty[]): string {
  if (duties.length === 0) return NONE;
  return duties.length === DUTIES.length ? ALL : duties.join(',');
}
