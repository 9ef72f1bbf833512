import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const TITLE = 'Opened at once';

describe('a form', () => {
  let site: TestSite;
  let id = '';
  beforeAll(async () => {
    site = await startBuiltSite();
    const json = { title: TITLE, description: '<p>Its text</p>' };
    id = (await site.call('POST', '/api/notice', { json })).record._id ?? '';
  });
  afterAll(() => site.close());

  async function openList() {
    const page = await openPage(site, { as: 'admin', isFresh: true });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/admin/notices');
    await row(page, TITLE).waitFor();
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    return { page, scripts, edit: named(row(page, TITLE), 'link', 'Edit') };
  }

  test('has its code before the click, from the focus on its link, and starts from what is stored, though it was open a moment ago [17.113]', {
    tags: 'thorough',
  }, async () => {
    const { page, scripts, edit } = await openList();
    await edit.focus();
    await eventually(() => scripts.some((url) => url.includes('/rich-text-field-'))).toBe(true);
    // Its imports come after it.
    const asked = async () => {
      const before = scripts.length;
      await page.waitForTimeout(500);
      return scripts.length - before;
    };
    await eventually(asked).toBe(0);
    scripts.length = 0;
    await edit.click();
    await screen(page, 'Update notice');
    await named(page, 'textbox', 'Description').waitFor();
    expect(scripts).toEqual([]);

    await page.goBack();
    await edit.waitFor();
    const json = { description: '<p>Written meanwhile</p>' };
    expect((await site.call('PUT', `/api/notice/${id}`, { json })).status).toBe(200);
    await edit.click();
    await named(page, 'textbox', 'Description').getByText('Written meanwhile').waitFor();
  });

  test('has its code from the pointer resting on its link, too, and appears whole, without placeholders before its record and its writing box [17.113]', async () => {
    const { page, edit } = await openList();
    await edit.hover();
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    await eventually(loaded).toContain('/rich-text-field-');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const form = document.querySelector('.record-form');
        if (form) seen.push(form.querySelector('[contenteditable]') ? 'whole' : 'placeholder');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await edit.click();
    await named(page, 'textbox', 'Description').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual(['whole']);
  });
});
