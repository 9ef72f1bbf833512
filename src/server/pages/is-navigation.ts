import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is a page visit. Browsers mark requests for pictures, scripts and prefetched pages differently; a
 * client without such headers may be an old browser.
 */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && destination === 'document' && headers['sec-purpose'] === undefined;
}
