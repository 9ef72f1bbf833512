import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatService, json, startChatService } from '../chat-service.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

const [embedded] = sites;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A log line as an object. */
type Line = Record<string, unknown>;

describe('A request', () => {
  let service: ChatService;
  let site: TestSite;
  beforeAll(async () => {
    service = await startChatService();
    site = await embedded.start({ environment: { CHATBOT_URL: service.url } });
  });
  afterAll(async () => {
    await site.close();
    await service.close();
  });

  const linesWith = (name: string, value: unknown) =>
    site.logLines.map((line) => JSON.parse(line) as Line).filter((line) => line[name] === value);
  const ask = (headers: Record<string, string> = {}) =>
    site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', headers, json: { message: 'Hello' } });

  test('that is refused carries the id under which the log has it [18.64]', async () => {
    for (const [path, status] of [
      ['/api/notice/nothing', 404],
      ['/api/me', 401],
      ['/api/notices?page=x', 400],
    ] as const) {
      const { status: given, headers, json: body } = await site.call('GET', path, { as: 'nobody' });
      expect(given).toBe(status);
      expect(Object.keys(body as object)).not.toContain('requestId');
      const id = headers.get('x-request-id');
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]+$/);
      await expect.poll(() => linesWith('requestId', id).at(-1)?.status).toBe(status);
    }
  });

  test('shows its number on the page of an error, and in a form that the server could not take [18.65]', async () => {
    const broken = await embedded.start();
    await runSql(broken, ['drop table notice', 'drop table contact']);
    const page = await broken.call('GET', '/notices', { as: 'nobody' });
    const body = new URLSearchParams({ name: 'Asha', email: 'asha@example.org', message: 'When?' });
    const form = await broken.call('POST', '/contact-us', { as: 'nobody', body });
    const api = await broken.call('GET', `/api/notice/${'0'.repeat(24)}`, { as: 'nobody' });
    for (const { status, text, headers } of [page, form]) {
      expect(status).toBe(500);
      expect(text).toContain(`If you ask for help, give this number: ${headers.get('x-request-id')}.`);
    }
    expect(api.status).toBe(500);
    expect(Object.keys(api.json as object)).toEqual(['message', 'code']);
    expect(api.headers.get('x-request-id')).not.toBeNull();
    await broken.close();
  });

  test('logs the trace that it belongs to, and passes it on [18.66]', async () => {
    service.answering = json([{ text: 'Hello.' }]);
    await ask({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
    const { traceparent } = service.asked.at(-1)?.headers ?? {};
    const [, trace, span, flags] = String(traceparent).split('-');
    expect([trace, flags]).toEqual([TRACE, '01']);
    await expect.poll(() => linesWith('traceId', TRACE).length).toBe(1);
    const [line] = linesWith('traceId', TRACE);
    expect(String(line?.requestId).split('-').join('0').replaceAll('0', '')).toBe(span?.replaceAll('0', ''));
  });

  test('begins a trace for what it calls where none came, or none that is valid [18.66]', async () => {
    service.answering = json([{ text: 'Hello.' }]);
    for (const invalid of [
      {},
      { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
      { traceparent: `00-${TRACE}-00f067aa0ba902b7-01-more` },
      { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` },
      { traceparent: 'nonsense' },
    ]) {
      await ask(invalid as Record<string, string>);
      const { traceparent } = service.asked.at(-1)?.headers ?? {};
      expect(traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-00$/);
      const id = String(traceparent).split('-')[1];
      expect(id).not.toBe(TRACE);
      await expect.poll(() => linesWith('traceId', id).length).toBe(1);
    }
  });
});
