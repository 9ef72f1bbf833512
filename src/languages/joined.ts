const ENDS_IN_NEPALI = /[\u0904-\u0963\u0971-\u097f\u0900-\u0903]$/;

/**
 * A word or name with its Nepali postposition. Nepali joins the two: 'सूचना' and 'मा' are 'सूचनामा'. After Latin letters,
 * digits and signs the postposition stands apart: 'BCA मा', '२४ मा'.
 */
export const joined = (word: string, postposition: string): string =>
  ENDS_IN_NEPALI.test(word) ? word + postposition : `${word} ${postposition}`;
