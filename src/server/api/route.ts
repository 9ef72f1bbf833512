import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressRateLimit } from '../../accounts/address-rate-limit.ts';
import { digestOf } from '../../accounts/digest.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import type { Received } from '../../media/index.ts';
import type { Precondition } from '../../records/live.ts';
import type { Seen } from '../../records/managed.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { isForAdmins } from '../access.ts';
import { ADMIN_BODY_BYTES, encodingOf, OPEN_BODY_BYTES, readBody } from '../body/read-body.ts';
import type { Body, UploadPolicy } from '../body/upload-policy.ts';
import { MAX_KEY, type RouteDocs } from '../openapi/operation.ts';
import { preconditionOf, seenTags } from './etag.ts';
import { sendNothing, sendPrivate } from './headers.ts';
import type { Query } from './query.ts';
import { words } from './words.ts';

/** A handler's input, parsed and validated as the route declares. */
export interface RouteInput<Q, U extends Received> extends Body<U> {
  /** The id in the URL; empty when the route declares no `record`. */
  id: string;
  /** Parsed from `If-Match`. */
  seen: Precondition;
  /** From `If-Match`, for drafts; present where the route requires it. */
  seenTag: Seen | undefined;
  query: Q;
}

/** One route of the API: who may call it, what it takes and answers, its prose and its handler. */
export interface Route<Q, U extends Received> extends RouteDocs {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  query?: Query<Q>;
  body?: {
    schemas(): Record<string, object>;
    /** Boolean fields; forms send them as 'true' or 'false' (requirement 7.23). */
    flags?: readonly string[];
    /** Without a policy, files are rejected unread. */
    uploads?: UploadPolicy<U>;
    /** Counts calls whose body cannot be read; others are counted by the handler, before it looks at their fields. */
    limit?: Pick<AddressRateLimit, 'take'>;
    /** Replaces the usual reading of JSON and forms. */
    read?(request: FastifyRequest): Promise<Body<U>>;
  };
  /** Timeout of the handler; 30 s by default. */
  deadlineMs?: number;
  /** Whether administrators without a second factor may call it where one is a must. */
  isForEnrolment?: true;
  /** Whether back offices call it every few seconds: its calls are logged at debug level. */
  isPolled?: true;
  /** What it returns is sent as JSON that no cache stores; nothing where it has sent the answer itself. */
  handler(request: FastifyRequest, reply: FastifyReply, input: RouteInput<Q, U>): unknown;
}

/** The documentation of an answer in JSON. */
export const answers = (description: string, schema: object, status = 200) => ({
  status,
  description,
  schema,
});

/** That of an answer with the tag for `If-Match`. */
export const tagged = (description: string, schema: object, status = 200) => ({
  ...answers(description, schema, status),
  headers: { ETag: { schema: { type: 'string' }, description: 'For If-Match' } },
});

const sentences = sentencesIn(words);

const NO_UPLOADS = new Map<string, never>();

/** Registers a route. Its id and query are checked before its body is read. */
export function addRoute<Q, U extends Received = never>(app: FastifyInstance, route: Route<Q, U>): void {
  const { method, url, access, deadlineMs, isPolled, isForEnrolment, body, handler } = route;
  app.route({
    method,
    url,
    config: {
      access,
      docs: route,
      ...(deadlineMs && { deadlineMs }),
      ...(isPolled && { isPolled }),
      ...(isForEnrolment && { isForEnrolment }),
    },
    async handler(request, reply) {
      const input = inputOf(route, request);
      if (body) return withBody(route, request, reply, input);
      await readKey(route, request, input);
      return sent(route, reply, await handler(request, reply, input));
    },
  });
}

/** Sends what a handler returned. A reply that it has sent itself resolves to nothing. */
function sent({ response: { status } }: RouteDocs, reply: FastifyReply, answer: unknown): unknown {
  if (status === 204) return sendNothing(reply);
  return typeof answer === 'object' ? sendPrivate(reply, answer, status) : answer;
}

/** The parsed `If-Match` of a route that requires it. @throws 428 */
export function required(seen: Seen | undefined): Seen {
  if (!seen) throw errors.preconditionMissing();
  return seen;
}

/** @throws 404 for an id that no record can have, 400 for the query, 428 without a required `If-Match` */
function inputOf<Q, U extends Received>(
  { record, ifMatch, query }: Route<Q, U>,
  request: FastifyRequest,
): RouteInput<Q, U> {
  const { id = '' } = request.params as { id?: string };
  if (record !== undefined && !RECORD_ID.test(id)) throw errors.notFound(record);
  const wrong: FieldErrors = {};
  const values = query?.read(request.query as Record<string, unknown>, wrong);
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  const seenTag = ifMatch ? seenTags(request.headers['if-match']) : undefined;
  if (ifMatch === 'required') required(seenTag);
  return {
    id,
    seenTag,
    seen: ifMatch ? preconditionOf(request.headers['if-match'], id) : undefined,
    query: values as Q,
    fields: {},
    uploads: NO_UPLOADS,
  };
}

/**
 * Reads the body, then handles the call. When the deadline has passed, the client was told so: the call is not carried
 * out, and what went wrong meanwhile is no second answer.
 */
async function withBody<Q, U extends Received>(
  route: Route<Q, U>,
  request: FastifyRequest,
  reply: FastifyReply,
  input: RouteInput<Q, U>,
): Promise<unknown> {
  const account = request.session?.account._id;
  const mayHaveFiles = route.body?.uploads && encodingOf(request) === 'multipart/form-data';
  const arrived = mayHaveFiles && account ? request.server.uploadsInFlight.begin(account) : () => {};
  try {
    return await withReadBody(route, request, reply, input);
  } catch (error) {
    if (reply.hasTimedOut) return reply;
    throw error;
  } finally {
    arrived();
  }
}

/** Uploads that the handler did not take over are discarded here. */
async function withReadBody<Q, U extends Received>(
  route: Route<Q, U>,
  request: FastifyRequest,
  reply: FastifyReply,
  input: RouteInput<Q, U>,
): Promise<unknown> {
  const { access, body, handler } = route;
  const policy = body?.uploads;
  const limit = isForAdmins(access) ? ADMIN_BODY_BYTES : OPEN_BODY_BYTES;
  const reading = body?.read?.(request) ?? readBody<U>(request, { limit, ...(policy && { policy }) });
  const { fields, uploads } = await reading.catch((error: unknown) => {
    body?.limit?.take(request.ip);
    throw error;
  });
  if (encodingOf(request) !== 'application/json') readFlags(fields, body?.flags ?? []);
  try {
    await readKey(route, request, { fields, uploads });
    await request.server.recheckAccess(request);
    if (reply.hasTimedOut) return reply;
    return sent(route, reply, await handler(request, reply, { ...input, fields, uploads }));
  } finally {
    await policy?.discard([...uploads.values()].flat());
  }
}

const KEY = new RegExp(`^[!-~]{1,${MAX_KEY}}$`);

/** Reads the `Idempotency-Key` of a call that may be repeated. @throws 400 */
async function readKey(
  { isRepeatable }: Pick<RouteDocs, 'isRepeatable'>,
  request: FastifyRequest,
  { fields, uploads }: Body<Received>,
): Promise<void> {
  const key = request.headers['idempotency-key'];
  if (!isRepeatable || key === undefined) return;
  if (typeof key !== 'string' || !KEY.test(key)) throw errors.malformed(sentences.badKey(numeral(MAX_KEY)));
  const digests: string[] = [];
  for (const [field, files] of uploads)
    for (const { file } of files) digests.push(field, await digestOfFile(file));
  // With the key, which is not stored: a body may hold a password.
  const digest = digestOf(key, JSON.stringify(fields), ...digests);
  request.repeatable = { key, call: `${request.method} ${request.url}`, digest };
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Turns the words of forms into booleans. Other values stay as they came, for the validator to refuse. */
function readFlags(fields: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names)
    if (fields[name] === 'true' || fields[name] === 'false') fields[name] = fields[name] === 'true';
}
