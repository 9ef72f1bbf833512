/** What a visitor's form sends beside its fields. */

/** A field that people never see, so that only what fills in everything fills it in. */
export const HONEYPOT = 'website';
/** In how many milliseconds the form was filled in; only the browser's script says so. */
export const FILLED_IN = 'filledIn';
/** Whether the answer shall also say what a receipt says. */
export const RECEIPT = 'receipt';
