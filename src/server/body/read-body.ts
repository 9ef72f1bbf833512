import type { FastifyRequest } from 'fastify';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Received } from '../../media/index.ts';
import { jsonCheck, parseForm, parseJson } from './fields.ts';
import { readMultipart } from './multipart.ts';
import { ownTurn } from './own-turn.ts';
import { readText } from './read-text.ts';
import type { Body, UploadPolicy } from './upload-policy.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Maximum length of a body without its files on admin routes (requirement 12.7). */
export const ADMIN_BODY_BYTES = 5 * 1024 * 1024;
/** Maximum length of a body on open routes. */
export const OPEN_BODY_BYTES = 64 * 1024;

export interface BodyRules<U extends Received> {
  /** Maximum bytes without files. */
  limit: number;
  /** Without a policy, files are discarded unread. */
  policy?: UploadPolicy<U>;
}

/** Media type of the body without parameters; empty if the request has none. */
export function encodingOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body as JSON, form or multipart. The caller owns the uploads and discards them in the end.
 * @throws 400 when it is malformed, 413 when it is too large, 415 for any other media type
 */
export async function readBody<U extends Received = never>(
  request: FastifyRequest,
  { limit, policy }: BodyRules<U>,
): Promise<Body<U>> {
  const encoding = encodingOf(request);
  const stream = request.raw;
  if (encoding === 'multipart/form-data') return readMultipart(request, { limit, policy });
  if (encoding === 'application/json') {
    const text = await readText(stream, limit, jsonCheck());
    const fields = parseJson(text);
    await ownTurn(text.length);
    return { fields, uploads: new Map() };
  }
  if (encoding === 'application/x-www-form-urlencoded') {
    return { fields: parseForm(await readText(stream, limit)), uploads: new Map() };
  }
  if (encoding === '' && (await readText(stream, limit)) === '') return { fields: {}, uploads: new Map() };
  throw errors.unsupported(sentences.encoding);
}
