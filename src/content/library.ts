/** Longest description or caption in the library, as of the alt texts that it is put into, and longest name. */
export const MAX_DESCRIPTION = 300;
export const MAX_LINE = 200;

/** Points on either axis of a picture, of which one stays in sight; the middle by default. */
export const FOCUS_POINTS = 5;
export const MIDDLE = 2;

/** Filters of the pictures and documents in the library. */
export const LIBRARY_FILTERS = ['unused', 'undescribed', 'draft-only'] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];

/** What uses a file: a record in this state, or only former versions of one. */
export const USE_STATES = ['live', 'draft', 'scheduled', 'ended', 'trash', 'version'] as const;
export type UseState = (typeof USE_STATES)[number];
