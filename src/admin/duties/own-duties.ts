import { queryOptions, useQuery } from '@tanstack/react-query';
import { DUTIES, DUTY_LABELS, type Duty, hasDuty, sufficientDuties } from '../../content/duties.ts';
import { readOwnProfile } from '../api/session.ts';
import { OWN_DUTIES_KEY, QUIET } from '../queries.ts';
import { readProfile } from '../session/profile.ts';
import { words } from './words.ts';

/** A profile stored before duties existed names none; then all are assumed, and the server refuses single calls. */
const storedDuties = (): readonly Duty[] => readProfile()?.user?.duties ?? DUTIES;

/** The duties stored at sign-in, fetched again once they may have changed. */
const ownDutiesQuery = queryOptions({
  queryKey: OWN_DUTIES_KEY,
  async queryFn({ signal }) {
    await readOwnProfile(signal);
    return storedDuties();
  },
  initialData: storedDuties,
  staleTime: 60_000,
  meta: QUIET,
});

/** The duties of the person who is signed in. For convenience only; the server checks every call (requirement 19.4). */
export const useOwnDuties = (): readonly Duty[] => useQuery(ownDutiesQuery).data;

/** Whether the person has one of these duties. */
export const useHasDuty = (...needed: readonly Duty[]): boolean => hasDuty(useOwnDuties(), needed);

/** The duties any of which suffices, in a sentence: '‘Author’ or ‘Publisher’'. */
export const named = (duties: readonly Duty[]): string =>
  sufficientDuties(duties)
    .map((duty) => `‘${DUTY_LABELS[duty]}’`)
    .join(words.or);
