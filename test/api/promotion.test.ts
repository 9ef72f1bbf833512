import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentFaults } from '../moment-faults.ts';
import { runSql } from '../run-sql.ts';
import { type Answer, type SiteOptions, sites, type TestSite } from '../site.ts';

const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
/** Enough for a busy machine. */
const SOON = { timeout: 20_000, interval: 50 };

describe.each(sites)('A promotion on $name', ({ name, start }) => {
  let now = 0;
  let site: TestSite;
  const opened: TestSite[] = [];
  const open = async (options: SiteOptions = {}) => {
    const one = await start({ ...options, now: () => new Date(now) });
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    now = Date.parse('2026-11-24T04:00:00Z');
    site = await open();
  });
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
  });

  const page = async (at: TestSite, path: string) => (await at.call('GET', path, { as: 'nobody' })).text;
  const schedule = async (at: TestSite, title: string, ms: number) => {
    const made = await at.call('POST', '/api/manage/notice', { json: { title } });
    const { _id: id = '' } = made.record;
    const json = { at: new Date(now + ms).toISOString() };
    const headers = { 'if-match': tagOf(made) };
    const answer = await at.call('POST', `/api/manage/notice/${id}/publish`, { json, headers });
    expect(answer.status).toBe(200);
    return id;
  };
  /** Waits until a process knows earlier changes, which takes up to a second. */
  const knownTo = async (other: TestSite, title: string) => {
    // From now on its page is cached, so that it shows a change when the process knows of it.
    await page(other, '/notices');
    await site.call('POST', '/api/notice', { json: { title } });
    await vi.waitFor(async () => expect(await page(other, '/notices')).toContain(title), SOON);
  };
  const versionsOf = async (id: string) =>
    (await site.call('GET', `/api/manage/notice/${id}/versions`)).list.map(({ kind }) => kind);

  test('is seen through every process, whichever is asked first [19.245, 19.247]', async () => {
    const other = await open({ beside: site });
    for (let round = 0; round < 2; round += 1) {
      const [first, second] = round % 2 ? [site, other] : [other, site];
      await schedule(site, `Due ${round}`, 60_000);
      await knownTo(other, `Known ${round}`);
      for (const at of [first, second]) {
        expect(await page(at, '/notices')).not.toContain(`Due ${round}`);
        expect(await page(at, '/api/notices')).not.toContain(`Due ${round}`);
      }
      now += 60_000;
      for (const at of [first, second]) {
        expect(await page(at, '/notices')).toContain(`Due ${round}`);
        expect(await page(at, '/api/notices')).toContain(`Due ${round}`);
      }
      now += 1000;
      for (const at of [second, first]) expect(await page(at, '/')).toContain(`Due ${round}`);
    }
  });

  test('by two processes at once happens once [19.245, 19.248]', async () => {
    const other = await open({ beside: site });
    const id = await schedule(site, 'Twice due', 60_000);
    await knownTo(other, 'Known');
    now += 60_000;
    const lists = await Promise.all(
      Array.from({ length: 40 }, (_, number) => page(number % 2 ? site : other, '/notices')),
    );
    for (const list of lists) expect(list).toContain('Twice due');
    expect(await versionsOf(id)).toEqual(['scheduled']);
  });

  test('that fails shows the former state, and the next read shows what is due [19.248]', async () => {
    const fault = momentFaults[name]();
    await schedule(site, 'Comes later', 60_000);
    await runSql(site, fault.begin);
    now += 60_000;
    const former = await site.call('GET', '/notices', { as: 'nobody' });
    expect(former.status).toBe(200);
    expect(former.text).not.toContain('Comes later');
    expect(await page(site, '/search?q=later')).not.toContain('/notice/comes-later');
    expect(site.logLines.join('\n')).toContain('"message":"injected"');
    await runSql(site, fault.end);
    // This does not depend on the clock, which may stand still.
    expect(await page(site, '/notices')).toContain('Comes later');
    expect(await page(site, '/search?q=later')).toContain('/notice/comes-later');
  });

  test('happens once for two hundred requests at its moment, and none of them gets the former page [19.248]', async () => {
    const id = await schedule(site, 'Rush', 60_000);
    expect(await page(site, '/notices')).not.toContain('Rush');
    now += 60_000;
    const lists = await Promise.all(Array.from({ length: 200 }, () => page(site, '/notices')));
    expect(lists.filter((list) => !list.includes('Rush'))).toEqual([]);
    expect(await versionsOf(id)).toEqual(['scheduled']);
  });

  test('meets the next moment too when it comes during the promotion [19.248]', async () => {
    const count = 12;
    for (let number = 0; number < count; number += 1)
      await schedule(site, `Due ${number}.`, 60_000 + number * 1000);
    const first = now + 60_000;
    const dueAt = (ms: number) => Math.min(count, Math.floor((ms - first) / 1000) + 1);
    now = first;
    const asked = Array.from({ length: 60 }, async (_, request) => {
      // The clock goes on while earlier requests wait for a promotion.
      await pause(request * 2);
      now += 200;
      const due = dueAt(now);
      const list = await page(site, '/notices');
      return Array.from({ length: due }, (_, number) => `Due ${number}.`).filter(
        (title) => !list.includes(title),
      );
    });
    expect((await Promise.all(asked)).flat()).toEqual([]);
  });

  test('is not undone by a clock that is set back [19.248]', async () => {
    await schedule(site, 'Stays', 60_000);
    now += 60_000;
    expect(await page(site, '/notices')).toContain('Stays');
    now -= 3_600_000;
    expect(await page(site, '/notices')).toContain('Stays');
    await schedule(site, 'Waits', 60_000);
    expect(await page(site, '/notices')).not.toContain('Waits');
  });
});
