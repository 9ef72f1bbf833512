import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpOfWritten } from '../../proofs/college/dump.ts';
import { pages } from '../../src/server/pages/index.ts';
import type { ApiDocument } from '../hostile/document.ts';
import { twoOfThem } from '../hostile/requests.ts';
import {
  answersTo,
  faultOf,
  isRepeatable,
  type SendRaw,
  type Tried,
  tryEverything,
} from '../hostile/rounds.ts';
import { makeTargets } from '../hostile/targets.ts';
import { sites, type TestSite } from '../site.ts';

const NOWHERE = '0'.repeat(24);
const UNLIMITED = { LIMIT_LOGIN: 'off', LIMIT_FORMS: 'off', LIMIT_CHAT: 'off', LIMIT_SEARCHES: 'off' };
/** One of each kind of page and type; `npm run proof -- fields` tries all of them with everything. */
const TYPES = ['notice', 'gallery'];
const PAGES = pages.filter(({ language, url }) => language !== 'ne' || url === '/ne/search');

describe.each(sites)('Whatever is sent, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: UNLIMITED });
  });
  afterAll(() => site.close());

  const send: SendRaw = async ({ method, path, headers, body }) => {
    const answer = await site.call(method, path, { headers, ...(body !== undefined && { body }) });
    return { ...answer, etag: answer.headers.get('etag') ?? undefined };
  };

  test('is taken, or refused in words and leaves nothing behind; nothing is an error of the site [22.63]', async () => {
    const document = (await site.call('GET', '/api/openapi.json')).json as ApiDocument;
    const ids = await makeTargets((method, path, options) => site.call(method, path, options));
    const refused: Tried[] = [];
    const faults: string[] = [];
    let tried = 0;
    for await (const one of tryEverything({
      document,
      pages: PAGES,
      ids,
      send,
      choose: twoOfThem,
      types: TYPES,
    })) {
      tried += 1;
      const fault = faultOf(one);
      if (fault) faults.push(fault);
      if (isRepeatable(one)) refused.push(one);
    }
    expect(faults).toEqual([]);
    expect([tried > 1000, refused.length > 500]).toEqual([true, true]);
    expect(site.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect((await site.call('GET', '/api/accounts')).status).toBe(200);

    const dump = () => dumpOfWritten({ settings: site.environment, dataDir: site.dataDir });
    const before = await dump();
    for await (const { request, status } of answersTo(
      send,
      refused.map(({ request }) => request),
    ))
      expect(status, JSON.stringify(request).slice(0, 500)).toBeGreaterThanOrEqual(400);
    expect(await dump()).toEqual(before);
  });

  test.each([
    [
      'POST',
      '/api/contact',
      '{"name":"A","email":"a@b.example","message":"x","filledIn":{"toString":1,"valueOf":1}}',
      201,
    ],
    [
      'POST',
      '/api/application',
      '{"name":"A","email":"a@b.example","program":"x","filledIn":[[1]],"message":"x"}',
      201,
    ],
    ['POST', `/api/unanswered/${NOWHERE}/answer`, '{"type":{"toString":1,"valueOf":1},"item":"x"}', 400],
    ['POST', `/api/unanswered/${NOWHERE}/answer`, '{"type":"notice","item":{"toString":1,"valueOf":1}}', 400],
    ['POST', '/api/manage/notice', '{"title":"x","attachments":" "}', 400],
    ['POST', '/api/manage/gallery', '{"title":"x","imageAlt":" "}', 400],
  ])('%s %s of %s is no error of the site [22.63]', async (method, path, body, status) => {
    const headers = { 'content-type': 'application/json' };
    expect((await site.call(method, path, { body, headers })).status).toBe(status);
  });
});
