import { chat } from './chat.ts';
import { CONTENT_DUTIES, type Duty, hasDuty, writersOf } from './duties.ts';
import { contentTypes } from './index.ts';
import { submissionTypes } from './submissions.ts';

/** The type of events, mails and search results about accounts. */
export const ACCOUNT = 'account';

const dutiesByType = new Map<string, readonly Duty[]>([
  [ACCOUNT, ['accounts']],
  [chat.name, []],
  ...submissionTypes.map(({ name, duties }) => [name, duties] as const),
]);

/** Content that is not for authors and publishers alone. */
const shared = contentTypes
  .filter(({ alsoBy }) => alsoBy)
  .map((type) => [type.name, writersOf(type)] as const);

/**
 * The duties for a type: any of them shows its records, events, numbers and mails; if there are none, every admin
 * sees them (requirement 19.7).
 * @param type name of a content type or of what visitors send, or 'account', 'chat' or 'settings'
 */
export const dutiesToSee = (type: string): readonly Duty[] =>
  dutiesByType.get(type) ?? new Map(shared).get(type) ?? CONTENT_DUTIES;

/** Which types a query is about: those that it names, or all others. */
export interface TypeFilter {
  operator: 'in' | 'not in';
  types: readonly string[];
}

/** A condition for the types that somebody with these duties sees. @param more further types with their duties */
export function visibleTypes(
  duties: readonly Duty[],
  more: readonly (readonly [type: string, duties: readonly Duty[]])[] = [],
): TypeFilter {
  const known = [...dutiesByType, ...shared, ...more];
  const isSeen = ([, needed]: (typeof known)[number]) => hasDuty(duties, needed);
  const names = (some: typeof known) => some.map(([type]) => type);
  // All types not listed here are content types.
  return hasDuty(duties, CONTENT_DUTIES)
    ? { operator: 'not in', types: names(known.filter((one) => !isSeen(one))) }
    : { operator: 'in', types: names(known.filter(isSeen)) };
}

/** Whether somebody with these duties sees a type. */
export const isVisibleTo = (duties: readonly Duty[], type: string): boolean =>
  hasDuty(duties, dutiesToSee(type));

/** All types but content: accounts, what visitors send, chats. */
export const notContent: TypeFilter = { operator: 'in', types: [...dutiesByType.keys()] };

/** Whether the titles of a type can be those of drafts, which others than its readers do not get to see. */
export const isContent = (type: string): boolean => !dutiesByType.has(type);
