import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Device, Role } from './device.ts';

/** Chromium logs a refused form or sign-in as an error, although the page handles it. */
const REFUSED = /status of 40[01]/;
/**
 * Chromium reports of its own accord that a page was left, or printed, while the transition to it was still prepared; no
 * script of the site takes part in transitions.
 */
const LEFT_TRANSITION = /^Transition was aborted because of invalid state/;
const ACT_MS = 5000;

/** A window of Chromium, which is pointed at and typed into. */
export class ChromiumDevice implements Device<Locator> {
  readonly name: string;
  readonly page: Page;
  readonly #errors: string[] = [];

  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<ChromiumDevice> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(ACT_MS);
    context.setDefaultNavigationTimeout(30_000);
    return new ChromiumDevice(`Chromium ${browser.version()}`, await context.newPage());
  }

  protected constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.on('pageerror', (error) => {
      if (!LEFT_TRANSITION.test(error.message)) this.#errors.push(`${page.url()} threw ${error.message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSED.test(message.text()))
        this.#errors.push(`${page.url()} logged ${message.text()}`);
    });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async find(role: Role, name: string): Promise<Locator | undefined> {
    const found =
      role === 'password'
        ? this.page.getByLabel(name, { exact: true }).and(this.page.locator('[type=password]'))
        : this.page.getByRole(role, { name, exact: true });
    const [first] = await found.filter({ visible: true }).all();
    return first;
  }

  press(element: Locator): Promise<void> {
    return element.click();
  }

  async type(element: Locator, text: string): Promise<void> {
    await element.click();
    await element.pressSequentially(text);
  }

  async choose(element: Locator, option: string): Promise<void> {
    await element.selectOption({ label: option });
  }

  upload(selector: string, file: string): Promise<void> {
    return this.page.setInputFiles(selector, file);
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.page.evaluate(expression);
  }

  async errors(): Promise<string[]> {
    return this.#errors.splice(0);
  }
}
