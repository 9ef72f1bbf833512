import { DEFAULT_LANGUAGE, type Language } from './languages/language.ts';
import { inLanguage, type Sentence } from './languages/sentence.ts';

/**
 * The catalogue of errors for clients: status, code and message of each. Anything else that is thrown is a bug: the
 * error handler logs it with its cause and answers `unexpected`.
 */

/** Error messages by field name, to be shown beside the field. */
export type FieldErrors = Record<string, Sentence>;

export class AppError extends Error {
  /** What it says, in each language; `message` has the words of the log. */
  readonly sentence: Sentence;
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  /** Values that were probably meant, by field name; absent where none is likely. */
  readonly suggestions: Readonly<Record<string, string>> | undefined;
  /** What else the body carries, such as the records that a refused change would have met. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Extra response headers, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    sentence: Sentence,
    more: {
      fields?: FieldErrors;
      suggestions?: Record<string, string>;
      details?: Record<string, unknown>;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(
      inLanguage(sentence, DEFAULT_LANGUAGE),
      more.cause === undefined ? undefined : { cause: more.cause },
    );
    this.name = 'AppError';
    this.sentence = sentence;
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.suggestions = more.suggestions;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }

  /** The body of an error response (requirement 11.1). */
  toBody(language: Language = DEFAULT_LANGUAGE): {
    message: string;
    code: string;
    fields?: Record<string, string>;
    suggestions?: Record<string, string>;
  } {
    const { code, suggestions, details } = this;
    const fields = this.fieldsIn(language);
    const message = inLanguage(this.sentence, language);
    return { ...details, message, code, ...(fields && { fields }), ...(suggestions && { suggestions }) };
  }

  /** What is wrong with each field, in one language. */
  fieldsIn(language: Language): Record<string, string> | undefined {
    if (!this.fields) return undefined;
    const said = Object.entries(this.fields).map(([name, error]) => [name, inLanguage(error, language)]);
    return Object.fromEntries(said);
  }
}

const retryAfter = (seconds: number) => ({
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
});

export const errors = {
  malformed: (message: string) => new AppError(400, 'malformed', message),
  /** Invalid fields; the message is the first of theirs. @param suggestions what was probably meant */
  invalid: (fields: FieldErrors, suggestions: Record<string, string> = {}) =>
    new AppError(400, 'invalid', Object.values(fields)[0] ?? 'Some of the fields are not right.', {
      fields,
      ...(Object.keys(suggestions).length > 0 && { suggestions }),
    }),
  notSignedIn: () =>
    new AppError(401, 'not-signed-in', 'Please sign in first.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    }),
  wrongPassword: () =>
    new AppError(401, 'wrong-password', 'Invalid email or password', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    }),
  notAllowed: () => new AppError(403, 'not-allowed', 'Your account may not do this.'),
  /** @param labels of the duties any of which suffices */
  noDuty: (labels: readonly string[]) =>
    new AppError(
      403,
      'duty',
      `This needs the duty ${labels.map((label) => `‘${label}’`).join(' or ')}, which your account does not have. Please ask an administrator who looks after accounts.`,
    ),
  notFound: (what = 'page') =>
    new AppError(404, 'not-found', `This ${what} does not exist, or not any more.`),
  methodNotAllowed: (allowed: string) =>
    new AppError(405, 'method-not-allowed', `This address answers ${allowed} only.`, {
      headers: { Allow: allowed },
    }),
  conflict: (message: string, fields?: FieldErrors) =>
    new AppError(409, 'conflict', message, fields ? { fields } : {}),
  /** @param details what both began from (`base`), and what is stored now (`theirs`), where they are known */
  stale: (details: Record<string, unknown> = {}) =>
    new AppError(
      412,
      'stale',
      'Somebody else has changed this since you opened it. Nothing was overwritten.',
      { details },
    ),
  /** What is live moved on since the draft began. */
  movedOn: (details: { base: unknown; live: unknown; draft: unknown }) =>
    new AppError(
      409,
      'moved-on',
      'What visitors see has changed since this draft was begun. Nothing was published. Compare the two, then publish again.',
      { details },
    ),
  needsReview: () =>
    new AppError(
      409,
      'review',
      'Texts of this kind are approved before visitors see them. Save a draft and submit it for review.',
    ),
  preconditionMissing: () =>
    new AppError(
      428,
      'precondition-missing',
      'Send the ETag of what you have seen as If-Match, so that nobody else’s work is overwritten.',
    ),
  gone: (message: string) => new AppError(410, 'gone', message),
  tooLarge: (message: string) => new AppError(413, 'too-large', message),
  /** A range of bytes beyond the end of a file of `size` bytes. */
  beyondEnd: (size: number) =>
    new AppError(416, 'beyond-end', 'The file ends before the part that was asked for.', {
      headers: { 'Content-Range': `bytes */${size}` },
    }),
  unsupported: (message: string) => new AppError(415, 'unsupported', message),
  tooMany: (message: string, seconds: number) => new AppError(429, 'too-many', message, retryAfter(seconds)),
  unexpected: (cause?: unknown) =>
    new AppError(500, 'unexpected', 'Something went wrong on our side. Please try again.', { cause }),
  /** @param cause for the log; must not contain what a visitor wrote or the service answered */
  chatFailed: (cause: Error) =>
    new AppError(
      502,
      'chat-failed',
      'The chat cannot answer just now. Please try again, or write to us on the page Contact Us.',
      { cause },
    ),
  chatSilent: (cause: Error) =>
    new AppError(
      504,
      'chat-silent',
      'The chat took too long to answer. Please try again, or write to us on the page Contact Us.',
      { cause },
    ),
  overloaded: (seconds = 2) =>
    new AppError(
      503,
      'overloaded',
      'The server is busy just now. Please try again in a moment.',
      retryAfter(seconds),
    ),
  /** The commit was not confirmed. @param cause for the log */
  unconfirmed: (cause: Error) =>
    new AppError(
      503,
      'unconfirmed',
      'The server could not make sure that this was stored, and it may have been. Please look, or send it again: a form that is sent again is stored once.',
      { cause, ...retryAfter(5) },
    ),
  /** @param cause for the log */
  storageAway: (cause: unknown) =>
    new AppError(
      503,
      'storage-away',
      'Pictures and documents cannot be reached just now. Nothing was changed; please try again in a moment.',
      { ...retryAfter(5), cause },
    ),
  noSpace: () =>
    new AppError(
      507,
      'no-space',
      'The server has no space left. Nothing was stored; please tell the administrator.',
    ),
} as const;
