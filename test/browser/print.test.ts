import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
let paths: Record<(typeof sorts)[number], string>;
const sorts = ['notice', 'news', 'faculty', 'admissions', 'faqs'] as const;

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
const TEXT =
  '<h2>What is new</h2><p>Read <a href="https://example.org/rules">the rules</a>.</p><table><tbody><tr><th>Programme</th>' +
  '<th>Tuition</th><th>Laboratory</th><th>Library</th><th>Total in NPR</th></tr><tr><td>BSc CSIT</td><td>71,000</td>' +
  `<td>8,500</td><td>1,500</td><td>81,000</td></tr></tbody></table><table><tbody><tr><th>${LONG}</th><th>${LONG}</th></tr>` +
  '</tbody></table><ul><li>First</li><li>Second</li></ul>';
const COLUMNS = Array.from({ length: 14 }, (_, at) => `Instalment ${at + 1}`);
const WIDE = `<table><tbody><tr>${COLUMNS.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${COLUMNS.map((_, at) => `<td>${at + 11},500</td>`).join('')}</tr></tbody></table>`;

beforeAll(async () => {
  site = await startBuiltSite();
  const add = async (type: string, title: string, width: number, height: number, more = {}) => {
    const image = await pictureFile({ width, height, color: '#35507a' });
    const body = multipart({ title, description: TEXT + WIDE, ...more, image });
    return (await site.call('POST', `/api/${type}`, { body })).record._id;
  };
  const notice = await add('notice', 'भर्ना सूचना २०८३', 700, 990);
  const news = await add('news', 'Robot club wins', 900, 580);
  const texts = {
    full_name: 'Bachelor of Computer Applications',
    admission_policy: TEXT,
    job_prospectus: TEXT,
  };
  const faculty = await add('faculty', 'BCA', 900, 560, texts);
  for (const [type, json] of [
    ['faculty', { title: 'BBS' }],
    ['semester', { title: 'First Semester', faculty }],
    ['testimonial', { name: 'Asha', faculty: 'BCA', description: 'I stayed.' }],
  ] as const)
    await site.call('POST', `/api/${type}`, { json });
  await add('admission', `The papers of ${LONG}`, 500, 1400);
  await add('admission', 'Forms are out', 900, 580);
  await add('faq', 'Is there a picture?', 900, 600);
  await add('faq', `Does ${LONG} have an answer?`, 300, 900);
  paths = {
    notice: `/notice/${encodeURIComponent('भर्ना-सूचना-२०८३')}/${notice}`,
    news: `/news-and-events/robot-club-wins/${news}`,
    faculty: `/academics/bca/${faculty}`,
    admissions: '/admissions',
    faqs: '/faqs',
  };
});
afterAll(() => site.close());

/** The printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 658, height: 990 };

async function printed(path: string): Promise<Page> {
  const page = await openPage(site, { ...SHEET, colorScheme: 'dark' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

test('a call to action on paper keeps its words and says where it leads [43.55]', async () => {
  const action = { kind: 'action', heading: 'Your result', label: 'Look it up', href: 'https://tu.example/' };
  await site.call('POST', '/api/page', { json: { title: 'Results', sections: [action] } });
  const link = (await printed('/results')).getByText('Look it up', { exact: true });
  expect(await link.isVisible()).toBe(true);
  expect(await link.evaluate((it) => getComputedStyle(it, '::after').content)).toContain(action.href);
});

test('a picture takes at most a third of a sheet, and the most of it is seen', async () => {
  for (const sort of sorts) {
    const page = await printed(paths[sort]);
    const sizes = await page
      .locator('main .picture')
      .evaluateAll((pictures) =>
        pictures
          .filter((picture) => picture.checkVisibility())
          .map((picture) => picture.getBoundingClientRect()),
      );
    for (const { width, height } of sizes) {
      expect(height, sort).toBeLessThanOrEqual(SHEET.height / 3);
      expect(width / height, sort).toBeLessThanOrEqual(2.3);
    }
  }
});

test.each(inMatrix(['notice', 'faculty'], sorts))(
  '%s on paper has the college’s name and the page’s URL at the top and no controls, is black on white in both colour schemes, and nothing is cut off',
  async (sort) => {
    const page = await printed(paths[sort]);
    const head = page.locator('.letterhead');
    expect(await head.getByText('Our College', { exact: true }).isVisible()).toBe(true);
    expect(await head.textContent()).toContain(decodeURI(new URL(page.url()).pathname));
    expect(await shown(page, 'h1')).toBe(1);
    for (const gone of ['header.site-header', 'footer', 'nav', 'button', '.button', '.page-buttons', '.chat'])
      expect([gone, await shown(page, gone)]).toEqual([gone, 0]);

    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const cut = await page.locator('main :is(p, table, img, h1, h2, dl)').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);

    if (sort !== 'notice') return;
    const said = await page
      .getByText('the rules', { exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(said, 'the address of an external link').toContain('https://example.org/rules');
  },
);
