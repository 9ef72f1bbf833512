import type { Duty } from '../content/duties.ts';
import { dutiesToSee, type TypeFilter, visibleTypes } from '../content/visibility.ts';

/** The type that a mail tells of where it tells of nothing, as a test mail does, and who sees it. */
const NOTHING = ['', ['accounts']] as const;

/** The duties any of which shows staff a mail (requirement 19.7). @param aboutType the type of what it tells of */
export const dutiesToSeeMail = (aboutType: string): readonly Duty[] =>
  aboutType === NOTHING[0] ? NOTHING[1] : dutiesToSee(aboutType);

/** The types of what mails tell of that somebody with these duties sees. */
export const visibleMails = (duties: readonly Duty[]): TypeFilter => visibleTypes(duties, [NOTHING]);
