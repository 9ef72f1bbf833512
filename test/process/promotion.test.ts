import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Installation, installations } from './installations.ts';
import { setUpServers } from './server.ts';

const PASSWORD = 'correct horse battery';
/** Enough to be killed before the moment on a busy machine. */
const AHEAD_MS = 2500;
/** Enough for a busy machine. */
const SOON = { timeout: 30_000, interval: 20 };

describe.each(installations)('A notice that is due on $name', ({ makeSite }) => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await makeSite();
  });
  afterEach(() => installation.remove());
  const spawn = setUpServers();
  const start = () => spawn({ ...installation.settings, ADMIN_PASSWORD: PASSWORD });

  const schedule = async (url: string, title: string, at: number) => {
    const post = async (path: string, json: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(json),
      });
      return { tag: answer.headers.get('etag') ?? '', body: (await answer.json()) as Record<string, string> };
    };
    const { body } = await post('/api/user/login', { email: 'admin@localhost', password: PASSWORD });
    const authorization = `Bearer ${body.token}`;
    const made = await post('/api/manage/notice', { title }, { authorization });
    const path = `/api/manage/notice/${made.body._id}/publish`;
    const headers = { authorization, 'if-match': made.tag };
    const scheduled = await post(path, { at: new Date(at).toISOString() }, headers);
    expect(scheduled.body.state).toBe('scheduled');
  };
  const noticesAt = async (url: string) => (await fetch(`${url}/notices`)).text();
  const until = (at: number) => vi.waitFor(() => expect(Date.now()).toBeGreaterThanOrEqual(at), SOON);

  test('while the server is down appears with its first answer after the start [19.248]', async () => {
    const server = start();
    const url = await server.serving;
    const at = Date.now() + AHEAD_MS;
    await schedule(url, 'Due meanwhile', at);
    expect(await noticesAt(url)).not.toContain('Due meanwhile');
    server.child.kill('SIGKILL');
    await server.exited;
    await until(at);
    expect(await noticesAt(await start().serving)).toContain('Due meanwhile');
  });

  test('appears after a kill during its promotion [19.248]', async () => {
    const server = start();
    const url = await server.serving;
    const at = Date.now() + AHEAD_MS;
    await schedule(url, 'Due now', at);
    expect(await noticesAt(url)).not.toContain('Due now');
    await until(at);
    const asked = Promise.allSettled([noticesAt(url), noticesAt(url)]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    server.child.kill('SIGKILL');
    await server.exited;
    await asked;
    expect(await noticesAt(await start().serving)).toContain('Due now');
  });
});
