import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { atEachWidth, named, press } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const BOTH_WIDTHS = [1440, 390];
const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { another, keepDraft, managed, publish, store } = draftsOf(() => site);

test('Who may not publish reads what is scheduled, and is told whom to ask, also on a phone [19.187]', async () => {
  const id = await store({ title: 'Bus times' });
  await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Bus times in autumn' } });
  await keepDraft(id, { title: 'Bus times in winter' });
  await publish(id, { at: '2027-01-06T04:15:00.000Z' });
  const profile = JSON.stringify(await another('Hari', ['author']));
  const page = await openPage(site);
  await page.evaluate((json) => localStorage.setItem('profile', json), profile);
  const lock = page.getByText(/^A publisher has scheduled this, .* ask one to cancel the schedule first\.$/);

  await page.goto(`/admin/update-notice/${id}`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await lock.waitFor();
    expect(await titleField(page).inputValue()).toBe('Bus times in winter');
    expect(await titleField(page).isEditable()).toBe(false);
    await named(page, 'button', 'Preview').waitFor();
    for (const name of ['Save', 'Save draft', 'Schedule', 'Throw the draft away'])
      expect(await named(page, 'button', name).count(), name).toBe(0);
  });
  await expectAccessible(page, 'what is scheduled', BOTH_WIDTHS, 'main');
  await press(page, 'Show what visitors see');
  await eventually(() => titleField(page).inputValue()).toBe('Bus times in autumn');
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    expect(await titleField(page).isEditable()).toBe(false);
    await lock.waitFor();
  });

  await goTo(page, `update-notice-image/${id}`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await lock.waitFor();
    expect(await named(page, 'button', 'Save').count()).toBe(0);
  });

  await goTo(page, `notices/${id}/history?from=1&to=live`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await named(page, 'region', 'What differs').getByText('in autumn').first().waitFor();
    await lock.waitFor();
    expect(await page.getByRole('button', { name: /Restore/ }).count()).toBe(0);
  });
  expect(await managed(id)).toMatchObject({ publishAt: '2027-01-06T04:15:00.000Z' });
});
