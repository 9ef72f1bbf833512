import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { addressIn, languageOf, withoutLanguage } from '../../src/languages/address.ts';
import { demonstrationFolder } from '../content/demonstration.ts';
import { PASSWORD, startProduct } from '../server/product.ts';
import type { Row } from '../table.ts';
import {
  type Budget,
  backOffice,
  budgets,
  chat,
  fonts,
  form,
  ofVisitor,
  sending,
  unlisted,
} from './budgets.ts';
import { deferredFonts, showsNepali, Wire } from './visit.ts';

const PAGE = ['Document', 'Stylesheet', 'Script'] as const;

/** The script that every page loads when it is still, beside its budget. */
const isOfVisitor = (url: string) => /\/visit(?:\.ne)?-[^/]*\.js$/.test(url);
const isOfPage = (url: string) => !isOfVisitor(url);

/**
 * Measures the transferred bytes of these kinds of pages of the built demonstration site, in the language in which each
 * is heavier, with an empty browser cache; and of what pages load later, and of the back office.
 */
export async function weigh(browser: Browser, kinds: readonly string[]): Promise<Row[]> {
  const dataDir = await demonstrationFolder();
  // Not at exit, since a test's process is killed from outside.
  return weighIn(dataDir, browser, kinds).finally(() =>
    rm(dataDir, { recursive: true, force: true, maxRetries: 3 }),
  );
}

async function weighIn(dataDir: string, browser: Browser, kinds: readonly string[]): Promise<Row[]> {
  const product = await startProduct({ dataDir });
  const elsewhere: string[] = [];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // A worker would fetch pages ahead, and answer for later ones.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const wire = await Wire.of(page, product.url);
  /** Visits a page as if it were the first, with nothing cached or stored, which costs less than a new context. */
  const visit = async (path: string, look: (page: Page, wire: Wire) => Promise<Row[]>) => {
    await wire.forgetAll();
    await page.goto(product.url + path);
    const rows = await look(page, wire);
    elsewhere.push(...wire.elsewhere);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return rows;
  };
  try {
    const rows: Row[] = [];
    const listed = await addresses(product.url);
    for (const [kind, budget] of Object.entries(budgets)) {
      if (!kinds.includes(kind)) continue;
      const paths = listed.filter((address) => budget.of.test(withoutLanguage(address)));
      const path = await heaviest(product.url, paths);
      const what = languageOf(path) === 'ne' ? `${kind}, in Nepali` : kind;
      rows.push(...(await visit(path, (page, wire) => weighPage(what, budget, page, wire))));
    }
    // The larger ones: Devanagari letters take three bytes each.
    rows.push(...(await visit('/ne/apply-online', weighForm)));
    rows.push(...(await visit('/ne/faqs', weighVisitor)));
    rows.push(...(await visit('/ne/faqs', weighChat)));
    rows.push(...(await visit('/admin/login', weighBackOffice)));
    return [
      ...rows,
      {
        ...atMost('files from elsewhere', elsewhere.length, 0),
        unit: '',
        digits: 0,
        note: elsewhere.join(' '),
      },
    ];
  } finally {
    await context.close();
    await product.stop();
  }
}

const atMost = (what: string, figure: number, limit: number): Row => ({
  what,
  figure,
  unit: 'KB',
  digits: 1,
  limit: { atMost: limit },
});

async function weighPage(kind: string, budget: Budget, page: Page, wire: Wire): Promise<Row[]> {
  await deferredFonts(page);
  const isNepali = await showsNepali(page);
  return [
    atMost(kind, wire.weight(PAGE, isOfPage), budget.page),
    atMost('  its script, before anything is done', wire.weight(['Script'], isOfPage), budget.script),
    atMost(
      `  its typefaces${isNepali ? ', with Nepali words' : ''}`,
      wire.weight(['Font']),
      isNepali ? fonts.nepali : fonts.latin,
    ),
  ];
}

async function weighForm(page: Page, wire: Wire): Promise<Row[]> {
  const isOfForm = (url: string) => isOfPage(url) && !/\/site-[^/]*\.js$/.test(url);
  const own = wire.weight(['Script'], isOfForm);
  await page.waitForLoadState('networkidle');
  wire.forget();
  await page.locator('#name').focus();
  await loaded(page, '/sending');
  return [
    atMost('script of a form', own, form),
    atMost('script that sends it, when it is touched', wire.weight(['Script'], isOfForm), sending),
  ];
}

/** Waits until the page has loaded a script with this in its URL. */
async function loaded(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    part,
  );
  await page.waitForLoadState('networkidle');
}

async function weighVisitor(page: Page, wire: Wire): Promise<Row[]> {
  await loaded(page, '/visit');
  return [
    atMost('script of the visitor, when the page is still', wire.weight(['Script'], isOfVisitor), ofVisitor),
  ];
}

async function weighChat(page: Page, wire: Wire): Promise<Row[]> {
  wire.forget();
  await page.locator('.chat button').first().click();
  await page.locator('.chat textarea, .chat input').first().waitFor();
  await page.waitForLoadState('networkidle');
  return [atMost('chat, when it is opened', wire.weight(['Script', 'Stylesheet']), chat)];
}

async function weighBackOffice(page: Page, wire: Wire): Promise<Row[]> {
  await page.getByLabel(/^Email/).fill('admin@localhost');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/\/admin\/(?!login)/);
  await page.waitForLoadState('networkidle');
  return [atMost('script of the back office, signed in', wire.weight(['Script']), backOffice)];
}

async function addresses(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...listed, ...unlisted.flatMap((path) => [path, addressIn('ne', path)])];
}

/** The page with the largest compressed HTML. */
async function heaviest(url: string, paths: readonly string[]): Promise<string> {
  const weights = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return { path, bytes: Number(answer.headers.get('content-length')) };
    }),
  );
  const [first] = weights.sort((one, other) => other.bytes - one.bytes);
  if (!first) throw new Error('The demonstration college has no page of a kind');
  return first.path;
}
