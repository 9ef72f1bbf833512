import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Dialog,
  Page,
  ViewportSize,
} from 'playwright-core';
import { sharedChromium } from './chromium.ts';

/** A browser context with one page, which later tests may reuse. */
export interface PooledContext {
  context: BrowserContext;
  /** The page that a test gets. */
  page: Page;
  appearance: Appearance;
  /** Serialized options; only a test with the same options reuses the context. */
  optionsKey: string;
  /** Whether the context is closed after its test instead of being reused. */
  isDisposable: boolean;
}

/** What can be set anew for each test. */
interface Appearance
  extends Required<Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors'>> {
  viewport: ViewportSize;
}

export interface ContextOptions extends BrowserContextOptions {
  baseURL: string;
  viewport: ViewportSize;
}

interface InitialState {
  localStorage: Readonly<Record<string, string>>;
  isFresh: boolean;
}

/** A page of every site without scripts. While it is open, local and session storage of the site can be written. */
const EMPTY_ADDRESS = '/robots.txt';
/** Each has a process of its own, of up to 100 MB. */
const MAX_FREE_CONTEXTS = 6;
/** Methods of a context or a page whose effect cannot be undone. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'grantPermissions'];
/** Events of a page that tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfinished', 'response'];

/**
 * Pool of the browser contexts of this process. Creating a context with its page takes as long as a short test, so both
 * are emptied after their test and reused for the next test with the same options, in whichever file it is; only the
 * HTTP cache stays.
 */
class ContextPool {
  readonly browser: Browser;
  /** The one that was used last stands last. */
  readonly #free: PooledContext[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async acquire(
    options: ContextOptions,
    { localStorage: entries, isFresh }: InitialState,
  ): Promise<PooledContext> {
    const {
      viewport,
      colorScheme = 'light',
      reducedMotion = 'no-preference',
      forcedColors = 'none',
      ...more
    } = options;
    const optionsKey = JSON.stringify(more);
    const appearance = { viewport, colorScheme, reducedMotion, forcedColors };
    const at = isFresh ? -1 : this.#free.findLastIndex((pooled) => pooled.optionsKey === optionsKey);
    const [pooled = await this.#create(more, optionsKey, appearance)] =
      at < 0 ? [] : this.#free.splice(at, 1);
    pooled.appearance = appearance;
    const { page } = pooled;
    await setAppearance(page, appearance);
    if (page.url() !== options.baseURL + EMPTY_ADDRESS) await page.goto(EMPTY_ADDRESS);
    await page.evaluate((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(entries));
    return pooled;
  }

  async #create(
    options: BrowserContextOptions,
    optionsKey: string,
    appearance: Appearance,
  ): Promise<PooledContext> {
    const context = await this.browser.newContext(options);
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const pooled = {
      context,
      page,
      appearance,
      optionsKey,
      isDisposable: options.serviceWorkers === 'allow',
    };
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const another = await newPage();
      await setAppearance(another, pooled.appearance);
      return another;
    };
    const dispose = () => {
      pooled.isDisposable = true;
    };
    for (const changed of [context, page]) for (const name of LASTING) onCall(changed, name, dispose);
    onCall(context.clock, 'install', dispose);
    return pooled;
  }

  /** Empties a context for the next test. */
  async release(pooled: PooledContext): Promise<void> {
    const { context, page } = pooled;
    try {
      if (pooled.isDisposable || page.isClosed()) throw new Error('The context cannot be reused');
      await empty(pooled);
      this.#free.push(pooled);
    } catch {
      await context.close();
    }
    while (this.#free.length > MAX_FREE_CONTEXTS) await this.#free.shift()?.context.close();
  }
}

let ours: ContextPool | undefined;

/** Returns the pool of the Chromium that all tests of this process share. */
export async function sharedContexts(): Promise<ContextPool> {
  const browser = await sharedChromium();
  if (ours?.browser !== browser) ours = new ContextPool(browser);
  return ours;
}

async function setAppearance(page: Page, { viewport, ...media }: Appearance): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media });
}

/** Removes the listeners of a test from a page. */
export function forgetListeners(page: Page): void {
  for (const name of EVENTS) page.removeAllListeners(name);
}

/**
 * Closes what a test opened and forgets what the site stored.
 * @throws when that is not possible
 */
async function empty({ context, page }: PooledContext): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // What the page has logged arrives before the answer.
  await page.evaluate(() => undefined);
  forgetListeners(page);
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  const leave = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', leave);
  // A site that has stopped already has no such address.
  await page.goto(EMPTY_ADDRESS).catch(() => page.goto('about:blank'));
  page.off('dialog', leave);
  await page.mouse.move(0, 0);
  await context.clearCookies();
}

/** Calls back whenever a method is called. */
function onCall(object: object, name: string, callback: () => void): void {
  const method: unknown = Reflect.get(object, name);
  if (typeof method !== 'function') return;
  Reflect.set(object, name, (...given: unknown[]) => {
    callback();
    return Reflect.apply(method, object, given);
  });
}
