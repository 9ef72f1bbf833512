import type { Browser } from 'playwright-core';
import { must, type ProofContext } from '../runner/proof.ts';
import { bundle } from './bundle.ts';
import { type Journey, staffJourneys, visitorJourneys } from './journeys.ts';
import { ReaderDevice } from './reader-device.ts';
import { ReaderWalk } from './reader-walk.ts';

type Things = Omit<Journey, 'walk' | 'isNarrow' | 'isPhone'>;

/** Makes every journey by ear, those of visitors in both languages. @returns a figure */
export async function listen(
  context: ProofContext,
  browser: Browser,
  site: string,
  things: Things,
): Promise<string> {
  const window = { viewport: { width: 1280, height: 1024 }, reducedMotion: 'reduce' } as const;
  const reader = await ReaderDevice.start(browser, await bundle('voice.ts', 'voice'), window);
  const walk = new ReaderWalk(reader, site);
  const all = [visitorJourneys('ne'), visitorJourneys('en'), staffJourneys];
  const journey = { ...things, walk, isNarrow: false, isPhone: false };
  let count = 0;
  for (const [name, make] of all.flatMap((one) => Object.entries(one))) {
    await make(journey);
    const errors = await reader.errors();
    must(errors.length === 0, `${reader.name}, ${name}: ${errors.join('\n')}`);
    context.log(`by ear: ${name}`);
    count += 1;
  }
  return `${reader.name}: ${count} journeys, ${walk.steps} steps, ${reader.transcript.length} phrases`;
}
