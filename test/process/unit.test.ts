import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Installation, installations } from './installations.ts';
import { MAIN, setUpServers, stopServer } from './server.ts';

const CLI = fileURLToPath(new URL('../../dist/server/cli.js', import.meta.url));
const PASSWORD = 'correct horse battery';
const [onSqlite, onServer] = installations;

let installation: Installation;
afterEach(() => installation.remove());
const startServer = setUpServers();
const operate = (settings: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [CLI, ...args], { env: { PATH: process.env.PATH, ...settings } });

async function signIn(
  url: string,
  password: string,
  email = 'admin@localhost',
): Promise<{ status: number; token: string }> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, token: ((await answer.json()) as { token: string }).token };
}

describe('A DATA_DIR', { timeout: 60_000 }, () => {
  test('is served by one process: another start and seed say who has it, and end with status 1; after a kill the next has it at once [18.21]', async () => {
    installation = await onSqlite.makeSite();
    const server = startServer(installation.settings);
    await server.serving;
    const inUse = `The folder ${installation.dataDir} is in use: process ${server.child.pid} has it`;
    const second = startServer(installation.settings);
    await Promise.all([
      second.exited.then((status) => expect(status).toBe(1)),
      expect(operate(installation.settings, 'seed')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(inUse),
      }),
    ]);
    expect(second.said()).toContain(inUse);
    server.child.kill('SIGKILL');
    await server.exited;
    const again = startServer(installation.settings);
    await again.serving;
    expect(await stopServer(again)).toBe(0);
  });

  test('is taken over by a start while the process before it stops [18.21]', async () => {
    installation = await onSqlite.makeSite();
    const server = startServer(installation.settings);
    await server.serving;
    const next = startServer(installation.settings);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    server.child.kill('SIGTERM');
    await next.serving;
    expect([await server.exited, await stopServer(next)]).toEqual([0, 0]);
  });

  test('is changed by commands while it is served and written to [18.21]', async () => {
    installation = await onSqlite.makeSite();
    const server = startServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD });
    const url = await server.serving;
    const writing = (async () => {
      for (let at = 0; at < 40; at += 1)
        expect(
          (
            await fetch(`${url}/api/contact`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ name: 'A', email: 'a@example.org', message: `Hello ${at}` }),
            })
          ).status,
        ).toBe(201);
    })();
    const added = await operate(
      installation.settings,
      'account',
      'add',
      '--email',
      'sita@college.example',
      '--name',
      'Sita',
      '--role',
      'admin',
      '--generate',
    );
    await operate(installation.settings, 'reindex');
    await writing;
    const password = /Password: (\S+)/.exec(added.stdout)?.[1] ?? '';
    expect((await signIn(url, password, 'sita@college.example')).status).toBe(200);
    expect(await stopServer(server)).toBe(0);
  });
});

describe('Several processes on PostgreSQL', { timeout: 60_000 }, () => {
  test('that start at the same moment migrate and make the first accounts once, and stop [18.21]', async () => {
    installation = await onServer.make();
    const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(tmpdir(), 'chautari-machine-'))));
    onTestFinished(async () => {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });
    const servers = folders.map((folder) =>
      startServer({ ...installation.settings, DATA_DIR: folder, ADMIN_PASSWORD: '' }),
    );
    const urls = await Promise.all(servers.map(({ serving }) => serving));
    const told = await Promise.all(
      folders.map(async (folder) => ((await readdir(folder)).includes('first-accounts.txt') ? folder : null)),
    );
    const [folder, ...more] = told.filter((one) => one !== null);
    expect(more).toEqual([]);
    const text = await readFile(join(folder ?? '', 'first-accounts.txt'), 'utf8');
    const password = /admin@localhost\s+password: (\S+)/.exec(text)?.[1] ?? '';
    for (const url of urls) expect((await signIn(url, password)).status).toBe(200);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0]);
  });

  test('serve as one site: each shows within a second what another was told [15.2, 18.23]', async () => {
    installation = await onServer.makeSite();
    const beside = await mkdtemp(join(tmpdir(), 'chautari-machine-'));
    onTestFinished(() => rm(beside, { recursive: true, force: true }));
    const settings = { ...installation.settings, ADMIN_PASSWORD: PASSWORD };
    const servers = [startServer(settings), startServer({ ...settings, DATA_DIR: beside })];
    const urls = await Promise.all(servers.map(({ serving }) => serving));
    const { token } = await signIn(urls[0] ?? '', PASSWORD);
    for (let n = 0; n < 4; n += 1) {
      const [one = '', other = ''] = n % 2 ? urls : urls.toReversed();
      for (const url of urls) await (await fetch(`${url}/notices`)).text();
      const title = `Change number ${n}.`;
      const made = await fetch(`${one}/api/notice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ title }),
      });
      expect(made.status).toBe(201);
      expect(await (await fetch(`${one}/notices`)).text()).toContain(title);
      expect(await (await fetch(`${other}/api/notices`)).text()).toContain(title);
      await expect
        .poll(async () => (await fetch(`${other}/notices`)).text(), { timeout: 1000, interval: 20 })
        .toContain(title);
    }
  });
});

/** Listens, as systemd does for a socket unit, and starts the server with that socket, and again when it has ended. */
const TWICE = `for each in 1 2; do sh -c 'LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1"; done`;

test('A connection that comes while a server of a socket unit is started again waits for it [18.72]', {
  timeout: 60_000,
}, async () => {
  installation = await onSqlite.makeSite();
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const env = { PATH: process.env.PATH, ...installation.settings, PORT: '1', LISTEN_FDS: '1' };
  const shell = spawn('sh', ['-c', TWICE, process.execPath, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env,
  });
  // From now on the shell has it.
  socket.close();
  let said = '';
  shell.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const address = `"address":"http://localhost:${port}","msg":"serving"`;
  const server = async () =>
    Number(/\d+/.exec(await readFile(join(installation.dataDir, 'unit'), 'utf8'))?.[0]);
  const statusOf = async () =>
    (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status;
  await expect.poll(() => said, { timeout: 30_000 }).toContain(address);
  expect(await statusOf()).toBe(200);
  const first = await server();
  process.kill(first, 'SIGTERM');
  await expect.poll(() => said, { interval: 1 }).toContain('"stopping"');
  expect(await Promise.all(Array.from({ length: 20 }, statusOf))).toEqual(Array(20).fill(200));
  const second = await server();
  expect(second).not.toBe(first);
  process.kill(second, 'SIGTERM');
  expect(await once(shell, 'exit')).toEqual([0, null]);
});
