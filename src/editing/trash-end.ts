import { TRASH_DAYS } from '../content/retention.ts';

const DAY_MS = 86_400_000;

/** Records deleted at or before this instant are deleted for good. */
export const endOfTrash = (now: Date): string => new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();

/** When a record deleted at an instant is deleted for good. */
export const endInTrash = (at: string): string =>
  new Date(Date.parse(at) + TRASH_DAYS * DAY_MS).toISOString();
