import { Readable } from 'node:stream';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { errors } from '../errors.ts';
import { PageCache } from './pages/page-cache.ts';
import type { ServedSite } from './served-site.ts';
import { iconRoutes, uploadsRoutes } from './uploads-routes.ts';

const id = 'a1'.repeat(16);
const path = `/uploads/${id}.webp`;

/** A site whose storage takes so long that meanwhile the file is removed from what is public. */
async function siteWithSlowStorage({ opensBefore = 0, bytes = 7 } = {}) {
  let isPublic = true;
  let opened = 0;
  const streams: Readable[] = [];
  const remove = () => {
    opened += 1;
    if (opened > opensBefore) isPublic = false;
  };
  const media = {
    open: async () => {
      remove();
      const stream = Readable.from([Buffer.alloc(bytes, 'content')]);
      streams.push(stream);
      return { size: bytes, stream };
    },
    icon: async () => {
      remove();
      return Buffer.from('icon');
    },
  };
  const one = { executeTakeFirst: async () => ({ name: 'a.pdf' }) };
  const site = {
    media,
    database: { reader: { selectFrom: () => ({ select: () => ({ where: () => one }) }) } },
    publicPaths: { has: async () => isPublic },
    publicUrl: 'https://college.example',
    college: async () => ({ logo: isPublic ? path : null, favicon: null }),
  } as unknown as ServedSite;
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _request, reply) =>
    reply.code((error as ReturnType<typeof errors.notFound>).status ?? 500).send(),
  );
  const freshness = { version: 1, day: '2026-11-30' };
  uploadsRoutes(app, site, new PageCache(() => freshness));
  iconRoutes(app, site);
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const publish = () => {
    freshness.version += 1;
  };
  return { get, streams, publish };
}

describe('A file that is removed while the storage is slow', () => {
  test.each([
    ['a picture', path, {}],
    ['a picture that a browser has', path, { 'if-none-match': `"${id}.webp"` }],
    ['a document', `/uploads/${id}.pdf`, {}],
    ['an icon', `/icons/${id}-tab.png`, {}],
  ])('is not given, nor to be kept: %s [18.59]', async (_what, url, headers) => {
    const { get, streams } = await siteWithSlowStorage();
    const { statusCode, headers: answered } = await get(url, headers);
    expect([statusCode, answered['cache-control']]).toEqual([404, undefined]);
    expect(streams.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('is not given in parts either [18.59]', async () => {
    const { get, streams } = await siteWithSlowStorage({ opensBefore: 1 });
    const { statusCode } = await get(path, { range: 'bytes=0-2' });
    expect(statusCode).toBe(404);
    expect(streams.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });

  test.each([path, `/uploads/${id}.pdf`, `/icons/${id}-tab.png`])('else %s is given', async (url) => {
    const { get } = await siteWithSlowStorage({ opensBefore: 1 });
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('A picture that many ask for', () => {
  test('is read once, kept until something is published, and answers browsers that have it [21.91]', async () => {
    const { get, streams, publish } = await siteWithSlowStorage({ opensBefore: 9 });
    const all = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 content']),
    );
    expect(streams).toHaveLength(1);
    expect(all[0]?.headers).toMatchObject({
      'content-type': 'image/webp',
      'accept-ranges': 'bytes',
      etag: `"${id}.webp"`,
      'strict-transport-security': expect.any(String),
    });
    const known = await get(path, { 'if-none-match': `"${id}.webp"` });
    expect([known.statusCode, known.body, streams.length]).toEqual([304, '', 1]);
    publish();
    expect([(await get(path)).statusCode, streams.length]).toEqual([200, 2]);
  });

  test('is read for each of them if it is large', async () => {
    const { get, streams } = await siteWithSlowStorage({ opensBefore: 9, bytes: 600 * 1024 });
    const { statusCode, rawPayload } = await get(path);
    expect([statusCode, rawPayload.length]).toEqual([200, 600 * 1024]);
    await get(path);
    expect(streams).toHaveLength(4);
    expect((await get(path, { range: 'bytes=0-2' })).statusCode).toBe(206);
  });
});
