import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessibleNow, WITHOUT_FRAME } from './accessibility.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

const body = '<p>Read this.</p><table><tbody><tr><th>Service</th><td>Fee</td></tr></tbody></table>';
const body_ne = '<p>यो पढ्नुहोस्।</p>';
const both = (name: string, en: string, ne: string) => ({ [name]: en, [`${name}_ne`]: ne });
const word = 'a-very-long-word-without-any-space-that-has-to-break-somewhere';

beforeAll(async () => {
  site = await startBuiltSite();
  const add = async (color: string) => {
    const form = multipart({ image: await pictureFile({ color }), ...both('alt', 'The gate', 'ढोका') });
    return (await site.call('POST', '/api/manage/picture', { body: form })).record.path;
  };
  const pictures = [await add('#204060'), await add('#604020'), await add('#206040'), await add('#602040')];
  const [picture] = pictures;
  for (const n of [1, 2, 3]) {
    await site.call('POST', '/api/notice', {
      json: { ...both('title', `Notice ${n}`, `सूचना ${n}`), description: body },
    });
    const form = { ...both('title', `Story ${n}`, `समाचार ${n}`), description: body };
    await site.call('POST', '/api/news', { body: multipart({ ...form, image: await pictureFile() }) });
    await site.call('POST', '/api/gallery', {
      body: multipart({ title: `Album ${n}`, image: await pictureFile() }),
    });
  }
  const heading = (en: string) => both('heading', en, `शीर्षक ${en.length}`);
  const sections = [
    { kind: 'text', ...heading('Text'), body: `${body}<h3>${word}</h3>`, body_ne },
    { kind: 'text', body, body_ne },
    { kind: 'text-picture', ...heading('Beside'), body, body_ne, picture },
    { kind: 'text-picture', body, body_ne, picture, alt: '', side: 'right' },
    { kind: 'text-picture', ...heading('Picture alone'), picture },
    { kind: 'pictures', ...heading('Pictures'), pictures: pictures.map((one) => ({ picture: one })) },
    { kind: 'pictures', pictures: [{ picture, ...both('caption', 'Our gate', 'हाम्रो ढोका') }] },
    {
      kind: 'facts',
      ...heading('Facts'),
      facts: [1, 2, 3, 4, 5].map((n) => ({ ...both('label', `Fact ${n}`, `तथ्य ${n}`), value: `1,${n}00` })),
    },
    { kind: 'facts', facts: [{ label: word, value: word }, { value: '7' }] },
    {
      kind: 'steps',
      ...heading('Steps'),
      steps: [{ ...both('title', 'Ask', 'सोध्नुहोस्') }, { text: 'Wait' }, { title: word, text: word }],
    },
    { kind: 'steps', steps: [{ title: 'Come', text: 'Here' }] },
    { kind: 'questions', ...heading('Questions'), questions: [{ question: 'Who?', answer: body }] },
    { kind: 'questions', questions: [{ question: word, answer: body }, { answer: body }] },
    ...['notice', 'news', 'gallery', 'faculty'].map((of) => ({ kind: 'latest', ...heading(of), of })),
    { kind: 'latest', of: 'news' },
    { kind: 'action', ...heading('Action'), text: 'Do it', label: 'Apply', href: '/apply-online', picture },
    { kind: 'action', href: `https://example.org/${word}` },
    { kind: 'action', picture },
  ];
  const json = { ...both('title', 'Every kind', 'सबै किसिम'), summary: 'All', image: picture, sections };
  const { status, text } = await site.call('POST', '/api/page', { json });
  expect(status, text).toBe(201);
});
afterAll(() => site.close());

test.each(['/every-kind', '/ne/every-kind'])(
  '%s, which has every kind of section, is accessible in either colours, and never scrolls sideways [43.55]',
  async (path) => {
    const page = await openPage(site, { width: 390 });
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        width,
        width,
      ]);
      if (![390, 1440].includes(width)) continue;
      await expectAccessibleNow(page, path, 'light', WITHOUT_FRAME);
      await expectAccessibleNow(page, path, 'dark', WITHOUT_FRAME);
    }
    const found = await page.evaluate(() => ({
      empty: [...document.querySelectorAll('main :is(h1,h2,h3,h4,ul,ol,dl,p,section,li:not([aria-hidden]))')]
        .filter((one) => one.textContent === '' && !one.querySelector('img'))
        .map((one) => one.outerHTML),
      untitled: document.querySelectorAll('main section:not(:has(h2))').length,
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      first: [...document.querySelectorAll('main img')].findIndex((one) => !one.closest('.page-hero')),
      eager: document.querySelectorAll('main img[loading=eager]').length,
    }));
    expect(found).toMatchObject({ empty: [], untitled: 0, first: 1, eager: 1 });
    expect(found.ids.filter((id, at) => found.ids.indexOf(id) !== at)).toEqual([]);
  },
);
