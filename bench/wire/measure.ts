import { startChromium } from '../../test/browser/chromium.ts';
import type { Row } from '../table.ts';
import { budgets } from './budgets.ts';
import { weigh } from './page-weights.ts';

/** The bytes that visitors load. */
export async function measureWire(): Promise<Row[]> {
  const browser = await startChromium();
  return weigh(browser, Object.keys(budgets)).finally(() => browser.close());
}
