import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../../test/browser/chromium.ts';
import { pictureFile } from '../../test/pictures.ts';
import { startProduct } from '../front/product.ts';
import { seeded } from '../journeys/seeded.ts';
import type { Proof } from '../runner/proof.ts';
import { listen } from './listen.ts';

const STUDENT = { email: 'student@localhost', password: 'a student of the demonstration' };

export const proof: Proof = {
  claim:
    'Visitors and staff make the main journeys by ear and keys: every step is said, and the focus is never lost.',
  fault: [
    {
      file: 'src/admin/toast/toaster.tsx',
      // Seen and found in the document, but inserted together with its live region, so that nothing is said.
      from: '{isFilled && message}',
      to: '{message}',
    },
  ],
  whyNot: () => null,
  async run(context) {
    const { url } = await startProduct(context, 'site', {
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
    const notice = { title: 'Heard and not seen', text: 'Read aloud', alt: 'What it shows', picture };
    return [await listen(context, browser, url, { notice, student: STUDENT })];
  },
};
