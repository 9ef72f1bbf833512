import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context that later tests may reuse. */
export interface PooledContext {
  context: BrowserContext;
  /** Background page for access to local storage; it also keeps the renderer process alive. */
  keepAlivePage: Page;
  /** Serialized options; only a test with the same options reuses the context. */
  optionsKey: string;
  /** Whether the context is closed after its test instead of being reused. */
  isDisposable: boolean;
}

interface InitialState {
  localStorage: Readonly<Record<string, string>>;
  isFresh: boolean;
}

/**
 * Pool of browser contexts for one test file. Creating a context takes as long as a short test, so a context is emptied
 * after its test and reused for the next test with the same options; only its HTTP cache stays.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #free: PooledContext[] = [];
  readonly #contexts = new Set<BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async acquire(
    options: BrowserContextOptions,
    { localStorage: entries, isFresh }: InitialState,
  ): Promise<PooledContext> {
    const optionsKey = JSON.stringify(options);
    const at = isFresh ? -1 : this.#free.findIndex((pooled) => pooled.optionsKey === optionsKey);
    const [pooled = await this.#create(options, optionsKey)] = at < 0 ? [] : this.#free.splice(at, 1);
    await pooled.keepAlivePage.evaluate((entries) => {
      localStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(entries));
    return pooled;
  }

  async #create(options: BrowserContextOptions, optionsKey: string): Promise<PooledContext> {
    const context = await this.#browser.newContext(options);
    this.#contexts.add(context);
    context.setDefaultTimeout(30_000);
    const keepAlivePage = await context.newPage();
    await keepAlivePage.goto('/robots.txt');
    const pooled = { context, keepAlivePage, optionsKey, isDisposable: false };
    const { clock } = context;
    const install = clock.install.bind(clock);
    // An installed clock cannot be removed.
    clock.install = (options) => {
      pooled.isDisposable = true;
      return install(options);
    };
    return pooled;
  }

  /** Closes the pages of a context and empties it for the next test. */
  async release(pooled: PooledContext): Promise<void> {
    const { context, keepAlivePage, isDisposable } = pooled;
    if (isDisposable) {
      this.#contexts.delete(context);
      return context.close();
    }
    await Promise.all(context.pages().map((page) => page !== keepAlivePage && page.close()));
    await context.setOffline(false);
    await context.clearCookies();
    this.#free.push(pooled);
  }

  /** Closes all contexts, also those in use. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#contexts, (context) => context.close()));
  }
}
