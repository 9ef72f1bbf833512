import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { requestLine } from '../raw.ts';
import { type Installation, installations } from './installations.ts';
import { type ServerProcess, setUpServers, spawnServer } from './server.ts';

const PASSWORD = 'correct horse battery';
const WORKERS = 2;

/** Process ids of the workers, by their parent. */
function workersOf({ child }: ServerProcess): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([parent]) => parent === child.pid).map(([, pid = 0]) => pid);
}

describe.each(installations)('Several workers on $name', { timeout: 60_000 }, ({ name, make, makeSite }) => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await makeSite();
  });
  afterEach(async () => {
    await installation.remove();
  });
  const startServer = setUpServers();
  const start = (settings: Record<string, string> = {}, { settings: its } = installation) => {
    return startServer({
      ...its,
      ADMIN_PASSWORD: PASSWORD,
      WORKERS: String(WORKERS),
      LIMIT_FORMS: '20/1h',
      ...settings,
    });
  };

  /** Each call is a connection of its own, and the primary gives connections to the workers in turn. */
  async function call(
    url: string,
    path: string,
    { token = '', json }: { token?: string; json?: unknown } = {},
  ) {
    return fetch(url + path, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  async function signIn(url: string): Promise<string> {
    const answer = await call(url, '/api/user/login', {
      json: { email: 'admin@localhost', password: PASSWORD },
    });
    return ((await answer.json()) as { token: string }).token;
  }

  test('serve as one site: each shows at once what another was told, and limits hold for all; they stop when their primary was killed [18.20, 18.22, 18.24, 18.26, 18.28]', async () => {
    const server = start();
    const url = await server.serving;
    expect(workersOf(server)).toHaveLength(WORKERS);
    const token = await signIn(url);
    for (let n = 0; n < 4; n += 1) {
      // Both workers have the page in their cache before the change.
      for (let each = 0; each < WORKERS; each += 1) await (await call(url, '/notices')).text();
      const title = `Change number ${n}.`;
      expect((await call(url, '/api/notice', { token, json: { title } })).status).toBe(201);
      for (let each = 0; each < WORKERS; each += 1) {
        expect(await (await call(url, '/notices')).text()).toContain(title);
        expect(await (await call(url, '/api/notices')).text()).toContain(title);
      }
    }
    const send = () =>
      call(url, '/api/contact', { json: { name: 'A', email: 'a@example.org', message: 'Hello' } });
    const statuses = async (times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await send()).status));
    expect(new Set(await statuses(16))).toEqual(new Set([201]));
    // Calls within one second may exceed the limit: those that each worker accepts before it knows the others'
    // counts. A
    // busy machine may write their counts later than that.
    await expect.poll(async () => new Set(await statuses(6)), { interval: 1000 }).toEqual(new Set([429]));
    const lines = server
      .said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answered = lines.filter(({ msg }) => msg === 'answered').map(({ worker }) => worker);
    expect(new Set(answered)).toEqual(new Set([1, 2]));

    const workers = workersOf(server);
    server.child.kill('SIGKILL');
    const isAlive = (pid: number) => {
      try {
        process.kill(pid, 0);
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(() => workers.some(isAlive), { timeout: 10_000 }).toBe(false);
  });

  test('are replaced when they die or are told to stop, and a stop answers what each accepted [18.20, 18.26, 18.27]', {
    tags: name === 'SQLite' ? [] : 'thorough',
  }, async () => {
    const server = start();
    const url = await server.serving;
    const token = await signIn(url);
    const [killed = 0, other = 0] = workersOf(server);
    // One of four connections is given to the stopped worker, which is killed before it accepts it.
    process.kill(killed, 'SIGSTOP');
    let answered = 0;
    const calls = Array.from({ length: 4 }, async () => {
      const { status } = await call(url, '/healthz');
      answered += 1;
      return status;
    });
    await expect.poll(() => answered).toBe(3);
    process.kill(killed, 'SIGKILL');
    expect(await Promise.all(calls)).toEqual([200, 200, 200, 200]);
    await expect.poll(() => workersOf(server).length, { timeout: 10_000 }).toBe(WORKERS);
    await expect.poll(server.said, { timeout: 10_000 }).toContain('"worker":3,"pid"');
    expect(server.said()).toMatch(
      /"worker":\d,"pid":\d+,"status":"SIGKILL","msg":"a worker ended and is replaced"/,
    );
    process.kill(other, 'SIGTERM');
    await expect.poll(() => workersOf(server).includes(other), { timeout: 10_000 }).toBe(false);
    expect(workersOf(server)).toHaveLength(WORKERS);
    const before = workersOf(server);
    server.child.kill('SIGHUP');
    await expect.poll(server.said, { timeout: 20_000 }).toContain('"the workers are replaced"');
    expect(workersOf(server)).toHaveLength(WORKERS);
    expect(workersOf(server).filter((pid) => before.includes(pid))).toEqual([]);

    const bodies = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        const body = JSON.stringify({ title: `Last ${n}` });
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        const answer = new Promise<string>((resolve) => {
          let text = '';
          socket.on('data', (chunk) => {
            text += chunk;
          });
          socket.on('error', () => {});
          socket.on('close', () => resolve(text));
        });
        const headers = {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Content-Length': String(body.length),
        };
        socket.write(requestLine('POST', '/api/notice', headers) + body.slice(0, 5));
        return { socket, answer, rest: body.slice(5) };
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill('SIGTERM');
    await expect.poll(server.said, { timeout: 5000 }).toContain('"stopping"');
    for (const { socket, rest } of bodies) socket.write(rest);
    for (const { answer } of bodies) expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.exited).toBe(0);
  });

  test('of several starts at the same moment migrate and make the first accounts once [18.21]', {
    tags: name === 'PostgreSQL' ? [] : 'thorough',
  }, async () => {
    const empty = await make();
    onTestFinished(() => empty.remove());
    const settings = { WORKERS: '1', ADMIN_PASSWORD: '' };
    const servers = Array.from({ length: 3 }, () => start(settings, empty));
    const urls = await Promise.all(servers.map(({ serving }) => serving));
    const told = servers.filter((server) => server.said().includes('first-accounts.txt'));
    expect(told).toHaveLength(1);
    expect((await readdir(empty.dataDir)).filter((name) => name.endsWith('.txt'))).toHaveLength(1);
    const text = await readFile(join(empty.dataDir, 'first-accounts.txt'), 'utf8');
    const password = /admin@localhost\s+password: (\S+)/.exec(text)?.[1];
    for (const url of urls)
      expect(
        (await call(url, '/api/user/login', { json: { email: 'admin@localhost', password } })).status,
      ).toBe(200);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0]);
  });
});

describe('A start with several workers', { timeout: 90_000 }, () => {
  test('that fails says why once, and ends with status 1 [18.20]', async () => {
    const installation = await installations[0].make();
    const server = spawnServer({
      ...installation.settings,
      WORKERS: '2',
      DATABASE_URL: 'postgres://a:b@127.0.0.1:9/none',
    });
    expect(await server.exited).toBe(1);
    expect(server.said().match(/DATABASE_URL: no database server listens there/g)).toHaveLength(1);
    await installation.remove();
  });
});
