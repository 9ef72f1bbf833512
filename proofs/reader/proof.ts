import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../../test/browser/chromium.ts';
import { pictureFile } from '../../test/pictures.ts';
import { allEnded } from '../college/in-parallel.ts';
import { seeded } from '../journeys/seeded.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import type { Proof } from '../runner/proof.ts';
import { startSite } from '../site/site.ts';
import { listen } from './listen.ts';
import { lookAt } from './look.ts';

const STUDENT = { email: 'student@localhost', password: 'a student of the demonstration' };

export const proof: Proof = {
  claim: 'The main journeys can be made by ear, by keys, and enlarged.',
  shown: { '# steps': /(\d+) steps/ },
  fault: [
    {
      file: 'src/admin/toast/toaster.tsx',
      // Seen and found in the document, but inserted together with its live region, so that nothing is said.
      from: '{isFilled && message}',
      to: '{message}',
    },
    {
      file: 'src/admin/inbox/inbox.css',
      // As wide as in larger windows, so that names and numbers are cut at 200 %.
      from: '@media (width < 48em) {',
      to: '@media (width < 0) {',
    },
  ],
  whyNot: whyNoChromium,
  async run(context) {
    const { url } = await startSite(context, {
      SEED: 'demo',
      DEMO_PASSWORD: STUDENT.password,
      LIMIT_FORMS: 'off',
      LIMIT_CHAT: 'off',
      LIMIT_LOGIN: 'off',
    });
    await seeded(url);
    const browser = await startChromium();
    context.onEnd(() => browser.close());
    const picture = join(context.folder, 'picture.png');
    writeFileSync(picture, Buffer.from(await (await pictureFile()).arrayBuffer()));
    const things = {
      notice: { title: 'Heard and not seen', text: 'Read aloud', alt: 'What it shows', picture },
      student: STUDENT,
    };
    const seen = async () => {
      const figures: string[] = [];
      for (const zoom of [2, 4]) figures.push(await lookAt(context, browser, url, { ...things, zoom }));
      return figures;
    };
    // Beside each other: each waits for pages most of the time.
    const heard = async () => [await listen(context, browser, url, things)];
    return (await allEnded([heard(), seen()])).flat();
  },
};
