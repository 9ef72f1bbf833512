import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, screen, toast } from './back-office.ts';
import { onServerDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { field, NEW, notices, OLD } from './histories.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
describe.each(onServerDatabase)('A restored version, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const { changed, keepDraft, managed, versionsOf } = notices(() => site);
  const openHistory = (id: string, query = '', options: Parameters<typeof openScreen>[2] = {}) =>
    openScreen(site, `notices/${id}/history${query}`, options);

  describe('Restore [19.141, 19.142]', () => {
    test('makes a draft of a whole version, says so and opens the form; nothing live changes', async () => {
      const id = await changed({ title: 'Second', description: NEW });
      const page = await openHistory(id);
      await press(page, 'Restore version 1');
      await toast(page, 'Draft saved');
      await screen(page, 'Update notice');
      expect(await managed(id)).toMatchObject({
        live: { title: 'Second', description: NEW },
        draft: { fields: { title: 'परीक्षा कार्तिक १५ गते', description: OLD } },
      });
      expect(await versionsOf(id)).toHaveLength(2);
    });

    test('takes one field only into the draft', async () => {
      const id = await changed({ title: 'Second', description: NEW });
      const page = await openHistory(id);
      await press(page, 'Restore Description of version 1');
      await toast(page, 'Draft saved');
      expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'Second', description: OLD } } });
    });

    test('asks before a draft is replaced as a whole', async () => {
      const id = await changed({ title: 'Second' });
      await keepDraft(id, { title: 'Typed' });
      const page = await openHistory(id, '?from=1');
      await press(page, 'Restore version 1');
      const question = named(page, 'alertdialog', 'Replace the draft?');
      await question.getByText('There is a draft that Administrator saved').waitFor();
      await press(question, 'Cancel');
      expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'Typed' } } });
      await press(page, 'Restore version 1');
      await press(question, 'Replace the draft');
      await toast(page, 'Draft saved');
      expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'परीक्षा कार्तिक १५ गते' } } });
    });

    test('replaces no draft that somebody has saved meanwhile', { tags: 'thorough' }, async () => {
      const id = await changed({ title: 'Second' });
      const page = await openHistory(id, '?from=1', { expects: [412] });
      await named(page, 'button', 'Restore version 1').waitFor();
      await keepDraft(id, { title: 'Theirs' });
      await press(page, 'Restore version 1');
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'Theirs' } } });
      await press(page, 'Restore version 1');
      await named(page, 'alertdialog', 'Replace the draft?').waitFor();
    });
  });

  test('the form leads to the history, and the history back to the form', async () => {
    const id = await changed();
    const page = await openScreen(site, `update-notice/${id}`);
    await named(page, 'link', 'History').click();
    await screen(page, 'History of this notice');
    await named(page, 'link', 'Back to the form').click();
    await screen(page, 'Update notice');
  });

  describe('a record that was deleted [19.143]', () => {
    test('keeps its history, with a way to Trash and nothing to restore', async () => {
      const id = await changed({ title: 'Second' });
      await site.call('DELETE', `/api/notice/${id}`);
      const page = await openHistory(id, '?from=1&to=2');
      await page.getByText('This notice was deleted. A publisher can put it back').waitFor();
      expect(await named(page, 'link', 'Open Trash').getAttribute('href')).toBe('/admin/trash');
      await eventually(() => field(page, 'Title').locator('ins').textContent()).toContain('Second');
      expect(await page.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
      expect(await named(page, 'link', 'Back to the form').count()).toBe(0);
    });

    test('for good, and one that never was, is said in a sentence', async () => {
      const page = await openHistory('0'.repeat(24), '', { expects: [404] });
      await page.getByText('There is no such notice, or it was deleted.').waitFor();
      await named(page, 'link', 'Open Trash').waitFor();
    });
  });
});
