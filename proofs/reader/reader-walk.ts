import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../journeys/device.ts';
import { DeviceWalk } from '../journeys/walk.ts';
import { must } from '../runner/proof.ts';
import type { ReaderDevice } from './reader-device.ts';

const LIVE = { alert: 'assertive: ', log: 'polite: ', status: 'polite: ' };

const FOCUS_MS = 3000;
const POLL_MS = 50;

/** Texts as they are compared: what is read is cut at every element. */
const plain = (text: string) => text.replaceAll(/[\s,]+/g, ' ').trim();

/** Walks by what is said. */
export class ReaderWalk extends DeviceWalk<string> {
  readonly #reader: ReaderDevice;

  constructor(reader: ReaderDevice, site: string) {
    super(reader, site);
    this.#reader = reader;
  }

  override async see(role: Role, name: string): Promise<void> {
    await super.see(role, name);
    const nameless = await this.#reader.nameless();
    must(nameless.length === 0, nameless.join('\n'));
  }

  /** Waits until the page says this text when it is read from top to bottom. */
  override async read(text: string): Promise<void> {
    await this.step(`read ‘${text}’`, async () => {
      const phrases = await this.#reader.readThrough();
      return plain(phrases.filter((one) => !one.startsWith('end of ')).join(' ')).includes(plain(text));
    });
  }

  /** Waits until a live region says this text by itself. */
  override async hear(role: keyof typeof LIVE, text: string): Promise<void> {
    await this.step(`hear the ${role} ‘${text}’`, () =>
      this.#mustSay((one) => one.startsWith(LIVE[role]) && one.includes(text)),
    );
  }

  /** Waits until this was said by itself: at the focus, in a live region, or as the title of a page. */
  override async told(text: string): Promise<void> {
    await this.step(`be told ‘${text}’`, () => this.#mustSay((one) => one.includes(text)));
  }

  /** @throws what was said instead */
  async #mustSay(isIt: (phrase: string) => boolean): Promise<true> {
    const said = await this.#reader.said();
    if (said.some(isIt)) return true;
    throw new Error(`that says: ${said.join(' | ')}`);
  }

  protected override async step(what: string, attempt: () => Promise<unknown>): Promise<void> {
    await super.step(what, attempt);
    const until = performance.now() + FOCUS_MS;
    while (await this.#reader.isFocusLost().catch(() => true)) {
      if (performance.now() > until) throw new Error(`${this.#reader.name} ${what} loses the focus`);
      await pause(POLL_MS);
    }
  }
}
