import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessibleNow } from './accessibility.ts';
import { startBuiltSite } from './built-site.ts';
import { echo, mockAssistant } from './chat-page.ts';
import { eventually } from './eventually.ts';
import { latinIn } from './nepali-words.ts';
import { type PageOptions, setUpPages } from './open-page.ts';

const openPage = setUpPages();
const phone = (more: PageOptions = {}) => openPage(site, { width: 390, height: 844, ...more });
let site: TestSite;
let notice = '';

beforeAll(async () => {
  site = await startBuiltSite({ environment: { LIMIT_FORMS: 'off' } });
  await site.call('POST', '/api/faculty', { json: { title: 'BCA' } });
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'भर्ना खुल्यो' } });
  notice = `/notice/${encodeURIComponent('भर्ना-खुल्यो')}/${record._id}`;
});
afterAll(() => site.close());

const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words }).waitFor();
const send = (page: Page) => page.locator('#send').click();
/** The link to the other language in the header, where the window shows it. */
const otherLanguage = (page: Page) => page.locator('.language-link').filter({ visible: true }).first();
describe('a form under /ne', () => {
  test('is refused and sent in Nepali, with toast, receipt and stored language [20.40, 20.41]', async () => {
    const page = await phone({ expects: [400] });
    await page.goto('/ne/contact-us');
    const calls: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.headers());
    });
    await page.locator('#message').fill('नमस्ते');
    await send(page);
    await toast(page, 'नाम चाहिन्छ।');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect(await latinIn(page, '.toaster')).toEqual([]);
    expect(await page.locator('.toaster').getAttribute('aria-label')).toBe('जानकारीहरू');

    await page.locator('#name').fill('राम थापा');
    await page.locator('#phone').fill('९८४१२३४५६७');
    await send(page);
    const heading = page.getByRole('heading', { name: 'तपाईंको सन्देश पाइयो' });
    await heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/ne/contact-us');
    expect(await latinIn(page, '.toaster')).toEqual([]);
    expect(calls.map((headers) => headers['x-lang'])).toEqual(['ne', 'ne']);
    const { list } = await site.call('GET', '/api/contacts');
    expect(list[0]).toMatchObject({ name: 'राम थापा', lang: 'ne' });
    await page.reload();
    await heading.waitFor();
    // The receipt stays in the other language.
    await otherLanguage(page).click();
    await page.waitForURL(/\/contact-us\?sent=/);
    await page.getByRole('heading', { name: 'We have your message' }).waitFor();
  });

  test('names the chosen programme in Nepali on its receipt, sent by the script and opened again [24.50]', async () => {
    await site.call('POST', '/api/faculty', { json: { title: 'BHM', title_ne: 'बीएचएम' } });
    const page = await phone();
    await page.goto('/ne/apply-online');
    await page.locator('#name').fill('राम थापा');
    await page.locator('#phone').fill('९८४१२३४५६८');
    await page.locator('#program').selectOption('BHM');
    await send(page);
    const programme = page.locator('#receipts [data-says="program"]');
    await programme.waitFor();
    expect(await programme.textContent()).toBe('बीएचएम');
    const day = page.locator('#receipts [data-says="nepaliDay"]');
    expect(await day.evaluate((span) => getComputedStyle(span).borderInlineStartWidth)).toBe('0px');
    await page.reload();
    expect(await programme.textContent()).toBe('बीएचएम');
  });

  test('says in Nepali that the server cannot be reached, and keeps what was typed in both languages [20.40, 20.41]', {
    tags: 'thorough',
  }, async () => {
    const page = await phone({ expects: ['failed'] });
    await page.goto('/ne/apply-online');
    await page.locator('#name').fill('सीता गुरुङ');
    await page.locator('#phone').fill('९८४५०१२३४५');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/sending')),
    );
    await page.route('**/api/application', (route) => route.abort());
    await send(page);
    await toast(page, 'सर्भरसँग सम्पर्क हुन सकेन।');
    expect(await latinIn(page, '.toaster')).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    // On a phone the message covers the link.
    await page.locator('.toaster').getByRole('button', { name: 'बन्द गर्नुहोस्' }).click();
    await otherLanguage(page).click();
    await page.waitForURL((url) => url.pathname === '/apply-online');
    await eventually(() => page.locator('#name').inputValue()).toBe('सीता गुरुङ');
  });
});

test('the link to the other language keeps the page; it stands out where the browser prefers Nepali, without moving [20.30, 20.12]', async () => {
  const boxes: unknown[] = [];
  for (const locale of ['en-US', 'ne-NP']) {
    const page = await phone(locale === 'ne-NP' ? { locale } : {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(notice);
    const link = otherLanguage(page);
    const before = await link.boundingBox();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/visit')),
    );
    const stands = () => link.evaluate((one) => one.classList.contains('is-preferred'));
    if (locale === 'ne-NP') await eventually(stands).toBe(true);
    else expect(await stands()).toBe(false);
    const after = await link.boundingBox();
    expect(after).toEqual(before);
    boxes.push(after);
    expect(new URL(page.url()).pathname).toBe(notice);
    if (locale !== 'ne-NP') continue;
    await link.click();
    await page.waitForURL(`**/ne${notice}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ne');
    await otherLanguage(page).click();
    await page.waitForURL((url) => url.pathname === notice);
  }
  expect(boxes[1]).toEqual(boxes[0]);
});

test('the chat speaks the language of its page, and goes on over a change of language [20.40]', async () => {
  const page = await phone();
  await page.goto('/ne/faqs');
  const { questions } = await mockAssistant(page, echo);
  await page.locator('.chat-button').click();
  await page.getByRole('heading', { name: 'कलेजलाई सोध्नुहोस्' }).waitFor();
  await page.locator('#chat-message').fill('भर्ना');
  await page.keyboard.press('Enter');
  await page.locator('[data-by="assistant"]').waitFor();
  expect(questions.map(({ headers }) => headers['x-lang'])).toEqual(['ne']);
  expect(await page.locator('.chat-mark').allTextContents()).toEqual(['तपाईं', 'सहायक']);
  // In dark colours the English chat is checked, whose colours are the same.
  await expectAccessibleNow(page, 'the chat in Nepali', 'light', '.chat');
  // Intercepted, a page would load everything anew.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/faqs');
  await page.locator('.chat-button').click();
  await page.getByText('You', { exact: true }).waitFor();
  expect(await page.locator('.chat-text').first().textContent()).toBe('भर्ना');
});

test('login and dashboard stay Nepali, from the wrong password to signing out [20.40, 20.42]', async () => {
  const password = 'umbrella lake seven';
  const made = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id;
  const faculty = await made('faculty', { title: 'BIM', title_ne: 'बीआईएम' });
  const subjects = [{ code: '', name: 'नेपाली', credits: 3 }];
  const semester = await made('semester', { title: 'Third', title_ne: 'तेस्रो', faculty, subjects });
  const account = { role: 'student', name: 'Asha', email: 'asha@example.org', password, faculty, semester };
  expect((await site.call('POST', '/api/account', { json: account })).status).toBe(201);
  const page = await phone({ expects: [401] });
  await page.goto('/ne/login');
  await page.locator('#email').fill(account.email);
  await page.locator('#password').fill('wrong');
  await page.locator('#login-button').click();
  await page.locator('.toast[data-tone="error"]').waitFor();
  await page.locator('#password').fill(password);
  await page.locator('#login-button').click();
  await page.waitForURL('**/ne/student/dashboard');
  await toast(page, 'लगइन भयो');
  const programme = page.locator('#studies-programme a');
  expect([await programme.textContent(), await programme.getAttribute('href')]).toEqual([
    'बीआईएम',
    `/ne/academics/bim/${faculty}`,
  ]);
  expect(await page.locator('#studies-semester').textContent()).toBe('तेस्रो');
  expect(await page.locator('#studies-subjects td').allTextContents()).toEqual(['', 'नेपाली', '३']);
  await page.locator('#see-sessions').click();
  await eventually(() => page.locator('#sessions li').first().textContent()).toMatch(/यही हो$/);
  await page.keyboard.press('Escape');
  await page.goto('/ne/login');
  await eventually(() =>
    page.locator('.footer-links a[href$="/student/dashboard"]').getAttribute('href'),
  ).toBe('/ne/student/dashboard');
  await eventually(() => page.locator('#signed-in-role').textContent()).toBe('विद्यार्थी');
  await page.locator('#signed-in-logout').click();
  await page.waitForURL((url) => url.pathname === '/ne');
  await page.goto('/ne/teacher/dashboard', { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === '/ne');
});
