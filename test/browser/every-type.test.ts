import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

interface Journey {
  /** Paths below /admin/: that of the list, and the part that the forms' paths share. */
  list: string;
  one: string;
  label: string;
  noun: string;
  /** Labels of its form, in order; the first field names the record. */
  fields: readonly string[];
  words: { created: string; updated: string; imageUpdated: string; deleted: string };
  prompt: string;
  /** Path of the public page that shows it. */
  page: RegExp;
  /** Encoding of an update. */
  sends?: string;
}

const said = (what: string, image = what, marks = '') => ({
  created: `${what} added Successfully${marks}`,
  updated: `${what} updated Successfully`,
  imageUpdated: `${image} image updated Successfully`,
  deleted: `${what} deleted Successfully`,
});
const text = ['Title', 'Description'];

/** The requirements (sections 2, 7 and 8) for each type that has all four screens. */
const journeys: Record<string, Journey> = {
  banner: {
    list: 'banners',
    one: 'banner',
    label: 'Banners',
    noun: 'banner',
    fields: ['Title', 'Short Text', 'Short Description'],
    words: said('Banner'),
    prompt: 'banner',
    page: /^\/$/,
  },
  about: {
    list: 'abouts',
    one: 'about',
    label: 'About',
    noun: 'about content',
    fields: [...text, 'Vision', 'Mission', 'Goals', 'Core Values'],
    words: { ...said('About'), created: 'About content added Successfully' },
    prompt: 'about content',
    page: /^\/who-we-are$/,
  },
  faculty: {
    list: 'faculties',
    one: 'faculty',
    label: 'Faculties',
    noun: 'faculty',
    fields: ['Title', 'Full Name', 'Description', 'Admission Policy', 'Program Objective', 'Job Prospectus'],
    words: said('Faculty'),
    prompt: 'faculty',
    page: /^\/academics\/[\w-]+\/[0-9a-f]{24}$/,
    sends: 'application/json',
  },
  admission: {
    list: 'admission',
    one: 'admission',
    label: 'Admission',
    noun: 'admission content',
    fields: text,
    words: said('Admission content', 'Admission', '!!'),
    prompt: 'content',
    page: /^\/admissions$/,
  },
  scholarship: {
    list: 'scholarship',
    one: 'scholarship',
    label: 'Scholarship',
    noun: 'scholarship content',
    fields: text,
    words: said('Scholarship content', 'Scholarship', '!!'),
    prompt: 'content',
    page: /^\/scholarships$/,
  },
  pmessage: {
    list: 'pmessages',
    one: 'pmessage',
    label: 'Principal Messages',
    noun: 'principal message',
    fields: ['Name', 'Description'],
    words: said('Principle message'),
    prompt: 'message',
    page: /^\/message$/,
  },
  news: {
    list: 'news-and-events',
    one: 'news-and-events',
    label: 'News & Events',
    noun: 'news item',
    fields: text,
    words: said('News', 'News', '!!'),
    prompt: 'news',
    page: /^\/news-and-events\/[\w-]+\/[0-9a-f]{24}$/,
  },
  faq: {
    list: 'faqs',
    one: 'faqs',
    label: 'FAQs',
    noun: 'FAQ',
    fields: text,
    words: said('Faq', 'Faq', '!!'),
    prompt: 'faq',
    page: /^\/faqs$/,
  },
  testimonial: {
    list: 'testimonials',
    one: 'testimonial',
    label: 'Testimonials',
    noun: 'testimonial',
    fields: ['Name', 'Description'],
    words: said('Testimonial'),
    prompt: 'banner',
    page: /^\/$/,
  },
  notice: {
    list: 'notices',
    one: 'notice',
    label: 'Notices',
    noun: 'notice',
    fields: text,
    words: said('Notice'),
    prompt: 'content',
    page: /^\/notice\/[\w-]+\/[0-9a-f]{24}$/,
  },
  partner: {
    list: 'partners',
    one: 'partner',
    label: 'Partners',
    noun: 'partner',
    fields: ['Title'],
    words: said('Partner'),
    prompt: 'partner',
    page: /^\/$/,
  },
};

const CONTENT = [
  ...['Banners', 'About', 'Faculties', 'Admission', 'Scholarship', 'Principal Messages', 'News & Events'],
  ...['FAQs', 'Semesters', 'Testimonials', 'Gallery', 'Notices', 'Partners'],
];

/** Preparing a larger picture takes longer, and proves nothing more here. */
const SMALL = { width: 60, height: 40 };

const openPage = setUpPages();
let site: TestSite;
/** One page for all tests; each begins and ends at a list. */
let page: Page;
beforeAll(async () => {
  site = await startBuiltSite();
  page = await openPage(site, { as: 'admin', keepOpen: true });
});
afterAll(() => site.close());

const words = () => named(page, 'textbox', 'Alt text');

async function lands({ list, label }: Journey, message: string) {
  await toast(page, message);
  await screen(page, label);
  expect(new URL(page.url()).pathname).toBe(`/admin/${list}`);
}

describe.each(Object.entries(journeys))('a %s', (name, type) => {
  test('is added, edited, illustrated and deleted, each in the exact words [1.5, 2.44-2.54, 2.66, 2.69-2.71, 4.5, 4.9, 4.10, 7.12-7.19, 8.9-8.19, 8.22, 16.1, 16.3-16.5]', async () => {
    const { list, one, noun, fields, prompt, sends = 'multipart/form-data' } = type;
    const [naming = ''] = fields;
    const stored = async () => (await site.call('GET', `/api/${name}/${id}`)).record;

    await goTo(page, list);
    await named(page, 'link', 'Add').click();
    await screen(page, `Add ${noun}`);
    expect(new URL(page.url()).pathname).toBe(`/admin/add-${one}`);
    for (const field of fields) await named(page, 'textbox', field).fill(`${field} of ${name}`);
    await words().fill('A gate');
    const picker = await page.getByLabel('Choose Image', { exact: true }).elementHandle();
    expect(await picker?.evaluate(isBefore, await words().elementHandle()), 'words below').toBe(true);
    await picker?.setInputFiles(await pick(await pictureFile({ ...SMALL, name: 'gate.png' })));
    await named(page, 'img', 'Preview of gate.png').waitFor();
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await press(page, 'Save');
    const { _id: id } = await (await made).json();
    await lands(type, type.words.created);
    const seen = new URL(
      (await named(page, 'link', 'View on site').last().getAttribute('href')) ?? '',
      site.url,
    );
    expect(seen.pathname).toMatch(type.page);
    expect(await (await fetch(seen)).text()).toContain(`${naming} of ${name}`);
    const columns = ['S.N', naming, 'Image', 'Action'];
    await row(page, `${naming} of ${name}`).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
    const texts = Object.fromEntries(fields.map((field) => [bare(field), `${field} of ${name}`]));
    expect(textsOf(await stored())).toMatchObject({ ...texts, imagealt: 'A gate' });

    await named(row(page, `${naming} of ${name}`), 'link', 'Edit').click();
    await screen(page, `Update ${noun}`);
    expect(new URL(page.url()).pathname).toBe(`/admin/update-${one}/${id}`);
    for (const field of fields)
      expect(await named(page, 'textbox', field).evaluate(textIn)).toBe(`${field} of ${name}`);
    expect(await words().count(), 'words without a picture').toBe(0);
    expect(await page.locator('input[type=file][name=image]').count(), 'an image to update').toBe(0);
    await named(page, 'textbox', naming).fill(`Another ${name}`);
    const update = page.waitForRequest((request) => request.method() === 'PUT');
    await press(page, 'Save');
    expect((await update).headers()['content-type']).toContain(sends);
    await lands(type, type.words.updated);

    await named(row(page, `Another ${name}`), 'link', 'Update image').click();
    await screen(page, `Update ${noun} image`);
    expect(new URL(page.url()).pathname).toBe(`/admin/update-${one}-image/${id}`);
    await eventually(() => words().inputValue()).toBe('A gate');
    const { image } = await stored();
    await words().fill('A gate in spring');
    await press(page, 'Save');
    await lands(type, type.words.imageUpdated);
    expect(await stored()).toMatchObject({ image, imageAlt: 'A gate in spring' });

    await named(row(page, `Another ${name}`), 'button', 'Delete').click();
    const question = named(page, 'alertdialog', `Are you really want to delete this ${prompt}?`);
    await press(question, 'Delete');
    await lands(type, type.words.deleted);
    await row(page, `Another ${name}`).waitFor({ state: 'detached' });
    expect((await site.call('GET', `/api/${name}/${id}`)).status).toBe(404);
  });
});

test('a replaced picture keeps its alternative text or gets a new one [7.9]', async () => {
  const { record } = await site.call('POST', '/api/partner', {
    json: { title: 'Bank', imageAlt: 'The old mark' },
  });
  for (const alt of ['The old mark', 'The new mark']) {
    await goTo(page, `update-partner-image/${record._id}`);
    await eventually(() => words().inputValue()).toBe('The old mark');
    await page
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles(await pick(await pictureFile({ ...SMALL, name: 'mark.png' })));
    await words().fill(alt);
    const before = (await site.call('GET', `/api/partner/${record._id}`)).record.image;
    await press(page, 'Save');
    await toast(page, 'Partner image updated Successfully');
    const after = (await site.call('GET', `/api/partner/${record._id}`)).record;
    expect(after.imageAlt).toBe(alt);
    expect(after.image).not.toBe(before);
  }
});

test('the side navigation names everything in its fixed order [2.36, 2.38, 16.10]', async () => {
  await goTo(page, 'dashboard');
  const links = named(page, 'navigation', 'Admin').getByRole('link');
  await links.first().waitFor();
  const labels = await links.allTextContents();
  expect(labels[0]).toBe('Dashboard');
  expect(labels.filter((label) => CONTENT.includes(label))).toEqual(CONTENT);
});

test('a faculty’s update sends only the changed fields, as JSON [7.8, 7.15]', async () => {
  const { record } = await site.call('POST', '/api/faculty', {
    json: { title: 'BIM', full_name: 'Bachelor', job_prospectus: '<p>Many.</p>' },
  });
  await goTo(page, `update-faculty/${record._id}`);
  await named(page, 'textbox', 'Full Name').fill('Bachelor of Information Management');
  const update = page.waitForRequest((request) => request.method() === 'PUT');
  await press(page, 'Save');
  expect((await update).postDataJSON()).toEqual({ full_name: 'Bachelor of Information Management' });
  await toast(page, 'Faculty updated Successfully');
});

function isBefore(element: Node, other: Node | null): boolean {
  return other !== null && (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** A label or the name of a field in one comparable form. */
const bare = (name: string) => name.replace(/[ _]/g, '').toLowerCase();
const textsOf = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [bare(field), String(value).replace(/<\/?p>/g, '')]),
  );
const textIn = (field: Element) => ('value' in field ? field.value : field.textContent);
