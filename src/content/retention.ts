/** How many days data is kept, and the bounds within which staff may choose. */
interface Period {
  /** The default. */
  days: number;
  least: number;
  most: number;
  /** Whether it may be kept for ever. */
  isEndless: boolean;
}

const MAX_DAYS = 3650;

/**
 * How long what visitors and staff leave behind is kept (requirement 21.40). Applications are not among it: only
 * staff delete them.
 */
export const RETENTION = {
  /** Counted from the last question of a chat. */
  keepChats: { days: 365, least: 30, most: MAX_DAYS, isEndless: true },
  /** Messages of the contact form. */
  keepMessages: { days: 730, least: 30, most: MAX_DAYS, isEndless: true },
  /** Suspected spam of both forms. */
  keepSpam: { days: 90, least: 7, most: MAX_DAYS, isEndless: false },
  /** Counted from the sending or the failure of a mail. */
  keepMails: { days: 90, least: 7, most: MAX_DAYS, isEndless: false },
  /** Longer than any session, so that people cannot erase their own traces. */
  keepAudit: { days: 730, least: 180, most: MAX_DAYS, isEndless: true },
  /** Counted from the last time that the question was asked. */
  keepUnanswered: { days: 365, least: 30, most: MAX_DAYS, isEndless: true },
  /** Counted from the last time that the page was requested. */
  keepMissingPages: { days: 90, least: 7, most: MAX_DAYS, isEndless: false },
} as const satisfies Record<string, Period>;

export type RetentionField = keyof typeof RETENTION;
export const RETENTION_FIELDS = Object.keys(RETENTION) as RetentionField[];

/** Days by field; null is for ever. */
export type Retention = Record<RetentionField, number | null>;

const retentionOf = (daysOf: (name: RetentionField) => number | null): Retention =>
  Object.fromEntries(RETENTION_FIELDS.map((name) => [name, daysOf(name)])) as Retention;

export const defaultRetention = retentionOf((name) => RETENTION[name].days);

/** The periods among other facts. */
export const retentionIn = (facts: Retention): Retention => retentionOf((name) => facts[name]);

/** How long a session lasts without a call, and altogether. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_DAYS = 7;

/** How long a browser that has signed in is known again, by a cookie. */
export const KNOWN_BROWSER_DAYS = 365;

/** How long a record lies in the trash, which the settings do not change. */
export const TRASH_DAYS = 30;
