import { request as requestPlain } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { TLSSocket } from 'node:tls';

/** How a server that is called over HTTP answered. */
export interface WebAnswer {
  /** Its time by the `Date` header; null if it tells none. */
  date: Date | null;
  /** Until when its certificate is valid; null without TLS. */
  certificateUntil: Date | null;
}

/** Asks a server for its front page. @throws the error of the connection, of TLS, or of the time limit */
export function askWebServer(url: string, ms: number): Promise<WebAnswer> {
  const address = new URL('/', url);
  const isSecure = address.protocol === 'https:';
  const request = isSecure ? requestSecurely : requestPlain;
  return new Promise((resolve, reject) => {
    const options = { method: 'HEAD', agent: false, signal: AbortSignal.timeout(ms) } as const;
    const asked = request(address, options, (response) => {
      const date = new Date(response.headers.date ?? Number.NaN);
      const { valid_to: until } = isSecure ? (response.socket as TLSSocket).getPeerCertificate() : {};
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          date: Number.isNaN(date.getTime()) ? null : date,
          certificateUntil: until ? new Date(until) : null,
        }),
      );
    });
    asked.once('error', (error) => reject(error.name === 'AbortError' ? noAnswer(ms) : error));
    asked.end();
  });
}

const noAnswer = (ms: number) => new Error(`no answer within ${ms / 1000} s`);
