import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../../test/browser/chromium.ts';
import { pictureFile } from '../../test/pictures.ts';
import { whyNoPackage } from '../front/packages.ts';
import { ChromiumDevice } from '../journeys/chromium-device.ts';
import type { Device } from '../journeys/device.ts';
import { officeWords } from '../journeys/office-words.ts';
import { seeded } from '../journeys/seeded.ts';
import { publish } from '../journeys/staff.ts';
import { visitorWords } from '../journeys/visitor-words.ts';
import { changeLanguage, PHONE, read, write } from '../journeys/visitors.ts';
import { DeviceWalk } from '../journeys/walk.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { ADMIN, startSite } from '../site/site.ts';
import { X_SERVER } from './display.ts';
import { FirefoxDevice } from './firefox.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { WebKitDevice } from './webkit.ts';
import { DRIVER, whyNoBrowser } from './webkit-driver.ts';

const FIREFOX = { package: 'firefox-esr', file: '/usr/bin/firefox-esr' };

interface Walked {
  figure: string;
  /** Where each step led, the same in every browser. */
  places: string;
}

/** Makes every journey in one browser. @param site the address at which it finds the site @param phone of who applies */
async function walkAll<Element>(
  context: ProofContext,
  device: Device<Element>,
  site: string,
  phone: string,
): Promise<Walked> {
  const begun = performance.now();
  const walk = new DeviceWalk(device, site);
  const mustBeQuiet = async (journey: string) => {
    const errors = await device.errors();
    must(errors.length === 0, `${device.name}, ${journey}: ${errors.join('\n')}`);
  };
  const { en, ne } = visitorWords;
  await read(walk, en, { isNarrow: false });
  await mustBeQuiet('reading');
  await changeLanguage(walk, en, ne);
  await mustBeQuiet('changing the language');
  await write(walk, en, { isNarrow: false, phone });
  await mustBeQuiet('writing');
  const picture = join(context.folder, 'picture.png');
  writeFileSync(picture, Buffer.from(await (await pictureFile()).arrayBuffer()));
  const [kind = ''] = device.name.split(' ');
  const notice = {
    title: `Tried in ${kind}`,
    text: `Written in ${kind}`,
    alt: `A picture of ${kind}`,
    picture,
  };
  await publish(walk, officeWords.en, ADMIN, notice);
  await mustBeQuiet('publishing');
  const seconds = Math.round((performance.now() - begun) / 1000);
  return {
    figure: `${device.name}: 4 journeys, ${walk.steps} steps in ${seconds} s, no error, no violation of the policy`,
    places: walk.places
      .map(({ path, title, headings }) => [path, title, ...headings].join(' | '))
      .join('\n')
      .replaceAll(new RegExp(`${kind}`, 'gi'), 'browser')
      .replaceAll(/[0-9a-f]{24}/g, 'id')
      .replaceAll(/sent=[^\s"&]+/g, 'sent=receipt'),
  };
}

export const proof: Proof = {
  claim: 'Visitors and staff manage in Firefox and WebKit as in Chromium.',
  shown: { '# steps': /(\d+) steps/ },
  fault: [
    {
      file: 'src/site/scripts/visit-loader.ts',
      // As it works in Chromium and Firefox only.
      from: '(self.requestIdleCallback ?? setTimeout)(load)',
      to: 'requestIdleCallback(load)',
    },
  ],
  whyNot() {
    for (const { package: name, file } of [FIREFOX, X_SERVER, DRIVER]) {
      const reason = whyNoPackage(name, file);
      if (reason) return reason;
    }
    return whyNoBrowser();
  },
  async run(context) {
    const { url } = await startSite(context, {
      SEED: 'demo',
      LIMIT_FORMS: 'off',
      LIMIT_CHAT: 'off',
    });
    await seeded(url);
    const chromium = await startChromium();
    context.onEnd(() => chromium.close());
    const proxy = await startRecordingProxy(context, url);
    const asIn = await walkAll(context, await ChromiumDevice.open(chromium), url, PHONE);
    const figures = [asIn.figure];
    for (const start of [
      async () => walkAll(context, await FirefoxDevice.start(context), url, '9841234568'),
      async () =>
        walkAll(context, await WebKitDevice.start(context, proxy.recorded), proxy.url, '9841234569'),
    ]) {
      const { figure, places } = await start();
      must(places === asIn.places, `Steps lead elsewhere than in Chromium:\n${asIn.places}\n\n${places}`);
      figures.push(figure);
    }
    return figures;
  },
};
