import { TRASH_DAYS } from '../content/retention.ts';

const DAY_MS = 86_400_000;

/** What was deleted at this instant or before has lain in the trash for long enough. */
export const endOfTrash = (now: Date): string => new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();

/** When what was deleted at an instant has lain there for long enough. */
export const endInTrash = (at: string): string =>
  new Date(Date.parse(at) + TRASH_DAYS * DAY_MS).toISOString();
