import type { Page } from 'playwright-core';
import { officeScreens } from '../../src/content/office-screens.ts';
import { submissionTypes } from '../../src/content/submissions.ts';
import { inMatrix } from '../all-tests.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';

/** Screens that open without the id of a record; the lists of the types in `DERIVED` are added below. */
const OWN_SCREENS = [
  ...['faculties', 'semesters', 'gallery', 'notices'],
  ...submissionTypes.map(({ admin }) => admin.list),
  ...Object.keys(officeScreens).filter((path) => !/:|^(?:login|enrol|two-step)$/.test(path)),
];
/** Types whose screens are generated from their declaration, each with the address of its list. */
const DERIVED: Readonly<Record<string, string>> = {
  banner: 'banners',
  about: 'abouts',
  admission: 'admission',
  scholarship: 'scholarship',
  pmessage: 'pmessages',
  'news-and-events': 'news-and-events',
  faqs: 'faqs',
  testimonial: 'testimonials',
  partner: 'partners',
};

/**
 * Writes all that a college writes in Devanagari, so that Latin letters in a Nepali back office are the program's own.
 * @returns the addresses of a screen of each kind below `/admin/`, in a run that skips nothing of all: those that are seen in a
 *   window as wide as a phone, and those that have more in a wide one
 */
export async function writeNepali(site: TestSite): Promise<{ narrow: string[]; wide: string[] }> {
  const { json: me } = await site.call('GET', '/api/me');
  const { _id: account } = (me as { user: { _id: string } }).user;
  await write(site, 'PUT', `/api/account/${account}`, { json: { name: 'प्रशासक' } });
  const { headers } = await site.call('GET', '/api/settings');
  const options = { json: { name: 'हाम्रो कलेज' }, headers: { 'If-Match': headers.get('etag') ?? '' } };
  await write(site, 'PUT', '/api/settings', options);
  const records = await storeRecords(site);
  const [[, notice = ''] = []] = records;
  const json = { from: '/purano', to: '/notices', permanent: true };
  const redirect = await write(site, 'POST', '/api/manage/redirects', { json });
  const send = (kind: string, more: object) =>
    write(site, 'POST', `/api/${kind}`, {
      as: 'nobody',
      json: { name: 'हरि', phone: '९८४१२३४५६७', message: 'नमस्ते', ...more },
    });
  const faculty = records.find(([one]) => one === 'faculty')?.[1];
  const wide = [
    'settings',
    'add-semester',
    ...inMatrix(
      records.filter(([one]) => !(one in DERIVED)),
      records,
    ).flatMap(([one, id]) => [`add-${one}`, `update-${one}/${id}`]),
    `update-notice-image/${notice}`,
    `notices/${notice}/history`,
    `contact/${await send('contact', { subject: 'भर्ना' })}`,
    `application/${await send('application', { program: 'बीसीए' })}`,
    `update-account/${account}`,
    `update-redirect/${redirect}`,
    // No two of one kind beside each other, between which `walkTo` could not tell.
    'notices?q=नभएको',
    'chats?show=unanswered',
    'contacts?spam=true',
    'chats?show=taught',
    'chats?show=answered',
    `update-notice/${'0'.repeat(24)}`,
    'nowhere',
  ];
  const moreColumns = 'notices?columns=image,date,changed,by,ends';
  const lists = [...OWN_SCREENS, ...inMatrix([], Object.values(DERIVED))];
  return { narrow: [...lists, `update-faculty/${faculty}`, moreColumns], wide };
}

/** Calls the server. @returns the id of what was stored; fails when the server refuses, which would go unnoticed */
async function write(site: TestSite, ...[method, path, options]: Parameters<TestSite['call']>) {
  const { status, record, json } = await site.call(method, path, options);
  if (status > 201) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return record._id ?? '';
}

/** Stores a record of each type. @returns the part of its forms' addresses, and its id */
async function storeRecords(site: TestSite): Promise<[string, string][]> {
  const image = await pictureFile({ width: 300, height: 200, color: '#35507a' });
  const add = (type: string, fields: Record<string, string | File>) =>
    write(site, 'POST', `/api/${type}`, { body: multipart(fields) });
  const description = '<h2>विवरण</h2><p>सबै कुरा यहाँ छ।</p>';
  const titled = { title: 'भर्ना खुल्यो', description, image };
  const paper = { body: multipart({ attachment: pdfFile('तालिका.pdf') }) };
  const attachments = JSON.stringify([(await site.call('POST', '/api/attachment', paper)).json]);
  const notice = await add('notice', { ...titled, attachments });
  await write(site, 'PUT', `/api/notice/${notice}`, { json: { title: 'भर्ना फेरि खुल्यो' } });
  const faculty = await add('faculty', { title: 'बीसीए', full_name: 'कम्प्युटर', description, image });
  await add('semester', { title: 'पहिलो', faculty });
  return [
    ['notice', notice],
    ['faculty', faculty],
    ['banner', await add('banner', { title: 'स्वागत छ', image })],
    ['about', await add('about', titled)],
    ['admission', await add('admission', titled)],
    ['scholarship', await add('scholarship', titled)],
    ['pmessage', await add('pmessage', { name: 'प्राचार्य', description, image })],
    ['news-and-events', await add('news', titled)],
    ['faqs', await add('faq', titled)],
    ['testimonial', await add('testimonial', { name: 'सीता', faculty: 'बीसीए', description, image })],
    ['gallery', await add('gallery', { title: 'उत्सव', image })],
    ['partner', await add('partner', { title: 'बैङ्क', image })],
  ];
}

/**
 * Waits until a screen has settled. @returns the Latin letters and digits that it shows or announces, except these words
 *   and typed input, and whether it is wider than the window
 */
export async function latinOn(page: Page, allowed: RegExp): Promise<{ latin: string[]; isTooWide: boolean }> {
  const { texts, isTooWide } = await page.evaluate(readScreen);
  return { latin: texts.filter((text) => /[A-Za-z0-9]/.test(text.replace(allowed, ''))), isTooWide };
}

/** Runs in the page. */
async function readScreen() {
  const isSettled = () =>
    document.getElementById('screen-title') &&
    !document.querySelector('#screen [aria-busy="true"], .screen-skeleton');
  const begun = performance.now();
  while (!isSettled()) {
    if (performance.now() > begun + 20_000) throw new Error(`${location.pathname} did not settle in time`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const texts = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, kbd, textarea, [lang="en"]'))
      texts.add(node.nodeValue ?? '');
  const said = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'aria-roledescription'];
  for (const element of document.body.querySelectorAll(said.map((name) => `[${name}]`).join()))
    for (const name of said) texts.add(element.getAttribute(name) ?? '');
  return {
    texts: [...texts].filter((text) => /[A-Za-z0-9]/.test(text)),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  };
}
