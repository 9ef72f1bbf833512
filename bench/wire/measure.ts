import { startChromium } from '../../test/browser/chromium.ts';
import type { Row } from '../table.ts';
import { weigh } from './weigh.ts';

/** What visitors load, in a browser of its own. */
export async function measureWire(): Promise<Row[]> {
  const browser = await startChromium();
  return weigh(browser).finally(() => browser.close());
}
