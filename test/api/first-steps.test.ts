import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const STEPS = '/api/manage/first-steps';

describe.each(sites)('The first steps of a new site, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const set = (json: object, of = site) => of.call('PUT', '/api/settings', { json });
  const steps = async (as?: { token: string }, of = site) =>
    (await of.call('GET', STEPS, as && { as })).json as { step: string; isDone: boolean }[];

  test('are each done when the site has it, and open again without it [24.78]', async () => {
    const fresh = await start();
    try {
      const open = async () =>
        (await steps(undefined, fresh)).filter(({ isDone }) => !isDone).map(({ step }) => step);
      const rest = ['logo', 'notice', 'colleagues', 'twoSteps', 'mail', 'backup'];
      expect(await open()).toEqual(['name', 'phone', 'address', ...rest]);
      await set({ name: 'Himal College', phone: '01-4412345', address: 'Baneshwor, Kathmandu' }, fresh);
      expect(await open()).toEqual(rest);
      await set({ phone: '' }, fresh);
      expect(await open()).toEqual(['phone', ...rest]);
      const body = multipart({ image: await pictureFile({ width: 300, height: 200 }) });
      const { path } = (await fresh.call('POST', '/api/picture', { body })).record;
      await set({ phone: '01-4412345', logo: path }, fresh);
      await fresh.call('POST', '/api/notice', { json: { title: 'We are open' } });
      await addStaff(fresh, ['author']);
      expect(await open()).toEqual(['twoSteps', 'mail', 'backup']);
    } finally {
      await fresh.close();
    }
  });

  test('are those of the caller’s duties [24.79]', async () => {
    const ofDuty = async (duty: 'author' | 'accounts' | 'admissions') =>
      (await steps((await addStaff(site, [duty])).as)).map(({ step }) => step);
    expect(await ofDuty('author')).toEqual(['notice', 'twoSteps']);
    expect(await ofDuty('accounts')).toEqual(['colleagues', 'twoSteps', 'mail', 'backup']);
    expect(await ofDuty('admissions')).toEqual([]);
  });

  test('are put away for everybody in the settings, and brought back there [24.80, 24.82]', async () => {
    await set({ firstSteps: false });
    expect(await steps()).toEqual([]);
    await set({ firstSteps: true });
    expect(await steps()).toHaveLength(9);
  });

  test('an extension stands on pages only beside a telephone [24.83]', async () => {
    const pages = async () => {
      const texts = ['/', '/contact-us', '/ne/contact-us'].map((path) =>
        site.call('GET', path, { as: 'nobody' }),
      );
      return (await Promise.all(texts)).map(({ text }) =>
        /Ext\. 23|Extension 23|एक्स\. २३|एक्सटेन्सन २३/.test(text),
      );
    };
    await set({ phone: '01-4412345', extensions: '23, 24' });
    expect(await pages()).toEqual([true, true, true]);
    await set({ phone: '' });
    expect(await pages()).toEqual([false, false, false]);
  });

  test('the last backup is told to those with the duty for accounts [24.84]', async () => {
    expect((await site.call('GET', '/api/manage/backup')).json).toEqual({ lastAt: null });
    const { as } = await addStaff(site, ['publisher']);
    expect((await site.call('GET', '/api/manage/backup', { as })).status).toBe(403);
  });
});

test.each(sites)('A site with the demonstration has no first steps, on $name [24.80]', async ({ start }) => {
  const site = await start();
  try {
    await runSql(site, ["insert into seeded (place, type, item) values ('notice/1', 'notice', 'x')"]);
    expect((await site.call('GET', STEPS)).json).toEqual([]);
  } finally {
    await site.close();
  }
});
