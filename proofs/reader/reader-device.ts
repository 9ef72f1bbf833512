import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { ChromiumDevice } from '../journeys/chromium-device.ts';
import type { Device, Role } from '../journeys/device.ts';
import type * as Voice from './voice.ts';

/** The JavaScript world in which the reader runs. It shares the document with the page, and nothing else. */
const WORLD = 'reader';
const SAID_MS = 30_000;
const POLL_MS = 40;
const MOST_OPTIONS = 50;

/** The page, and the target of its skip link. */
const NEEDS_NO_NAME = new Set(['RootWebArea', 'main']);

const isFocusable = ({ name, value }: { name: string; value: { value?: unknown } }) =>
  name === 'focusable' && value.value === true;

type Call = { [Name in keyof typeof Voice]: (typeof Voice)[Name] };

/** A window of Chromium that is read aloud and used by keys: no pointer, no eye. */
export class ReaderDevice implements Device<string> {
  readonly name: string;
  /** Everything that was said, in order. */
  readonly transcript: string[] = [];
  readonly #chromium: ChromiumDevice;
  readonly #client: CDPSession;
  readonly #complaints: string[] = [];
  #world: number | undefined;
  /** What was said since the last step that makes something happen. */
  #said: string[] = [];

  /** @param voice the bundled `voice.ts`, with the global of the same name */
  static async start(browser: Browser, voice: string, options: BrowserContextOptions): Promise<ReaderDevice> {
    const chromium = await ChromiumDevice.open(browser, options);
    const client = await chromium.page.context().newCDPSession(chromium.page);
    const device = new ReaderDevice(chromium, client);
    client.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD) device.#world = context.id;
    });
    await client.send('Runtime.enable');
    await client.send('Page.enable');
    await client.send('Page.addScriptToEvaluateOnNewDocument', { source: voice, worldName: WORLD });
    return device;
  }

  private constructor(chromium: ChromiumDevice, client: CDPSession) {
    this.name = `A reader in ${chromium.name}`;
    this.#chromium = chromium;
    this.#client = client;
  }

  get page() {
    return this.#chromium.page;
  }

  async open(url: string): Promise<void> {
    await this.#chromium.open(url);
    this.#said = [];
    await this.#listenTo(`opening ${url}`);
  }

  async find(role: Role, name: string): Promise<string | undefined> {
    return (await this.#ask('find', role, name)) ?? undefined;
  }

  async press(phrase: string): Promise<void> {
    await this.#focus(phrase);
    await this.key('Enter', `pressing ‘${phrase}’`);
  }

  async type(phrase: string, text: string): Promise<void> {
    await this.#focus(phrase);
    await this.page.keyboard.type(text);
  }

  async choose(phrase: string, option: string): Promise<void> {
    await this.#focus(phrase);
    for (let steps = 0; steps < MOST_OPTIONS; steps += 1) {
      await this.key('ArrowDown', `choosing from ‘${phrase}’`);
      if (this.#said.includes(option)) return;
    }
    throw new Error(`${phrase} does not say ${option}: ${this.#said.join(', ')}`);
  }

  async upload(selector: string, file: string): Promise<void> {
    await this.#focus(selector, selector);
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  }

  /** Presses a key, and waits until something is said. */
  async key(key: string, doing = `the key ${key}`): Promise<void> {
    await this.#take();
    this.#said = [];
    await this.page.keyboard.press(key);
    await this.#listenTo(doing);
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#chromium.evaluate(expression);
  }

  async errors(): Promise<string[]> {
    return [...this.#complaints.splice(0), ...(await this.#chromium.errors())];
  }

  /** What was said since the last key, or the page was opened. */
  async said(): Promise<readonly string[]> {
    await this.#take();
    return this.#said;
  }

  /** Everything on the page, as it is read from top to bottom. */
  readThrough(): Promise<string[]> {
    return this.#ask('readThrough');
  }

  /** What can have the focus and has no name, as Chromium tells it to screen readers. */
  async nameless(): Promise<string[]> {
    const { nodes } = await this.#client.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, properties = [] }) => !ignored && properties.some(isFocusable))
      .filter(({ name, role }) => !name?.value && !NEEDS_NO_NAME.has(String(role?.value)))
      .map(({ role }) => `A ${role?.value} at ${this.page.url()} has no name`);
  }

  isFocusLost(): Promise<boolean> {
    return this.#ask('isFocusLost');
  }

  /** Moves the focus to what was found, which has to be said. */
  async #focus(phrase: string, selector?: string): Promise<void> {
    if (!(await this.#ask('focus', selector))) throw new Error(`‘${phrase}’ takes no focus`);
  }

  async #take(): Promise<void> {
    const said = await this.#ask('take');
    this.#said.push(...said);
    this.transcript.push(...said);
  }

  async #listenTo(doing: string): Promise<void> {
    const until = performance.now() + SAID_MS;
    while (performance.now() < until) {
      // While a page is being replaced, there is nobody to ask.
      await this.#take().catch(() => undefined);
      if (this.#said.length > 0) return;
      await pause(POLL_MS);
    }
    this.#complaints.push(`Nothing is said after ${doing} at ${this.page.url()}`);
  }

  async #ask<Name extends keyof Call>(
    name: Name,
    ...args: Parameters<Call[Name]>
  ): Promise<Awaited<ReturnType<Call[Name]>>> {
    const { result, exceptionDetails } = await this.#client.send('Runtime.evaluate', {
      expression: `voice.${name}(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
      ...(this.#world !== undefined && { contextId: this.#world }),
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}
