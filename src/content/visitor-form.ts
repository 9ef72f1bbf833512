/** The sender and the message: every form asks for a name, and may ask for the others. */
export type Sender = { name: string; address?: string; phone?: string; email?: string; message?: string };

/** A honeypot: a hidden field that only bots fill in. */
export const HONEYPOT = 'website';
/** The field of a body that says the language of the form that was sent. */
export const FORM_LANGUAGE = 'lang';
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

/** An address whose domain has a dot, which a visitor's has to have (requirement 17.130). */
export const hasDottedDomain: Pattern = {
  test: (text) => email.test(text) && text.slice(text.indexOf('@')).includes('.'),
};

const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
const isWholeNumber = (digits: number) => digits >= MIN_DIGITS && digits <= MAX_DIGITS;

/** Digits in either script, and what people put around them; pasted numbers have invisible characters, too. */
const TELEPHONE = /^[0-9०-९\s+＋()[\].\-‑–/\p{Cf}]+$/u;
const digitsIn = (text: string) => text.match(/[0-9०-९]/g)?.length ?? 0;

/** One telephone number of 6 to 15 digits, with spaces, dashes, dots, slashes and brackets. */
export const phone: Pattern = {
  test: (text) => TELEPHONE.test(text) && isWholeNumber(digitsIn(text)),
};

/**
 * One telephone number or several, parted by commas or slashes (requirement 17.130). A slash may be inside a number or
 * between two, so a text that is valid in either reading is accepted.
 */
export const phones: Pattern = {
  test: (text) => text.split(',').every((part) => TELEPHONE.test(part) && areNumbers(part.split('/'))),
};

function areNumbers(parts: readonly string[]): boolean {
  /** Each possible number of digits of the last number so far. */
  let lengths = [0];
  for (const digits of parts.map(digitsIn).filter(Boolean)) {
    const begun = lengths.some(isWholeNumber) ? [digits] : [];
    lengths = [...lengths.map((length) => length + digits), ...begun].filter(
      (length) => length <= MAX_DIGITS,
    );
  }
  return lengths.some(isWholeNumber);
}
