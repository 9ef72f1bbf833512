import type { Browser, Page } from 'playwright-core';
import type { College } from '../college/college.ts';
import { HOOKS } from '../rich-text/detectors.ts';
import { must } from '../runner/proof.ts';
import { ADMIN } from '../site/site.ts';
import { look } from './look.ts';
import type { Surface } from './surfaces.ts';

const SETTLED_MS = 60;
const EVENTS = ['mouseover', 'focus', 'error', 'toggle', 'animationstart'];

/** A page in which whatever calls `alert` and its like is noted; dialogs are noted and closed. */
export async function watchedPage(
  browser: Browser,
  college: College,
): Promise<{ page: Page; dialogs: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const login = await college.must('POST', '/api/user/login', { json: ADMIN, token: '' });
  await context.addInitScript(
    `try { localStorage.setItem('profile', ${JSON.stringify(login.text)}) } catch {}`,
  );
  await context.addInitScript(HOOKS);
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss().catch(() => undefined);
  });
  return { page, dialogs };
}

/** Visits each surface. @returns how many pages were seen, and how many texts on them */
export async function visitSurfaces(
  { page, dialogs }: { page: Page; dialogs: readonly string[] },
  college: College,
  surfaces: readonly Surface[],
  texts: readonly string[],
): Promise<{ pages: number; shown: number }> {
  const counts = { pages: 0, shown: 0 };
  for (const { name, paths } of surfaces) {
    let shownHere = 0;
    for (const path of paths) {
      await page.goto(college.url + path, { waitUntil: 'load', timeout: 20_000 });
      if (path.startsWith('/admin/')) await settled(page);
      else await page.waitForTimeout(SETTLED_MS);
      await dispatchAllEvents(page);
      const { found, shown } = await page.evaluate(look, { texts });
      must(found.length + dialogs.length === 0, `${path}: ${[...found, ...dialogs].slice(0, 3).join('; ')}`);
      must(new URL(page.url()).origin === new URL(college.url).origin, `${path} leads to ${page.url()}`);
      shownHere += shown;
      counts.pages += 1;
    }
    must(shownHere > 0, `None of the texts is on ${name}: ${paths}`);
    counts.shown += shownHere;
  }
  return counts;
}

/** Waits for a screen and what it fetches. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Dispatches every event that a person can cause on every element of the page's content. */
export const dispatchAllEvents = (page: Page): Promise<void> => page.evaluate(dispatchEvents, EVENTS);

/** Runs in the browser. */
function dispatchEvents(events: readonly string[]): void {
  for (const element of Document.prototype.querySelectorAll.call(document, 'main *'))
    for (const name of events) EventTarget.prototype.dispatchEvent.call(element, new Event(name));
}
