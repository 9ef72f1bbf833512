import { errorFrom, unreachable } from './api-error.ts';
import { type ApiAnswer, type Prepared, parsed } from './request.ts';

/**
 * The same call as `fetch` makes, reporting how much of the body has left: only XMLHttpRequest knows.
 * Rejects with `ApiError` like `request`.
 */
export function sendWatched(
  url: string,
  { method, headers, body }: Prepared,
  onProgress: (share: number) => void,
): Promise<ApiAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiAnswer>();
  const call = new XMLHttpRequest();
  call.open(method, url);
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  call.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) onProgress(event.loaded / event.total);
  });
  call.addEventListener('error', () => reject(unreachable()));
  call.addEventListener('abort', () => reject(unreachable()));
  call.addEventListener('load', () => {
    const answer = parsed(call.responseText);
    if (call.status >= 200 && call.status < 300) {
      resolve({ body: answer, header: (name) => call.getResponseHeader(name) });
    } else {
      reject(errorFrom(call.status, answer));
    }
  });
  call.send(body ?? null);
  return promise;
}
