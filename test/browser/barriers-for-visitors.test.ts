import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press } from './back-office.ts';
import { expectNoBarriers } from './barriers.ts';
import { startBuiltSite } from './built-site.ts';
import { gatherPeople } from './people.ts';
import { type Published, publish } from './published.ts';

const person = gatherPeople();
let site: TestSite;
let published: Published;

beforeAll(async () => {
  site = await startBuiltSite();
  published = await publish(site);
});
afterAll(() => site.close());

describe('in either colours axe finds nothing', () => {
  test('on the public pages', async () => {
    const page = await person(site, { expects: [404] });
    const more = [
      '/notices?page=2',
      '/search',
      '/search?q=qqzzx',
      '/search?q=%E0%A4%AD%E0%A4%B0%E0%A5%8D%E0%A4%A8%E0%A4%BE',
    ];
    for (const address of [...Object.values(published.pages), ...more]) {
      await page.goto(address);
      await expectNoBarriers(page, address, [1440, 390]);
    }
  });

  test('on the home page of a college that has nothing yet', async () => {
    const empty = await startBuiltSite();
    onTestFinished(() => empty.close());
    const page = await person(empty);
    await page.goto('/');
    await expectNoBarriers(page, '/', [1440, 390]);
  });

  test('on the open list of programmes', async () => {
    const page = await person(site);
    await page.goto('/');
    await press(page, 'Academics');
    await named(page, 'navigation', 'Academics').waitFor();
    await expectNoBarriers(page);
  });

  test('on the open menu', async () => {
    const page = await person(site, { width: 390 });
    await page.goto('/');
    await press(page, 'Menu');
    await named(page, 'dialog', 'Menu').waitFor();
    await expectNoBarriers(page);
  });

  test('on the readable API document', async () => {
    const page = await person(site);
    await page.goto('/api/docs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoBarriers(page);
  });
});
