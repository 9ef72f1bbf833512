import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Place, places } from './places.ts';
import { type ServerProcess, spawnServer, stopServer } from './server.ts';

const [embedded] = places;
const CLI = fileURLToPath(new URL('../../dist/server/cli.js', import.meta.url));

describe('The demonstration college', { timeout: 180_000 }, () => {
  let place: Place;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    place = await embedded.make();
  });
  afterEach(async () => {
    for (const { child, exited } of running.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
    await place.remove();
  });
  const start = () => {
    const server = spawnServer({ ...place.settings, SEED: 'demo' });
    running.push(server);
    return server;
  };
  const operate = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, ...place.settings };
    return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
  };

  test('is whole after a kill in the middle of it, nobody is locked out, and it can be taken away again', async () => {
    const killed = start();
    const isPlanting = async () => (await readdir(join(place.dataDir, 'uploads')).catch(() => [])).length > 5;
    while (!(await isPlanting())) await new Promise((resolve) => setTimeout(resolve, 100));
    killed.child.kill('SIGKILL');
    await killed.exited;
    const told = await readFile(join(place.dataDir, 'first-accounts.txt'), 'utf8');
    const password = /admin@localhost\s+password: (\S+)/.exec(told)?.[1] ?? '';

    const server = start();
    const url = await server.serving;
    for (const [plural, count] of Object.entries({ banners: 4, newss: 30, notices: 40 })) {
      const list: { title: string }[] = await (await fetch(`${url}/api/${plural}`)).json();
      expect(new Set(list.map(({ title }) => title)).size, plural).toBe(count);
      expect(list, plural).toHaveLength(count);
    }
    const signedIn = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password }),
    });
    const { token } = await signedIn.json();
    const [kept] = await (await fetch(`${url}/api/notices?limit=1`)).json();
    const changed = await fetch(`${url}/api/notice/${kept._id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'Ours from now on' }),
    });
    expect(changed.status).toBe(200);
    expect(await stopServer(server)).toBe(0);

    expect(await operate('seed', '--remove')).toContain('Removed 75 records and accounts');
    expect(await operate('account', 'list')).not.toMatch(/student@localhost|teacher@localhost/);
    const again = start();
    const nextUrl = await again.serving;
    expect(await (await fetch(`${nextUrl}/api/newss`)).json()).toEqual([]);
    expect(await (await fetch(`${nextUrl}/api/notices`)).json()).toMatchObject([
      { title: 'Ours from now on' },
    ]);
    expect(await stopServer(again)).toBe(0);
  });
});
