import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { type Site, startSite } from '../site/site.ts';
import { Client } from './client.ts';

const MB = 1024 * 1024;
/** The value of `LIMIT_FORMS` in the proof. */
export const FORMS = 3;

/** After this time every proxy asks a process again that did not answer. */
const AGAIN_MS = 3000;

const json = { 'content-type': 'application/json' };

/** Checks that limits apply to visitors, not to the proxy, even with forged forwarding headers. */
export async function checkAddresses(url: string, network: number): Promise<string> {
  const submit = (address: string, forged?: string) => {
    const body = Buffer.from(
      JSON.stringify({ name: 'A visitor', email: 'a@college.example', message: `From ${address}` }),
    );
    const client = new Client(url, address);
    return client
      .send('POST', '/api/contact', {
        body: [body],
        headers: { ...json, ...(forged && { 'x-forwarded-for': forged }) },
      })
      .finally(() => client.close());
  };
  const one = `127.0.${network}.1`;
  // Each of two processes may have counted for a second before it knows what the other one has counted.
  for (let n = 0; n < 2 * FORMS; n += 1) await submit(one);
  for (let n = 0; n < 2; n += 1) {
    const { status, text } = await submit(one);
    must(status === 429, `the limit of an address does not hold: ${status} ${text}`);
    must((await submit(one, '203.0.113.9')).status === 429, 'a forged address is believed');
  }
  must((await submit(`127.0.${network}.2`)).status === 201, 'another address is limited too');
  return 'addresses of visitors are passed on, forged ones are not believed';
}

/** Whether connections to the proxy, and from it to the site, are used again. */
export async function checkKeepAlive(url: string, ports: readonly number[]): Promise<string> {
  const client = new Client(url, '127.0.0.1');
  const before = closedConnections(ports);
  for (let n = 0; n < 100; n += 1) {
    const { status } = await client.send('GET', `/api/notices?limit=1&page=${n + 1}`);
    must(status === 200, `a request was answered ${status}`);
  }
  client.close();
  const closed = closedConnections(ports) - before;
  must(client.connections === 1, `100 requests took ${client.connections} connections`);
  must(closed < 10, `100 requests closed ${closed} connections to the site`);
  return `100 requests in turn: 1 connection to the proxy, ${closed} closed ones behind it`;
}

/** Connections to these ports that were closed in the last minute (TIME_WAIT). */
function closedConnections(ports: readonly number[]): number {
  const wanted = new Set(ports.map((port) => port.toString(16).toUpperCase().padStart(4, '0')));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = '', state]) => state === '06' && wanted.has(remote.split(':')[1] ?? '')).length;
}

/** A small JPEG made large by comments, so that it is cheap to decode. */
async function largePicture(bytes: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const png = Buffer.from(await (await pictureFile({ width: 64, height: 64 })).arrayBuffer());
  const small = await sharp(png).jpeg().toBuffer();
  const comment = Buffer.alloc(65_000 + 2, 'x');
  comment.writeUInt16BE(0xff_fe, 0);
  comment.writeUInt16BE(65_000, 2);
  const times = Math.floor((bytes - small.length) / comment.length);
  return Buffer.concat([small.subarray(0, 2), ...Array<Buffer>(times).fill(comment), small.subarray(2)]);
}

/** Whether 20 pictures of 20 MB arrive, with a pause in which nothing does. */
export async function checkUpload(
  url: string,
  authorization: Readonly<Record<string, string>>,
  pauseMs: number,
): Promise<string> {
  const boundary = 'part-of-a-large-upload';
  const picture = await largePicture(20 * MB - 1000);
  const head = (disposition: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`);
  const files = Array.from({ length: 20 }, (_, n) => [
    head(`name="image"; filename="${n}.jpg"`),
    Buffer.from('content-type: image/jpeg\r\n\r\n'),
    picture,
    Buffer.from('\r\n'),
  ]).flat();
  const title = Buffer.concat([head('name="title"'), Buffer.from('\r\nAn album\r\n')]);
  const all = Buffer.concat([title, ...files, Buffer.from(`--${boundary}--\r\n`)]);
  const client = new Client(url, '127.0.0.1');
  const { status, text } = await client.send('POST', '/api/gallery', {
    body: [all.subarray(0, 5 * MB), all.subarray(5 * MB)],
    pauseMs,
    headers: { ...authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  client.close();
  must(
    status === 201,
    `an upload of ${Math.round(all.length / MB)} MB was answered ${status}: ${text.slice(0, 200)}`,
  );
  return `an upload of ${Math.round(all.length / MB)} MB that paused for ${pauseMs / 1000} s was taken`;
}

/** Restarts one process after the other while visitors read. */
export async function checkRollingRestart(
  context: ProofContext,
  url: string,
  products: Site[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  let isOver = false;
  let reads = 0;
  const failed: string[] = [];
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    const client = new Client(url, '127.0.0.1');
    for (let n = 0; !isOver; n += 1) {
      // Addresses of the API, which no cache answers, and pages.
      const path = n % 2 ? `/api/notices?limit=1&page=${n}` : '/notices';
      const outcome = await client.send('GET', path).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      reads += 1;
      if (outcome !== '200') failed.push(`${path} by visitor ${visitor}: ${outcome}`);
      await pause(5);
    }
    client.close();
  });
  for (const [n, product] of products.entries()) {
    await pause(AGAIN_MS);
    await product.stop();
    await pause(AGAIN_MS);
    products[n] = await startSite(context, {
      ...settings,
      PORT: String(product.port),
    });
  }
  await pause(AGAIN_MS);
  isOver = true;
  await Promise.all(visitors);
  must(failed.length === 0, `${failed.length} of ${reads} requests failed: ${failed.slice(0, 3).join('; ')}`);
  return `${reads} requests while both processes were restarted: none failed`;
}
