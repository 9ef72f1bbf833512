import type { FastifyRequest } from 'fastify';
import { errors } from '../../errors.ts';
import type { Received } from '../../media/index.ts';
import { parseForm, parseJson } from './fields.ts';
import { readMultipart } from './multipart.ts';
import { readText } from './read-text.ts';
import type { Body, UploadPolicy } from './upload-policy.ts';

/** A body without files may be so long where an admin may call (requirement 12.7). */
export const ADMIN_BODY_BYTES = 5 * 1024 * 1024;
/** And so long where everybody may. */
export const OPEN_BODY_BYTES = 64 * 1024;

export interface BodyRules<U extends Received> {
  /** Bytes of everything that is not a file. */
  limit: number;
  /** The policy for files; without it files are refused unread. */
  policy?: UploadPolicy<U>;
}

/** The media type of a request's body, without parameters; empty when it announces none. */
export function encodingOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body in any of the three encodings. Uploads belong to the caller, who discards them in the end.
 * @throws 400 when it is malformed, 413 when too large, 415 when it is announced as anything else
 */
export async function readBody<U extends Received = never>(
  request: FastifyRequest,
  { limit, policy }: BodyRules<U>,
): Promise<Body<U>> {
  const encoding = encodingOf(request);
  const stream = request.raw;
  if (encoding === 'multipart/form-data') return readMultipart(request, { limit, policy });
  if (encoding === 'application/json') {
    return { fields: parseJson(await readText(stream, limit)), uploads: new Map() };
  }
  if (encoding === 'application/x-www-form-urlencoded') {
    return { fields: parseForm(await readText(stream, limit)), uploads: new Map() };
  }
  if (encoding === '' && (await readText(stream, limit)) === '') return { fields: {}, uploads: new Map() };
  throw errors.unsupported('Send JSON, a form (application/x-www-form-urlencoded) or multipart/form-data.');
}
