import { setTimeout as pauseFor } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('Pages on $name', ({ start }) => {
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    site = await start();
    other = await start({ beside: site });
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const page = async (path: string, from = site) => (await from.call('GET', path, { as: 'nobody' })).text;

  test('show an acknowledged change from the next request on, while others read them [15.2]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Fresh 0' } });
    const path = `/api/notice/${record._id}`;
    let isOver = false;
    const readers = ['/', '/notices', '/notices?page=1'].map(async (address) => {
      let last = 0;
      while (!isOver) {
        const seen = Number(/Fresh (\d+)/.exec(await page(address))?.[1] ?? -1);
        expect(seen).toBeGreaterThanOrEqual(last);
        last = seen;
        // Readers without a pause would leave the writer a fraction of the processor.
        await pauseFor(2);
      }
    });
    try {
      for (let index = 1; index <= 30; index += 1) {
        expect((await site.call('PUT', path, { json: { title: `Fresh ${index}` } })).status).toBe(200);
        const address = index % 2 ? '/' : '/notices';
        expect(await page(address), `write ${index}`).toContain(`Fresh ${index}<`);
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    await site.call('DELETE', path);
    for (const address of ['/', '/notices']) expect(await page(address)).not.toContain('Fresh');
  });

  test('show changes that were acknowledged concurrently', async () => {
    const titles = Array.from({ length: 15 }, (_, index) => `Together ${index}`);
    const made = await Promise.all(
      titles.map(async (title) => {
        const { record } = await site.call('POST', '/api/notice', { json: { title } });
        expect(await page('/notices')).toContain(`${title}<`);
        return record._id;
      }),
    );
    await Promise.all(made.map((id) => site.call('DELETE', `/api/notice/${id}`)));
    expect(await page('/notices')).not.toContain('Together');
  });

  test('show a replaced picture at once', async () => {
    const file = () => pictureFile({ width: 40, height: 30 });
    const made = await site.call('POST', '/api/news', {
      body: multipart({ title: 'Seen', image: await file() }),
    });
    const address = `/news-and-events/seen/${made.record._id}`;
    expect(await page(address)).toContain(made.record.image);
    const changed = await site.call('POST', `/api/newsFile/${made.record._id}`, {
      body: multipart({ image: await file() }),
    });
    const now = await page(address);
    expect(now).toContain(changed.record.image);
    expect(now).not.toContain(made.record.image);
    await site.call('DELETE', `/api/news/${made.record._id}`);
    expect((await site.call('GET', address, { as: 'nobody' })).status).toBe(404);
  });

  test('of another process show a change within a second [15.2]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Across 0' } });
    const path = `/api/notice/${record._id}`;
    for (let index = 1; index <= 6; index += 1) {
      const [from, to] = index % 2 ? [site, other] : [other, site];
      await page('/notices', to);
      await from.call('PUT', path, { json: { title: `Across ${index}` } });
      expect(await page('/notices', from)).toContain(`Across ${index}<`);
      await vi.waitFor(async () => expect(await page('/notices', to)).toContain(`Across ${index}<`), {
        timeout: 1000,
        interval: 20,
      });
    }
    await site.call('DELETE', path);
  });
});
