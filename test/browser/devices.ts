import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What one person has: storage apart from everybody else's. */
export interface Device {
  context: BrowserContext;
  /** A window behind all others. It reaches the storage, and keeps the process that draws the pages alive. */
  keeper: Page;
  /** What it was made with. */
  made: string;
  /** Whether the next person cannot have it. */
  isSpent: boolean;
}

interface Taken {
  /** What the site is to find in its local storage. */
  kept: Readonly<Record<string, string>>;
  isNew: boolean;
}

/**
 * The devices of one file's people. To make one costs as much time as a short journey, so it is emptied after its
 * person has gone and handed to the next one who wants the same; its cache alone stays full, as at home.
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
    // What a test did to the clock cannot be undone.
    clock.install = (options) => {
      device.isSpent = true;
      return install(options);
    };
    return device;
  }

  /** Closes its windows, and empties it for the next person. */
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

  /** Closes all of them, those in use too. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#contexts, (context) => context.close()));
  }
}
