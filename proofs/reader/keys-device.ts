import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { ChromiumDevice } from '../journeys/chromium-device.ts';
import type { Device } from '../journeys/device.ts';
import { isFocusUnseen } from './forced-colors.ts';

/** More stops than any page has. */
const MOST_STOPS = 300;
const MOST_OPTIONS = 50;

/** A window of Chromium that is used by keys alone, in forced colours: every stop of the focus has to be seen. */
export class KeysDevice extends ChromiumDevice implements Device<Locator> {
  readonly #unseen: string[] = [];
  /** How many stops of the focus were looked at. */
  stops = 0;

  static override async open(browser: Browser, options: BrowserContextOptions): Promise<KeysDevice> {
    const { name, page } = await ChromiumDevice.open(browser, options);
    return new KeysDevice(name, page);
  }

  override async press(element: Locator): Promise<void> {
    await this.#reach(element);
    await this.page.keyboard.press('Enter');
  }

  override async type(element: Locator, text: string): Promise<void> {
    await this.#reach(element);
    await this.page.keyboard.type(text);
  }

  override async choose(element: Locator, option: string): Promise<void> {
    await this.#reach(element);
    for (let steps = 0; steps < MOST_OPTIONS; steps += 1) {
      await this.page.keyboard.press('ArrowDown');
      if ((await element.locator('option:checked').textContent()) === option) return;
    }
    throw new Error(`No arrow key leads to ${option}`);
  }

  override async upload(selector: string, file: string): Promise<void> {
    await this.#reach(this.page.locator(selector));
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  }

  override async errors(): Promise<string[]> {
    return [...this.#unseen.splice(0), ...(await super.errors())];
  }

  /** Moves the focus on until the element has it. */
  async #reach(element: Locator): Promise<void> {
    const { page } = this;
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const way = await element.evaluate(wayTo);
      if (way === null) return;
      await page.keyboard.press(way);
      const unseen = await page.evaluate(isFocusUnseen);
      if (unseen) this.#unseen.push(`${page.url()}: ${unseen}`);
      this.stops += 1;
    }
    throw new Error('No key leads to it');
  }
}

/** The key that moves the focus on towards an element; null if it has it. Runs in the page. */
function wayTo(element: Element): 'ArrowRight' | 'Tab' | null {
  const { activeElement } = document;
  if (element === activeElement) return null;
  // A toolbar is one stop, and has arrow keys within.
  const toolbar = activeElement?.closest('[role=toolbar]');
  return toolbar?.contains(element) ? 'ArrowRight' : 'Tab';
}
