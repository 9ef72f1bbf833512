import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtAssets } from '../../src/server/asset-manifest.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { chatOf, closeButton, fieldOf, hasFocus, logOf, openButton, openChat } from './chat-page.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

describe('where the chat is offered', () => {
  const chatsOn = async (path: string) => {
    const { text } = await site.call('GET', path, { as: 'nobody' });
    return text.match(/<section class="chat".*?<\/section>/gs) ?? [];
  };

  test('on every page for visitors, closed, and on the not-found page, too [1.4]', async () => {
    for (const path of [
      ...['/', '/notices', '/gallery', '/who-we-are', '/why-us', '/admissions', '/scholarships', '/faqs'],
      ...['/news-and-events', '/contact-us', '/message', '/apply-online', '/login', '/nowhere'],
    ]) {
      const [chat = '', ...more] = await chatsOn(path);
      expect(chat, path).toMatch(/<button type="button"[^>]*aria-expanded="false"[^>]*>.*Open chat/);
      expect(chat, path).not.toContain('role="log"');
      expect(more, path).toEqual([]);
    }
  });

  test('not in the back office, nor on the dashboards [1.4]', async () => {
    for (const path of ['/admin/login', '/student/dashboard', '/teacher/dashboard'])
      expect(await chatsOn(path), path).toEqual([]);
  });

  // The dashboard of teachers has the script of that of students.
  test.each(['/admin/login', '/student/dashboard'])('no script adds one on %s [1.4]', async (path) => {
    // The made-up token is refused.
    const page = await openPage(site, { expects: path.startsWith('/student') ? [401] : [] });
    await page.addInitScript(() => {
      if (location.pathname.startsWith('/student/'))
        localStorage.setItem('profile', '{"token":"x","student":{"name":"A","role":"student"}}');
    });
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    expect(await chatOf(page).count()).toBe(0);
  });

  test('not without script', async () => {
    const page = await openPage(site, { javaScriptEnabled: false });
    await page.goto('/faqs');
    await page.getByRole('contentinfo').waitFor();
    expect(await chatOf(page).count()).toBe(0);
  });
});

describe('opening and closing', () => {
  test('nothing of it is loaded before a pointer comes near its button; it opens empty, takes the focus, and returns it [2.77, 16.13]', async () => {
    const page = await openPage(site, { isFresh: true });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/faqs', { waitUntil: 'load' });
    const before = fetched.length;
    expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(1);
    const [island = ''] = chatFiles();
    await openButton(page).hover();
    await eventually(() =>
      page.evaluate((path) => performance.getEntriesByName(location.origin + path).length > 0, island),
    ).toBe(true);
    expect(await logOf(page).count()).toBe(0);
    await openChat(page);
    // The browser fetches the icon with the page, and the page prefetches other style sheets when the pointer moves, and
    // loads what concerns the visitor when it is still.
    const assets = fetched
      .slice(before)
      .filter((path) => /^\/assets\/(?!page-|visit-).*\.(?:js|css)$/.test(path));
    expect([...new Set(assets)].toSorted()).toEqual(chatFiles().toSorted());

    await logOf(page).getByText('Start your conversation...', { exact: true }).waitFor();
    expect(await hasFocus(fieldOf(page))).toBe(true);
    expect(await closeButton(page).getAttribute('aria-expanded')).toBe('true');
    await closeButton(page).click();
    await logOf(page).waitFor({ state: 'detached' });
    expect(await hasFocus(openButton(page))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await hasFocus(fieldOf(page))).toBe(true);
    await page.keyboard.type('Half a');
    await page.keyboard.press('Escape');
    expect(await hasFocus(openButton(page))).toBe(true);
    await page.keyboard.press('Space');
    expect(await fieldOf(page).inputValue()).toBe('Half a');
  });

  test('it waits for the click of a visitor who saves data; a file that fails is logged and reported, and one that is slow does not take the focus from a field', async () => {
    const page = await openPage(site, { expects: [404, 'missing island'] });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    let asked = 0;
    await page.route('**/chat-*.js*', (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/contact-us');
    await openButton(page).hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toBe(0);
    expect(await logOf(page).count()).toBe(0);
    await openButton(page).click();
    await chatOf(page).getByRole('status').getByText('could not be loaded').waitFor();
    await eventually(() => openButton(page).getAttribute('aria-busy')).toBe(null);

    await page.unroute('**/chat-*.js*');
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/chat-*.js*', (route) => isThere.then(() => route.continue()));
    await openButton(page).click();
    expect(await openButton(page).getAttribute('aria-busy')).toBe('true');
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
    await name.focus();
    arrive();
    await fieldOf(page).waitFor();
    expect(await hasFocus(name)).toBe(true);
    expect(await closeButton(page).getAttribute('aria-busy')).toBeNull();
    expect(await chatOf(page).getByRole('status').count()).toBe(0);
  });
});

const client = join(import.meta.dirname, '..', '..', 'dist', 'client');

function chatFiles(): string[] {
  const { src, imports, styles } = builtAssets(client).site.islands?.chat ?? {
    src: '',
    imports: [],
    styles: [],
  };
  return [src, ...imports, ...styles];
}
