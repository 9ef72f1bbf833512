import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is one of somebody who wants to see a page. Browsers say of pictures, scripts and prefetched pages
 * that these are none; a client that says nothing may be an old browser.
 */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && destination === 'document' && headers['sec-purpose'] === undefined;
}
