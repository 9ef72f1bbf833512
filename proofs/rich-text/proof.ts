import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../../test/browser/chromium.ts';
import { collectedTexts } from '../../test/collection.ts';
import { ADMIN, College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { makeBrokenCopy } from '../runner/broken-copy.ts';
import { must, type Patch, type Proof, type ProofContext } from '../runner/proof.ts';
import { bareQuietPage, detect, visitAll } from './detectors.ts';
import { publishEverywhere, screensOf } from './surfaces.ts';

type Chromium = Awaited<ReturnType<typeof startChromium>>;

const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)>x</details>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
];
const IN_EVERY_FIELD = 20;
const CLEANING_OFF: Patch = {
  file: 'src/schema/fields/rich-text/clean.ts',
  from: '  if (isClean(html)) return html;\n',
  to: '  if (isClean(html) || html !== textOnly("")) return html;\n',
};

function vectors() {
  const live = collectedTexts('xss/live-in-chromium-156.json');
  const all = [...new Set([...OWN, ...live, ...collectedTexts('xss/all-deduped.json')])];
  return {
    all: all.filter((text) => text.isWellFormed() && !text.includes('\0')),
    live: live.length > 0 ? live : OWN,
  };
}

const chosen = (texts: readonly string[], count: number, random: () => number) =>
  texts
    .map((text) => ({ text, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ text }) => text);

/** Stores every vector, and then its stored form again. @returns the stored texts */
async function cleaned(college: College, texts: readonly string[]): Promise<string[]> {
  const stored: string[] = [];
  const ids = await Promise.all(
    Array.from(
      { length: 8 },
      async () => (await college.must('POST', '/api/faq', { json: { title: 'Vector' } })).record._id,
    ),
  );
  const free = [...ids];
  await inParallel(texts, ids.length, async (description, index) => {
    const id = free.pop() ?? '';
    const put = async (text: string) =>
      (await college.must('PUT', `/api/faq/${id}`, { json: { description: text } })).record.description ?? '';
    const once = await put(description);
    const twice = await put(once);
    must(once === twice, `Cleaned twice is not cleaned once: ${description}\n${once}\n${twice}`);
    stored[index] = once;
    free.push(id);
  });
  return stored;
}

async function nothingRuns(college: College, browser: Chromium, texts: readonly string[]): Promise<number> {
  const addresses = await publishEverywhere(college, texts);
  const screens = await screensOf(college, 3);
  const context = await browser.newContext();
  const login = await college.must('POST', '/api/user/login', { json: ADMIN, token: '' });
  await context.addInitScript(
    `try { localStorage.setItem('profile', ${JSON.stringify(login.text)}) } catch {}`,
  );
  const { ran, seen } = await visitAll(
    context,
    [...addresses, ...screens].map((path) => college.url + path),
  );
  await context.close();
  must(ran.length === 0, `Something ran: ${ran.slice(0, 3).join('; ')}`);
  return seen;
}

async function onEngine(context: ProofContext, engine: EngineName, browser: Chromium): Promise<string[]> {
  const { all, live } = vectors();
  const page = await bareQuietPage(browser);
  const some = chosen(live, 120, context.random);
  const raw = await detect(page, some);
  const [ran, could] = [
    raw.filter((one) => one.ran.length > 0).length,
    raw.filter((one) => one.could.length > 0).length,
  ];
  must(
    ran > some.length / 6 && could > some.length / 2,
    `The detectors see ${ran} and ${could} of ${some.length} raw vectors`,
  );

  const college = await College.open(context, engine);
  // Cleaning does not depend on the database, so one of them gets only the vectors that run in Chromium.
  const sent = engine === 'SQLite' ? all : live.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const stored = await cleaned(college, sent);
  for (const [index, found] of (await detect(page, stored)).entries())
    must(
      found.ran.length + found.could.length === 0,
      `${sent[index]} became ${stored[index]}: ${[...found.ran, ...found.could]}`,
    );
  await page.context().close();
  const seen = await nothingRuns(college, browser, chosen(live, IN_EVERY_FIELD, context.random));
  return [
    `${sent.length} vectors: nothing of them runs or could, cleaned twice is cleaned once (of ${some.length} raw ones, ${ran} run and ${could} could)`,
    `${IN_EVERY_FIELD} in every rich field: ${seen} pages, previews and screens, nothing ran`,
  ];
}

/** A copy that stores everything unchanged, so that only the content security policy protects visitors. */
async function byPolicyAlone(context: ProofContext, browser: Chromium): Promise<string> {
  const folder = join(context.folder, 'policy-alone');
  mkdirSync(folder);
  const root = join(folder, 'copy');
  makeBrokenCopy(context.root, root, [CLEANING_OFF]);
  const college = await College.open({ ...context, root, folder }, 'SQLite');
  const [text = ''] = OWN;
  const { record } = await college.must('POST', '/api/notice', { json: { title: 'Raw', description: text } });
  must(record.description === text, 'The copy cleans');
  const seen = await nothingRuns(college, browser, chosen(vectors().live, IN_EVERY_FIELD, context.random));
  return `without cleaning, on ${seen} pages, previews and screens: the policy alone stops all`;
}

export const proof: Proof = {
  claim: 'No rich text runs anything, on any surface, even if one of the two safeguards fails.',
  fault: [CLEANING_OFF],
  async whyNot() {
    return startChromium().then(
      async (browser) => {
        await browser.close();
        return null;
      },
      (error: Error) => error.message.split('\n')[0] ?? 'there is no Chromium',
    );
  },
  async run(context) {
    const browser = await startChromium();
    context.onEnd(() => browser.close());
    const figures = await onBoth(context, (engine) => onEngine(context, engine, browser));
    return [...figures, await byPolicyAlone(context, browser)];
  },
};
