import type { Browser } from 'playwright-core';
import { must, type ProofContext } from '../runner/proof.ts';
import { type Journey, staffJourneys, visitorJourneys } from './journeys.ts';
import { KeysDevice } from './keys-device.ts';
import { SightWalk } from './sight-walk.ts';

const WINDOW = { width: 1280, height: 1024 };

/** Makes every journey by keys in a zoomed window with forced colours and without motion. @returns a figure */
export async function lookAt(
  context: ProofContext,
  browser: Browser,
  site: string,
  { zoom, ...things }: Omit<Journey, 'walk' | 'isNarrow' | 'isPhone'> & { zoom: number },
): Promise<string> {
  const keys = await KeysDevice.open(browser, {
    viewport: { width: WINDOW.width / zoom, height: WINDOW.height / zoom },
    deviceScaleFactor: zoom,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  const walk = new SightWalk(keys, site);
  const journey = { ...things, walk, isNarrow: true, isPhone: zoom === 4 };
  const all = [visitorJourneys('en'), visitorJourneys('ne'), staffJourneys];
  let count = 0;
  for (const [name, make] of all.flatMap((one) => Object.entries(one))) {
    await make(journey);
    const errors = await keys.errors();
    must(errors.length === 0, `${zoom * 100} %, ${name}: ${errors.join('\n')}`);
    context.log(`at ${zoom * 100} %: ${name}`);
    count += 1;
  }
  await keys.page.context().close();
  return `${keys.name} at ${zoom * 100} %, by keys, in forced colours, without motion: ${count} journeys, ${walk.steps} steps, ${keys.stops} stops of the focus, nothing cut or lost`;
}
