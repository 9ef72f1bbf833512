import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, row, screen, toast } from './back-office.ts';
import { builtSites } from './built-site.ts';
import { eventually } from './eventually.ts';
import { gatherPeople } from './people.ts';
import { isWrittenFromLeft } from './writing-direction.ts';

/** What decisions.md fixes for each type, and where the specification puts its screens. */
const types = [
  {
    name: 'banner',
    label: 'Banners',
    noun: 'banner',
    list: 'banners',
    one: 'banner',
    plural: 'banners',
    texts: {
      Title: 'Doors open',
      'Short Text': 'On Saturday',
      'Short Description': 'Come and see the rooms.',
    },
    words: ['Banner added Successfully', 'Banner updated Successfully', 'Banner image updated Successfully'],
    deleted: 'Banner deleted Successfully',
    prompt: 'Are you really want to delete this banner?',
    page: /^\/$/,
  },
  {
    name: 'news',
    label: 'News & Events',
    noun: 'news item',
    list: 'news-and-events',
    one: 'news-and-events',
    plural: 'newss',
    texts: { Title: 'Science week', Description: 'Volcanoes in the yard.' },
    words: ['News added Successfully!!', 'News updated Successfully', 'News image updated Successfully'],
    deleted: 'News deleted Successfully',
    prompt: 'Are you really want to delete this news?',
    page: /^\/news-and-events\/[\w-]+\/[0-9a-f]{24}$/,
  },
  {
    name: 'notice',
    label: 'Notices',
    noun: 'notice',
    list: 'notices',
    one: 'notice',
    plural: 'notices',
    texts: { Title: 'Library closed', Description: 'It opens again on Sunday.' },
    words: ['Notice added Successfully', 'Notice updated Successfully', 'Notice image updated Successfully'],
    deleted: 'Notice deleted Successfully',
    prompt: 'Are you really want to delete this content?',
    page: /^\/notice\/[\w-]+\/[0-9a-f]{24}$/,
  },
] as const;

const person = gatherPeople();

describe.each(builtSites)('on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  describe.each(types)('a $name', (type) => {
    const [created, updated, illustrated] = type.words;
    const api = (method: string, path: string, json?: unknown) =>
      site.call(method, `/api${path}`, json === undefined ? {} : { json });

    const store = async (title: string) => (await api('POST', `/${type.name}`, { title })).record;

    async function openList() {
      const page = await person(site, { as: 'admin' });
      await page.goto(`/admin/${type.list}`);
      await screen(page, type.label);
      return page;
    }

    test('has a list with number, title, picture and actions', async () => {
      await store(`Listed ${type.name}`);
      const page = await openList();
      const listed = row(page, `Listed ${type.name}`);
      await listed.waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        'S.N',
        'Title',
        'Image',
        'Action',
      ]);
      expect(await named(page, 'link', 'Add').getAttribute('href')).toBe(`/admin/add-${type.one}`);
      const [{ _id } = { _id: '' }] = (await api('GET', `/${type.plural}?q=Listed`)).list;
      expect(await named(listed, 'link', 'Edit').getAttribute('href')).toBe(
        `/admin/update-${type.one}/${_id}`,
      );
      expect(await named(listed, 'link', 'Update image').getAttribute('href')).toBe(
        `/admin/update-${type.one}-image/${_id}`,
      );
      await named(listed, 'button', 'Delete').waitFor();
      const entry = named(named(page, 'navigation', 'Admin'), 'link', type.label);
      expect(await entry.getAttribute('aria-current')).toBe('page');
    });

    test('is found by keyword, whatever the case', async () => {
      await Promise.all(['Needle in May', 'Hay in June'].map(store));
      const page = await openList();
      await row(page, 'Hay in June').waitFor();
      await named(page, 'searchbox', 'Filter by keyword').fill('nEEDle');
      await row(page, 'Hay in June').waitFor({ state: 'detached' });
      await row(page, 'Needle in May').waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('nEEDle');
      await named(page, 'searchbox', 'Filter by keyword').fill('neither');
      await press(page, 'Clear the filter');
      await row(page, 'Hay in June').waitFor();
      expect(await named(page, 'searchbox', 'Filter by keyword').inputValue()).toBe('');
    });

    test('is added with a picture, and stands on its page at once', async () => {
      const page = await openList();
      await named(page, 'link', 'Add').click();
      await screen(page, `Add ${type.noun}`);
      expect(new URL(page.url()).pathname).toBe(`/admin/add-${type.one}`);
      for (const [label, words] of Object.entries(type.texts)) {
        await named(page, 'textbox', label).fill(words);
      }
      await page
        .getByLabel('Choose Image', { exact: true })
        .setInputFiles(await pick(await pictureFile({ name: 'door.png' })));
      await page.getByLabel('door.png', { exact: true }).waitFor();
      await named(page, 'img', 'Preview of door.png').waitFor();
      await press(page, 'Save');
      await toast(page, created);
      await page.waitForURL(`**/admin/${type.list}`);
      await row(page, type.texts.Title).waitFor();
      await named(page, 'link', 'View on site').click();
      for (const words of Object.values(type.texts)) await page.getByText(words).last().waitFor();
      expect(new URL(page.url()).pathname).toMatch(type.page);
    });

    test('is edited', async () => {
      const { _id } = await store(`Draft ${type.name}`);
      const page = await openList();
      await named(row(page, `Draft ${type.name}`), 'link', 'Edit').click();
      await screen(page, `Update ${type.noun}`);
      await eventually(() => named(page, 'textbox', 'Title').inputValue()).toBe(`Draft ${type.name}`);
      await named(page, 'textbox', 'Title').fill(`Final ${type.name}`);
      await press(page, 'Save');
      await toast(page, updated);
      await row(page, `Final ${type.name}`).waitFor();
      expect((await api('GET', `/${type.name}/${_id}`)).record.title).toBe(`Final ${type.name}`);
      await named(page, 'link', 'View on site').click();
      await page
        .getByRole('heading', { name: `Final ${type.name}` })
        .first()
        .waitFor();
    });

    test('is illustrated', async () => {
      const { _id } = await store(`Plain ${type.name}`);
      const page = await openList();
      await named(row(page, `Plain ${type.name}`), 'link', 'Update image').click();
      await screen(page, `Update ${type.noun} image`);
      await page
        .getByLabel('Choose Image', { exact: true })
        .setInputFiles(await pick(await pictureFile({ name: 'new.png' })));
      await named(page, 'img', 'Preview of new.png').waitFor();
      await press(page, 'Save');
      await toast(page, illustrated);
      await row(page, `Plain ${type.name}`).getByRole('presentation').waitFor();
      expect((await api('GET', `/${type.name}/${_id}`)).record.image).toMatch(/^\/uploads\//);
    });

    test('is deleted only after the question was answered with Delete', async () => {
      const { _id } = await store(`Doomed ${type.name}`);
      const page = await openList();
      const doomed = row(page, `Doomed ${type.name}`);
      await named(doomed, 'button', 'Delete').click();
      const question = named(page, 'alertdialog', type.prompt);
      await press(question, 'Cancel');
      await question.waitFor({ state: 'detached' });
      expect((await api('GET', `/${type.name}/${_id}`)).status).toBe(200);

      await named(doomed, 'button', 'Delete').click();
      await press(question, 'Delete');
      await toast(page, type.deleted);
      await doomed.waitFor({ state: 'detached' });
      expect((await api('GET', `/${type.name}/${_id}`)).status).toBe(404);
    });

    test('has a question that can be read whatever its title is', async () => {
      const { _id } = await store('\u202Egnp.exe');
      const page = await openList();
      await named(row(page, '\u202Egnp.exe'), 'button', 'Delete').click();
      const warning = named(page, 'alertdialog', type.prompt).getByText('will be gone for visitors');
      expect(await warning.evaluate(isWrittenFromLeft)).toBe(true);
      await api('DELETE', `/${type.name}/${_id}`);
    });

    test.each(['update-{one}', 'update-{one}-image'])(
      'that does not exist is not found at %s',
      async (address) => {
        const page = await person(site, { as: 'admin', expects: [404] });
        await page.goto(`/admin/${address.replace('{one}', type.one)}/${'0'.repeat(24)}`);
        await screen(page, 'Not found');
        expect(await named(page, 'button', 'Save').count()).toBe(0);
        await page.getByRole('main').getByRole('link').click();
        await screen(page, type.label);
      },
    );
  });
});
