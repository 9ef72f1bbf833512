import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attachment } from '../../src/schema/fields/attachments.ts';
import { pdfBytes, pdfFile } from '../documents.ts';
import { multipart } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, passwordOf, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);

describe('documents to be handed out, and events', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  const group = (page: Page) => named(page, 'group', 'Attachments');
  const input = (page: Page) => group(page).getByLabel('Choose documents', { exact: true });
  const listed = (page: Page) => group(page).getByRole('link').allTextContents();
  const title = (page: Page) => named(page, 'textbox', 'Title');
  async function openForm(address: string, options: PageOptions = {}) {
    const page = await openScreen(site, address, options);
    await title(page).waitFor();
    return page;
  }
  const choose = async (page: Page, ...files: File[]) =>
    input(page).setInputFiles(await Promise.all(files.map(pick)));
  async function upload(name: string): Promise<Attachment> {
    const body = multipart({ attachment: pdfFile(name) });
    return (await site.call('POST', '/api/attachment', { body })).json as Attachment;
  }
  async function stored(type: string, json: object) {
    return (await site.call('POST', `/api/${type}`, { json })).json as { _id: string };
  }
  const attachmentsOf = async (type: string, titled: string) => {
    const { list } = await site.call('GET', `/api/${type}s?q=${encodeURIComponent(titled)}`);
    return ((list[0]?.attachments ?? []) as unknown as Attachment[]).map(({ name }) => name);
  };

  test('several are chosen at once, put in order, saved, and downloaded by a visitor', async () => {
    const page = await openForm('add-notice');
    await title(page).fill('Routine of the term');
    expect(await page.locator('input[type=file]').last().getAttribute('accept')).toContain('application/pdf');
    await choose(page, pdfFile('one.pdf'), pdfFile('दुई.pdf'), pdfFile('three.pdf'));
    await eventually(() => listed(page)).toEqual(['one.pdf', 'दुई.pdf', 'three.pdf']);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await press(row('three.pdf'), 'Move up');
    await press(row('one.pdf'), 'Remove');
    expect(await listed(page)).toEqual(['three.pdf', 'दुई.pdf']);
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await attachmentsOf('notice', 'Routine of the term')).toEqual(['three.pdf', 'दुई.pdf']);

    const visitor = await openPage(site, { width: 320 });
    await visitor.goto((await named(page, 'link', 'View on site').getAttribute('href')) ?? '');
    const links = visitor.getByRole('link', { name: 'दुई.pdf' });
    expect(await links.textContent()).toBe('दुई.pdf PDF, 1 KB');
    const [download] = await Promise.all([visitor.waitForEvent('download'), links.click()]);
    expect(download.suggestedFilename()).toBe('दुई.pdf');
  });

  test('Save waits for uploads in flight', async () => {
    const page = await openForm('add-notice');
    const network = await page.context().newCDPSession(page);
    const rate = { offline: false, latency: 0, downloadThroughput: -1 };
    await title(page).fill('A heavy paper');
    await network.send('Network.emulateNetworkConditions', { ...rate, uploadThroughput: 80_000 });
    await choose(page, pdfFile('heavy.pdf', pdfBytes(400_000)));
    const progress = named(page, 'progressbar', 'Upload of heavy.pdf');
    await eventually(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await save(page);
    await page.getByText('Saves as soon as everything is uploaded…').waitFor();
    await network.send('Network.emulateNetworkConditions', { ...rate, uploadThroughput: -1 });
    await toast(page, 'Notice added Successfully');
    expect(await attachmentsOf('notice', 'A heavy paper')).toEqual(['heavy.pdf']);
  });

  test('a failed upload can be retried, and Save does not silently leave it out; a file that is not a PDF is refused at the field and in a toast, and nothing else is lost', {
    tags: 'thorough',
  }, async () => {
    const page = await openForm('add-notice', { expects: ['offline', 415] });
    await title(page).fill('Through the storm');
    // The server is out of reach, but not the network, so nothing is retried by itself.
    await page.route('**/api/attachment', (route) => route.abort('internetdisconnected'));
    await choose(page, pdfFile('kept.pdf'));
    await named(page, 'button', 'Try again kept.pdf').waitFor();
    await page.unroute('**/api/attachment');
    await save(page);
    await toast(
      page,
      'Not everything could be uploaded. Try again, or remove what failed, then save.',
      'alert',
    );
    await named(page, 'button', 'Try again kept.pdf').click();
    await eventually(() => listed(page)).toEqual(['kept.pdf']);

    await choose(page, pdfFile('good.pdf'), new File(['<html>'], 'bad.pdf', { type: 'application/pdf' }));
    const words =
      'bad.pdf: This is not a document that can be handed out: PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), OpenDocument (.odt, .ods). Please save or export it as one of these, best as PDF, and choose that file.';
    await toast(page, words, 'alert');
    expect(await group(page).getByText(words).isVisible()).toBe(true);
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    expect(await listed(page)).toEqual(['kept.pdf', 'good.pdf']);
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await attachmentsOf('notice', 'Through the storm')).toEqual(['kept.pdf', 'good.pdf']);
  });

  test('a session that has ended is renewed in the middle of an upload', async () => {
    const page = await openForm('add-notice', { expects: [401] });
    await title(page).fill('After the tea break');
    const profile = await page.evaluate(() => localStorage.getItem('profile') ?? '{}');
    const keep = (stored: string) =>
      page.evaluate((stored) => localStorage.setItem('profile', stored), stored);
    await keep(JSON.stringify({ ...JSON.parse(profile), token: 'ended' }));
    await choose(page, pdfFile('late.pdf'));
    const dialog = named(page, 'dialog', 'Please sign in again');
    await dialog.getByLabel('Password').fill(passwordOf(site));
    await press(dialog, 'Login');
    await eventually(() => listed(page)).toEqual(['late.pdf']);
    expect(await title(page).inputValue()).toBe('After the tea break');
    // For the next tests, whose page this is.
    await keep(profile);
  });

  test('a record keeps its documents until they are removed', {
    tags: 'thorough',
  }, async () => {
    const old = await upload('old.pdf');
    const { _id } = await stored('notice', { title: 'Kept papers', attachments: [old] });
    const page = await openForm(`update-notice/${_id}`);
    expect(await listed(page)).toEqual(['old.pdf']);
    await press(page.getByRole('listitem').filter({ hasText: 'old.pdf' }), 'Remove');
    await eventually(() => input(page).evaluate((field) => field.matches(':focus'))).toBe(true);
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect((await fetch(site.url + old.path)).status).toBe(404);
  });

  test('news of an event says when and where it is, and that it is still to come', async () => {
    const json = { title: 'Blood donation', eventDay: '2030-12-24', eventPlace: 'मूल भवन, Block B' };
    const { _id } = (await site.call('POST', '/api/news', { json })).record;
    const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
    const [, facts = ''] =
      (await read(`/news-and-events/blood-donation/${_id}`)).match(/<dl class="event-facts">(.*?)<\/dl>/s) ??
      [];
    expect(facts.replaceAll(/<[^>]+>/g, '')).toMatch(
      /^When\s*Tuesday, 24 December 2030\s*Coming\s*Where\s*मूल भवन, Block B$/,
    );
    expect(await read('/news-and-events')).toContain('24 December 2030');
  });
});
