import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { field, NEW, notices, OLD, version } from './histories.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { changed, change, keepDraft, tagOf } = notices(() => site);
const openHistory = (id: string, query = '', options: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(site, `notices/${id}/history${query}`, options);

describe('the timeline [19.137]', () => {
  test('says what happened, when in both calendars, by whom, and what changed; by default the version before is compared with what is live, in the changed fields only [19.138]', async () => {
    const page = await openHistory(await changed({ title: 'परीक्षा मंसिर १५ गते', description: NEW }));
    await version(page, 2).getByText('Saved').waitFor();
    await version(page, 2).getByText('Live now').waitFor();
    await version(page, 2).getByText('Changed: Title, Description').waitFor();
    const words = await version(page, 2).textContent();
    expect(words).toMatch(/\d{1,2} \w+ \d{4}, \d\d:\d\d · [०-९]{4} \S+ [०-९]+ · by Administrator/);
    await version(page, 1).getByText('Saved').waitFor();
    expect(await version(page, 1).getByText('Changed').count()).toBe(0);
    const title = field(page, 'Title');
    await title.waitFor();
    expect(await title.locator('del').allTextContents()).toEqual([
      ' removed: कार्तिक (end of what was removed)',
    ]);
    expect(await title.locator('ins').allTextContents()).toEqual([' added: मंसिर (end of what was added)']);
    const text = field(page, 'Description');
    expect(await text.locator('del strong').allTextContents()).toEqual(['Sunday']);
    expect(await text.locator('ins').last().textContent()).toContain('Bring your card.');
    expect(await field(page, 'Date').count()).toBe(0);
  });

  test('shows the note of a publication', async () => {
    const id = await changed();
    await keepDraft(id, { title: 'Exams' });
    const body = { json: { note: 'प्रधानाध्यापकको अनुमतिले' }, headers: { 'If-Match': await tagOf(id) } };
    expect((await site.call('POST', `/api/manage/notice/${id}/publish`, body)).status).toBe(200);
    const page = await openHistory(id);
    await version(page, 3).getByText('Published').waitFor();
    await version(page, 3).getByText('प्रधानाध्यापकको अनुमतिले').waitFor();
  });

  test('of many versions shows the newest first, and all when asked', async () => {
    const id = await changed();
    for (let n = 3; n <= 8; n += 1) await change(id, { title: `Version ${n}` });
    const page = await openHistory(id);
    await version(page, 8).waitFor();
    expect(await version(page, 3).count()).toBe(0);
    await press(page, 'Show all 8 versions');
    await version(page, 1).waitFor();
  });
});

describe('two versions are compared [19.138]', () => {
  test('any two, with an address that can be shared, forwards and back, and by keyboard: a link of the timeline leads to what differs', async () => {
    const id = await changed({ title: 'Second' });
    await change(id, { title: 'Third' });
    const page = await openHistory(id, '?from=1&to=2');
    const title = field(page, 'Title');
    await eventually(() => title.locator('ins').textContent()).toContain('Second');
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('1');
    await page.getByLabel('To', { exact: true }).selectOption('live');
    await eventually(() => title.locator('ins').textContent()).toContain('Third');
    expect(new URL(page.url()).search).toBe('?from=1&to=live');
    await page.goBack();
    await eventually(() => title.locator('ins').textContent()).toContain('Second');
    await version(page, 2)
      .getByRole('link', { name: 'Compare with what is live (version 2)', exact: true })
      .press('Enter');
    await eventually(() => title.locator('del').textContent()).toContain('Second');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('What differs');
    expect(new URL(page.url()).search).toBe('?from=2&to=live');
  });

  test('also the draft with what is live; and says so where nothing differs', async () => {
    const id = await changed({ title: 'Second' });
    await keepDraft(id, { title: 'In the draft' });
    const page = await openHistory(id);
    await named(page, 'link', 'Compare the draft with what is live').click();
    await eventually(() => field(page, 'Title').locator('ins').textContent()).toContain('In the draft');
    await goTo(page, `notices/${id}/history?from=2&to=live`);
    await page.getByText('Nothing that people see differs between the two.').waitFor();
  });

  test('where there is only one, in a sentence', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'New' } });
    const page = await openHistory(record._id ?? '');
    await page.getByText('There is one version only, so there is nothing to compare yet.').waitFor();
  });
});

describe('pictures and documents [19.140]', () => {
  const picture = (color: string) => pictureFile({ width: 64, height: 44, color });

  test('pictures stand beside each other with their alt texts, those that are not live by bearer', async () => {
    const body = multipart({ title: 'Hall', imageAlt: 'A red hall', image: await picture('#a03a4a') });
    const { record } = await site.call('POST', '/api/notice', { body });
    const id = record._id ?? '';
    const image = multipart({ image: await picture('#35507a'), imageAlt: 'A blue hall' });
    expect((await site.call('POST', `/api/noticeFile/${id}`, { body: image })).status).toBe(200);
    const page = await openScreen(site, 'dashboard');
    await page.evaluate(countRevoked);
    await goTo(page, `notices/${id}/history`);
    const pictures = field(page, 'Image').getByRole('listitem');
    await pictures.nth(1).getByRole('img').waitFor();
    const sources = () => field(page, 'Image').locator('img').evaluateAll(sourcesOf);
    await eventually(sources).toEqual([
      { from: 'blob:', width: 64, alt: 'A red hall' },
      { from: '/uploads/', width: 64, alt: 'A blue hall' },
    ]);
    expect(await pictures.allTextContents()).toEqual(['removedA red hall', 'addedA blue hall']);
    expect(await field(page, 'Alt text').locator('ins').textContent()).toContain('blue');
    await goTo(page, 'dashboard');
    await screen(page, 'Dashboard');
    await eventually(() => page.evaluate(() => Reflect.get(window, 'revoked'))).toBe(1);
  });

  test('an album says between which places its pictures moved, and which alt texts changed', async () => {
    const colors = ['#a03a4a', '#35507a', '#3a7a4a'];
    const body = multipart({ title: 'Sports day', image: await Promise.all(colors.map(picture)) });
    const { record } = await site.call('POST', '/api/gallery', { body });
    const [first, second, third] = Array.isArray(record.image) ? record.image.map(String) : [];
    const id = record._id ?? '';
    const put = async (path: string, json: object) =>
      expect(
        (await site.call(path.startsWith('/api/gallery-') ? 'POST' : 'PUT', path, { json })).status,
      ).toBe(200);
    await put(`/api/gallery-image-order/${id}`, { image: [third, first, second] });
    await put(`/api/gallery/${id}`, { imageAlt: ['Runners', '', ''] });
    const page = await openScreen(site, `gallery/${id}/history?from=1`);
    const pictures = field(page, 'Image').getByRole('listitem');
    await eventually(() => pictures.allTextContents()).toEqual(['moved from place 3 to 1Runners']);
    await field(page, 'Image').getByText('2 that stayed are not shown.').waitFor();
    expect(await field(page, 'Alt text').locator('ins').textContent()).toContain('Runners');
  });

  test('documents are told by name and size', async () => {
    const store = async (name: string) =>
      (await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile(name) }) })).json;
    const id = await changed({ attachments: [await store('शुल्क.pdf')] });
    await change(id, { attachments: [await store('fees.pdf')] });
    const page = await openHistory(id);
    const documents = field(page, 'Attachments').getByRole('listitem');
    await eventually(() => documents.allTextContents()).toEqual([
      expect.stringMatching(/^removedशुल्क\.pdfDownload शुल्क\.pdf\d+ KB$/),
      expect.stringMatching(/^addedfees\.pdf\d+ KB$/),
    ]);
    const download = page.waitForEvent('download');
    await press(page, 'Download शुल्क.pdf');
    expect((await download).suggestedFilename()).toBe('शुल्क.pdf');
  });
});

test('a change of a single letter is framed, and wider than the letter; one of words is not framed [24.70]', async () => {
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'Section A sits early' } });
  await change(record._id ?? '', { title: 'Section I sits again' });
  const page = await openHistory(record._id ?? '');
  const looks = (tag: string) =>
    field(page, 'Title')
      .locator(tag)
      .evaluateAll((marks) =>
        marks.map((mark) => {
          const { borderInlineStartWidth, fontWeight } = getComputedStyle(mark);
          return [borderInlineStartWidth, fontWeight, mark.getBoundingClientRect().width > 14];
        }),
      );
  await field(page, 'Title').waitFor();
  for (const tag of ['del', 'ins'])
    expect(await looks(tag)).toEqual([
      ['1px', '700', true],
      ['0px', '400', true],
    ]);
});

/** Runs in the page: counts the object URLs that are revoked. */
function countRevoked() {
  const revoke = URL.revokeObjectURL.bind(URL);
  Reflect.set(window, 'revoked', 0);
  URL.revokeObjectURL = (url) => {
    Reflect.set(window, 'revoked', Reflect.get(window, 'revoked') + 1);
    revoke(url);
  };
}

/** Runs in the page. */
const sourcesOf = (images: Element[]) =>
  images.map((image) => {
    const { src = '', naturalWidth = 0, alt = '' } = image as HTMLImageElement;
    const from = src.startsWith('blob:') ? 'blob:' : new URL(src).pathname.replace(/[^/]+$/, '');
    return { from, width: naturalWidth, alt };
  });

test('axe finds nothing, at both widths and in both colours, and forced colours keep what was removed struck through and what was added underlined [19.139]', async () => {
  const body = multipart({
    title: 'परीक्षा कार्तिक',
    description: OLD,
    image: await pictureFile({ width: 60, height: 40 }),
  });
  const { record } = await site.call('POST', '/api/notice', { body });
  const id = record._id ?? '';
  await change(id, { title: 'परीक्षा मंसिर', description: NEW, date: '2026-11-02' });
  const page = await openHistory(id);
  await field(page, 'Title').waitFor();
  await expectAccessible(page, 'history', [1440, 390], 'main');
  await page.emulateMedia({ forcedColors: 'active' });
  const line = (tag: string) =>
    field(page, 'Title')
      .locator(tag)
      .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect([await line('del'), await line('ins')]).toEqual(['line-through', 'underline']);
  await page.emulateMedia({ forcedColors: 'none' });
});
