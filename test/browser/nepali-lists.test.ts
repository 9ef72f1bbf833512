import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { askUnanswered, talk, withoutAnswers } from './chats.ts';
import { eventually } from './eventually.ts';
import { sendTo } from './inbox.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite({ assistant: withoutAnswers });
  await site.call('PUT', '/api/me', { json: { lang: 'ne' } });
  for (const title of ['भर्ना', 'शुल्क', 'नतिजा', 'बिदा'])
    await site.call('POST', '/api/notice', { json: { title } });
});
afterAll(() => site.close());

async function open(address: string, heading: string): Promise<Page> {
  const page = await openScreen(site, address, { lang: 'ne' });
  await screen(page, heading);
  return page;
}

const said = (page: Page) => page.getByRole('alertdialog').textContent();

test('a record is deleted after a question, put back by Undo, and several at once [20.70]', {
  tags: 'thorough',
}, async () => {
  const page = await open('notices', 'सूचना');
  await page.getByText('४ मध्ये १ देखि ४', { exact: true }).waitFor();
  await named(row(page, 'शुल्क'), 'button', 'मेटाउनुहोस्').click();
  expect(await said(page)).toMatch(/^यो सूचना साँच्चै मेटाउने हो\?‘शुल्क’ आगन्तुकले तुरुन्तै देख्न छाड्छन्।/);
  await named(page.getByRole('alertdialog'), 'button', 'मेटाउनुहोस्').click();
  await press(page, 'फर्काउनुहोस्');
  await toast(page, 'फिर्ता राखियो');
  await row(page, 'शुल्क').waitFor();

  await named(page, 'checkbox', 'यो पृष्ठका सबै छान्नुहोस्').check();
  const bar = named(page, 'region', 'छानिएका बदल्नुहोस्');
  expect(await bar.textContent()).toMatch(/^४ छानिए/);
  await named(bar, 'button', 'हटाउनुहोस्').click();
  expect(await said(page)).toMatch(/^४ सूचना सार्वजनिक पृष्ठबाट हटाउने हो\?/);
  await named(page.getByRole('alertdialog'), 'button', 'हटाउनुहोस्').click();
  await toast(page, '४ सूचना हटाइए');
  await eventually(() => page.locator('.row-state').allTextContents()).toEqual(Array(4).fill('हटाइएको'));
  await named(page, 'combobox', 'अवस्था').selectOption('सकिएको');
  await page.getByText('यो अवस्थामा कुनै सूचना छैन।').waitFor();
});

test('days stand in Bikram Sambat first, with the other calendar beside them [20.72]', async () => {
  const page = await open('notices?columns=date,changed', 'सूचना');
  const cells = row(page, 'बिदा').locator('td.more');
  await eventually(() => cells.first().textContent()).toMatch(
    /^२०[०-९]{2} \S+ [०-९]+ · [०-९]+ \S+ २०[०-९]{2}$/,
  );
  expect(await cells.nth(1).textContent()).toMatch(/^२०[०-९]{2} \S+ [०-९]+\s*(?:भर्खरै|[०-९]+ मिनेटअघि)$/);
  expect(await named(page, 'columnheader', 'शीर्षक').count()).toBe(1);
});

test('what visitors send is moved to spam, and asked for as a table in Nepali [20.70]', async () => {
  await sendTo(site, 'contact', { name: 'हरि' });
  const page = await open('contacts', 'सन्देश');
  const call = page.waitForRequest('**/contacts.csv*');
  await press(page, 'CSV डाउनलोड');
  expect((await call).headers()['x-lang']).toBe('ne');
  await named(row(page, 'हरि'), 'link', 'हेर्नुहोस्').click();
  await press(page, 'स्प्याम');
  await toast(page, 'सन्देश स्प्याममा सारियो');
  await named(page, 'link', 'स्प्याममा १').click();
  await press(page, 'स्प्याम होइन');
  await toast(page, 'सन्देश फेरि सन्देशमा सारियो');
});

test('a question without an answer is counted and removed [20.70]', async () => {
  await talk(site, ['पौडी पोखरी छ?', 'छैन।']);
  await askUnanswered(site, 'पौडी पोखरी छ?');
  const page = await open('chats?show=unanswered', 'आगन्तुकका प्रश्न');
  await row(page, 'पौडी पोखरी छ?').getByText('१ पटक').waitFor();
  await named(page, 'button', 'हटाउनुहोस्').click();
  expect(await said(page)).toMatch(/‘पौडी पोखरी छ\?’ यो सूचीबाट हट्छ/);
  await page.keyboard.press('Escape');
});

test('the trail says which settings were changed by their labels [20.93]', async () => {
  const { headers } = await site.call('GET', '/api/settings');
  const sent = { university: 'त्रिवि', openingHours: 'दिनभर' };
  const { status } = await site.call('PUT', '/api/settings', {
    json: sent,
    headers: { 'If-Match': headers.get('etag') ?? '' },
  });
  expect(status).toBe(200);
  const page = await open('audit?what=updated', 'कार्य अभिलेख');
  await page.getByText('उपाधि दिने विश्वविद्यालय (अङ्ग्रेजी), कार्यालय खुल्ने समय (अङ्ग्रेजी)', { exact: true }).waitFor();
});

test('a faculty is offered by its Nepali title, and its stored title is sent [20.192]', async () => {
  await site.call('POST', '/api/faculty', { json: { title: 'Law', title_ne: 'कानुन' } });
  const page = await open('add-testimonial', 'भनाइ थप्नुहोस्');
  const faculties = named(page, 'combobox', 'संकाय');
  await faculties.locator('option', { hasText: 'कानुन' }).waitFor({ state: 'attached' });
  await faculties.selectOption('कानुन');
  expect(await faculties.inputValue()).toBe('Law');
});
