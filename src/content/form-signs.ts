/** What a visitor's form sends beside its fields, so that people can be told from programs. */

/** A field that people never see, so that only what fills in everything fills it in. */
export const HONEYPOT = 'website';
/** In how many milliseconds the form was filled in; only the browser's script says so. */
export const FILLED_IN = 'filledIn';
