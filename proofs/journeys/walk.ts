import { setTimeout as pause } from 'node:timers/promises';
import type { Device, Role } from './device.ts';

const WAIT_MS = 30_000;
const POLL_MS = 50;

/** Where a page is and what it is about. */
const PLACE = `({
  path: decodeURIComponent(location.pathname + location.search),
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map((one) => one.textContent),
})`;

interface Place {
  path: string;
  title: string;
  headings: string[];
}

/** What a journey does, whichever browser it goes through. Everything waits until the page has it. */
export interface Walk {
  /** @param path at the site, as `/notices` */
  visit(path: string): Promise<void>;
  see(role: Role, name: string): Promise<void>;
  press(role: Role, name: string): Promise<void>;
  type(role: Role, name: string, text: string): Promise<void>;
  choose(name: string, option: string): Promise<void>;
  upload(selector: string, file: string): Promise<void>;
  /** Waits until the page shows this text. */
  read(text: string): Promise<void>;
  /** Waits until the person is told this without looking for it. */
  told(text: string): Promise<void>;
  /** Waits until a live region says this text. */
  hear(role: 'alert' | 'log' | 'status', text: string): Promise<void>;
}

/** Walks by a browser's window, and notes where each step leads. */
export class DeviceWalk<Element> implements Walk {
  readonly places: Place[] = [];
  /** How many steps were made. */
  steps = 0;
  readonly #device: Device<Element>;
  readonly #site: string;

  constructor(device: Device<Element>, site: string) {
    this.#device = device;
    this.#site = site;
  }

  async visit(path: string): Promise<void> {
    await this.#device.open(this.#site + path);
  }

  async see(role: Role, name: string): Promise<void> {
    await this.step(`see the ${role} ‘${name}’`, () => this.#device.find(role, name));
    await this.#note();
  }

  press(role: Role, name: string): Promise<void> {
    return this.#with(`press the ${role} ‘${name}’`, role, name, (element) => this.#device.press(element));
  }

  type(role: Role, name: string, text: string): Promise<void> {
    const act = (element: Element) => this.#device.type(element, text);
    return this.#with(`type into the ${role} ‘${name}’`, role, name, act);
  }

  choose(name: string, option: string): Promise<void> {
    const act = (element: Element) => this.#device.choose(element, option);
    return this.#with(`choose ‘${option}’ of ‘${name}’`, 'combobox', name, act);
  }

  async upload(selector: string, file: string): Promise<void> {
    await this.step(`upload a file to ${selector}`, () =>
      this.#device.upload(selector, file).then(() => true),
    );
  }

  async read(text: string): Promise<void> {
    const words = JSON.stringify(text);
    const shown = `document.body.innerText.replace(/\\s+/g, ' ').includes(${words})`;
    await this.step(`read ‘${text}’`, () => this.#device.evaluate<boolean>(shown));
  }

  /** Anything on the page is seen without looking for it. */
  told(text: string): Promise<void> {
    return this.read(text);
  }

  async hear(role: 'alert' | 'log' | 'status', text: string): Promise<void> {
    const selector = role === 'status' ? '[role=status], output' : `[role=${role}]`;
    const said = `[...document.querySelectorAll(${JSON.stringify(selector)})]
      .some((one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(text)}))`;
    await this.step(`hear the ${role} ‘${text}’`, () => this.#device.evaluate<boolean>(said));
  }

  async #note(): Promise<void> {
    this.places.push(await this.#device.evaluate<Place>(PLACE));
  }

  #with(what: string, role: Role, name: string, act: (element: Element) => Promise<void>): Promise<void> {
    return this.step(what, async () => {
      const element = await this.#device.find(role, name);
      if (!element) return false;
      await act(element);
      return true;
    });
  }

  /** As a person does, who waits for a page before pointing at it. */
  async #onceLoaded(attempt: () => Promise<unknown>): Promise<unknown> {
    return (await this.#device.evaluate<boolean>("document.readyState === 'complete'")) && attempt();
  }

  /** Tries until it succeeds: while a page is being replaced, its elements and calls are lost. */
  protected async step(what: string, attempt: () => Promise<unknown>): Promise<void> {
    this.steps += 1;
    const until = performance.now() + WAIT_MS;
    let reason: unknown;
    while (performance.now() < until) {
      reason = undefined;
      const isDone = await this.#onceLoaded(attempt).catch((error) => {
        reason = error;
        return false;
      });
      if (isDone) return;
      await pause(POLL_MS);
    }
    const { path } = await this.#device.evaluate<Place>(PLACE).catch(() => ({ path: 'a page that is gone' }));
    const errors = (await this.#device.errors()).join('; ');
    throw new Error(`${this.#device.name} cannot ${what} at ${path} ${reason ?? ''} ${errors}`.trim());
  }
}
