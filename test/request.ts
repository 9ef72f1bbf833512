import { type Agent, request } from 'node:http';

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** What `fetch` would add, except that the answer comes uncompressed. */
const USUAL = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' };

/**
 * Sends a request and follows no redirect. Texts and bytes are sent without `fetch`, whose streams and decompression
 * take more time than the site's answer, unless an encoding is asked for.
 */
export async function send(agent: Agent, url: string, { method, headers, body }: Sent): Promise<Received> {
  const isPlain = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  if (!isPlain || 'accept-encoding' in headers) {
    const response = await fetch(url, { method, redirect: 'manual', headers, ...(body && { body }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const all = new Headers({
    ...USUAL,
    ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }),
  });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  // Node sets it by itself for POST only.
  if (body !== undefined && !all.has('content-length'))
    all.set('content-length', `${Buffer.byteLength(body)}`);
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(url), {
      agent,
      method: method.toUpperCase(),
      headers: Object.fromEntries(all),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const received = new Headers();
        for (let index = 0; index < incoming.rawHeaders.length; index += 2)
          received.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
        const text = new TextDecoder().decode(Buffer.concat(chunks));
        resolve({ status: incoming.statusCode ?? 0, headers: received, text });
      });
    });
    outgoing.end(body);
  });
}
