import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { expectNothingUnfinished } from '../folders.ts';
import { requestLine } from '../raw.ts';
import { runSql } from '../run-sql.ts';
import { sites } from '../site.ts';
import { type Installation, installations } from './installations.ts';
import { type ServerProcess, spawnServer } from './server.ts';

const PASSWORD = 'correct horse battery';

/** Opens a raw connection that collects the answer. */
async function dial(url: string) {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  await new Promise((resolve) => socket.on('connect', resolve));
  return { send: (text: string) => socket.write(text), ended, answer: () => answer };
}

const [onSqlite, onServer] = installations;
const databases = inMatrix([onSqlite], installations);

describe('A server that is stopped', { timeout: 60_000 }, () => {
  let installation: Installation;
  let server: ServerProcess;
  let url: string;
  let token: string;
  const start = async ({ makeSite }: (typeof installations)[number]) => {
    installation = await makeSite();
    server = spawnServer({ ...installation.settings, ADMIN_PASSWORD: PASSWORD });
    url = await server.serving;
    const login = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password: PASSWORD }),
    });
    token = ((await login.json()) as { token: string }).token;
  };
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    await installation.remove();
  });

  const half = (title: string) => {
    const body = JSON.stringify({ title });
    const head = requestLine('POST', '/api/notice', {
      Connection: 'keep-alive',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    });
    return { first: head + body.slice(0, 5), rest: body.slice(5) };
  };

  test.each(databases)(
    'by SIGTERM or SIGINT, on $name, answers what it accepted, then exits with 0: within 5 s although an upload stalls, of which it leaves nothing [10.14]',
    async (database) => {
      await start(database);
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const idle = await dial(url);
        idle.send(requestLine('GET', '/healthz', { Connection: 'keep-alive' }));
        await expect.poll(idle.answer).toContain('{"status":"ok"}');
        const titles = Array.from({ length: 5 }, (_, index) => `Last ${index} before ${signal}`);
        const requests = await Promise.all(
          titles.map(async (title) => ({ ...half(title), line: await dial(url) })),
        );
        for (const { line, first } of requests) line.send(first);
        // This answer shows that the requests sent before it have arrived.
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 300));
        server.child.kill(signal);
        await expect.poll(server.said, { timeout: 5000 }).toContain('"stopping"');
        for (const { line, rest } of requests) line.send(rest);
        for (const { line } of requests)
          expect(await line.ended).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i);
        expect(await server.exited).toBe(0);
        await idle.ended;
        // The next signal ends this one.
        server = spawnServer(installation.settings);
        url = await server.serving;
        const list = (await (await fetch(`${url}/api/notices`)).json()) as { title: string }[];
        const kept = list.map(({ title }) => title).filter((title) => title.endsWith(signal));
        expect(kept.sort()).toEqual(titles);
      }

      const stalled = await dial(url);
      const body = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG';
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '5000',
      };
      stalled.send(requestLine('POST', '/api/picture', headers) + body);
      const silent = await dial(url);
      const begun = await dial(url);
      begun.send('GET / HTTP/1.1\r\nHos');
      await new Promise((resolve) => setTimeout(resolve, 300));
      // Five seconds (requirement 10.14), and half a second for a busy machine.
      const from = performance.now();
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      expect(performance.now() - from).toBeLessThan(5500);
      await Promise.all([stalled.ended, silent.ended, begun.ended]);
      const again = await sites[0].start({ environment: installation.settings });
      await expectNothingUnfinished(installation);
      await again.close();
    },
  );

  test('by an upgrade of its database on a server stores nothing more and ends with 1, and starts no more [18.90, 18.91]', async () => {
    await start(onServer);
    const { settings, dataDir } = installation;
    await runSql({ environment: settings, dataDir }, [`insert into migration values ('9000-next', '')`]);
    // What it does beside requests may meet the upgrade first.
    const late = fetch(`${url}/api/notice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'Late' }),
    });
    expect([503, 'gone']).toContain(
      await late.then(
        ({ status }) => status,
        () => 'gone',
      ),
    );
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain('another version of Chautari has upgraded the database');
    server = spawnServer(settings);
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain('another version of Chautari (9000-next)');
  });
});
