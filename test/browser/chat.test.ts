import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtAssets } from '../../src/server/asset-manifest.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { chatOf, closeButton, fieldOf, hasFocus, logOf, openButton, openChat } from './chat-page.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

async function visit(path = '/faqs', options: PageOptions = {}) {
  const page = await openPage(site, options);
  await page.goto(path);
  return page;
}

describe('where the chat is offered', () => {
  test('on every page for visitors, closed, and on the not-found page, too [1.4]', async () => {
    const page = await openPage(site, { expects: [404] });
    for (const path of [
      ...['/', '/notices', '/gallery', '/who-we-are', '/why-us', '/admissions', '/scholarships', '/faqs'],
      ...['/news-and-events', '/contact-us', '/message', '/apply-online', '/login', '/nowhere'],
    ]) {
      await page.goto(path);
      expect(await openButton(page).getAttribute('aria-expanded'), path).toBe('false');
      expect(await logOf(page).count(), path).toBe(0);
    }
  });

  test.each(['/admin/login', '/student/dashboard', '/teacher/dashboard'])(
    'there is none on %s [1.4]',
    async (path) => {
      // The made-up token is refused.
      const page = await openPage(site, { expects: path.startsWith('/student') ? [401] : [] });
      await page.addInitScript(() => {
        for (const role of ['student', 'teacher'])
          if (location.pathname.startsWith(`/${role}/`))
            localStorage.setItem('profile', JSON.stringify({ token: 'x', [role]: { name: 'A', role } }));
      });
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await chatOf(page).count()).toBe(0);
    },
  );

  test('not without script', async () => {
    const page = await visit('/faqs', { javaScriptEnabled: false });
    await page.getByRole('contentinfo').waitFor();
    expect(await chatOf(page).count()).toBe(0);
  });
});

describe('opening and closing', () => {
  test('it opens empty, takes the focus, and returns it [2.77, 16.13]', async () => {
    const page = await visit();
    await openChat(page);
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

  test('nothing of it is loaded before it is opened', async () => {
    const page = await openPage(site, { isFresh: true });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/faqs', { waitUntil: 'load' });
    const before = fetched.length;
    expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(1);
    await openChat(page);
    // The browser fetches the icon with the page, and the page prefetches other style sheets when the pointer moves, and
    // loads what concerns the visitor when it is still.
    const assets = fetched
      .slice(before)
      .filter((path) => /^\/assets\/(?!page-|visit-).*\.(?:js|css)$/.test(path));
    expect([...new Set(assets)].toSorted()).toEqual(chatFiles().toSorted());
  });

  test.each([
    [false, 'is fetched when a pointer comes near its button'],
    [true, 'waits for the click of a visitor who saves data'],
  ])('with Save-Data %s it %s', async (saveData) => {
    const page = await openPage(site);
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      { saveData },
    );
    await page.goto('/faqs');
    const [chat = ''] = chatFiles();
    const fetched = () =>
      page.evaluate((path) => performance.getEntriesByName(location.origin + path).length > 0, chat);
    await openButton(page).hover();
    if (saveData) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await fetched()).toBe(false);
    } else await eventually(fetched).toBe(true);
    expect(await logOf(page).count()).toBe(0);
    await openChat(page);
  });

  test('on a slow connection it does not take the focus from a field', async () => {
    const page = await openPage(site);
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/chat-*.js', (route) => isThere.then(() => route.continue()));
    await page.goto('/contact-us');
    await openButton(page).click();
    expect(await openButton(page).getAttribute('aria-busy')).toBe('true');
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
    await name.focus();
    arrive();
    await fieldOf(page).waitFor();
    expect(await hasFocus(name)).toBe(true);
    expect(await closeButton(page).getAttribute('aria-busy')).toBeNull();
  });

  test('a file that fails to load is logged and reported, and the button works again', async () => {
    const page = await openPage(site, { expects: [404, 'missing island'] });
    await page.route('**/chat-*.js*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/faqs');
    await openButton(page).click();
    await chatOf(page).getByRole('status').getByText('could not be loaded').waitFor();
    await eventually(() => openButton(page).getAttribute('aria-busy')).toBe(null);
    await page.unroute('**/chat-*.js*');
    await openChat(page);
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
