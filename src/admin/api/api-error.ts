import { messageWithNumber, REQUEST_ID_HEADER } from '../../content/help-number.ts';
import { inMegabytes, MAX_FILE_BYTES } from '../../schema/refused-file.ts';
import { digits } from '../language.ts';
import { words } from './words.ts';

/** Shown when the server did not respond (requirement 8.2). */
export const UNREACHABLE = words.unreachable;

/** A failed call. `message` can be shown to people; `status` is 0 when the server did not respond. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field name → error message. */
  readonly fields: Readonly<Record<string, string>>;
  /** What else the response said, such as the versions that differ. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.details = details;
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const unreachable = () => new ApiError(0, 'unreachable', UNREACHABLE);

export const inTrash = () => new ApiError(404, 'trash', words.inTrash);

/** Whether an error is a response of the server with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Whether a change may have been made although the call failed: the answer was lost, or came from a proxy. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The field errors of a server's response; empty for any other error. */
export function fieldsIn(error: unknown): ApiError['fields'] {
  return error instanceof ApiError ? error.fields : {};
}

/** Why a file is not even sent; undefined if it is. @param max bytes that the call takes */
export const tooLarge = (file: File, max = MAX_FILE_BYTES): string | undefined =>
  file.size > max ? words.fileTooLarge(digits(inMegabytes(max))) : undefined;

/**
 * Refuses a form with a file that the server would refuse for its size, as the server does, before it is uploaded
 * (requirement 24.121).
 * @throws 413 naming the field
 */
export function assertFilesFit(form: FormData, max?: number): void {
  for (const [field, value] of form) {
    const message = value instanceof File ? tooLarge(value, max) : undefined;
    if (message !== undefined) throw new ApiError(413, 'too-large', message, { [field]: message });
  }
}

/** The message to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The error in a response's body. A body that is not ours, such as a proxy's page, gets a message of our own.
 * @param header reads one of the response; null if it has none
 */
export function errorFrom(status: number, body: unknown, header: (name: string) => string | null): ApiError {
  if (isErrorBody(body)) {
    const message = messageWithNumber(body.message, status, header(REQUEST_ID_HEADER));
    return new ApiError(status, body.code ?? '', message, body.fields, { ...body });
  }
  return new ApiError(status, 'unreadable', words.failed(digits(status)));
}

function isErrorBody(
  body: unknown,
): body is { message: string; code?: string; fields?: Record<string, string> } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
