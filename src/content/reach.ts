/** How somebody can be reached: what counts as an e-mail address and as a phone number. Kept as it was typed. */

/** The fields of a submission by which its sender is reached. */
export const REACHED_BY = { email: 'email', phone: 'phone' } as const;

interface Pattern {
  test(text: string): boolean;
}

const LONGEST_EMAIL = 254;

/** One address and nothing else: what a mail could be sent to. */
export const email: Pattern = {
  test: (text) =>
    text.length <= LONGEST_EMAIL &&
    /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}.]+(?:\.[^\s@<>()[\],;:\\"\p{C}.]+)*$/u.test(text),
};

const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** `98…`, `+977…`, with blanks, dashes, dots and brackets, in Latin or Devanagari digits. */
export const phone: Pattern = {
  test(text) {
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    return /^[+＋]?[\p{Nd}\s().\-–/]+$/u.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
  },
};
