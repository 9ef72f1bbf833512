import type { Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import type { TestSite } from '../site.ts';
import { handOver, type KeptPage, takeHandedOver } from './handed-over-pages.ts';
import type { PageOptions, setUpPages } from './open-page.ts';
import { queryClientOf } from './query-client.ts';

export interface ScreenOptions extends Omit<PageOptions, 'as' | 'keepOpen' | 'isFresh'> {
  /** Installs a clock that the test can advance. */
  hasClock?: true;
  /** The language of the account, which the browser already knows: otherwise it loads the program twice. */
  lang?: 'ne';
}

/**
 * Registers hooks that keep the back office's pages for the next tests, of this file and of the next files: to go to
 * another screen takes a third of the time that it takes to load the program. Call it after `setUpPages`. Tests of
 * loading itself, and those that end the session, replace the clock or leave the back office, open a page of their own
 * with `openPage`.
 * @returns opens a screen, signed in as the administrator, as it is after loading: without toasts, drafts or cached
 *   data
 */
export function setUpScreens(openPage: ReturnType<typeof setUpPages>) {
  const kept: KeptPage[] = [];

  afterEach(async () => {
    for (const one of kept.filter(({ isInUse }) => isInUse)) {
      one.isInUse = false;
      if (await tidy(one).catch(() => false)) continue;
      kept.splice(kept.indexOf(one), 1);
      await one.page.close();
    }
  });

  afterAll(async () => {
    for (const one of kept.splice(0)) {
      const pooled = openPage.giveAway(one.page);
      if (pooled) await handOver(pooled, one);
    }
  });

  const takeOver = async (...wanted: Parameters<typeof takeHandedOver>) => {
    const handedOver = await takeHandedOver(...wanted);
    if (!handedOver) return undefined;
    openPage.takeOver(handedOver.pooled, handedOver.kept.expects);
    kept.push(handedOver.kept);
    return handedOver.kept;
  };

  return async function openScreen(
    site: TestSite,
    address: string,
    { expects = [], ...options }: ScreenOptions = {},
  ): Promise<Page> {
    const key = JSON.stringify([site.url, options]);
    const { hasClock, lang, ...more } = options;
    const free = kept.find((one) => !one.isInUse && one.key === key) ?? (await takeOver(site, key, lang));
    if (free) {
      free.isInUse = true;
      free.expects.splice(0, Number.POSITIVE_INFINITY, ...expects);
      await free.page.evaluate(show, true);
      await goTo(free.page, address);
      return free.page;
    }
    const allowed = [...expects];
    const page = await openPage(site, { as: 'admin', ...more, expects: allowed, keepOpen: true });
    if (hasClock) await page.clock.install();
    if (lang) await page.context().addCookies([{ name: 'lang', value: lang, url: `${site.url}/admin` }]);
    await page.goto(`/admin/${address}`);
    const profile = await page.evaluate(() => localStorage.getItem('profile'));
    const cookies = await cookiesOf(page);
    kept.push({ page, key, expects: allowed, profile, cookies, size: page.viewportSize(), isInUse: true });
    return page;
  };
}

/** Goes to a screen without loading the program again. The screen shows stored data, as after loading. */
export async function goTo(page: Page, address: string): Promise<void> {
  const url = `/admin/${address}`;
  const isThere =
    (await leaveScreen(page)) &&
    (await forget(page)) &&
    (await page.evaluate(moveTo, { address: url, idx: 1 }));
  if (!isThere) await page.goto(url);
}

/**
 * Goes from a screen to one of another kind, for a walk through many: in half the time of `goTo`, because it forgets
 * nothing that was fetched.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(moveTo, { address: `/admin/${address}`, idx: 1 }))) await goTo(page, address);
}

/**
 * Leaves the screen for an address without one, so that the next screen is remounted even if it is of the same kind.
 * @returns false when the page does not show the back office
 */
const leaveScreen = (page: Page) => page.evaluate(moveTo, { address: '/admin/nowhere' });

const cookiesOf = async (page: Page) => JSON.stringify(await page.context().cookies());

/** Restores the page's initial state. @returns false when that is not possible */
async function tidy({ page, profile, cookies, size }: KeptPage): Promise<boolean> {
  if (page.isClosed()) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  const present = await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('form:')) localStorage.removeItem(key);
    return localStorage.getItem('profile');
  });
  if (present !== profile || (await cookiesOf(page)) !== cookies || !(await leaveScreen(page))) return false;
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.mouse.move(0, 0);
  // A dialog of the frame stays open without its screen.
  for (let open = await page.locator('dialog').count(); open > 0; open -= 1)
    await page.keyboard.press('Escape');
  await page.evaluate(show, false);
  return true;
}

/** Runs in the page: a page that no test shows asks the server for nothing, like a tab in the background. */
function show(isShown: boolean): void {
  if (isShown) Reflect.deleteProperty(document, 'visibilityState');
  else Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/**
 * Runs in the page: visits an address as if Forward led to it.
 * @param idx the position that the router stores; without one it does not ask about unsaved changes
 */
async function moveTo({ address, idx }: { address: string; idx?: number }): Promise<boolean> {
  const shown = document.querySelector('main#screen')?.firstElementChild;
  if (!shown) return false;
  if (location.pathname === address) return true;
  history.pushState({ usr: null, key: String(Math.random()), ...(idx && { idx }) }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  for (let tries = 0; tries < 500 && shown.isConnected; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return !shown.isConnected;
}

/**
 * Closes the toasts and forgets what was fetched, except the college's name, which loading brings.
 * @returns false when a dialog stays open
 */
async function forget(page: Page): Promise<boolean> {
  const client = await queryClientOf(page);
  return client.evaluate((client) => {
    for (const close of document.querySelectorAll<HTMLElement>('.toast [aria-label="Close"]')) close.click();
    const predicate = ({ queryKey }: { queryKey: unknown[] }) => queryKey[0] !== 'college';
    void client.resetQueries({ predicate });
    return document.querySelector('dialog') === null;
  });
}
