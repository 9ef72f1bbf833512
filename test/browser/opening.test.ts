import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
const titles = ['The timetable of the first internal examination', 'परीक्षा आवेदन फारम भर्ने सूचना', 'A day off'];
const banners = [
  { title: 'Start before the sun does', shortText: 'BCA and BBA', shortDescription: 'Classes from 6:15.' },
  { title: 'बिहानै सुरु गरौँ', shortText: '', shortDescription: 'पाँच कोर्स, एउटै छानामुनि।' },
];
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
  for (const title of titles)
    await site.call('POST', '/api/notice', { json: { title, description: '<p>Read on.</p>' } });
  for (const { title, ...words } of banners.toReversed()) {
    const image = await pictureFile({ width: 800, height: 450, color: '#35507a' });
    await site.call('POST', '/api/banner', { body: multipart({ title, ...words, image }) });
  }
});
afterAll(() => site.close());

/** Whether all of it is visible without scrolling, in both directions. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const box = await what.first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  const { x, y, width, height } = box;
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe('the home page, at 1440 × 900 and at 390 × 844,', () => {
  const expectOpening = async (page: Page, width?: number) => {
    const main = page.getByRole('main');
    const shown = [
      ...Object.values(banners[0] ?? {}).map((words) => main.getByText(words)),
      ...titles.map((title) => named(main, 'link', title)),
      named(page, 'link', 'Apply Now'),
    ];
    for (const what of shown) expect(await isInSight(page, what), `${what} at ${width}`).toBe(true);
  };

  test('opens without script with what the college is, a way to apply and the notices [17.180]', async () => {
    const page = await openPage(site, { javaScriptEnabled: false });
    await page.goto('/');
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expectOpening(page, size.width);
    }
  });

  test('opens with script as without, has its further banners leafed through by hand, and frames them while they have the focus [17.180, 17.182]', async () => {
    const page = await openPage(site);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto('/');
      await expectOpening(page, size.width);
      const frame = () =>
        page.evaluate(() => {
          const lead = document.querySelector('.opening-lead');
          const { outlineStyle, zIndex } = lead ? getComputedStyle(lead, '::before') : {};
          return `${outlineStyle} ${zIndex}`;
        });
      const last = named(page, 'heading', 'बिहानै सुरु गरौँ');
      expect([await isInSight(page, last), await frame()]).toEqual([false, 'none auto']);
      await page.keyboard.press('Tab');
      await named(page, 'region', 'Highlights').focus();
      expect(await frame()).toBe('solid 1');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isInSight(page, last)).toBe(true);
    }
  });
});

test('no letter of the next banner stands beside the one that is read [17.182]', async () => {
  const page = await openPage(site);
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ne');
    const room = await page.locator('.banners').evaluate((banners) => {
      const heading = document.createRange();
      heading.selectNodeContents(banners.children[1]?.querySelector('h2') as Element);
      return heading.getBoundingClientRect().left - banners.getBoundingClientRect().right;
    });
    expect(room, String(width)).toBeGreaterThanOrEqual(3);
  }
});

test('a banner with few words has no gap beside one with many [24.95]', async () => {
  const image = await pictureFile({ width: 800, height: 450, color: '#35507a' });
  const shortDescription = 'Morning classes, fees to the last rupee, teachers who know your name. '.repeat(4);
  const { record } = await site.call('POST', '/api/banner', {
    body: multipart({ title: 'Long', shortDescription, image }),
  });
  const page = await openPage(site);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/');
    const gaps = await page.locator('.banner').evaluateAll((banners) =>
      banners.map((banner) => {
        const [picture, words] = [...banner.children].map((part) => part.getBoundingClientRect());
        const last = banner.querySelector('.banner-words > :last-child')?.getBoundingClientRect();
        const whole = banner.getBoundingClientRect();
        const { top = 0, bottom = 0 } = words ?? {};
        return [(picture?.bottom ?? 0) - top, whole.bottom - bottom, bottom - (last?.bottom ?? 0)].map(
          Math.round,
        );
      }),
    );
    expect(gaps).toHaveLength(3);
    for (const gap of gaps) expect(gap).toEqual([0, 0, 8]);
  }
  await site.call('DELETE', `/api/banner/${record._id}`);
});

test('at 320 and 360 px the header has the search and Apply Now beside the menu [17.160]', async () => {
  const page = await openPage(site);
  for (const name of [
    'Himal College',
    'Shree Mahendra Multiple Himalayan College of Science and Management',
  ]) {
    await site.call('PUT', '/api/settings', { json: { name } });
    await page.goto('/notices');
    const header = page.getByRole('banner');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const shown of [
        named(header, 'link', name),
        header.getByRole('link', { name: 'Search' }).or(header.getByRole('searchbox')),
        named(header, 'link', 'Apply Now'),
        named(header, 'button', 'Menu'),
      ]) {
        const visible = shown.filter({ visible: true });
        expect(await isInSight(page, visible), `${name} at ${width}: ${shown}`).toBe(true);
        expect((await visible.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('at 1440 × 900 the page of a programme shows its facts without scrolling [17.174]', async () => {
  const facts = {
    university: 'Tribhuvan University, Faculty of Humanities and Social Sciences',
    seats: '48',
    hours: '6:15 to 9:50, Sunday to Friday; practicals until 11:30 in Room 302',
    eligibility: 'Class twelve in any stream, second division or GPA 2.0, and the college’s entrance test',
    total_fee: 'NPR 582,500: admission, eight semesters, deposit and registration',
  };
  const texts = {
    title: 'BCA',
    full_name: 'Bachelor of Computer Applications',
    description: '<p>Software.</p>',
  };
  const image = await pictureFile({ width: 1600, height: 900, color: '#35507a' });
  const created = await site.call('POST', '/api/faculty', { body: multipart({ ...texts, ...facts, image }) });
  const page = await openPage(site);
  await page.goto(`/academics/bca/${created.record._id}`);
  for (const fact of Object.values(facts))
    expect(await isInSight(page, page.getByRole('main').getByText(fact)), fact).toBe(true);
});
