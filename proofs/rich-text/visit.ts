import type { Page } from 'playwright-core';
import type { startChromium } from '../../test/browser/chromium.ts';
import type { College } from '../college/college.ts';
import { look } from '../plain-text/look.ts';
import { dispatchAllEvents, settled, watchedPage } from '../plain-text/visit.ts';
import { must } from '../runner/proof.ts';

export type Chromium = Awaited<ReturnType<typeof startChromium>>;

const LED_AWAY = 3;
const SHOWN_MS = 60_000;

/** What a visit saw. */
export interface Visited {
  /** How many of the texts that should be there are. */
  shown: number;
  /** How much the content security policy stopped. */
  stopped: number;
}

/** Visits pages of a site, and fails as soon as something runs on one. */
export class Visitor {
  readonly #page: Page;
  readonly #dialogs: readonly string[];
  readonly #college: College;
  readonly isRaw: boolean;

  /** @param isRaw whether texts are stored as they were sent: then what could run is there, and must not run */
  static async on(college: College, browser: Chromium, { isRaw }: { isRaw: boolean }): Promise<Visitor> {
    const { page, dialogs } = await watchedPage(browser, college);
    page.setDefaultTimeout(60_000);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', () => {
        (window as { stopped?: number }).stopped = ((window as { stopped?: number }).stopped ?? 0) + 1;
      }),
    );
    // What is not cleaned may lead elsewhere, which no policy of a page forbids.
    if (isRaw)
      await page.route(
        ({ origin }) => origin !== new URL(college.url).origin,
        (route) => route.abort('aborted'),
      );
    return new Visitor(college, page, dialogs, isRaw);
  }

  private constructor(college: College, page: Page, dialogs: readonly string[], isRaw: boolean) {
    this.#college = college;
    this.#page = page;
    this.#dialogs = dialogs;
    this.isRaw = isRaw;
  }

  /** @param texts that should be on it */
  async visit(path: string, texts: readonly string[]): Promise<Visited> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await this.#visit(path, texts);
      } catch (error) {
        const isLedAway = /navigation|context was destroyed|interrupted/i.test((error as Error).message);
        if (!this.isRaw || !isLedAway || turn === LED_AWAY) throw error;
      }
    }
  }

  async #visit(path: string, texts: readonly string[]): Promise<Visited> {
    const page = this.#page;
    await page.goto(this.#college.url + path, { waitUntil: 'load', timeout: 60_000 });
    if (path.startsWith('/admin/')) await settled(page);
    await dispatchAllEvents(page);
    if (texts.length > 0) await this.#shows(texts);
    const { found, shown } = await page.evaluate(look, { texts });
    const ran = this.isRaw ? found.filter((what) => what.startsWith('ran ')) : found;
    must(
      ran.length + this.#dialogs.length === 0,
      `${path}: ${[...ran, ...this.#dialogs].slice(0, 3).join('; ')}`,
    );
    const stopped = await page.evaluate(() => (window as { stopped?: number }).stopped ?? 0);
    return { shown, stopped };
  }

  /** Waits until a screen shows the last of the texts; if it never does, what is there is looked at. */
  async #shows(texts: readonly string[]): Promise<void> {
    // By the prototype, because what is not cleaned may name an element like a property of the document.
    const isShown = (last: string) =>
      Document.prototype.querySelector.call(document, 'body')?.textContent.includes(last);
    await this.#page
      .waitForFunction(isShown, texts.at(-1) ?? '', { timeout: SHOWN_MS })
      .catch((error: Error) => {
        if (error.name !== 'TimeoutError') throw error;
      });
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
