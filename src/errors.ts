import { errorWords, thingWords } from './languages/error-words.ts';
import { DEFAULT_LANGUAGE, type InEach, type Language } from './languages/language.ts';
import { inLanguage, type Sentence } from './languages/sentence.ts';
import { listed, sentencesIn } from './languages/sentences.ts';

/**
 * The catalogue of errors for clients: status, code and message of each. Anything else that is thrown is a bug: the
 * error handler logs it with its cause and answers `unexpected`.
 */

/** Error messages by field name, to be shown beside the field. */
export type FieldErrors = Record<string, InEach<string>>;

export class AppError extends Error {
  /** The message in each language; `message` is the English one, for the log. */
  readonly sentence: InEach<string>;
  readonly status: number;
  readonly code: string;
  /** The message about each field, in each language; `fields` has the English ones, for the log. */
  readonly fieldSentences: FieldErrors | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Values that were probably meant, by field name; absent if none is likely. */
  readonly suggestions: Readonly<Record<string, string>> | undefined;
  /** Further properties of the body, such as the versions of a conflict. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Extra response headers, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    sentence: InEach<string>,
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
    this.fieldSentences = more.fields;
    this.fields = this.fieldsIn(DEFAULT_LANGUAGE);
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

  /** The message about each field, in one language. */
  fieldsIn(language: Language): Record<string, string> | undefined {
    if (!this.fieldSentences) return undefined;
    const entries = Object.entries(this.fieldSentences).map(([name, error]) => [
      name,
      inLanguage(error, language),
    ]);
    return Object.fromEntries(entries);
  }
}

/** What only the operator can put right. The message says what is wrong and what to do; it is shown alone. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const retryAfter = (seconds: number) => ({
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
});

const sentences = sentencesIn(errorWords);
const things = sentencesIn(thingWords);
const isThing = (noun: string): noun is keyof typeof things => noun in thingWords.en;
const bearer = { headers: { 'WWW-Authenticate': 'Bearer' } };

export const errors = {
  malformed: (sentence: InEach<string>) => new AppError(400, 'malformed', sentence),
  /** A text that a database cannot take, such as one with the character NUL, where none can match it. */
  unstorable: () => new AppError(400, 'malformed', sentences.unstorable),
  /** Invalid fields; the message is that of the first one. @param suggestions values that were probably meant */
  invalid: (fields: FieldErrors, suggestions: Record<string, string> = {}) =>
    new AppError(400, 'invalid', Object.values(fields)[0] ?? sentences.someFields, {
      fields,
      ...(Object.keys(suggestions).length > 0 && { suggestions }),
    }),
  notSignedIn: () => new AppError(401, 'not-signed-in', sentences.notSignedIn, bearer),
  wrongPassword: () => new AppError(401, 'wrong-password', sentences.wrongPassword, bearer),
  /**
   * The password was right, and the account has a second factor. Never sent after a wrong password.
   * @param isWrong whether a wrong code was sent
   * @param methods the account's methods: 'totp', 'passkey', 'recovery-code'
   */
  secondFactor: (isWrong: boolean, methods: readonly string[]) => {
    const asked = methods.includes('totp') ? sentences.secondFactor : sentences.passkeyOnly;
    return new AppError(401, 'second-factor', isWrong ? sentences.wrongCode : asked, {
      ...bearer,
      details: { methods },
    });
  },
  needsSecondFactor: () => new AppError(403, 'second-factor-needed', sentences.needsSecondFactor),
  wrongPasskey: () => new AppError(401, 'wrong-passkey', sentences.wrongPasskey, bearer),
  notAllowed: () => new AppError(403, 'not-allowed', sentences.notAllowed),
  /** @param labels of the duties; any of them suffices */
  noDuty: (labels: readonly Sentence[]) =>
    errors.dutyMissing(
      sentences.noDuty(
        listed(
          labels.map((label) => sentences.quoted(label)),
          sentences.or,
        ),
      ),
    ),
  /** The state of a record asks for another duty than the call does. @param sentence who may, and what to do */
  dutyMissing: (sentence: InEach<string>) => new AppError(403, 'duty', sentence),
  /** @param what a noun of `things`, or one in each language */
  notFound: (what: Sentence = 'page') =>
    new AppError(
      404,
      'not-found',
      sentences.notFound(typeof what === 'string' && isThing(what) ? things[what] : what),
    ),
  methodNotAllowed: (allowed: string) =>
    new AppError(405, 'method-not-allowed', sentences.methodNotAllowed(allowed), {
      headers: { Allow: allowed },
    }),
  conflict: (sentence: InEach<string>, fields?: FieldErrors) =>
    new AppError(409, 'conflict', sentence, fields ? { fields } : {}),
  /** @param details the common base (`base`) and the stored version (`theirs`), if known */
  stale: (details: Record<string, unknown> = {}) => new AppError(412, 'stale', sentences.stale, { details }),
  /** The live record has changed since the draft was begun. */
  movedOn: (details: { base: unknown; live: unknown; draft: unknown }) =>
    new AppError(409, 'moved-on', sentences.movedOn, { details }),
  /** @param why what the review of the draft lacks */
  needsReview: (why: keyof typeof sentences.needsReview = 'none') =>
    new AppError(409, 'review', sentences.needsReview[why]),
  preconditionMissing: () => new AppError(428, 'precondition-missing', sentences.preconditionMissing),
  gone: (sentence: InEach<string>) => new AppError(410, 'gone', sentence),
  tooLarge: (sentence: InEach<string>) => new AppError(413, 'too-large', sentence),
  /** A range of bytes beyond the end of a file of `size` bytes. */
  beyondEnd: (size: number) =>
    new AppError(416, 'beyond-end', sentences.beyondEnd, { headers: { 'Content-Range': `bytes */${size}` } }),
  unsupported: (sentence: InEach<string>) => new AppError(415, 'unsupported', sentence),
  tooMany: (sentence: InEach<string>, seconds: number) =>
    new AppError(429, 'too-many', sentence, retryAfter(seconds)),
  unexpected: (cause?: unknown) => new AppError(500, 'unexpected', sentences.unexpected, { cause }),
  /** @param cause for the log; must not contain text of a visitor or of the service */
  chatFailed: (cause: Error) => new AppError(502, 'chat-failed', sentences.chatFailed, { cause }),
  chatSilent: (cause: Error) => new AppError(504, 'chat-silent', sentences.chatSilent, { cause }),
  overloaded: (seconds = 2) => new AppError(503, 'overloaded', sentences.overloaded, retryAfter(seconds)),
  /** The commit was not confirmed. @param cause for the log */
  unconfirmed: (cause: Error) =>
    new AppError(503, 'unconfirmed', sentences.unconfirmed, { cause, ...retryAfter(5) }),
  /** @param cause for the log */
  storageAway: (cause: unknown) =>
    new AppError(503, 'storage-away', sentences.storageAway, { ...retryAfter(5), cause }),
  /** The database is gone or cannot be written; somebody has to act. */
  databaseAway: (cause?: unknown) =>
    new AppError(503, 'database-away', sentences.databaseAway, { ...retryAfter(60), cause }),
  databaseDamaged: (cause?: unknown) =>
    new AppError(503, 'database-damaged', sentences.databaseDamaged, { ...retryAfter(60), cause }),
  noSpace: () => new AppError(507, 'no-space', sentences.noSpace),
} as const;
