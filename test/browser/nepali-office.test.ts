import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, openActions, paste, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { latinOn, writeNepali } from './nepali-office.ts';
import { ADMIN, passwordOf, setUpPages } from './open-page.ts';
import { setUpScreens, walkTo } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
let addresses: Awaited<ReturnType<typeof writeNepali>>;

beforeAll(async () => {
  site = await startBuiltSite();
  addresses = await writeNepali(site);
});
beforeEach(() => site.call('PUT', '/api/me', { json: { lang: 'ne' } }));
afterAll(() => site.close());

/** Addresses, names of files, keys, fonts and settings, and codes: they are the same in every language. */
const ALLOWED = new RegExp(
  [
    /[\w.]*@[\w.]+/,
    /(?:https:\/\/|smtp:\/\/user:|facebook\.com\/college|\/2021\/05\/|\/[a-z-]+(?:\.html|\.php\?page=notice&id=5)?|:587)/,
    /\b(?:SMTP_URL|MAIL_FROM|NOTIFY_EMAIL|The College)\b/,
    /\b(?:JPEG|PNG|WebP|AVIF|GIF|PDF|CSV|Excel|KB|MB)\b/,
    /\b(?:Ctrl|Shift|Esc|Enter|F)\b/,
    /\b(?:Arial|Comic Sans|Courier New|Georgia|Helvetica|Inter|Lucida)\b/,
    /\b(?:arial|comic-sans|courier-new|georgia|helvetica|lucida)\b/,
    /geo:27\.7090,85\.3250/,
    /तालिका\.pdf/,
    /\b[AM]-\d{6}-\w{5}\b/,
    // The network of a sign-in.
    /\bLinux मा Chrome\b|(?:[0-9a-f]{1,4}:){2}\*/,
    // The administrator's name before it was changed, and the ids of calls.
    /\bAdministrator\b|\b[0-9a-f]{12}\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

test('no screen has an English sentence of the program’s, all digits are Devanagari, and none is wider than a phone [20.70, 20.72, 20.94]', async () => {
  const page = await openScreen(site, 'dashboard', { lang: 'ne', expects: [404] });
  await screen(page, 'ड्यासबोर्ड');
  const found: Record<string, string[]> = {};
  const tooWide: string[] = [];
  const visit = async (address: string) => {
    await walkTo(page, address);
    const { latin, isTooWide } = await latinOn(page, ALLOWED);
    if (latin.length > 0) found[address] = latin;
    if (isTooWide) tooWide.push(address);
  };
  // Low windows, because nothing depends on their height and drawing takes long.
  await page.setViewportSize({ width: 1440, height: 300 });
  for (const address of addresses.wide) await visit(address);
  await page.setViewportSize({ width: 390, height: 300 });
  for (const address of addresses.narrow) await visit(address);
  expect(tooWide).toEqual([]);
  expect(found).toEqual({});
}, 120_000);

test('a notice is written, kept, published and left for English by keyboard alone, also on a phone; a browser is sent one language, whatever it was sent before, and tells the server of it [20.70, 20.71, 20.73-20.75, 20.102, 20.198]', async () => {
  const page = await openPage(site);
  const { keyboard } = page;
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.headers()['x-lang']);
  });
  const scripts = () =>
    page.locator('script[type="module"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const type = async (into: string, text: string) => {
    await page.locator(`[name="${into}"]`).focus();
    await keyboard.type(text);
  };
  await page.goto('/admin/login');
  await type('email', ADMIN);
  await type('password', passwordOf(site));
  await keyboard.press('Enter');
  await screen(page, 'ड्यासबोर्ड');
  await toast(page, 'लगइन भयो');
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');

  for (const { width, title, text } of [
    { width: 1440, title: 'title', text: 'शुल्क' },
    // On a phone the Nepali tab is open; a text in the twin only is stored in the field itself.
    { width: 390, title: 'title_ne', text: 'म्याद' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await keyboard.press('Control+k');
    await keyboard.type('suchana add');
    await named(page, 'option', 'सूचना थप्नुहोस्').waitFor();
    await keyboard.press('Enter');
    await screen(page, 'सूचना थप्नुहोस्');
    await type(title, text);
    await openActions(page);
    await named(page, 'button', 'मस्यौदा राख्नुहोस्').focus();
    await keyboard.press('Enter');
    await toast(page, 'मस्यौदा राखियो');
    await screen(page, 'सूचना बदल्नुहोस्');
    await named(page, 'button', 'प्रकाशित गर्नुहोस्').waitFor();
    await keyboard.press('Control+s');
    await toast(page, 'सूचना थपियो।');
    // The list moves the focus to its heading when it opens, which would close an open menu.
    await screen(page, 'सूचना');
    const toPage = named(page, 'link', 'वेबसाइटमा हेर्नुहोस्').first();
    expect(await toPage.getAttribute('href')).toMatch(/^\/ne\/notice\//);
    expect((await site.call('GET', '/api/notices')).list[0]?.title).toBe(text);
  }

  await named(page, 'button', 'प्रशासक').focus();
  await keyboard.press('Enter');
  await named(page, 'button', 'English').focus();
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await keyboard.press('Enter');
  await changed;
  asked.length = 0;
  await screen(page, 'Notices');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await scripts()).toEqual([expect.stringMatching(/\/admin-/)]);
  expect(new Set(asked)).toEqual(new Set([undefined]));

  // As after a change of the language in another browser: the cookie is still that of English.
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('profile') ?? '');
    profile.user.lang = 'ne';
    localStorage.setItem('profile', JSON.stringify(profile));
  });
  asked.length = 0;
  await page.reload();
  await screen(page, 'सूचना');
  expect(await scripts()).toEqual([expect.stringContaining('/admin.ne-')]);
  expect(new Set(asked)).toEqual(new Set(['ne']));
});

test('who works in Nepali leaves for, and comes back by, screens in Nepali; English is one link away [20.75]', async () => {
  const page = await openScreen(site, 'notices?q=म्याद', { lang: 'ne' });
  await screen(page, 'सूचना');
  await press(page, 'लगआउट गर्नुहोस्');
  await page.waitForURL(`${site.url}/ne`);

  const again = await openPage(site);
  await again.context().addCookies([{ name: 'lang', value: 'ne', url: `${site.url}/admin` }]);
  await again.goto('/admin/notices?q=x');
  await again.waitForURL(`${site.url}/ne`);
  await again.getByRole('status').getByRole('link').click();
  await screen(again, 'प्रशासकको लगइन');
  const { latin, isTooWide } = await latinOn(again, new RegExp(`English|${ALLOWED.source}`, 'g'));
  expect([latin, isTooWide]).toEqual([[], false]);
  expect(await named(again, 'link', 'पासवर्ड बिर्सनुभयो?').getAttribute('href')).toBe('/ne/password');
  expect(await named(again, 'link', 'वेबसाइटमा फर्कनुहोस्').getAttribute('href')).toBe('/ne');
  await named(again, 'link', 'English').click();
  await screen(again, 'Administrator sign-in');
  await again.getByLabel('Email', { exact: true }).fill(ADMIN);
  await again.getByLabel('Password', { exact: true }).fill(passwordOf(site));
  await press(again, 'Login');
  await again.waitForURL(`${site.url}/admin/notices?q=x`);
  await screen(again, 'सूचना');
  await toast(again, 'लगइन भयो');

  const visitor = await openPage(site);
  await visitor.goto('/ne/login');
  await named(visitor, 'link', 'कर्मचारी लगइन').click();
  await screen(visitor, 'प्रशासकको लगइन');
  await visitor.goto('/admin/login');
  await screen(visitor, 'Administrator sign-in');
});

test('unsaved changes are asked about before the language changes [20.71]', async () => {
  const page = await openScreen(site, 'add-redirect', { lang: 'ne' });
  await page.locator('[name="from"]').fill('/purano-prishtha');
  await page.getByRole('button', { name: 'प्रशासक' }).click();
  await named(page, 'button', 'English').click();
  await named(page, 'alertdialog', 'नराखी जाने?').waitFor();
  await named(page, 'button', 'लेख्दै जानुहोस्').click();
  expect(await page.locator('[name="from"]').inputValue()).toBe('/purano-prishtha');
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');
});

test('in the Nepali back office a day stands in Bikram Sambat first, typed and picked [20.131, 20.132]', {
  tags: 'thorough',
}, async () => {
  const page = await openScreen(site, 'add-notice', { lang: 'ne' });
  const day = page.getByLabel('मिति', { exact: true });
  await named(page, 'textbox', 'शीर्षक')
    .or(named(page, 'textbox', 'Title'))
    .first()
    .fill('मितिसहित');
  await day.fill('२०८३-८-५');
  await day.blur();
  expect(await day.inputValue()).toBe('२०८३-०८-०५');
  await page.getByText('२१ नोभेम्बर २०२६').waitFor();
  await press(page, '‘मिति’ छान्नुहोस्');
  const dialog = named(page, 'dialog', '‘मिति’ छान्नुहोस्');
  await dialog.getByText('२०८३ मंसिर', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  const next = named(dialog, 'gridcell', 'आइतबार, २०८३ मंसिर ६ (२२ नोभेम्बर २०२६)');
  await eventually(() => next.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await expectAccessible(page, 'the calendar in Nepali', [], 'dialog');
  await page.keyboard.press('Enter');
  await eventually(() => day.inputValue()).toBe('२०८३-०८-०६');
  await press(page, 'प्रकाशित गर्नुहोस्');
  const stored = async () => (await site.call('GET', '/api/notices?q=मितिसहित')).list[0]?.date;
  await eventually(stored).toBe('2026-11-22');
});

test('an offer of Unicode is made in Nepali [20.136]', async () => {
  const page = await openScreen(site, 'add-faqs', { lang: 'ne' });
  const question = page.locator('main').getByRole('textbox').first();
  await paste(question, "egf{ slxn] v'N5<");
  await press(named(page, 'dialog', 'यो पाठ पुरानो फन्टमा छ'), 'युनिकोडमा बदल्नुहोस्');
  await toast(page, 'पाठ युनिकोडमा बदलियो');
  expect(await question.inputValue()).toBe('भर्ना कहिले खुल्छ?');
});
