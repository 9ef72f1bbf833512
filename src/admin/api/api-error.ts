/** Said when no answer came at all (decision D29). */
export const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

/** A call that failed. `message` is fit to be shown; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const unreachable = () => new ApiError(0, 'unreachable', UNREACHABLE);

/** Whether a failure is the server's answer with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** What the server's answer says of fields, by their names; nothing for any other failure. */
export function fieldsIn(error: unknown): ApiError['fields'] {
  return error instanceof ApiError ? error.fields : {};
}

/** What to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The error that an answer's body tells of; a proxy's page instead of JSON gets words of ours. */
export function errorFrom(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(status, body.code ?? '', body.message, body.fields);
  return new ApiError(
    status,
    'unreadable',
    `The server answered with an error (${status}). Please try again.`,
  );
}

function isErrorBody(
  body: unknown,
): body is { message: string; code?: string; fields?: Record<string, string> } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
