import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { DeviceWalk } from '../journeys/walk.ts';
import { whatIsCut } from './cut.ts';
import { whatIsFaint } from './forced-colors.ts';
import type { KeysDevice } from './keys-device.ts';
import { whatMoves } from './motion.ts';

/** What a step leads to is laid out by then. */
const STILL_MS = 3000;
const POLL_MS = 50;

/** Walks by keys, and looks after each step whether all can be read, and nothing moves. */
export class SightWalk extends DeviceWalk<Locator> {
  readonly #device: KeysDevice;

  constructor(device: KeysDevice, site: string) {
    super(device, site);
    this.#device = device;
  }

  protected override async step(what: string, attempt: () => Promise<unknown>): Promise<void> {
    await super.step(what, attempt);
    const { page, name } = this.#device;
    const until = performance.now() + STILL_MS;
    for (;;) {
      const found = await this.#look().catch((error: Error) => [error.message]);
      if (found.length === 0) return;
      if (performance.now() > until)
        throw new Error(`${name} at ${page.url()}, after the step ‘${what}’: ${found.join('\n')}`);
      await pause(POLL_MS);
    }
  }

  async #look(): Promise<string[]> {
    const { page } = this.#device;
    return [
      ...(await page.evaluate(whatIsCut)),
      ...(await page.evaluate(whatIsFaint)),
      ...(await page.evaluate(whatMoves)),
    ];
  }
}
