import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { atEachWidth, named, press, save, saveButton, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const PHONE = { width: 390, height: 844 };
const BOTH_WIDTHS = [1440, 390];
const WIDE = { width: 1440, height: 900 };
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { another, drafted, keepDraft, managed, publish, store } = draftsOf(() => site);

/** Whether a button is the coloured one. */
const standsOut = async (page: Page, name: string) =>
  (await named(page, 'button', name).getAttribute('data-variant')) !== 'default';

test('A draft is submitted by its author, sent back with words, submitted again, approved and published, also on a phone [19.49, 24.100, 24.104]', async () => {
  const id = await store({ title: 'Exam fees', description: '<p>They are due in Mangsir.</p>' });
  const form = `update-notice/${id}`;
  await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
  try {
    await keepDraft(id, { title: 'Exam fees of 2083' });
    const profile = JSON.stringify(await another('Maya', ['author']));
    // The author begins in a window as wide as a phone, and the publisher ends in one.
    const author = await openPage(site, PHONE);
    await author.evaluate((json) => localStorage.setItem('profile', json), profile);
    await author.goto(`/admin/${form}`);
    await press(author, 'Send for review');
    await toast(author, 'Submitted for review');
    await author.getByText('This draft waits for approval.').waitFor();
    expect(await managed(id)).toMatchObject({ review: 'submitted' });

    const publisher = await openScreen(site, form);
    await screen(publisher, 'Update notice');
    // Nothing can be published past the review.
    await eventually(() => saveButton(publisher).count()).toBe(0);
    await press(publisher, 'Send back');
    const dialog = publisher.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await dialog.getByText('Say what should be changed.').waitFor();
    await dialog.getByRole('textbox').fill('Name the day, please.\nAnd the hour.');
    // The window stays as wide as a phone.
    await expectAccessible(publisher, 'sending back', [1440, 390], 'dialog');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await toast(publisher, 'Sent back');

    await author.setViewportSize(WIDE);
    await goTo(author, form);
    const bar = named(author, 'region', 'Review of this draft');
    await bar.getByText('Administrator sent this draft back:').waitFor();
    // Line by line, as it was written.
    const quoted = bar.getByText('Name the day, please.');
    expect(await quoted.evaluate((it) => getComputedStyle(it).whiteSpace)).toBe('pre-line');
    await titleField(author).fill('Exam fees until 5 Mangsir');
    await press(author, 'Send for review');
    await toast(author, 'Submitted for review');

    await goTo(publisher, form);
    await eventually(() => saveButton(publisher).count()).toBe(0);
    // What was asked for, and what there is to do now, stand out (24.100, 24.104).
    await publisher.getByText('Administrator sent it back before:').waitFor();
    await publisher.getByText('Name the day, please.').waitFor();
    expect(await standsOut(publisher, 'Approve')).toBe(true);
    expect(await standsOut(publisher, 'Send for review')).toBe(false);
    await named(publisher, 'link', 'Compare the draft with what is live').click();
    await screen(publisher, 'History of this notice');
    expect(new URL(publisher.url()).search).toBe('?from=live&to=draft');
    await named(publisher, 'region', 'What differs').getByText('until 5 Mangsir').waitFor();
    await named(publisher, 'link', 'Back to the form').click();
    await press(publisher, 'Approve');
    await toast(publisher, 'Approved');
    await publisher.getByText('Visitors see it once you publish it as it stands.').waitFor();
    await expectAccessible(publisher, 'approved', [1440, 390], 'main :is(.notice-bar, .save-bar)');
    await save(publisher);
    await toast(publisher, 'Notice updated Successfully');
    expect(await managed(id)).toMatchObject({ live: { title: 'Exam fees until 5 Mangsir' }, draft: null });
  } finally {
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  }
});

test('What may not be scheduled before it is approved says so before a moment is chosen [19.49, 24.103]', async () => {
  const id = await store({ title: 'Exam halls' });
  await keepDraft(id, { title: 'Exam halls of 2083' });
  await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
  try {
    const page = await openScreen(site, `update-notice/${id}`);
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    await dialog.getByText('This has to be approved before you can choose when it appears').waitFor();
    expect(await named(dialog, 'group', 'Publish at').count()).toBe(0);
    await expectAccessible(page, 'not approved', BOTH_WIDTHS, 'dialog');
    // The days of what is live can be set.
    await named(dialog, 'group', 'Take down at').getByLabel('Day', { exact: true }).fill('2030-01-05');
    await press(dialog, 'Schedule');
    await toast(page, 'The dates were saved');
    expect(await managed(id)).toMatchObject({ publishAt: null, expireAt: '2030-01-05T04:15:00.000Z' });
  } finally {
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  }
});

test('What asks for review is chosen in the settings [19.49]', async () => {
  const page = await openScreen(site, 'settings');
  await named(page, 'checkbox', 'Notices').check();
  const section = named(page, 'group', 'Approval');
  await press(section, 'Save');
  await toast(page, 'Settings saved');
  expect((await site.call('GET', '/api/settings')).json).toMatchObject({ review: ['notice'] });
  await named(page, 'checkbox', 'Notices').uncheck();
  await press(section, 'Save');
  await toast(page, 'Settings saved');
});

test('What is new is sent for review, however its form is opened, and approved by somebody else, which the button says [24.42, 24.46, 24.106]', async () => {
  await site.call('PUT', '/api/settings', { json: { review: ['notice'], approvedByOther: true } });
  try {
    const page = await openScreen(site, 'add-notice');
    await named(page, 'button', 'Send for review').waitFor();
    expect(await saveButton(page).count()).toBe(0);
    const stored = async () => (await site.call('GET', '/api/manage/notice')).list.length;
    const before = await stored();
    await press(page, 'Send for review');
    await toast(page, 'Title is required.', 'alert');
    expect(await stored()).toBe(before);
    await titleField(page).fill('Written by the office');
    await press(page, 'Send for review');
    await toast(page, 'Submitted for review');
    await screen(page, 'Update notice');
    // Nothing has changed since.
    await press(page, 'Send for review');
    await toast(page, 'This waits for approval already.');
    const bar = named(page, 'region', 'Review of this draft');
    const why = 'You have written in this draft, so somebody else has to approve it.';
    await bar.getByText(why).waitFor();
    const approve = named(bar, 'button', 'Approve');
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    await approve.press('Enter');
    await toast(page, why, 'alert');
    await expectAccessible(page, 'an own draft in review', BOTH_WIDTHS, '.notice-bar');

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const other = await openPage(site);
    const profile = JSON.stringify(await another('Rita', ['publisher']));
    await other.evaluate((json) => localStorage.setItem('profile', json), profile);
    await other.goto(`/admin/update-notice/${id}`);
    await press(other, 'Approve');
    await toast(other, 'Approved');
    await press(other, 'Publish');
    await toast(other, 'Notice added Successfully');
    expect(await managed(id)).toMatchObject({ state: 'live' });
  } finally {
    await site.call('PUT', '/api/settings', { json: { review: [], approvedByOther: false } });
  }
});

test('What was taken down goes back unchanged without another review, from its form and by Undo; what it was is not denied [24.43, 24.45, 24.47, 24.102, 24.107]', async () => {
  const id = await store({ title: 'Taken down by mistake', description: '<p>Of <strong>use</strong>.</p>' });
  await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
  try {
    const page = await openScreen(site, `update-notice/${id}`);
    await press(page, 'Take down');
    await press(named(page, 'alertdialog', 'Take this down?'), 'Take down');
    await toast(page, 'Taken down');
    await page.getByText('Taken down: visitors do not see this any more').waitFor();
    await page.locator('.toaster').getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Put back');
    await page.getByText('Live: visitors see this').waitFor();
    expect(await managed(id)).toMatchObject({ state: 'live', draft: null });
    await press(page, 'Take down');
    await press(named(page, 'alertdialog', 'Take this down?'), 'Take down');
    await page.getByText('Taken down: visitors do not see this any more').waitFor();
    await page.getByText('‘Publish’ puts it back as it stands.').waitFor();
    await press(page, 'Throw the draft away');
    const asked = named(page, 'alertdialog', 'Throw the draft away?');
    await asked.getByText('Visitors saw this until it was taken down.').waitFor();
    await press(asked, 'Cancel');
    await titleField(page).fill('Taken down, changed');
    await named(page, 'button', 'Send for review').waitFor();
    await titleField(page).fill('Taken down by mistake');
    await press(page, 'Publish');
    await toast(page, 'Notice added Successfully');
    expect(await managed(id)).toMatchObject({ state: 'live', draft: null });

    await goTo(page, 'notices?q=by+mistake');
    await named(page, 'checkbox', 'Select ‘Taken down by mistake’').check();
    await press(named(page, 'region', 'Change what is selected'), 'Take down');
    await press(named(page, 'alertdialog', 'Take down 1 notice?'), 'Take down');
    await toast(page, '1 notice taken down');
    await press(page, 'Undo');
    await toast(page, 'Put back');
    expect(await managed(id)).toMatchObject({ state: 'live', draft: null });
  } finally {
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  }
});

test('the preview opens a tab of its own, and its link can be copied, last longer and be ended [19.178]', async () => {
  const id = await store({ title: 'Seen before' });
  const page = await openScreen(site, `update-notice/${id}`);
  await titleField(page).fill('Seen before it is public');
  const address = /\/notice\/[\w-]+\/[0-9a-f]{24}\?preview=[\w-]+$/;
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('request', (request) => address.test(request.url())),
    press(page, 'Preview'),
  ]);
  await tab.close();
  expect(await drafted(id)).toBe('Seen before it is public');
  await named(page, 'button', 'Copy link to show somebody').waitFor();
  // Another time makes another link at once, which is the one to copy.
  const [made] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/${id}/preview`)),
    named(page, 'combobox', 'The link lasts').selectOption('7 days'),
  ]);
  expect(made.request().postDataJSON()).toEqual({ hours: 7 * 24 });
  const { url, expiresAt } = (await made.json()) as { url: string; expiresAt: string };
  await named(page, 'button', 'Copy link to show somebody').waitFor();
  const day = new Date(expiresAt).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kathmandu',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  await page.getByText(`The link shows later changes too, until ${day}, `).waitFor();
  await expectAccessible(page, 'the link of a preview', [390, 1440], '.preview-offer');
  const { pathname, search } = new URL(url);
  expect((await site.call('GET', pathname + search, { as: 'nobody' })).status).toBe(200);
  await press(page, 'End all links');
  await toast(page, 'All links to this have ended');
  expect((await site.call('GET', pathname + search, { as: 'nobody' })).status).toBe(410);
});

test('Who may not publish reads what is scheduled, and is told whom to ask, also on a phone [19.187]', async () => {
  const id = await store({ title: 'Bus times' });
  await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Bus times in autumn' } });
  await keepDraft(id, { title: 'Bus times in winter' });
  await publish(id, { at: '2027-01-06T04:15:00.000Z' });
  const profile = JSON.stringify(await another('Hari', ['author']));
  const page = await openPage(site);
  await page.evaluate((json) => localStorage.setItem('profile', json), profile);
  const lock = page.getByText(/^A publisher has scheduled this, .* ask one to cancel the schedule first\.$/);

  await page.goto(`/admin/update-notice/${id}`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await lock.waitFor();
    expect(await titleField(page).inputValue()).toBe('Bus times in winter');
    expect(await titleField(page).isEditable()).toBe(false);
    await named(page, 'button', 'Preview').waitFor();
    for (const name of [
      'Publish changes',
      'Send for review',
      'Save draft',
      'Schedule',
      'Throw the draft away',
    ])
      expect(await named(page, 'button', name).count(), name).toBe(0);
  });
  await expectAccessible(page, 'what is scheduled', BOTH_WIDTHS, 'main');
  await goTo(page, `update-notice-image/${id}`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await lock.waitFor();
    expect(await saveButton(page).count()).toBe(0);
  });

  await goTo(page, `notices/${id}/history?from=1&to=live`);
  await atEachWidth(page, BOTH_WIDTHS, async () => {
    await named(page, 'region', 'What differs').getByText('in autumn').first().waitFor();
    await lock.waitFor();
    expect(await page.getByRole('button', { name: /Restore/ }).count()).toBe(0);
  });
  expect(await managed(id)).toMatchObject({ publishAt: '2027-01-06T04:15:00.000Z' });
});
