import { startChromium } from '../../test/browser/chromium.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { bareQuietPage, detect } from '../rich-text/detectors.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { askChat } from './ask-chat.ts';
import { readFeeds } from './feeds.ts';
import { mailSettings, readMails } from './mails.ts';
import { plant } from './plant.ts';
import { publicSurfaces, receiptSurface, screens } from './surfaces.ts';
import { readTables } from './tables.ts';
import { FORMULAS, hostileTexts } from './texts.ts';
import { visitSurfaces, watchedPage } from './visit.ts';

type Chromium = Awaited<ReturnType<typeof startChromium>>;

/** Texts of public collections, besides ours, on each database. */
const COLLECTED = 14;

async function onEngine(context: ProofContext, engine: EngineName, browser: Chromium): Promise<string[]> {
  const texts = hostileTexts(context.random, COLLECTED);
  const bare = await bareQuietPage(browser);
  const raw = await detect(bare, texts);
  const ran = raw.filter((one) => one.ran.length > 0).length;
  must(ran > texts.length / 4, `Only ${ran} of ${texts.length} texts run where nothing hinders them`);
  await bare.context().close();

  const server = await startMailServer();
  context.onEnd(() => server.close());
  const college = await College.open(context, engine, mailSettings(server));
  const planted = await plant(college, texts, FORMULAS);
  const watched = await watchedPage(browser, college);
  const surfaces = [
    ...publicSurfaces(planted, texts),
    await receiptSurface(college, texts),
    ...screens(planted),
  ];
  const { pages, shown } = await visitSurfaces(watched, college, surfaces, [...texts, ...FORMULAS]);
  const asked = await askChat(watched, college, texts.slice(0, 3));
  const cells = await readTables(college, [...texts, ...FORMULAS]);
  const documents = await readFeeds(college, watched.page, texts);
  await watched.page.context().close();
  const mails = await readMails(server, [...texts, ...FORMULAS]);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${texts.length} texts, of which ${ran} run where nothing hinders them: ${planted.stored} times stored, ${planted.refused} times refused`,
    `${shown} times shown on ${pages} pages and screens and in ${asked} chats: nothing ran or could`,
    `${cells} cells of CSV and workbooks: no formula; ${documents} feeds and calendars; ${mails} mails in plain text`,
  ];
}

export const proof: Proof = {
  claim: 'A hostile text is shown as text, and is no formula.',
  shown: { '# times shown': /(\d+) times shown/ },
  fault: [
    {
      file: 'src/site/structured-data.tsx',
      from: "json.replaceAll('<', '\\\\u003c')",
      to: 'json',
    },
  ],
  whyNot: whyNoChromium,
  async run(context) {
    const browser = await startChromium();
    context.onEnd(() => browser.close());
    return onBothAtOnce(context, (own, engine) => onEngine(own, engine, browser));
  },
};
