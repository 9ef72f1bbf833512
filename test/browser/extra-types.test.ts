import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, row, save, screen, toast } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { extraTypes } from './extra-types.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
/** Preparing larger pictures takes longer. */
const SMALL = { width: 60, height: 40 };
const picked = async (...names: string[]) =>
  Promise.all(names.map(async (name) => pick(await pictureFile({ ...SMALL, name }))));

describe.each(onEmbeddedDatabase)('a type that is only declared, on $name', ({ start }) => {
  let site: TestSite;
  const stored: Record<string, string> = {};

  async function store(type: string, fields: Record<string, string>) {
    const { record } = await site.call('POST', `/api/${type}`, { json: fields });
    return record._id ?? '';
  }

  beforeAll(async () => {
    site = await start({ extraTypes });
    stored.shelf = await store('shelf', { title: 'Upper shelf' });
    for (const name of ['Ganesh', 'Maya']) {
      const maker = await store('maker', { name });
      await store('line', { title: `${name} animals`, maker });
      await store('line', { title: `${name} kites`, maker });
    }
  });
  afterAll(() => site.close());

  const toyNamed = (title: string) => store('toy', { title, shelf: stored.shelf ?? '', pieces: '1' });
  const read = async (id: string) =>
    (await site.call('GET', `/api/toy/${id}`)).json as Record<string, unknown>;

  async function openList() {
    const page = await openScreen(site, 'toys');
    await screen(page, 'Toys');
    return page;
  }

  const offered = (page: Page, select: string) =>
    named(page, 'combobox', select).getByRole('option').allTextContents();

  test('is added with texts, choices, a day, pictures in words and documents, after the errors beside the invalid fields', async () => {
    const page = await openScreen(site, 'dashboard', { expects: [400] });
    await named(named(page, 'navigation', 'Admin'), 'link', 'Toys').click();
    await screen(page, 'Toys');
    await named(page, 'link', 'Add').click();
    await screen(page, 'Add toy');
    await named(page, 'textbox', 'Remark').fill('With wheels.\nAnd a tail.');
    await save(page);
    for (const [role, name] of [
      ['textbox', 'Title'],
      ['combobox', 'Shelf'],
      ['textbox', 'Pieces'],
    ] as const) {
      await eventually(() => named(page, role, name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await named(page, 'textbox', 'Remark').inputValue()).toBe('With wheels.\nAnd a tail.');
    await page.getByText('Pieces is required.', { exact: true }).first().waitFor();
    await named(page, 'textbox', 'Pieces').fill('४५०');
    await named(page, 'textbox', 'Title').fill('Wooden tiger');
    await named(page, 'textbox', 'Story').fill('It came from Bhaktapur.');
    await eventually(() => offered(page, 'Shelf')).toEqual(['Please select', 'Upper shelf']);
    await named(page, 'combobox', 'Shelf').selectOption('Upper shelf');
    const lines = ['Ganesh animals', 'Ganesh kites', 'Maya animals', 'Maya kites'];
    await eventually(() => offered(page, 'Line')).toEqual(['Please select', ...lines]);
    await named(page, 'combobox', 'Maker').selectOption('Maya');
    await eventually(() => offered(page, 'Line')).toEqual(['Please select', 'Maya animals', 'Maya kites']);
    await named(page, 'combobox', 'Line').selectOption('Maya animals');
    await named(page, 'combobox', 'Maker').selectOption('Ganesh');
    await eventually(() => named(page, 'combobox', 'Line').inputValue()).toBe('');
    await named(page, 'combobox', 'Line').selectOption('Ganesh animals');

    const [cover, views] = ['Cover', 'Views'].map((name) =>
      named(page, 'group', name).getByLabel('Choose Image', { exact: true }),
    );
    await cover?.setInputFiles(await picked('tiger.png'));
    await views?.setInputFiles(await picked('left.png', 'right.png', 'top.png'));
    await page.getByLabel('tiger.png', { exact: true }).waitFor();
    await page.getByLabel('3 files chosen', { exact: true }).waitFor();
    await named(page, 'textbox', 'Cover in words').fill('A tiger');
    for (const [at, words] of ['Its left', 'Its right', ''].entries()) {
      await named(page, 'textbox', 'View in words').nth(at).fill(words);
    }
    await page.getByText('3. top.png', { exact: true }).waitFor();
    await page.getByLabel('Made on', { exact: true }).fill('2026-11-02');
    await page.getByLabel('Choose documents', { exact: true }).setInputFiles(await pick(pdfFile('care.pdf')));
    await named(page, 'link', 'care.pdf').waitFor();
    await page
      .getByRole('listitem')
      .filter({ has: named(page, 'img', 'Preview of right.png') })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByLabel('2 files chosen', { exact: true }).waitFor();
    await save(page);
    await toast(page, 'A toy was added');
    await row(page, 'Wooden tiger').waitFor();

    const [tiger] = (await site.call('GET', '/api/toys?q=tiger')).list;
    expect(tiger).toMatchObject({
      remark: expect.stringMatching(/^With wheels\.\r?\nAnd a tail\.$/),
      story: '<p>It came from Bhaktapur.</p>',
      shelf: stored.shelf,
      shelfTitle: 'Upper shelf',
      maker: 'Ganesh',
      line: 'Ganesh animals',
      cover: expect.stringMatching(/^\/uploads\//),
      coverWords: 'A tiger',
      views: [expect.stringMatching(/^\/uploads\//), expect.stringMatching(/^\/uploads\//)],
      viewWords: ['Its left', ''],
      made: '2026-11-02',
      pieces: 450,
      papers: [expect.objectContaining({ name: 'care.pdf' })],
    });
  });

  test('is put in order by hand where the declaration says so', async () => {
    const page = await openScreen(site, 'makers');
    const names = page.getByRole('link', { name: /^(Maya|Ganesh)$/ });
    await eventually(() => names.allTextContents()).toEqual(['Maya', 'Ganesh']);
    await press(row(page, 'Ganesh'), 'Move up');
    await eventually(() => names.allTextContents()).toEqual(['Ganesh', 'Maya']);
    await page.getByText('Ganesh is now number 1 of 2.', { exact: true }).waitFor({ state: 'attached' });
    const { list } = await site.call('GET', '/api/makers');
    expect(list.map(({ name }) => name)).toEqual(['Ganesh', 'Maya']);
  });

  test('is listed newest first and filtered', { tags: 'thorough' }, async () => {
    await toyNamed('Red ball');
    await toyNamed('Blue ball');
    await toyNamed('Drum');
    const page = await openList();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'S.N',
      'Title',
      'Image',
      'Action',
    ]);
    await named(page, 'searchbox', 'Filter by keyword').fill('BALL');
    await row(page, 'Drum').waitFor({ state: 'detached' });
    const titles = page.getByRole('row').getByRole('link', { name: /ball$/ });
    expect(await titles.allTextContents()).toEqual(['Blue ball', 'Red ball']);
  });

  test('is edited, only the edited fields change, and deleted', { tags: 'thorough' }, async () => {
    const id = await toyNamed('Old train');
    const page = await openList();
    await named(row(page, 'Old train'), 'link', 'Edit').click();
    await screen(page, 'Update toy');
    expect(await named(page, 'combobox', 'Shelf').inputValue()).toBe(stored.shelf);
    await named(page, 'textbox', 'Title').fill('New train');
    await named(page, 'combobox', 'Maker').selectOption('Maya');
    await save(page);
    await toast(page, 'The toy was updated');
    await row(page, 'New train').waitFor();
    expect(await read(id)).toMatchObject({
      title: 'New train',
      maker: 'Maya',
      shelf: stored.shelf,
      remark: '',
    });
    await named(row(page, 'New train'), 'button', 'Delete').click();
    await press(named(page, 'alertdialog', 'Are you really want to delete this toy?'), 'Delete');
    await toast(page, 'The toy was deleted');
    await row(page, 'New train').waitFor({ state: 'detached' });
    expect((await site.call('GET', `/api/toy/${id}`)).status).toBe(404);
  });

  test('is illustrated: one picture is replaced, several are added', { tags: 'thorough' }, async () => {
    const views = await Promise.all([pictureFile(SMALL), pictureFile({ ...SMALL, color: '#123456' })]);
    const cover = await pictureFile(SMALL);
    const body = multipart({ title: 'Puppet', shelf: stored.shelf ?? '', pieces: '1', cover, views });
    const before = (await site.call('POST', '/api/toy', { body })).json as Record<string, unknown>;
    const page = await openList();
    await named(row(page, 'Puppet'), 'link', 'Update image').click();
    await screen(page, 'Update toy image');
    await named(page, 'group', 'Cover')
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles(await picked('face.png'));
    await named(page, 'group', 'Views')
      .getByLabel('Choose Image', { exact: true })
      .setInputFiles(await picked('a.png', 'b.png'));
    await save(page);
    await toast(page, 'The toy was illustrated');
    await row(page, 'Puppet').waitFor();
    const after = await read(String(before._id));
    expect(after.cover).not.toBe(before.cover);
    expect(after.views).toHaveLength(4);
    expect((after.views as string[]).slice(0, 2)).toEqual(before.views);
    await eventually(async () => (await site.call('GET', String(before.cover))).status).toBe(404);
  });

  test('is called and documented like every other', async () => {
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths } = json as { paths: Record<string, object> };
    const own = Object.entries(paths).filter(([path]) => /toy/.test(path));
    expect(Object.fromEntries(own.map(([path, calls]) => [path, Object.keys(calls).sort()]))).toEqual({
      '/api/toy': ['post'],
      '/api/toys': ['get'],
      '/api/toy/{id}': ['delete', 'get', 'put'],
      '/api/toyFile/{id}': ['post'],
      '/api/toy-image-update/{id}': ['post'],
      '/api/toy-image-delete/{id}': ['post'],
      '/api/toy-image-order/{id}': ['post'],
    });
    const refused = await site.call('POST', '/api/toy', { as: 'nobody', json: { title: 'Mine' } });
    expect(refused.status).toBe(401);
    const lost = { title: 'Lost', shelf: '0'.repeat(24), pieces: 1 };
    const wrong = await site.call('POST', '/api/toy', { json: lost });
    expect(wrong).toMatchObject({ status: 400, refusal: { fields: { shelf: expect.any(String) } } });
  });
});
