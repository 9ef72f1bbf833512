const ENDS_IN_NEPALI = /[\u0900-\u0963\u0971-\u097f’]$/;

/**
 * A word or name with its Nepali postposition. Nepali joins the two, also after a quotation mark: 'सूचनामा', '‘भर्ना’को'.
 * After Latin letters, digits and other signs the postposition stands apart: 'BCA मा', '२४ मा'.
 */
export const joined = (word: string, postposition: string): string =>
  ENDS_IN_NEPALI.test(word) ? word + postposition : `${word} ${postposition}`;

/** The space between a name that is marked or linked and the words after it; '' if these begin with a postposition. */
export const spaceBefore = (words: string): string => (/^(?:को|का|मा) /.test(words) ? '' : ' ');
