import type { Managed } from '../../api/version.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { words } from './words.ts';

/**
 * Why the person may not change a record's draft: a scheduled one is changed by publishers only (requirement 19.57).
 * Null if they may.
 */
export function useScheduledLock(managed: Pick<Managed, 'publishAt'> | undefined): string | null {
  const canPublish = useHasDuty('publisher');
  const isScheduled = managed !== undefined && managed.publishAt !== null;
  return isScheduled && !canPublish ? words.scheduledLock : null;
}
