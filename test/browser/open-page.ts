import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import type { TestSite } from '../site.ts';
import { type PooledContext, sharedContexts } from './context-pool.ts';

export interface PageOptions extends BrowserContextOptions {
  /** Signs in as the site's administrator, with a new session; without it the page is a visitor's. */
  as?: 'admin';
  width?: number;
  height?: number;
  /** Keeps the page open after its test, for files whose tests share one page. */
  keepOpen?: true;
  /** Creates a new context instead of reusing one, for tests that depend on an empty HTTP cache. */
  isFresh?: true;
  /**
   * Console errors that the test causes on purpose: the status of a failed response, or a key of EXPECTED_ERRORS.
   */
  expects?: readonly (number | keyof typeof EXPECTED_ERRORS)[];
}

export const ADMIN = 'admin@localhost';

/** The password of a test site's administrator. */
export function passwordOf(site: TestSite): string {
  return site.environment.ADMIN_PASSWORD ?? '';
}

/** Signs in as the administrator. @returns the login's response, as the back office stores it */
export async function profileOf(site: TestSite): Promise<{ token: string }> {
  const json = { email: ADMIN, password: passwordOf(site) };
  const answer = await site.call('POST', '/api/user/login', { as: 'nobody', json });
  return answer.json as { token: string };
}

/**
 * Registers the hooks that manage the pages of a test file. After each test the pages are closed, and the test fails if a
 * page threw, violated its content security policy or logged an unexpected error.
 * @returns opens a page, each in a browser context of its own
 */
export function setUpPages() {
  const inUse: PooledContext[] = [];
  const keptOpen: PooledContext[] = [];
  const errors: string[] = [];

  const release = async (those: PooledContext[]) => {
    const contexts = await sharedContexts();
    await Promise.all(those.splice(0).map((pooled) => contexts.release(pooled)));
  };
  afterEach(async () => {
    await release(inUse);
    expect(errors.splice(0), 'a page reported an error').toEqual([]);
  });
  afterAll(() => release(keptOpen));

  const watch = (page: Page, expects: NonNullable<PageOptions['expects']>) => {
    page.on('pageerror', (error) => errors.push(`${page.url()} threw ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message, expects)) {
        errors.push(`${page.url()} logged ${message.text()} (${message.location().url})`);
      }
    });
  };

  async function openPage(site: TestSite, options: PageOptions = {}): Promise<Page> {
    const {
      as,
      width = 1440,
      height = 900,
      expects = [],
      keepOpen = false,
      isFresh = false,
      ...more
    } = options;
    const context = {
      baseURL: site.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...more,
      viewport: { width, height },
    } as const;
    const localStorage = as ? { profile: JSON.stringify(await profileOf(site)) } : {};
    const contexts = await sharedContexts();
    const pooled = await contexts.acquire(context, { localStorage, isFresh });
    (keepOpen ? keptOpen : inUse).push(pooled);
    watch(pooled.page, expects);
    return pooled.page;
  }

  return Object.assign(openPage, {
    /** Gives away a page that was kept open, which is then not closed after the tests of this file. */
    giveAway(page: Page): PooledContext | undefined {
      const at = keptOpen.findIndex((pooled) => pooled.page === page);
      return at < 0 ? undefined : keptOpen.splice(at, 1)[0];
    },

    /** Takes over a page that another file has given away. */
    takeOver(pooled: PooledContext, expects: NonNullable<PageOptions['expects']>): void {
      keptOpen.push(pooled);
      watch(pooled.page, expects);
    },
  });
}

const EXPECTED_ERRORS = {
  offline: 'net::ERR_INTERNET_DISCONNECTED',
  failed: 'net::ERR_FAILED',
  refused: 'net::ERR_CONNECTION_REFUSED',
  'missing part': 'A part of the program could not be loaded',
  'missing dialog': 'A part of this page could not be loaded',
  'missing history': 'The history of the chat could not be fetched',
  'missing island': 'did not open on the page',
  'not sent': 'The message was not sent',
  'not kept': 'The conversation was not kept',
  'rating not kept': 'What was said of the answer was not kept',
  'form not sent': 'The form was not sent',
};

function isExpected(message: ConsoleMessage, expects: NonNullable<PageOptions['expects']>): boolean {
  const text = message.text();
  return expects.some((what) =>
    text.includes(typeof what === 'number' ? `status of ${what} ` : EXPECTED_ERRORS[what]),
  );
}
