import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, row, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, type Managed, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { altText, readGallery, stored, storeGallery, storeSmallGallery } from './galleries.ts';
import { loseAnswer } from './lose-answer.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const open = setUpScreens(setUpPages());
/** All screens are opened in one page, with a clock that shows the real time between the tests. */
const openScreen: typeof open = (site, address, more) => open(site, address, { ...more, hasClock: true });
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { keepDraft, linesOf, managed, publish, store } = draftsOf(() => site);

const unreachable = (page: Page) =>
  toast(page, 'The server cannot be reached. Check the connection and try again.', 'alert');
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();
const choose = async (page: Page, ...names: string[]) => {
  const files = names.map((name) => pictureFile({ name, width: 60, height: 40 }).then(pick));
  const input = named(page, 'group', 'Image').locator('input[type=file]');
  await input.setInputFiles(await Promise.all(files));
};

describe('a lost answer does not turn one’s own change into another’s [19.171]', { tags: 'thorough' }, () => {
  test('where a new record was published, or its draft changed by somebody else', async () => {
    const page = await openScreen(site, 'add-notice', { expects: ['offline', 412] });
    await titleField(page).fill('Published unheard');
    await saved(page);
    await loseAnswer(page, 'notice');
    await save(page);
    await unreachable(page);
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await linesOf('notice', 'Published unheard')).toMatchObject([{ state: 'live', hasDraft: false }]);

    await goTo(page, 'add-notice');
    await titleField(page).fill('Two write it');
    await saved(page);
    const [{ _id = '' } = {}] = await linesOf('notice', 'Two write it');
    await keepDraft(_id, { title: 'Two write it together' });
    await save(page);
    await screen(page, 'Update notice');
    expect(await titleField(page).inputValue()).toBe('Two write it together');
    await save(page);
    await toast(page, 'Notice added Successfully');
  });

  test('where a record was given dates, taken down, and its draft thrown away', async () => {
    const id = await store({ title: 'Library closed' });
    const page = await openScreen(site, `update-notice/${id}`, { expects: ['offline', 412, 409] });
    await press(page, 'Schedule');
    const dates = named(page, 'dialog', 'Schedule');
    await named(dates, 'group', 'Take down at').getByLabel('Day', { exact: true }).fill('2027-01-05');
    await loseAnswer(page, 'manage/notice/*/publish');
    await press(dates, 'Schedule');
    await dates.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await press(dates, 'Schedule');
    await toast(page, 'The dates were saved');

    const confirm = async (name: string) => {
      await press(page, name);
      await press(page.getByRole('alertdialog'), name);
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    };
    await publish(id, { pinnedUntil: '2027-01-04T04:15:00.000Z' });
    await confirm('Take down');
    await toast(
      page,
      'Somebody else has changed this since you opened it. Nothing was overwritten.',
      'alert',
    );
    await page.getByText(/^Pinned to the top until /).waitFor();
    await loseAnswer(page, 'manage/notice/*/unpublish');
    await confirm('Take down');
    await unreachable(page);
    await confirm('Take down');
    await toast(page, 'Taken down');
    await loseAnswer(page, 'manage/notice/*/draft');
    await confirm('Throw the draft away');
    await unreachable(page);
    await confirm('Throw the draft away');
    await toast(page, 'The draft was thrown away');
    expect((await managed(id)).state).toBe('trash');
  });

  test('where a draft was submitted for review, sent back and approved', async () => {
    const id = await store({ title: 'Fees of a term' });
    const askFor = (review: string[]) => site.call('PUT', '/api/settings', { json: { review } });
    await askFor(['notice']);
    onTestFinished(async () => void (await askFor([])));
    await keepDraft(id, { title: 'Fees of a semester' });
    const page = await openScreen(site, `update-notice/${id}`, { expects: ['offline', 409, 412] });
    const submit = async () => {
      await loseAnswer(page, 'manage/notice/*/review');
      await press(page, 'Send for review');
      await unreachable(page);
      await press(page, 'Send for review');
      await toast(page, 'Submitted for review');
    };
    await submit();
    await press(page, 'Send back');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Name the day.');
    await loseAnswer(page, 'manage/notice/*/review');
    await press(dialog, 'Send back');
    await dialog.getByText('The server cannot be reached.').waitFor();
    await press(dialog, 'Send back');
    await toast(page, 'Sent back');
    await submit();
    await loseAnswer(page, 'manage/notice/*/review');
    await press(page, 'Approve');
    await unreachable(page);
    await press(page, 'Approve');
    await toast(page, 'Approved');
    expect(await managed(id)).toMatchObject({
      review: 'approved',
      draft: { fields: { title: 'Fees of a semester' } },
    });
  });
});

test('a new record is made once, also where the answer to Save was lost [19.171, 19.174]', async () => {
  const page = await openScreen(site, 'add-notice', { expects: ['offline'] });
  await titleField(page).fill('Stored unheard');
  await loseAnswer(page, 'notice');
  await save(page);
  await unreachable(page);
  await save(page);
  await toast(page, 'Notice added Successfully');
  expect(await linesOf('notice', 'Stored unheard')).toMatchObject([{ state: 'live', hasDraft: false }]);

  await goTo(page, 'add-notice');
  await titleField(page).fill('Heard later');
  await loseAnswer(page, 'notice');
  await save(page);
  await unreachable(page);
  await titleField(page).fill('Heard later, and longer');
  await saved(page);
  await save(page);
  await toast(page, 'Notice added Successfully');
  expect(await linesOf('notice', 'Heard later')).toMatchObject([
    { title: 'Heard later, and longer', state: 'live', hasDraft: false },
  ]);
});

test.each(['record', 'record with a picture'])(
  'a %s that is sent over a connection that died without a word is said to be unsent after a minute [19.171]',
  async (what) => {
    const page = await openScreen(site, 'add-notice');
    const silent = Promise.withResolvers<void>();
    let isSilent = true;
    await page.route('**/api/**', (route) => {
      if (isSilent && route.request().method() !== 'GET') silent.resolve();
      return isSilent ? undefined : route.fallback();
    });
    const title = `Silence about a ${what}.`;
    await titleField(page).fill(title);
    if (what !== 'record') await choose(page, 'hall.png');
    await save(page);
    await silent.promise;
    const said = page.getByRole('alert').first();
    // Save first waits for the draft that is being kept, if one is, or for the picture.
    for (let minute = 0; minute < 3 && (await said.count()) === 0; minute += 1) {
      await page.clock.fastForward(62_000);
      await said.waitFor({ timeout: 3000 }).catch(() => undefined);
    }
    expect(await said.textContent()).toContain('The server cannot be reached.');
    // So that the draft is not waited for any more.
    if (what !== 'record') await page.clock.fastForward(62_000);
    await page.clock.setSystemTime(new Date());
    isSilent = false;
    if (what !== 'record') await press(page, 'Try again hall.png');
    await save(page);
    await toast(page, 'Notice added Successfully');
    expect(await linesOf('notice', title)).toMatchObject([{ state: 'live' }]);
  },
);

test('pictures of an album are added once after a lost answer [19.171]', { tags: 'thorough' }, async () => {
  const { _id } = await storeGallery(site, 'Sports', ['a']);
  const page = await openScreen(site, `update-gallery-image/${_id}?tab=add`, { expects: ['offline'] });
  await choose(page, 'b.png', 'c.png');
  await named(page, 'textbox', 'Alt text').first().fill('The second');
  await loseAnswer(page, 'gallery-image-update/*');
  await save(page);
  await unreachable(page);
  await choose(page, 'd.png');
  await named(page, 'textbox', 'Alt text').nth(2).fill('The fourth');
  await save(page);
  await toast(page, 'Gallery image added Successfully');
  expect((await readGallery(site, _id)).imageAlt).toEqual(['a', 'The second', '', 'The fourth']);

  const add = async (title: string, ...files: string[]) => {
    await goTo(page, 'add-gallery');
    await titleField(page).fill(title);
    await choose(page, ...files);
  };
  const count = async (title: string) => {
    const [{ _id: id = '' } = {}, ...more] = await linesOf('gallery', title);
    expect(more).toEqual([]);
    return (await readGallery(site, id)).image.length;
  };
  await add('Music', 'e.png', 'f.png');
  await loseAnswer(page, 'gallery');
  await save(page);
  await unreachable(page);
  await save(page);
  await toast(page, 'Gallery added Successfully');
  expect(await count('Music')).toBe(2);

  await add('Dance', 'g.png', 'h.png');
  await saved(page);
  await loseAnswer(page, 'gallery');
  await save(page);
  await unreachable(page);
  await save(page);
  await eventually(() => linesOf('gallery', 'Dance')).toMatchObject([{ state: 'live' }]);
  expect(await count('Dance')).toBe(2);
});

/** The next change reaches the server, and nothing is heard of it, or read, from then on. @returns ends it */
async function disconnect(page: Page) {
  const calls = /\/api\//;
  let isCut = false;
  await page.route(calls, async (route) => {
    const isRead = route.request().method() === 'GET';
    if (isRead && !(isCut && route.request().url().includes('/api/manage/'))) return route.fallback();
    if (!isRead) await route.fetch();
    isCut = true;
    await route.abort('internetdisconnected');
  });
  return () => page.unroute(calls);
}

describe.each(['live', 'draft'] as const)('the pictures of an album, %s,', { tags: 'thorough' }, (target) => {
  async function openAlbum(title: string) {
    const { _id } = await storeSmallGallery(site, title, ['a', 'b', 'c', 'd']);
    const path = `/api/manage/gallery/${_id}`;
    const { headers: read } = await site.call('GET', path);
    if (target === 'draft') {
      const headers = { 'if-match': read.get('etag') ?? '' };
      const json = { fields: { title: `${title}, as a draft` } };
      expect((await site.call('PUT', `${path}/draft`, { json, headers })).status).toBe(200);
    }
    const page = await openScreen(site, `update-gallery-image/${_id}`, { expects: ['offline'] });
    await named(page, 'img', '4 of 4').waitFor();
    const texts = async () => {
      const { live, draft } = (await site.call('GET', path)).json as Managed;
      return (target === 'live' ? live : draft?.fields)?.imageAlt;
    };
    return { page, texts };
  }

  test('are put in order and described once after a lost answer, and nobody is said to have changed them [19.171]', async () => {
    const { page, texts } = await openAlbum('Farewell');
    const shown = () => altText(page.getByRole('main')).evaluateAll(valuesOf);
    const move = (position: string, how: string) => press(stored(page, position), how);
    let reconnect = await disconnect(page);
    await move('1 of 4', 'Move later');
    await unreachable(page);
    await eventually(shown).toEqual(['a', 'b', 'c', 'd']);
    expect(await texts()).toEqual(['b', 'a', 'c', 'd']);
    await reconnect();
    await move('4 of 4', 'Move earlier');
    await eventually(texts).toEqual(['a', 'b', 'd', 'c']);
    await eventually(shown).toEqual(['a', 'b', 'd', 'c']);

    await altText(stored(page, '1 of 4')).fill('A gate');
    reconnect = await disconnect(page);
    await press(page, 'Update alt texts');
    await unreachable(page);
    await altText(stored(page, '1 of 4')).fill('A gate at noon');
    await page.locator('[data-busy]').waitFor({ state: 'detached' });
    await reconnect();
    await press(page, 'Update alt texts');
    await toast(page, target === 'live' ? 'Gallery updated Successfully' : 'Draft saved');
    expect(await texts()).toEqual(['A gate at noon', 'b', 'd', 'c']);
  });

  test('are deleted once after a lost answer, whatever is done next [19.171]', async () => {
    const { page, texts } = await openAlbum('Prize day');
    const remove = async (position: string) => {
      await press(stored(page, position), 'Delete');
      await press(page.getByRole('alertdialog'), 'Delete');
    };
    let reconnect = await disconnect(page);
    await remove('4 of 4');
    await unreachable(page);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await reconnect();
    await remove('4 of 4');
    await toast(page, 'Gallery image deleted Successfully');
    await named(page, 'img', '3 of 3').waitFor();
    expect(await texts()).toEqual(['a', 'b', 'c']);
    reconnect = await disconnect(page);
    await remove('1 of 3');
    await unreachable(page);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await reconnect();
    await press(stored(page, '3 of 3'), 'Move earlier');
    await eventually(texts).toEqual(['c', 'b']);
    await named(page, 'img', '2 of 2').waitFor();
  });
});

const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

describe('a press that is repeated after a lost answer counts once [19.171]', { tags: 'thorough' }, () => {
  const auditOf = async (id: string) =>
    (await site.call('GET', `/api/manage/audit?record=${id}`)).list.map(({ what }) => what);

  test('where something is deleted from a list, restored or shown to somebody', async () => {
    const id = await store({ title: 'Fair of books' });
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Fair of books and maps' } });
    const page = await openScreen(site, `notices/${id}/history?from=1&to=live`, { expects: ['offline'] });
    await loseAnswer(page, 'manage/notice/*/restore');
    await press(page, 'Restore version 1');
    await unreachable(page);
    await press(page, 'Restore version 1');
    await screen(page, 'Update notice');
    expect(await managed(id)).toMatchObject({ draft: { fields: { title: 'Fair of books' } } });

    await loseAnswer(page, 'manage/notice/*/preview');
    await press(page, 'Preview');
    await unreachable(page);
    const [tab] = await Promise.all([page.waitForEvent('popup'), press(page, 'Preview')]);
    await named(page, 'button', 'Copy link to show somebody').waitFor();
    await tab.close();

    const other = await store({ title: 'Fair of toys' });
    await goTo(page, 'notices?q=toys');
    for (const isHeard of [false, true]) {
      if (!isHeard) await loseAnswer(page, 'notice/*');
      await named(row(page, 'Fair of toys'), 'button', 'Delete').click();
      await press(page.getByRole('alertdialog'), 'Delete');
      if (!isHeard) await unreachable(page);
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await toast(page, 'Notice deleted Successfully');
    expect(await auditOf(other)).toEqual(['deleted', 'created']);
    expect((await auditOf(id)).filter((what) => what === 'preview-made')).toHaveLength(1);
  });

  test('where a redirect is added, and an account changed and deleted', async () => {
    const page = await openScreen(site, 'add-redirect', { expects: ['offline', 404, 412] });
    await named(page, 'textbox', 'Old address').fill('/routine.html');
    await named(page, 'textbox', 'Leads to').fill('/notices');
    await loseAnswer(page, 'manage/redirects');
    await save(page);
    await unreachable(page);
    // Typed since: it has to change the redirect that the lost answer has added, also where that gets no answer either.
    await named(page, 'textbox', 'Leads to').fill('/faqs');
    await loseAnswer(page, 'manage/redirects/*');
    await save(page);
    await unreachable(page);
    await named(page, 'textbox', 'Leads to').fill('/news-and-events');
    await save(page);
    await toast(page, 'Redirect added Successfully');
    const redirects = await site.call('GET', '/api/manage/redirects');
    expect(redirects.list).toMatchObject([{ from: '/routine.html', to: '/news-and-events' }]);

    const json = { role: 'teacher', name: 'Hari', email: 'hari@example.org', password: 'tall-mango-tree-9' };
    await site.call('POST', '/api/account', { json });
    await goTo(page, 'accounts');
    await named(row(page, 'Hari'), 'link', 'Edit').click();
    await named(page, 'textbox', 'Name').fill('Harry');
    await loseAnswer(page, 'account/*');
    await save(page);
    await unreachable(page);
    // Typed back to what it was: the change whose answer was lost has to be undone.
    await named(page, 'textbox', 'Name').fill('Hari');
    await save(page);
    await toast(page, 'Account updated Successfully');
    for (const isHeard of [false, true]) {
      if (!isHeard) await loseAnswer(page, 'account/*');
      await named(row(page, 'Hari'), 'button', 'Delete').click();
      await press(page.getByRole('alertdialog'), 'Delete');
      if (!isHeard) await unreachable(page);
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await toast(page, 'Account deleted Successfully');
    await row(page, 'Hari').waitFor({ state: 'detached' });
  });

  test('where records of several types are put back from the trash', async () => {
    for (const [type, json] of [
      ['notice', { title: 'Back, a notice' }],
      ['faq', { title: 'Back, a question?', description: '<p>Yes.</p>' }],
    ] as const) {
      const { record } = await site.call('POST', `/api/${type}`, { json });
      expect((await site.call('DELETE', `/api/${type}/${record._id}`)).status).toBe(200);
    }
    const page = await openScreen(site, 'trash', { expects: ['offline'] });
    const putBack = async (...titles: readonly string[]) => {
      for (const title of titles) await row(page, title).getByRole('checkbox').check();
      await press(named(page, 'region', 'Change what is selected'), 'Put back');
      await press(page.getByRole('alertdialog'), 'Put back');
    };
    // The newest stands first, and its type is asked for first.
    await loseAnswer(page, 'manage/notice/bulk');
    await putBack('Back, a question?', 'Back, a notice');
    const told = named(page, 'dialog', '1 record put back');
    await told.getByText('The server cannot be reached').waitFor();
    await press(told, 'Close');
    await row(page, 'Back, a notice').waitFor({ state: 'detached' });
    for (const title of ['Back, a notice', 'Back, a question?'])
      expect(await row(page, title).count()).toBe(0);
  });

  test('where more is typed into the settings before the next Save', async () => {
    const page = await openScreen(site, 'settings', { expects: ['offline', 412] });
    const motto = named(page, 'textbox', 'Motto');
    const section = named(page, 'group', 'The college');
    await motto.fill('Learn ');
    await loseAnswer(page, 'settings');
    await press(section, 'Save');
    await unreachable(page);
    await motto.fill('Learn and serve');
    await press(section, 'Save');
    await toast(page, 'Settings saved');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect((await site.call('GET', '/api/settings')).record.motto).toBe('Learn and serve');
  });
});

async function openNotice(id: string): Promise<Page> {
  const page = await openScreen(site, `update-notice/${id}`);
  await titleField(page).waitFor();
  return page;
}

describe('what is typed while Save is in flight is not lost [19.172]', () => {
  /** Presses Save, and types at the end of the title before the call of this address reaches the server. */
  async function saveAndType(page: Page, address: string, more: string) {
    const asked = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    const hold = (route: Route) => {
      asked.resolve();
      return typed.promise.then(() => route.continue());
    };
    await page.route(address, hold, { times: 1 });
    await save(page);
    await asked.promise;
    await titleField(page).press('End');
    await page.keyboard.type(more);
    typed.resolve();
  }

  test('in the form of what is live, which stays and keeps it', { tags: 'thorough' }, async () => {
    const id = await store({ title: 'Bus' });
    const page = await openNotice(id);
    await titleField(page).fill('Bus route');
    await saveAndType(page, `**/api/notice/${id}`, ' 7');
    await toast(page, 'Notice updated Successfully');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await managed(id)).toMatchObject({
      draft: { fields: { title: 'Bus route 7' } },
      live: { title: 'Bus route' },
    });
    await save(page);
    await screen(page, 'Notices');
    expect(await managed(id)).toMatchObject({ draft: null, live: { title: 'Bus route 7' } });
  });

  test('in the form of a draft, which is that of what is live from then on', async () => {
    const id = await store({ title: 'Van' });
    await keepDraft(id, { title: 'Van route' });
    const page = await openNotice(id);
    await saveAndType(page, `**/api/notice/${id}`, ' 8');
    await toast(page, 'Notice updated Successfully');
    await page.getByText('Live: visitors see this').waitFor();
    expect(await titleField(page).inputValue()).toBe('Van route 8');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    await screen(page, 'Notices');
    expect(await managed(id)).toMatchObject({ draft: null, live: { title: 'Van route 8' } });
  });

  test('in the form of a new record, whose own form then offers it', async () => {
    const page = await openScreen(site, 'add-notice');
    await titleField(page).fill('Jeep route');
    await saveAndType(page, '**/api/notice', ' 9');
    await toast(page, 'Notice added Successfully');
    await screen(page, 'Update notice');
    await press(page, 'Put it back');
    expect(await titleField(page).inputValue()).toBe('Jeep route 9');
  });
});
