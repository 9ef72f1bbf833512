import type { CDPSession, Page } from 'playwright-core';
import { KB } from './budgets.ts';

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font';

/** A response that the browser received from the network. */
interface Arrived {
  url: string;
  /** The browser's resource type, such as 'Document' or 'Script'. */
  kind: string;
  /** Size of the compressed body in bytes. */
  bytes: number;
}

/** The responses of one page visit. */
export class Wire {
  readonly #arrived: Arrived[] = [];
  readonly #origin: string;
  readonly #session: CDPSession;

  private constructor(origin: string, session: CDPSession) {
    this.#origin = origin;
    this.#session = session;
  }

  /** Starts counting what this page fetches, without speculative loads and workers. */
  static async of(page: Page, origin: string): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire(origin, session);
    const answering = new Map<string, Arrived>();
    session.on('Network.responseReceived', ({ requestId, response: { url, encodedDataLength }, type }) =>
      // The headers have arrived, the body has not.
      answering.set(requestId, { url, kind: type, bytes: -encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answering.get(requestId);
      if (answer) wire.#arrived.push({ ...answer, bytes: answer.bytes + encodedDataLength });
    });
    await session.send('Network.enable');
    // Pictures are not weighed, and decoding them takes longer than the rest of a visit.
    await session.send('Network.setBlockedURLs', { urls: [`${origin}/uploads/*`] });
    return wire;
  }

  /** KB received of these resource types. */
  weight(kinds: readonly Kind[], isMeant: (url: string) => boolean = () => true): number {
    const meant = this.#arrived.filter(
      ({ url, kind }) => (kinds as readonly string[]).includes(kind) && isMeant(url),
    );
    return meant.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  }

  /** URLs of other hosts; none is expected. */
  get elsewhere(): string[] {
    return this.#arrived.map(({ url }) => url).filter((url) => new URL(url).origin !== this.#origin);
  }

  forget(): void {
    this.#arrived.length = 0;
  }

  /** Forgets also what the browser has cached. */
  async forgetAll(): Promise<void> {
    await this.#session.send('Network.clearBrowserCache');
    this.forget();
  }
}

/** Resolves when Nepali words are rendered in the fonts that are requested after the first paint. */
export async function deferredFonts(page: Page): Promise<void> {
  const isDone = () => {
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (seen.nextNode()) {
      const { parentElement, textContent } = seen.currentNode;
      if (!parentElement || !/\p{Script=Devanagari}/u.test(textContent ?? '')) continue;
      if (getComputedStyle(parentElement).fontFamily.includes('Deferred')) return false;
    }
    return true;
  };
  // Not in every frame, since it reads the styles of all Nepali words.
  await page.waitForFunction(isDone, undefined, { polling: 50 });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Whether the page has Devanagari text, not counting dates. */
export function showsNepali(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (seen.nextNode()) {
      const { parentElement, textContent } = seen.currentNode;
      if (!/\p{Script=Devanagari}/u.test(textContent ?? '')) continue;
      if (parentElement?.checkVisibility() && !parentElement.matches('.day-nepali, script')) return true;
    }
    return false;
  });
}
