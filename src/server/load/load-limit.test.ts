import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { type Handler, HttpServers } from '../http-server.ts';
import { CachedPage } from '../pages/cached-page.ts';
import { LoadLimit, RecentTokens } from './load-limit.ts';
import { type QueueLimits, RequestQueue } from './request-queue.ts';

const LIMITS: QueueLimits = { most: 2, waitMs: 60_000, least: 2, mostReading: 1 };
const WITHIN = { timeout: 20_000 };

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Keeps what is asked of it, until it is told to answer. */
class Holding {
  readonly asked: { url: string; response: ServerResponse }[] = [];

  readonly handle: Handler = ({ url = '' }: IncomingMessage, response) => {
    this.asked.push({ url, response });
  };

  get urls(): string[] {
    return this.asked.map(({ url }) => url);
  }

  /** Answers the requests that it has, and each that it is handed then, until these were asked for. */
  async answerUntil(count: number) {
    await vi.waitFor(() => {
      for (const { response } of this.asked) if (!response.writableEnded) response.end('done');
      expect(this.asked).toHaveLength(count);
    }, WITHIN);
  }
}

interface Serving {
  handler: Handler;
  limits?: Partial<QueueLimits>;
  tokens?: RecentTokens;
  trustProxy?: string[];
}

async function serve({ handler, limits, tokens = new RecentTokens(), trustProxy }: Serving) {
  const warn = vi.fn();
  const load = new LoadLimit({
    log: { warn },
    trustProxy: trustProxy ?? false,
    tokens,
    isShared: (path) => path === '/notices',
    busyPage: async (language) => new CachedPage(503, `<p>busy ${language}</p>`, { 'retry-after': '2' }),
    headers: { 'x-every': 'answer' },
    queue: new RequestQueue({ ...LIMITS, ...limits }),
  });
  const front = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (url !== '/kept') return null;
    response.end('from memory');
    return url;
  };
  const server: Server = new HttpServers({ front, isStopping: () => false, load }).create(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const connections = () => promisify(server.getConnections.bind(server))();
  return { load, warn, connections, ask: (path: string, headers = {}) => ask(port, path, headers) };
}

/** Sends a request over a connection of its own. @returns the whole answer */
function ask(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  closers.push(() => socket.destroy());
  socket.on('error', () => {});
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  return once(socket, 'close').then(() => answer);
}

const asked = (holding: Holding, count: number) =>
  vi.waitFor(() => expect(holding.asked).toHaveLength(count), WITHIN);

const waiting = (load: LoadLimit, count: number) =>
  vi.waitFor(() => expect(load.families()[0]?.series[0]).toMatchObject({ value: count }), WITHIN);

test('pages from memory and new connections do not wait for all that came before [21.90]', async () => {
  const order: string[] = [];
  const slow: Handler = (_, response) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    response.end('made');
  };
  const { ask } = await serve({ handler: slow, limits: { most: 500, mostReading: 64 } });
  const all = Array.from({ length: 60 }, async (_, n) => order.push(await ask(`/search?q=${n}`)));
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(0), WITHIN);
  expect(await ask('/kept')).toContain('from memory');
  expect(order.length).toBeLessThan(60);
  await Promise.all(all);
  for (const answer of order) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('beyond those that wait, requests are refused with 503 and Retry-After, as a page for people [21.91]', async () => {
  const holding = new Holding();
  const { ask, load, warn } = await serve({ handler: holding.handle });
  const first = ask('/search?q=1');
  await asked(holding, 1);
  const others = [ask('/search?q=2'), ask('/search?q=3')];
  await waiting(load, 2);
  const json = await ask('/api/notices?q=4', { 'x-lang': 'ne' });
  expect(json).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 2\r\n/);
  expect(json).toContain('x-every: answer');
  expect(json).toContain('सर्भर');
  const html = { accept: 'text/html,*/*' };
  await vi.waitFor(async () => expect(await ask('/search?q=5', html)).toContain('busy en'), WITHIN);
  expect(await ask('/ne/search?q=5', html)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2[\s\S]*busy ne/);
  expect(warn).toHaveBeenCalledOnce();
  expect(load.families()[1]?.series[0]).toMatchObject({ value: expect.any(Number) });
  await holding.answerUntil(3);
  for (const answer of await Promise.all([first, ...others])) expect(answer).toContain('done');
});

test('pages with a fixed address, built files and the health are never refused [21.91]', async () => {
  const holding = new Holding();
  const { ask, load } = await serve({ handler: holding.handle, limits: { most: 0 } });
  void ask('/search?q=1');
  await asked(holding, 1);
  const spared = ['/notices', '/assets/site.css', '/healthz'];
  const answers = spared.map((path) => ask(path));
  await asked(holding, 4);
  expect(holding.urls.slice(1).sort()).toEqual(spared.sort());
  await holding.answerUntil(4);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('done');
  await waiting(load, 0);
});

test('an answer that is read slowly keeps nobody else waiting once it has begun [21.90]', async () => {
  const open: ServerResponse[] = [];
  const begins: Handler = (_, response) => {
    response.writeHead(200, { 'content-length': 4 }).write('la');
    open.push(response);
  };
  const { ask } = await serve({ handler: begins });
  const answers = [1, 2, 3].map((n) => ask(`/uploads/${n}.pdf`));
  await vi.waitFor(() => expect(open).toHaveLength(3), WITHIN);
  for (const response of open) response.end('te');
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/late$/);
});

test('one address has all places until others need them, and each its turn, also behind a proxy [21.91]', async () => {
  const holding = new Holding();
  const limits = { most: 3, least: 3 };
  const { ask, load } = await serve({ handler: holding.handle, limits, trustProxy: ['127.0.0.1'] });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  void ask('/search?q=1', from('203.0.113.1'));
  await asked(holding, 1);
  const refused: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    void ask(`/search?q=2${n}`, from('203.0.113.1')).then((answer) => refused.push(answer.slice(0, 12)));
    await waiting(load, n + 1);
  }
  expect(await ask('/search?q=3', from('203.0.113.1'))).toContain('503');
  void ask('/search?q=4', from('203.0.113.2'));
  await vi.waitFor(() => expect(refused).toEqual(['HTTP/1.1 503']), WITHIN);
  await waiting(load, 3);
  await holding.answerUntil(4);
  expect(holding.urls).toEqual(['/search?q=1', '/search?q=20', '/search?q=4', '/search?q=21']);
});

test('a student with many sessions has the turns of one account [22.47]', async () => {
  const holding = new Holding();
  const tokens = new RecentTokens();
  const { ask, load } = await serve({ handler: holding.handle, tokens });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  tokens.note('of-staff', 'staff');
  void ask('/search?q=1');
  await asked(holding, 1);
  for (let n = 0; n < 32; n += 1) {
    tokens.note(`session-${n}`, 'student');
    void ask(`/api/notices?q=student${n}`, as(`session-${n}`));
  }
  await waiting(load, 32);
  void ask('/api/notices?q=staff', as('of-staff'));
  await waiting(load, 33);
  await holding.answerUntil(4);
  expect(holding.urls.slice(1, 4)).toContain('/api/notices?q=staff');
  await holding.answerUntil(34);
});

test('32 requests of each account have places of their own, and every other turn [21.92]', async () => {
  const holding = new Holding();
  const tokens = new RecentTokens();
  tokens.note('valid', 'staff');
  tokens.note('ended', 'somebody');
  tokens.note('ended', null);
  const { ask, load } = await serve({ handler: holding.handle, tokens });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  void ask('/search?q=1');
  await asked(holding, 1);
  for (const n of [2, 3]) void ask(`/search?q=${n}`);
  await waiting(load, 2);
  expect(await ask('/api/notices?q=x', as('ended'))).toContain('503');
  const staff = Array.from({ length: 34 }, (_, n) => ask(`/api/notices?q=staff${n}`, as('valid')));
  await waiting(load, 34);
  await holding.answerUntil(35);
  const isStaff = holding.urls.map((url) => url.includes('staff'));
  expect(isStaff.slice(1, 7)).toEqual([true, false, true, false, true, true]);
  const answers = await Promise.all(staff);
  expect(answers.filter((answer) => answer.includes(' 503 '))).toHaveLength(2);
});

test('who has gone meanwhile is not answered [21.90]', async () => {
  const holding = new Holding();
  const { ask, load, connections } = await serve({ handler: holding.handle });
  void ask('/search?q=1');
  await asked(holding, 1);
  void ask('/search?q=gone');
  await waiting(load, 1);
  closers.pop()?.();
  await vi.waitFor(async () => expect(await connections()).toBe(1), WITHIN);
  void ask('/search?q=2');
  await waiting(load, 2);
  await holding.answerUntil(2);
  expect(holding.urls).toEqual(['/search?q=1', '/search?q=2']);
});
