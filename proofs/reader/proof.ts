import { startChromium } from '../../test/browser/chromium.ts';
import { startProduct } from '../front/product.ts';
import { seeded } from '../journeys/seeded.ts';
import type { Proof } from '../runner/proof.ts';
import { listen } from './listen.ts';

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
      LIMIT_FORMS: 'off',
      LIMIT_CHAT: 'off',
    });
    await seeded(url);
    const browser = await startChromium();
    context.onEnd(() => browser.close());
    return [await listen(context, browser, url)];
  },
};
