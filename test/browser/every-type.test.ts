import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteLinkOf } from '../../src/admin/paths.ts';
import { contentTypes } from '../../src/content/index.ts';
import type { Item } from '../../src/schema/define-type.ts';
import { describeType } from '../../src/schema/derive/describe.ts';
import { inMatrix } from '../all-tests.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { descriptionOf, named, pick, press, row, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, walkTo } from './open-screen.ts';
import { type Journey, journeys } from './type-journeys.ts';

/**
 * Types whose records are added, edited and deleted by their forms: faculties have screens of their own, those of
 * admissions are generated from the declaration. All other types run the code of admissions, so their screens are opened,
 * but no form is sent. `unanswered.test.ts` sends the form of a new FAQ.
 */
const WHOLE = ['faculty', 'admission'];
/** Other types whose screens a plain `npm test` opens: one with a hint of its own, and one with many fields. */
const OPENED = ['faq', 'testimonial'];
const types = Object.entries(journeys);

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

const factsOf = (name: string) => {
  const type = contentTypes.find((one) => one.name === name);
  if (!type) throw new Error(`There is no type ${name}`);
  return describeType('en', type);
};

test.each(types)('a %s is spoken of in the exact words [8.9-8.19]', (name, { words, prompt }) => {
  expect(factsOf(name).words).toMatchObject({ ...words, deletePrompt: prompt });
});

const rest = types.filter(([name]) => !WHOLE.includes(name));
test.each(
  inMatrix(
    rest.filter(([name]) => OPENED.includes(name)),
    rest,
  ),
)(
  'a %s has its list, forms, fields with their hints, and page, and is deleted after its question [1.5, 2.44-2.46, 2.48, 2.50-2.54, 2.66, 2.69, 2.71, 4.5, 4.9, 7.12, 7.14, 7.16-7.19, 8.22, 16.1, 16.3, 16.5, 19.186]',
  async (name, type) => {
    const { list, one, label, noun, fields, hint, prompt } = type;
    const facts = factsOf(name);
    const texts = facts.fields.flatMap((field) =>
      fields.includes(field.label) ? [[field.name, `${field.label} of ${name}`]] : [],
    );
    expect(texts).toHaveLength(fields.length);
    const image = await pictureFile(SMALL);
    const body = multipart({ ...Object.fromEntries(texts), image, imageAlt: 'A gate' });
    const item = (await site.call('POST', `/api/${name}`, { body })).json as Item;
    const id = item._id;
    const title = texts[0]?.[1] ?? '';

    await goTo(page, `add-${one}`);
    await screen(page, `Add ${noun}`);
    for (const field of [...fields, 'Alt text']) await named(page, 'textbox', field).waitFor();
    expect(await page.getByLabel('Choose Image', { exact: true }).count()).toBe(1);
    if (hint) expect(await descriptionOf(named(page, 'textbox', 'Description'))).toBe(hint);

    await walkTo(page, `update-${one}/${id}`);
    await screen(page, `Update ${noun}`);
    await expectTexts(name, fields);

    await walkTo(page, `update-${one}-image/${id}`);
    await screen(page, `Update ${noun} image`);
    await eventually(() => words().inputValue()).toBe('A gate');

    await walkTo(page, list);
    await screen(page, label);
    await row(page, title).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['S.N', fields[0], 'Image', 'Action'],
    ]);
    const href = (link: string) => named(row(page, title), 'link', link).getAttribute('href');
    expect(await href('Edit')).toBe(`/admin/update-${one}/${id}`);
    expect(await href('Update image')).toBe(`/admin/update-${one}-image/${id}`);
    expect(await named(page, 'link', 'Add').getAttribute('href')).toBe(`/admin/add-${one}`);
    await expectOnPage(new URL(siteLinkOf(facts, item)?.href ?? '', site.url), type.page, title);

    await named(row(page, title), 'button', 'Delete').click();
    const question = named(page, 'alertdialog', `Are you really want to delete this ${prompt}?`);
    await press(question, 'Delete');
    await lands(type, type.words.deleted);
    await row(page, title).waitFor({ state: 'detached' });
  },
);

async function expectOnPage(address: URL, path: RegExp, title: string) {
  expect(address.pathname).toMatch(path);
  expect(await (await fetch(address)).text()).toContain(title);
}

/** The form of an update has these texts, and nothing of a picture. */
async function expectTexts(name: string, fields: readonly string[]) {
  for (const field of fields)
    expect(await named(page, 'textbox', field).evaluate(textIn)).toBe(`${field} of ${name}`);
  expect(await words().count(), 'words without a picture').toBe(0);
  expect(await page.locator('input[type=file][name=image]').count(), 'an image to update').toBe(0);
}

describe.each(types.filter(([name]) => WHOLE.includes(name)))('a %s', (name, type) => {
  test('is added, edited, illustrated and deleted, each in the exact words [1.5, 2.47, 2.49, 2.66, 2.69-2.71, 4.5, 4.9, 4.10, 7.13, 7.15, 8.10, 8.12, 8.22, 16.1, 16.3-16.5]', {
    // `semesters.test.ts` covers the screens of faculties.
    tags: name === 'admission' ? [] : 'thorough',
  }, async () => {
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
    await save(page);
    const { _id: id } = await (await made).json();
    await lands(type, type.words.created);
    const seen = new URL(
      (await named(page, 'link', 'View on site').last().getAttribute('href')) ?? '',
      site.url,
    );
    await expectOnPage(seen, type.page, `${naming} of ${name}`);
    const columns = ['S.N', naming, 'Image', 'Action'];
    await row(page, `${naming} of ${name}`).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(columns);
    const texts = Object.fromEntries(fields.map((field) => [bare(field), `${field} of ${name}`]));
    expect(textsOf(await stored())).toMatchObject({ ...texts, imagealt: 'A gate' });

    await named(row(page, `${naming} of ${name}`), 'link', 'Edit').click();
    await screen(page, `Update ${noun}`);
    expect(new URL(page.url()).pathname).toBe(`/admin/update-${one}/${id}`);
    await expectTexts(name, fields);
    await named(page, 'textbox', naming).fill(`Another ${name}`);
    const update = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    expect((await update).headers()['content-type']).toContain(sends);
    await lands(type, type.words.updated);

    await named(row(page, `Another ${name}`), 'link', 'Update image').click();
    await screen(page, `Update ${noun} image`);
    expect(new URL(page.url()).pathname).toBe(`/admin/update-${one}-image/${id}`);
    await eventually(() => words().inputValue()).toBe('A gate');
    const { image } = await stored();
    await words().fill('A gate in spring');
    await save(page);
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
    await save(page);
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
  await save(page);
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
