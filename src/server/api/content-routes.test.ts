import fastify from 'fastify';
import { expect, test } from 'vitest';
import { notice } from '../../content/notice.ts';
import type { ServedSite } from '../served-site.ts';
import { contentRoutes } from './content-routes.ts';
import { ResponseCache } from './response-cache.ts';

test('HEAD of a whole list does not read the list', async () => {
  let reads = 0;
  async function* all() {
    reads += 1;
    yield [{ title: 'Exam routine' }];
  }
  const app = fastify();
  const site = { database: { reading: { all } } } as unknown as ServedSite;
  contentRoutes(app, site, notice, new ResponseCache(() => null));
  const head = await app.inject({ method: 'HEAD', url: '/api/notices' });
  expect([head.statusCode, head.body, reads]).toEqual([200, '', 0]);
  expect(head.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  expect(head.headers).not.toHaveProperty('content-length');
  expect((await app.inject('/api/notices')).json()).toEqual([{ title: 'Exam routine' }]);
  await app.close();
});
