import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
let programme = '';
const pages = { faqs: '/faqs', message: '/message', admissions: '/admissions', about: '/who-we-are' };

const WORDS = `<p>${'The college says what it means, in as many words as it takes. '.repeat(8)}</p>`;
const NEPALI = '<p>कलेजले सबै विद्यार्थीलाई समान अवसर दिने प्रतिबद्धता व्यक्त गरेको छ।</p>';
const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
const TEXT = `${WORDS}<h2>In detail</h2><p><a href="/notices">All of it</a></p><table><tbody><tr><th>${LONG}</th><th>${LONG}</th></tr></tbody></table><ol><li>First</li></ol>`;

beforeAll(async () => {
  site = await startBuiltSite();
  const add = async (type: string, fields: Record<string, string>, picture?: [number, number]) => {
    const [width, height] = picture ?? [];
    const image = width && height ? await pictureFile({ width, height, color: '#35507a' }) : undefined;
    const body = multipart({ ...fields, ...(image && { image }) });
    return (await site.call('POST', `/api/${type}`, { body })).record._id;
  };
  for (const type of ['about', 'admission']) {
    const title = type === 'about' ? 'हाम्रो परिचय' : 'भर्ना सूचना';
    await add(type, { title, description: NEPALI });
    await add(type, { title: 'Since 1998', description: TEXT });
  }
  await add('pmessage', { name: 'Dr. Sarita Maharjan', description: TEXT }, [600, 1500]);
  for (let number = 1; number <= 12; number += 1)
    await add('faq', { title: `Does question ${number} have an answer?`, description: WORDS });
  await add('faq', { title: 'Is there a picture?', description: TEXT }, [640, 400]);
  const texts = {
    description: TEXT,
    admission_policy: TEXT,
    program_objective: NEPALI,
    job_prospectus: WORDS,
  };
  programme = `/academics/bca/${await add('faculty', { title: 'BCA', ...texts })}`;
});
afterAll(() => site.close());

const main = (page: Page) => page.getByRole('main');
/** Whether the element begins in the window, below the header. */
const isRead = (page: Page, text: string) =>
  main(page)
    .getByRole('heading', { name: text })
    .evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header - 1 && top < innerHeight / 2;
    });

describe('an answer', () => {
  const question = 'Does question 7 have an answer?';
  const answer = (page: Page) => main(page).getByRole('link', { name: /^Link to this answer.*question 7 / });

  test('is hidden until its question is asked, by hand or by keyboard, and open on paper [2.10]', async () => {
    const page = await openPage(site);
    await page.goto(pages.faqs);
    await answer(page).waitFor({ state: 'hidden' });
    await main(page).getByRole('heading', { name: question }).click();
    await answer(page).waitFor();
    await page.keyboard.press('Enter');
    await answer(page).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    const words = main(page).getByText('The college says what it means');
    await eventually(async () => (await words.first().boundingBox())?.height ?? 0).toBeGreaterThan(0);
    await page.emulateMedia({ media: null });
  });

  const followLink = async (page: Page) => {
    await page.goto(`${pages.faqs}#does-question-7-have-an-answer`);
    await answer(page).waitFor();
    expect(await answer(page).getAttribute('href')).toBe('/faqs#does-question-7-have-an-answer');
    const open = main(page).getByRole('link', { name: /Link to this answer/ });
    expect(await open.count()).toBe(1);
  };

  test('is open after following its link, without script', async () => {
    await followLink(await openPage(site, { javaScriptEnabled: false, width: 390 }));
  });

  test('is open and in sight after following its link, and with a picture, a table and a link it has no accessibility violations in light or dark colours', {
    tags: 'thorough',
  }, async () => {
    const page = await openPage(site);
    await page.setViewportSize({ width: 390, height: 900 });
    await followLink(page);
    await eventually(() => isRead(page, question)).toBe(true);
    await page.goto(`${pages.faqs}#is-there-a-picture`);
    await main(page).getByRole('cell').or(main(page).getByRole('columnheader')).first().waitFor();
    // What is around the answers is checked with the page of all questions.
    await expectAccessible(page, pages.faqs, [1440, 320], 'main details[open]');
  });
});

async function expectContentsLeadTo(page: Page, heading: string) {
  await named(named(page, 'navigation', 'On this page'), 'link', heading).click();
  await eventually(() => isRead(page, heading)).toBe(true);
}

test('the contents of a page lead to its parts', async () => {
  const page = await openPage(site);
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const sort of ['admissions', 'about'] as const) {
    await page.goto(pages[sort]);
    await expectContentsLeadTo(page, sort === 'about' ? 'हाम्रो परिचय' : 'भर्ना सूचना');
  }
});

test('a programme is reached from the application page, its contents lead to its parts, and it leads back', {
  tags: 'thorough',
}, async () => {
  const page = await openPage(site);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/apply-online');
  await main(page).getByRole('link', { name: 'BCA' }).click();
  await page.getByRole('heading', { level: 1, name: 'BCA' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(programme);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expectContentsLeadTo(page, 'Job Prospectus');
  await page.setViewportSize({ width: 390, height: 700 });
  await main(page).getByRole('link', { name: 'Apply for BCA' }).click();
  await page.getByRole('heading', { level: 1, name: 'Apply Online' }).waitFor();
});

test('a portrait keeps its shape, and is never higher than the window is wide enough to show', async () => {
  const page = await openPage(site);
  await page.goto(pages.message);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tall = main(page).getByRole('article').first().getByRole('presentation').last();
    const box = await tall.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1), `at ${width}`).toBeCloseTo(1500 / 600, 1);
    expect(box?.height ?? 0).toBeLessThanOrEqual(736);
  }
});
