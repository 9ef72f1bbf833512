import type { CollegeFacts } from './college.ts';

/** The settings that say for how many days something is kept; null is for ever (requirement 21.40). */
export type RetentionField = Extract<keyof CollegeFacts, `keep${string}`>;

/** How long a session lasts without a call, and altogether. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_DAYS = 7;

/** How long a browser that has signed in is known again, by a cookie. */
export const KNOWN_BROWSER_DAYS = 365;

/** How long a record lies in the trash, which the settings do not change. */
export const TRASH_DAYS = 30;
