import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { language } from '../language.ts';
import { readProfile, toEnrolmentWhenNeeded } from '../session/profile.ts';
import { withReauthentication } from '../session/reauthentication.ts';
import { toastWarnings, type Warned } from '../toast/toasts.ts';
import { assertFilesFit, errorFrom, hasStatus, isOutcomeUnknown, unreachable } from './api-error.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with its query. */
  path: string;
  /** A form is sent as multipart, anything else as JSON. */
  body?: FormData | object;
  headers?: Record<string, string>;
  /** What a file of the form has at most; by default what a picture or document has. */
  maxFileBytes?: number;
  signal?: AbortSignal | undefined;
  /** Returns the body of a success as a Blob. */
  isFile?: true;
  /** Called with the uploaded share of the body, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * The headers of a change.
 * @param tag of the version that it has to find; any if it is empty
 * @param key under which it may be repeated; empty for a call that is not
 */
export const changeHeaders = (tag: string, key = ''): Record<string, string> => ({
  ...(tag && { 'If-Match': tag }),
  ...(key && { 'Idempotency-Key': key }),
});

/** 128 random bits; `crypto.randomUUID` is missing without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface ApiResponse {
  body: unknown;
  header(name: string): string | null;
}

/**
 * A call without an answer for this long counts as unanswered: the connection may have died without a word. It is twice
 * the time that the server takes at most, and what is sent gets a second more for each kilobyte.
 */
const SILENT_MS = 60_000;
/** How long the server may work at pictures that have been uploaded. */
const PREPARING_MS = 300_000;

/**
 * Makes one call with the stored token. Returns a successful response; throws `ApiError` for every other status and
 * when the server did not respond. Shows nothing and does not navigate; the caller does.
 */
export async function request(call: ApiRequest): Promise<ApiResponse> {
  if (call.body instanceof FormData) assertFilesFit(call.body, call.maxFileBytes);
  const init = prepare(call);
  const url = `/api${call.path}`;
  if (call.onProgress && init.body)
    return sendWithProgress(url, { ...init, body: init.body }, call.onProgress);

  const silence = new AbortController();
  const sentBytes = typeof init.body === 'string' ? init.body.length : 0;
  const timer = setTimeout(() => silence.abort(), SILENT_MS + sentBytes);
  const signal = call.signal ? AbortSignal.any([call.signal, silence.signal]) : silence.signal;
  try {
    const response = await fetch(url, { ...init, signal }).catch((cause) => {
      if (call.signal?.aborted) throw cause;
      throw unreachable();
    });
    const header = (name: string) => response.headers.get(name);
    const whole = <T>(reading: Promise<T>) => reading.catch(() => Promise.reject(unreachable()));
    if (call.isFile && response.ok) {
      // A long file over a slow connection takes its time.
      clearTimeout(timer);
      return { body: await whole(response.blob()), header };
    }
    const body = parseJson(await whole(response.text()));
    if (!response.ok) throw errorFrom(response.status, body, header);
    return { body, header };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Like `request`, but after a 401 it waits until the person has signed in again and repeats the call, and where a second
 * factor is missing that is a must, it leads to where one is set up. What became of pictures that were sent is told,
 * wherever they were sent from.
 */
export async function authorizedRequest(call: ApiRequest): Promise<ApiResponse> {
  const { method = 'GET' } = call;
  const response = await (method === 'GET' ? withSession(call) : changeOnce(call));
  if (call.body instanceof FormData) toastWarnings(response.body as Warned, 'animation');
  return response;
}

const withSession = (call: ApiRequest) =>
  withReauthentication(() => request(call)).catch(toEnrolmentWhenNeeded);

/** The changes without an answer: all that each says → its key, and what it is about. */
const unanswered = new Map<string, { key: string; about: string }>();

/** Makes a change. One without an answer that is made again, as by a second press, counts once (requirement 19.171). */
async function changeOnce(call: ApiRequest): Promise<ApiResponse> {
  const { method, path, body, headers = {} } = call;
  const sent = body instanceof FormData ? [...body].map(([name, value]) => [name, contentOf(value)]) : body;
  const what = JSON.stringify([method, path, headers, sent]);
  // 'notice' of '/notice', '/notice-move/ID' and '/manage/notice/ID/untrash'.
  const [, about = '', more = ''] = /^(?:\/manage)?\/(\w+)(.*)$/.exec(path) ?? [];
  const repeated = unanswered.get(what);
  const key = repeated?.key ?? newKey();
  unanswered.delete(what);
  try {
    const response = await withSession({ ...call, headers: { 'Idempotency-Key': key, ...headers } });
    // This change may have undone an earlier one whose answer was lost. Sent again, that one is a new change and needs a
    // new key. An addition undoes nothing.
    if (method !== 'POST' || more !== '')
      for (const [earlier, lost] of unanswered) if (lost.about === about) unanswered.delete(earlier);
    return response;
  } catch (error) {
    // A call that has its own key is repeated by its form.
    if (isOutcomeUnknown(error) && !headers['Idempotency-Key']) unanswered.set(what, { key, about });
    // The first one has deleted it.
    if (repeated && method === 'DELETE' && hasStatus(error, 404))
      return { body: undefined, header: () => null };
    throw error;
  }
}

const contentOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

/** The answer to a call. @throws an error with this message if it is no object, such as a proxy's page */
export function objectIn<T extends object>({ body }: ApiResponse, unreadable: string): T {
  if (typeof body !== 'object' || body === null) throw new Error(unreadable);
  return body as T;
}

interface Prepared {
  method: string;
  headers: Record<string, string>;
  body?: FormData | string;
}

function prepare({ method = 'GET', body, headers = {} }: ApiRequest): Prepared {
  const token = readProfile()?.token;
  const own = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(language !== DEFAULT_LANGUAGE && { 'X-Lang': language }),
    ...headers,
  };
  if (!body) return { method, headers: own };
  if (body instanceof FormData) return { method, headers: own, body };
  return { method, headers: { 'Content-Type': 'application/json', ...own }, body: JSON.stringify(body) };
}

/** The parsed JSON, or undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes a call by XMLHttpRequest, because `fetch` does not report upload progress. Rejects with `ApiError`
 * like `request`.
 */
function sendWithProgress(
  url: string,
  { method, headers, body }: Prepared,
  onProgress: (share: number) => void,
): Promise<ApiResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiResponse>();
  const call = new XMLHttpRequest();
  call.open(method, url);
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  let timer = setTimeout(() => call.abort(), SILENT_MS);
  const goOn = (withinMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(), withinMs);
  };
  call.upload.addEventListener('progress', (event) => {
    goOn(SILENT_MS);
    if (event.lengthComputable) onProgress(event.loaded / event.total);
  });
  call.upload.addEventListener('load', () => goOn(PREPARING_MS));
  call.addEventListener('loadend', () => clearTimeout(timer));
  call.addEventListener('error', () => reject(unreachable()));
  call.addEventListener('abort', () => reject(unreachable()));
  call.addEventListener('load', () => {
    const parsed = parseJson(call.responseText);
    const header = (name: string) => call.getResponseHeader(name);
    if (call.status >= 200 && call.status < 300) {
      resolve({ body: parsed, header });
    } else {
      reject(errorFrom(call.status, parsed, header));
    }
  });
  call.send(body ?? null);
  return promise;
}
