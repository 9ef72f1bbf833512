import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/dev/free-port.ts';
import { settingToBlame } from '../../src/setting-to-blame.ts';
import { readSettings } from '../../src/settings.ts';
import { sites } from '../site.ts';
import { type Installation, installations } from './installations.ts';
import { setUpServers, stopServer } from './server.ts';

const [embedded, server] = installations;

describe('A start', { timeout: 60_000 }, () => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await embedded.make();
  });
  afterEach(async () => {
    await installation.remove();
  });
  const startServer = setUpServers();
  const start = (settings: Record<string, string> = {}) => {
    return startServer({ ...installation.settings, ...settings });
  };
  const signIn = async (url: string, password: string) => {
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password }),
    });
    return response.status;
  };

  test('with bad settings prints a line for each with its value and the accepted ones, exits with 1 and leaves nothing [10.6]', async () => {
    const bad = {
      PORT: '99999',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      SEED: 'all',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'short',
      LIMIT_LOGIN: '5 per hour',
      LIMIT_FORMS: '0/1h',
      LIMIT_CHAT: '-1/1m',
      TRUST_PROXY: 'everybody',
      LOG_LEVEL: 'loud',
      HOST: 'a b',
      SMTP_URL: 'http://office:hidden@hidden@mail.example/?pass=hidden',
      MAIL_FROM: 'The College',
      NOTIFY_EMAIL: 'office@college.example; head@college.example',
      CHATBOT_URL: 'ftp://bot:hidden@bot.example/?token=hidden',
      LLM_BASE_URL: 'https://somebody:hidden@models.example/v1',
      LLM_API_KEY: 'hidden key',
      LLM_MODEL: 'm'.repeat(201),
    };
    const server = start(bad);
    expect(await server.exited).toBe(1);
    const lines = server.said().trim().split('\n');
    expect(lines.map((line) => line.split('=', 1)[0]).sort()).toEqual(Object.keys(bad).sort());
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+=".*".*: accepted is \S.+/);
    for (const value of ['99999', 'ftp://x', 'all', 'nobody', '5 per hour', 'everybody', 'loud'])
      expect(server.said()).toContain(`"${value}"`);
    for (const secret of ['short', 'hidden']) expect(server.said()).not.toContain(secret);
    expect(existsSync(installation.dataDir)).toBe(false);
  });

  test('with a database that refuses names DATABASE_URL, says why, exits with 1 and leaves nothing [10.6]', async () => {
    const site = await server.make();
    try {
      const url = new URL(site.settings.DATABASE_URL ?? '');
      url.password = 'hidden-word';
      const failed = start({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' });
      expect(await failed.exited).toBe(1);
      expect(failed.said()).toMatch(/^DATABASE_URL: .*refuses the user or the password.*\n$/);
      expect(failed.said()).not.toContain('hidden-word');
      expect(await readdir(installation.dataDir).catch(() => [])).toEqual([]);
    } finally {
      await site.remove();
    }
  });

  test('waits for a database server that does not answer yet, says so once, and then serves [24.1]', async () => {
    const site = await server.make();
    const database = new URL(site.settings.DATABASE_URL ?? '');
    const { hostname, port } = database;
    const early = createServer((client) => {
      const behind = connect(Number(port), hostname);
      for (const [one, other] of [
        [client, behind],
        [behind, client],
      ] as const)
        one.on('error', () => other.destroy()).pipe(other);
    });
    try {
      database.host = `127.0.0.1:${await freePort()}`;
      const waiting = startServer({ ...site.settings, DATABASE_URL: database.href });
      await expect
        .poll(waiting.said)
        .toContain('no database server listens there (ECONNREFUSED); the start waits');
      early.listen(Number(database.port), '127.0.0.1');
      const url = await waiting.serving;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(waiting.said().match(/the start waits/g)).toHaveLength(1);
      expect(await stopServer(waiting)).toBe(0);
    } finally {
      early.close();
      await site.remove();
    }
  });

  test('names the setting to blame: a port in use, a host that is not of this machine, a database that is not there [10.6]', async () => {
    const blamed = async (settings: Record<string, string>) => {
      const environment = { ...installation.settings, ...settings };
      const error = await sites[0].start({ environment }).then(
        (site) => site.close(),
        (refusal: unknown) => refusal,
      );
      return settingToBlame(readSettings(environment), error);
    };
    const none = new URL(inject('postgresUrl'));
    none.pathname = '/hidden-word';
    const noDatabase = await blamed({ DATABASE_URL: none.href });
    expect(noDatabase).toMatch(/^DATABASE_URL: .*no database of this name/);
    const noServer = await blamed({ DATABASE_URL: 'postgres://nobody:hidden-word@127.0.0.1:9/none' });
    expect(noServer).toMatch(/^DATABASE_URL: .*no database server listens/);
    expect([noDatabase, noServer].join()).not.toContain('hidden-word');
    expect(await readdir(installation.dataDir).catch(() => [])).toEqual([]);

    expect(await blamed({ HOST: '192.0.2.1' })).toMatch(/^HOST="192\.0\.2\.1": accepted is .*EADDRNOTAVAIL/);
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    expect(await blamed({ PORT: String(port) })).toMatch(new RegExp(`^PORT=${port}: .*in use`));
    await new Promise((resolve) => taken.close(resolve));
  });

  test('writes a generated password to a file that only its owner can read, and only the first time; by default listens on both loopback addresses and on no other [10.7, 10.8]', async () => {
    const server = start();
    const url = await server.serving;
    expect(new URL(url).hostname).toBe('localhost');
    const { port } = new URL(url);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const addresses = await readFile('/proc/net/tcp', 'utf8').catch(() => '');
    const hex = Number(port).toString(16).toUpperCase().padStart(4, '0');
    expect(addresses).not.toMatch(new RegExp(` 00000000:${hex} `));

    const [file] = (await readdir(installation.dataDir)).filter((name) => name.endsWith('.txt'));
    const path = join(installation.dataDir, file ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = await readFile(path, 'utf8');
    const password = /admin@localhost\s+password: (\S+)/.exec(text)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(10);
    expect(server.said()).toContain(path);
    expect(server.said()).not.toContain(password);
    expect(await signIn(url, password)).toBe(200);
    for (const plural of ['banners', 'newss', 'notices'])
      expect(await (await fetch(`${url}/api/${plural}`)).json()).toEqual([]);
    expect(await stopServer(server)).toBe(0);

    const again = start({ ADMIN_PASSWORD: 'another password' });
    const nextUrl = await again.serving;
    expect(again.said()).not.toContain(path);
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await signIn(nextUrl, password)).toBe(200);
    expect(await signIn(nextUrl, 'another password')).toBe(401);
    expect(await stopServer(again)).toBe(0);
  });

  test('never writes a password from the settings', async () => {
    const server = start({ ADMIN_PASSWORD: 'set by the owner' });
    expect(await signIn(await server.serving, 'set by the owner')).toBe(200);
    expect((await readdir(installation.dataDir)).filter((name) => name.endsWith('.txt'))).toEqual([]);
    expect(server.said()).not.toContain('set by the owner');
  });
});
