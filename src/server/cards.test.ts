import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { neutralCollege } from '../content/college.ts';
import { notice } from '../content/notice.ts';
import type { Item } from '../schema/define-type.ts';
import { Cards } from './cards.ts';
import type { ServedSite } from './served-site.ts';

const item: Item = {
  _id: 'a1'.repeat(12),
  title: 'Exam routine',
  createdAt: '2026-11-24T04:00:00.000Z',
  updatedAt: '2026-11-24T04:00:00.000Z',
};

function cardsBy(drawCard: () => Promise<Buffer | null>) {
  const site = {
    database: { reading: { one: async () => ({ item }) } },
    college: async () => neutralCollege,
    searchLimit: { take: () => () => {} },
    media: { drawCard },
  } as unknown as ServedSite;
  const app = fastify();
  onTestFinished(() => app.close());
  const cards = new Cards(site);
  cards.routes(app);
  const pathNow = () => cards.viewOf('en', notice, item, neutralCollege)?.path ?? null;
  return { app, pathNow };
}

test('where texts cannot be drawn, the former picture takes the place of every card [24.90]', async () => {
  const { app, pathNow } = cardsBy(async () => null);
  const url = pathNow() ?? '';
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([302, 'max-age=0, must-revalidate, s-maxage=1']);
  expect(headers.location).toContain('icon-512');
  expect(pathNow()).toBeNull();
});

test('a card that many ask for at once is drawn once, and kept [24.90]', async () => {
  let drawn = 0;
  const { app, pathNow } = cardsBy(async () => {
    drawn += 1;
    return Buffer.from('card');
  });
  const url = pathNow() ?? '';
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject({ url })));
  answers.push(await app.inject({ url }));
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(6).fill('200 card'));
  expect(drawn).toBe(1);
});
