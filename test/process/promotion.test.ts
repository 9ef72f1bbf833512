import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Installation, installations } from './installations.ts';
import { setUpServers } from './server.ts';

const PASSWORD = 'correct horse battery';
/** Enough for a busy machine to be asked before the first moment, and to be killed before the second. */
const AHEAD_MS = 2500;
const DOWN_MS = 1500;
/** Enough for a busy machine. */
const SOON = { timeout: 30_000, interval: 20 };

describe.each(installations)('A notice that is due, on $name,', ({ makeSite }) => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await makeSite();
  });
  afterEach(() => installation.remove());
  const spawn = setUpServers();
  const start = () => spawn({ ...installation.settings, ADMIN_PASSWORD: PASSWORD });

  /** Schedules two notices. @returns the moments at which they are due */
  const schedule = async (url: string, title: string, laterTitle: string) => {
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
    const draft = (title: string) => post('/api/manage/notice', { title }, { authorization });
    const [made, madeLater] = [await draft(title), await draft(laterTitle)];
    const publish = async ({ body, tag }: typeof made, at: number) => {
      const path = `/api/manage/notice/${body._id}/publish`;
      const headers = { authorization, 'if-match': tag };
      const scheduled = await post(path, { at: new Date(at).toISOString() }, headers);
      expect(scheduled.body.state).toBe('scheduled');
    };
    const at = Date.now() + AHEAD_MS;
    const later = at + DOWN_MS;
    await publish(made, at);
    await publish(madeLater, later);
    return { at, later };
  };
  const noticesAt = async (url: string) => (await fetch(`${url}/notices`)).text();
  const until = (at: number) => vi.waitFor(() => expect(Date.now()).toBeGreaterThanOrEqual(at), SOON);

  test('appears after a kill during its promotion, and one that is due while the server is down with its first answer after the start [19.248]', {
    tags: 'thorough',
  }, async () => {
    const server = start();
    const url = await server.serving;
    const { at, later } = await schedule(url, 'Due now', 'Due meanwhile');
    expect(await noticesAt(url)).not.toContain('Due');
    await until(at);
    const asked = Promise.allSettled([noticesAt(url), noticesAt(url)]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    server.child.kill('SIGKILL');
    await server.exited;
    await asked;
    await until(later);
    const first = await noticesAt(await start().serving);
    expect(first).toContain('Due now');
    expect(first).toContain('Due meanwhile');
  });
});
