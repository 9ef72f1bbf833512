/** What every visitor's form asks for. */
export type Sender = { name: string; address: string; phone: string; email: string; message: string };

/** A honeypot: a hidden field that only bots fill in. */
export const HONEYPOT = 'website';
/** How long the visitor took to fill in the form, in milliseconds; only the browser's script sends it. */
export const FILLED_IN = 'filledIn';
/** Whether the response should include the text of the receipt. */
export const RECEIPT = 'receipt';

/** The sender's contact fields; their values are stored as typed. */
export const CONTACT_FIELDS = { email: 'email', phone: 'phone' } as const satisfies Partial<
  Record<keyof Sender, keyof Sender>
>;

interface Pattern {
  test(text: string): boolean;
}

const MAX_EMAIL_LENGTH = 254;

/** Exactly one address to which mail could be sent. */
export const email: Pattern = {
  test: (text) =>
    text.length <= MAX_EMAIL_LENGTH &&
    /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}.]+(?:\.[^\s@<>()[\],;:\\"\p{C}.]+)*$/u.test(text),
};

const MIN_DIGITS = 6;
const MAX_DIGITS = 15;

/** `98…`, `+977…`, with spaces, dashes, dots and brackets, in Latin or Devanagari digits. */
export const phone: Pattern = {
  test(text) {
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    return /^[+＋]?[\p{Nd}\s().\-–/]+$/u.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  },
};
