import { setTimeout as pause } from 'node:timers/promises';
import { multipart, pictureFile } from '../../test/pictures.ts';
import { must } from '../runner/proof.ts';

/** The promised time within which a removed file is gone. */
const GONE_MS = 2000;
const PRIVATE = ['/api/me', '/api/applications', '/api/notices', '/admin/dashboard', '/contact-us?sent=x'];

/** Whether Varnish had the answer: then it names two transactions, this one and the one that stored it. */
const isFromCache = (answer: Response) => (answer.headers.get('x-varnish') ?? '').includes(' ');

/** Asks for private answers with and without a session. */
export async function neverKept(
  url: string,
  authorization: Readonly<Record<string, string>>,
): Promise<string> {
  for (const path of PRIVATE) {
    for (const headers of [authorization, {}, authorization, {}]) {
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      must(!isFromCache(answer), `${path} was kept`);
      const isSignedIn = 'authorization' in headers;
      if (path === '/api/me')
        must(answer.status === (isSignedIn ? 200 : 401), `${path} was answered ${answer.status}`);
    }
  }
  for (const path of ['/', '/notices']) {
    await (await fetch(url + path)).arrayBuffer();
    const answer = await fetch(url + path, { headers: { cookie: 'any=thing' } });
    await answer.arrayBuffer();
    must(isFromCache(answer), `${path} is not kept`);
    for (const name of ['xkey', 'surrogate-key'])
      must(!answer.headers.has(name), `${path} carries ${name} to visitors`);
    must(!answer.headers.get('cache-control')?.includes('s-maxage'), `${path} carries s-maxage to visitors`);
  }
  return `${PRIVATE.length} private addresses are not kept, pages are, whatever the cookie`;
}

/** Removes a cached picture and measures how long it is still served. */
export async function removedPicture(
  url: string,
  origins: readonly string[],
  authorization: Readonly<Record<string, string>>,
): Promise<string> {
  let slowest = 0;
  for (const origin of origins) {
    const body = multipart({ title: 'With a picture', image: await pictureFile() });
    const made = await fetch(`${origin}/api/notice`, { method: 'POST', headers: authorization, body });
    const { _id, image } = (await made.json()) as { _id: string; image: string };
    const get = async () => {
      const answer = await fetch(url + image);
      await answer.arrayBuffer();
      return answer;
    };
    await get();
    must(isFromCache(await get()), 'a picture is not kept');
    await fetch(`${origin}/api/notice/${_id}`, { method: 'DELETE', headers: authorization });
    const removedAt = performance.now();
    while ((await get()).status !== 404) {
      must(performance.now() - removedAt < GONE_MS, 'a removed picture is still shown');
      await pause(10);
    }
    slowest = Math.max(slowest, performance.now() - removedAt);
  }
  return `removed pictures were gone after ${Math.round(slowest)} ms`;
}
