import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const MAIL = 'administration.office@pipalchaur.edu.np';
const LINK = `<a href="https://drive.example/">https://drive.example/file/d/${'a1B2c3D4'.repeat(6)}/view</a>`;

const rowsOf = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

test('a long word in the first column of a table lies on no other on a phone, and stays in sight [23.76]', async () => {
  const description = [
    rowsOf(
      [MAIL, '9841234567', '12', 'Administration head', 'Monday to Friday'],
      ['Lab', '1', '2', '3', '4'],
    ),
    rowsOf([LINK, 'Syllabus']),
    rowsOf([LINK, MAIL, MAIL]),
  ].join('<p>And</p>');
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'Whom to ask', description } });
  const page = await openPage(site, { width: 360, height: 740 });
  await page.goto(`/notice/whom-to-ask/${record._id}`);
  const found = await page.locator('.table-frame').evaluateAll((frames) =>
    frames.map((frame) => {
      frame.scrollLeft = frame.scrollWidth;
      const { left, right } = frame.getBoundingClientRect();
      const cell = frame.querySelector('.row-name') ?? frame;
      const words = document.createRange();
      words.selectNodeContents(cell);
      const [text, box] = [words.getBoundingClientRect(), cell.getBoundingClientRect()];
      return {
        isWithinCell: text.right <= box.right,
        isInSight: box.left >= left - 1 && box.right <= right,
        isBroad: box.width > 80,
      };
    }),
  );
  expect(found).toEqual(Array(3).fill({ isWithinCell: true, isInSight: true, isBroad: true }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
