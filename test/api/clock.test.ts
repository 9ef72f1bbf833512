import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const HOUR_MS = 3_600_000;
const message = { name: 'Asha Tamang', email: 'asha@example.org', message: 'When does the library close?' };

describe.each(sites)('The clock of a machine that is an hour ahead, on $name', ({ name, start }) => {
  let site: TestSite | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await site?.close();
  });

  const stored = name === 'PostgreSQL' ? 'is not that of what is stored' : 'is that of what is stored';
  test(`${stored} [18.30]`, async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + HOUR_MS });
    site = await start();
    const { record } = await site.call('POST', '/api/contact', { as: 'nobody', json: message });
    const hoursAhead = (Date.parse(record.createdAt ?? '') - now) / HOUR_MS;
    expect(hoursAhead).toBeCloseTo(name === 'PostgreSQL' ? 0 : 1, 1);
  });
});

describe.each(sites)('The time that NOW gives instead, on $name', ({ start }) => {
  let site: TestSite | undefined;
  let folder: string | undefined;
  afterEach(async () => {
    await site?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  async function send(): Promise<string | undefined> {
    const answer = await site?.call('POST', '/api/contact', { as: 'nobody', json: message });
    return answer?.record.createdAt;
  }

  test('is that of what is stored, and follows its file backwards too [18.38]', async () => {
    folder = await mkdtemp(join(tmpdir(), 'chautari-clock-'));
    const file = join(folder, 'now');
    await writeFile(file, '2027-01-02T10:00:00+05:45\n');
    site = await start({ environment: { NOW: `file:${file}` } });
    expect(await send()).toBe('2027-01-02T04:15:00.000Z');
    await writeFile(file, '2026-12-31T18:14:59.500Z');
    await setTimeout(50);
    expect(await send()).toBe('2026-12-31T18:14:59.500Z');
    await writeFile(file, '');
    await setTimeout(50);
    expect(await send()).toBe('2026-12-31T18:14:59.500Z');
  });
});
