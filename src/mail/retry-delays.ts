const MINUTE_MS = 60_000;

/** Delay after each temporary rejection; after the last one the mail fails. */
export const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/** No mail waits longer than this for its next attempt. */
export const LONGEST_DELAY_MS = Math.max(...RETRY_DELAYS_MS);
