import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import type { Device, Role } from '../journeys/device.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { startDisplay } from './display.ts';
import { WebDriverSession, type WebElement } from './webdriver.ts';
import { MINI_BROWSER, startDriver } from './webkit-driver.ts';

/** Elements that may have a role. Which have it, and under which name, the browser says. */
const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, input[type=button], [role=button]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3, h4',
  img: 'img, svg[role=img]',
  link: 'a[href]',
  navigation: 'nav',
  password: 'input[type=password]',
  region: 'section, [role=region]',
  searchbox: 'input[type=search]',
  textbox: 'input, textarea, [contenteditable=true]',
};
/** Roles that WebKit names otherwise; about a select its driver has no answer. */
const OTHER_NAMES: Partial<Record<Role, string>> = { img: 'image', password: 'textbox' };
const HAS_NO_ANSWER: Role = 'combobox';

const SHOWN = `return [...document.querySelectorAll(arguments[0])].filter((one) =>
  one.checkVisibility({ visibilityProperty: true }))`;

/** A window of WebKitGTK, by WebDriver. */
export class WebKitDevice implements Device<WebElement> {
  readonly name: string;
  readonly #session: WebDriverSession;
  readonly #recorded: () => string[];

  /** Starts WebKitGTK's small browser on a display of its own. @param recorded what its pages reported, since the last call */
  static async start(context: ProofContext, recorded: () => string[]): Promise<WebKitDevice> {
    const display = await startDisplay(context);
    const driver = await startDriver(context, display, await freePort());
    const { session, version } = await WebDriverSession.open(driver, {
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    });
    context.onEnd(() => session.send('DELETE', ''));
    await session.send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
    return new WebKitDevice(`WebKitGTK ${version}`, session, recorded);
  }

  private constructor(name: string, session: WebDriverSession, recorded: () => string[]) {
    this.name = name;
    this.#session = session;
    this.#recorded = recorded;
  }

  async open(url: string): Promise<void> {
    await this.#session.send('POST', '/url', { url });
  }

  async find(role: Role, name: string): Promise<WebElement | undefined> {
    for (const element of await this.#session.run<WebElement[]>(SHOWN, [SELECTORS[role]])) {
      const label = await this.#session.sendTo<string>(element, 'GET', '/computedlabel');
      if (label.trim() !== name) continue;
      if (role === HAS_NO_ANSWER) return element;
      const computed = await this.#session.sendTo<string>(element, 'GET', '/computedrole');
      if (computed === role || computed === OTHER_NAMES[role]) return element;
    }
    return undefined;
  }

  async press(element: WebElement): Promise<void> {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await this.#session.run(script, [element]);
    await this.#session.sendTo(element, 'POST', '/click');
  }

  async type(element: WebElement, text: string): Promise<void> {
    await this.press(element);
    await this.#session.sendTo(element, 'POST', '/value', { text });
  }

  async choose(element: WebElement, option: string): Promise<void> {
    const script = 'return [...arguments[0].options].find((one) => one.label === arguments[1])';
    const wanted = await this.#session.run<WebElement | null>(script, [element, option]);
    must(wanted, `there is no option ‘${option}’`);
    await this.#session.sendTo(wanted, 'POST', '/click');
  }

  async upload(selector: string, file: string): Promise<void> {
    const element = await this.#session.send<WebElement>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    await this.#session.sendTo(element, 'POST', '/value', { text: file });
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#session.run(`return (${expression})`);
  }

  async errors(): Promise<string[]> {
    // What the page reports takes a moment to arrive.
    await pause(200);
    return this.#recorded();
  }
}
