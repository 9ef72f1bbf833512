import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runChautari } from './chautari.ts';
import { type Installation, installations } from './installations.ts';
import { setUpServers } from './server.ts';

const PASSWORD = 'correct horse battery';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

/** Notices of which as many are replaced while the index is rebuilt as `CHANGED` says. */
const MANY = 60;
const CHANGED = 20;

describe.each(installations)('The search index, on $name,', ({ makeSite }) => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await makeSite();
  });
  afterEach(() => installation.remove());
  const startServer = setUpServers();

  const start = async () => {
    const server = startServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' });
    const url = await server.serving;
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    const call = async (method: string, path: string, body?: object, tag = '') => {
      const answer = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(tag && { 'if-match': tag }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.ok).toBe(true);
      return { ...((await answer.json()) as { _id: string }), tag: answer.headers.get('etag') ?? '' };
    };
    const finds = async (q: string) => {
      const page = await (await fetch(`${url}/search?q=${encodeURIComponent(q)}`)).text();
      return /href="\/notice\/[^"]+"/.test(page);
    };
    return { call, finds };
  };
  /** A word that occurs in one notice only and is not similar to another. */
  const word = (n: number) => String(90_000 + n);

  test('is rebuilt beside a running site that changes, without losing a change, and holds what is live and nothing else [19.30, 19.240]', {
    tags: 'thorough',
    timeout: 120_000,
  }, async () => {
    const { call, finds } = await start();
    const later = (ms: number) => new Date(Date.now() + ms).toISOString();
    const publish = ({ _id, tag }: { _id: string; tag: string }, dates: object) =>
      call('POST', `/api/manage/notice/${_id}/publish`, dates, tag);
    await call('POST', '/api/manage/notice', { title: `Draft ${word(1)}` });
    await publish(await call('POST', '/api/manage/notice', { title: `Scheduled ${word(2)}` }), {
      at: later(3_600_000),
    });
    const live = await call('POST', '/api/notice', { title: `Live ${word(3)}` });
    const seen = await call('GET', `/api/manage/notice/${live._id}`);
    await call(
      'PUT',
      `/api/manage/notice/${live._id}/draft`,
      { fields: { title: `Changed ${word(4)}` } },
      seen.tag,
    );
    const trashed = await call('POST', '/api/notice', { title: `Trashed ${word(5)}` });
    await call('DELETE', `/api/notice/${trashed._id}`);
    const down = await call('POST', '/api/notice', { title: `Taken down ${word(6)}` });
    await call('POST', `/api/manage/notice/${down._id}/unpublish`, undefined, down.tag);
    const ended = await call('POST', '/api/notice', { title: `Ended ${word(7)}` });
    await publish(ended, { expireAt: later(1000) });
    const found = async (...numbers: number[]) => {
      const all = await Promise.all(numbers.map((n) => finds(word(n))));
      return numbers.filter((_, place) => all[place]);
    };
    await vi.waitFor(async () => expect(await found(1, 2, 3, 4, 5, 6, 7)).toEqual([3]), SOON);

    const notices = [];
    for (let n = 0; n < MANY; n += 1)
      notices.push(await call('POST', '/api/notice', { title: `About ${word(100 + n)}` }));
    // The next reindex continues a killed one.
    const killed = runChautari(installation.settings, 'reindex');
    setTimeout(() => killed.child.kill('SIGKILL'), 350);
    await killed.ended;
    const making = runChautari(installation.settings, 'reindex').ended;
    for (let n = 0; n < CHANGED; n += 1) {
      await call('POST', '/api/notice', { title: `About ${word(200 + n)}` });
      await call('DELETE', `/api/notice/${notices[n]?._id}`);
    }
    const { status, out } = await making;
    expect(status).toBe(0);
    expect(out).toMatch(/^Read in anew: \d+ entries can be found\.\n$/);
    const there = [3, 100 + CHANGED, 100 + MANY - 1, 200, 200 + CHANGED - 1];
    const gone = [1, 2, 4, 5, 6, 7, 100, 100 + CHANGED - 1];
    await vi.waitFor(async () => expect(await found(...there)).toEqual(there), SOON);
    expect(await found(...gone)).toEqual([]);
    expect((await runChautari(installation.settings, 'reindex').ended).out).toBe(
      // MANY notices and one more are live, and the college has an entry of its own.
      `Read in anew: ${MANY + 2} entries can be found.\n`,
    );
    await vi.waitFor(async () => expect(await found(...there, ...gone)).toEqual(there), SOON);
  });
});
