import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startChromium } from '../../test/browser/chromium.ts';
import { collectedTexts } from '../../test/collection.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { College, type EngineName } from '../college/college.ts';
import { allEnded, inParallel } from '../college/in-parallel.ts';
import { makeBrokenCopy } from '../runner/broken-copy.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import { must, type Patch, type Proof, type ProofContext } from '../runner/proof.ts';
import { bareQuietPage, detect } from './detectors.ts';
import { visitEverySurface } from './every-vector.ts';
import { mailEveryVector, mailSettings } from './mails.ts';
import { publishEverywhere, screensOf } from './surfaces.ts';
import type { Chromium } from './visit.ts';
import { Visitors } from './visitors.ts';

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
  const isStored = (text: string) => text.isWellFormed() && !text.includes('\0');
  return { all: all.filter(isStored), live: live.length > 0 ? live.filter(isStored) : OWN };
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
  const isCleanedTwice = new Set<string>();
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
      (await college.must('PUT', `/api/faq/${id}`, { json: { description: text }, deadlineMs: 60_000 }))
        .record.description ?? '';
    const once = await put(description);
    if (!isCleanedTwice.has(once)) {
      isCleanedTwice.add(once);
      const twice = await put(once);
      must(once === twice, `Cleaned twice is not cleaned once: ${description}\n${once}\n${twice}`);
    }
    stored[index] = once;
    free.push(id);
  });
  return stored;
}

/** Visits the pages and screens of records that have a text in each of their rich fields. @returns how many there are */
async function nothingRuns(college: College, visitors: Visitors, texts: readonly string[]): Promise<number> {
  const paths = [...(await publishEverywhere(college, texts)), ...(await screensOf(college, 3))];
  await visitors.each(paths, async (visitor, path) => void (await visitor.visit(path, [])));
  return paths.length;
}

/** Shows that the detectors would see something. @returns a figure */
async function detectRaw(context: ProofContext, page: Page): Promise<string> {
  const some = chosen(vectors().live, 120, context.random);
  const raw = await detect(page, some);
  const [ran, could] = [
    raw.filter((one) => one.ran.length > 0).length,
    raw.filter((one) => one.could.length > 0).length,
  ];
  must(
    ran > some.length / 6 && could > some.length / 2,
    `The detectors see ${ran} and ${could} of ${some.length} raw vectors`,
  );
  return `of ${some.length} vectors as they are, the detectors see ${ran} run, and ${could} that could`;
}

/** @param texts which are stored, shown on every surface, and mailed */
async function onEngine(
  context: ProofContext,
  engine: EngineName,
  browser: Chromium,
  texts: readonly string[],
): Promise<string[]> {
  const page = await bareQuietPage(browser);
  const server = await startMailServer();
  context.onEnd(() => server.close());
  const college = await College.open(context, engine, mailSettings(server));
  const stored = await cleaned(college, texts);
  context.log(`${engine}: ${texts.length} vectors are cleaned`);
  for (const [index, found] of (await detect(page, stored)).entries())
    must(
      found.ran.length + found.could.length === 0,
      `${texts[index]} became ${stored[index]}: ${[...found.ran, ...found.could]}`,
    );
  context.log(`${engine}: nothing that is stored runs or could`);
  const visitors = await Visitors.on(college, browser, { isRaw: false });
  const [{ chunks, visits }, mails] = await Promise.all([
    visitEverySurface(college, page, visitors, texts),
    mailEveryVector(college, server, texts),
  ]);
  const some = chosen(vectors().live, IN_EVERY_FIELD, context.random);
  const seen = await nothingRuns(college, visitors, some);
  await visitors.close();
  await page.context().close();
  return [
    `${engine}: ${texts.length} vectors: nothing of them runs or could, cleaned twice is cleaned once`,
    `${engine}: each of them on a page in both languages, in a preview, the history and the writing box: ${visits} visits of ${chunks} texts; in ${mails} mails, which have no HTML`,
    `${engine}: ${IN_EVERY_FIELD} in every rich field: ${seen} pages, previews and screens, nothing ran`,
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
  const { live } = vectors();
  const page = await bareQuietPage(browser);
  const visitors = await Visitors.on(college, browser, { isRaw: true });
  const { visits, stopped } = await visitEverySurface(college, page, visitors, live);
  must(stopped > live.length / 4, `The policy stopped only ${stopped} of ${live.length} vectors`);
  const seen = await nothingRuns(college, visitors, chosen(live, IN_EVERY_FIELD, context.random));
  await visitors.close();
  await page.context().close();
  return `without cleaning, ${live.length} vectors on ${visits} and ${IN_EVERY_FIELD} of them on ${seen} pages, previews and screens: the policy alone stops all, ${stopped} times`;
}

async function run(context: ProofContext): Promise<string[]> {
  const start = async () => {
    const browser = await startChromium();
    context.onEnd(() => browser.close());
    return browser;
  };
  const [one, other] = [await start(), await start()];
  const page = await bareQuietPage(one);
  const raw = await detectRaw(context, page);
  await page.context().close();
  const { all, live } = vectors();
  const figures = await allEnded([
    onEngine(context, 'SQLite', one, all),
    // Cleaning does not depend on the database, so this one gets only the vectors that run in Chromium.
    onEngine(context, 'PostgreSQL', other, live).then(async (onPostgres) => [
      ...onPostgres,
      await byPolicyAlone(context, other),
    ]),
  ]);
  return [raw, ...figures.flat()];
}

export const proof: Proof = {
  claim: 'No rich text runs anything, even if one safeguard fails.',
  shown: { '# vectors': /: (\d+) vectors: nothing/ },
  fault: [CLEANING_OFF],
  whyNot: whyNoChromium,
  run,
};
