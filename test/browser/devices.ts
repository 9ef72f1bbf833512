import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context, with storage of its own. */
export interface Device {
  context: BrowserContext;
  /** A page in the background that gives access to the storage and keeps the renderer process alive. */
  keeper: Page;
  /** Its options, as the key for reuse. */
  made: string;
  /** Whether it cannot be reused. */
  isSpent: boolean;
}

interface Taken {
  /** Initial content of local storage. */
  kept: Readonly<Record<string, string>>;
  isNew: boolean;
}

/**
 * The browser contexts of one test file. Creating one takes as long as a short test, so a context is emptied after its
 * test and reused for the next one with the same options; only its cache stays.
 */
export class Devices {
  readonly #browser: Browser;
  readonly #free: Device[] = [];
  readonly #contexts = new Set<BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions, { kept, isNew }: Taken): Promise<Device> {
    const made = JSON.stringify(options);
    const at = isNew ? -1 : this.#free.findIndex((device) => device.made === made);
    const [device = await this.#make(options, made)] = at < 0 ? [] : this.#free.splice(at, 1);
    await device.keeper.evaluate((entries) => {
      localStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(kept));
    return device;
  }

  async #make(options: BrowserContextOptions, made: string): Promise<Device> {
    const context = await this.#browser.newContext(options);
    this.#contexts.add(context);
    context.setDefaultTimeout(30_000);
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    const device = { context, keeper, made, isSpent: false };
    const { clock } = context;
    const install = clock.install.bind(clock);
    // An installed clock cannot be removed.
    clock.install = (options) => {
      device.isSpent = true;
      return install(options);
    };
    return device;
  }

  /** Closes the pages of a context and empties it for the next test. */
  async giveBack(device: Device): Promise<void> {
    const { context, keeper, isSpent } = device;
    if (isSpent) {
      this.#contexts.delete(context);
      return context.close();
    }
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await context.setOffline(false);
    await context.clearCookies();
    this.#free.push(device);
  }

  /** Closes all contexts, also those in use. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#contexts, (context) => context.close()));
  }
}
