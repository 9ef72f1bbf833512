import type { Duty } from '../content/duties.ts';
import { dutiesToSee, type TypeFilter, visibleTypes } from '../content/visibility.ts';

/** The type of mails about no record, such as test mails, and the duties to see them. */
const NOTHING = ['', ['accounts']] as const;

/** The duties for a mail: any of them shows it (requirement 19.7). @param aboutType the type that it is about */
export const dutiesToSeeMail = (aboutType: string): readonly Duty[] =>
  aboutType === NOTHING[0] ? NOTHING[1] : dutiesToSee(aboutType);

/** The types of mails that somebody with these duties sees. */
export const visibleMails = (duties: readonly Duty[]): TypeFilter => visibleTypes(duties, [NOTHING]);
