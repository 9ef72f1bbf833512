import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { pictureFile } from '../../test/pictures.ts';
import { ADMIN } from '../front/product.ts';
import { officeWords } from '../journeys/office-words.ts';
import { publish } from '../journeys/staff.ts';
import { visitorWords } from '../journeys/visitor-words.ts';
import { changeLanguage, read, write } from '../journeys/visitors.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { bundle } from './bundle.ts';
import { ReaderDevice } from './reader-device.ts';
import { ReaderWalk } from './reader-walk.ts';

const WINDOW = { viewport: { width: 1280, height: 1024 }, reducedMotion: 'reduce' } as const;

/** Makes every journey by ear. @returns a figure */
export async function listen(context: ProofContext, browser: Browser, site: string): Promise<string> {
  const begun = performance.now();
  const reader = await ReaderDevice.start(browser, await bundle('voice.ts', 'voice'), WINDOW);
  const walk = new ReaderWalk(reader, site);
  const picture = join(context.folder, 'picture.png');
  writeFileSync(picture, Buffer.from(await (await pictureFile()).arrayBuffer()));
  const notice = { title: 'Heard and not seen', text: 'Read aloud', alt: 'What it shows', picture };
  const { en, ne } = visitorWords;
  const journeys: Readonly<Record<string, () => Promise<void>>> = {
    'reading in English': () => read(walk, en, { isNarrow: false }),
    'reading in Nepali': () => read(walk, ne, { isNarrow: false }),
    'changing the language': () => changeLanguage(walk, en, ne),
    'writing in English': () => write(walk, en, { isNarrow: false }),
    'writing in Nepali': () => write(walk, ne, { isNarrow: false }),
    publishing: () => publish(walk, officeWords.en, ADMIN, notice),
  };
  for (const [name, journey] of Object.entries(journeys)) {
    await journey();
    const errors = await reader.errors();
    must(errors.length === 0, `${reader.name}, ${name}: ${errors.join('\n')}`);
    context.log(`${name}: said`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  const count = Object.keys(journeys).length;
  return `${reader.name}: ${count} journeys, ${walk.steps} steps, ${reader.transcript.length} phrases in ${seconds} s`;
}
