import { everyType } from '../api/every-type.ts';
import { type ApiDocument, type Call, callsOf } from './document.ts';
import { addressesFor, bodiesFor, type Choose, type HostileRequest, headersFor } from './requests.ts';

/** How a hostile request is sent. */
export type SendRaw = (
  request: HostileRequest,
) => Promise<{ status: number; text: string; etag: string | undefined }>;

export interface Rounds {
  document: ApiDocument;
  /** The patterns of the public pages, and the parameters that each knows. */
  pages: readonly { url: string; parameters: readonly string[] }[];
  /** Puts ids into an address; see `makeTargets`. */
  ids(template: string): string;
  send: SendRaw;
  choose: Choose;
  /** The types whose calls are tried; the others' are made of the same code. */
  types: readonly string[];
}

/** Calls that end the caller's own sessions. */
const ENDS_CALLER = /^(?:POST \/api\/logout|DELETE \/api\/me\/sessions)$/;
const JSON_TYPE = { 'content-type': 'application/json' };

/** What a call did to a hostile request. */
export interface Tried {
  request: HostileRequest;
  status: number;
  text: string;
}

/** Requests at once: what is stored together shares a commit. */
const AT_ONCE = 16;

/** Sends requests, some at once, and tells how each was answered. */
export async function* answersTo(send: SendRaw, requests: Iterable<HostileRequest>): AsyncGenerator<Tried> {
  let chunk: HostileRequest[] = [];
  const sendChunk = () =>
    Promise.all(
      chunk.map(async (request) => {
        const { status, text } = await send(request);
        return { request, status, text };
      }),
    );
  for (const request of requests) {
    chunk.push(request);
    if (chunk.length < AT_ONCE) continue;
    yield* await sendChunk();
    chunk = [];
  }
  yield* await sendChunk();
}

/** Sends every hostile request to every call, page and file. */
export async function* tryEverything(rounds: Rounds): AsyncGenerator<Tried> {
  const { document, pages, ids, send, choose } = rounds;
  const calls = callsOf(document).filter((one) => isTried(rounds, one));
  const templates = [
    ...calls.map(({ method, path: template, parameters }) => {
      const query = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
      return { method, template, query };
    }),
    ...pages.map(({ url, parameters }) => {
      const template = url.replace(/\([^)]*\)/, '').replaceAll(/:(\w+)/g, '{$1}');
      return { method: 'GET', template, query: [...parameters, 'preview', 'sent'] };
    }),
  ];
  // Before the bodies, which fill the lists.
  yield* answersTo(
    send,
    templates.flatMap((one) => [...addressesFor(one, ids, choose)]),
  );
  yield* answersTo(
    send,
    rightRequests(ids).flatMap((right) => [...headersFor(right, choose)]),
  );
  for (const call of calls) yield* tryBodies(rounds, call);
}

function isTried({ types }: Rounds, { method, path }: Call): boolean {
  if (ENDS_CALLER.test(`${method} ${path}`)) return false;
  const of = everyType.find(({ name, plural }) =>
    new RegExp(`^/api/(?:manage/)?(?:${name}|${plural})(?:File|-[a-z-]+)?(?:/|$)`).test(path),
  );
  return of === undefined || types.includes(of.name);
}

async function* tryBodies({ ids, send, choose }: Rounds, call: Call): AsyncGenerator<Tried> {
  if (call.media.length === 0) return;
  const path = ids(call.path);
  const requests = bodiesFor(call, path, {}, choose);
  const needsTag =
    call.path.startsWith('/api/manage/') && call.parameters.some(({ name }) => name === 'If-Match');
  if (!needsTag) {
    yield* answersTo(send, requests);
    return;
  }
  // A record and its draft share the address under which their tag is read.
  const own = /^\/api\/manage\/[a-z]+\/[0-9a-f]{24}/.exec(path)?.[0] ?? path;
  let tag: string | undefined;
  for (const request of requests) {
    tag ??= (await send({ method: 'GET', path: own, headers: {} })).etag;
    if (tag) request.headers['if-match'] = tag;
    for await (const answered of answersTo(send, [request])) {
      yield answered;
      if (answered.status < 300) tag = undefined;
    }
  }
}

/** Requests that are answered, for each way of reading headers. */
function rightRequests(ids: Rounds['ids']): HostileRequest[] {
  const read = ['/', '/notices', '/api/notices', ids('/api/notice/{id}'), ids('/api/manage/notice/{id}'), `/uploads/${'a1'.repeat(16)}.webp`, '/api/openapi.json', '/sw.js', '/sitemap.xml', '/admin/login', '/api/contacts.xlsx', '/search?q=x', '/nowhere']; // biome-ignore format: a list
  const written = [
    ['PUT', ids('/api/notice/{id}')],
    ['POST', '/api/contact'],
    ['PUT', ids('/api/manage/notice/{id}/draft')],
    ['POST', ids('/api/manage/notice/{id}/publish')],
    ['POST', '/contact-us'],
  ] as const;
  const body = '{"title":"x","fields":{"title":"y"}}';
  return [
    ...read.map((path) => ({ method: 'GET', path, headers: {} })),
    ...written.map(([method, path]) => ({ method, path, headers: JSON_TYPE, body })),
  ];
}

/** What is wrong with an answer; null if nothing is. */
export function faultOf({ request, status, text }: Tried): string | null {
  const told = `${request.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 300) ?? ''}`;
  if (status >= 500) return `${status} ${told}`;
  const isApi = request.path.startsWith('/api/') || request.path.startsWith('/webhooks/');
  if (status < 400 || !isApi) return null;
  return isRefusal(text) ? null : `${status} is told in another form: ${told}`;
}

function isRefusal(text: string): boolean {
  try {
    const { message, code, fields = {} } = JSON.parse(text) as Record<string, unknown>;
    const isText = (value: unknown) => typeof value === 'string' && value !== '';
    return isText(message) && isText(code) && Object.values(fields as object).every(isText);
  } catch {
    return false;
  }
}

/**
 * Whether a refused request can be sent once more to see that it leaves nothing: not one that the table of who may call
 * counts, such as a failed sign-in.
 */
export const isRepeatable = ({ request, status }: Tried) =>
  status >= 400 && request.method !== 'GET' && !request.path.includes('/login');
