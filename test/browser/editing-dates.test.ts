import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { descriptionsOf, named, openActions, press, save, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { type ScreenOptions, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const { another, drafted, keepDraft, managed, publish, store } = draftsOf(() => site);

async function openForm(id: string, options: ScreenOptions = {}): Promise<Page> {
  const page = await openScreen(site, `update-notice/${id}`, options);
  await titleField(page).waitFor();
  return page;
}

describe('dates', () => {
  test('of a Nepali month that has fewer days are none, not those of a year long from now [19.176, 24.116]', async () => {
    const id = await store({ title: 'Ends with Mangsir' });
    const page = await openForm(id);
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    const end = named(dialog, 'group', 'Take down at');
    const day = end.getByLabel('Day', { exact: true });
    // Mangsir has 29 days in 2083.
    for (const text of ['2083-08-30', '2083/8/30', '2026-02-30']) {
      await day.fill(text);
      await day.blur();
      await end.getByText(/^There is no such day in that month/).waitFor();
      await end.getByText('Not set').waitFor();
      await press(dialog, 'Schedule');
      await end.getByText(/^This is not a day/).waitFor();
    }
    expect((await managed(id)).expireAt).toBeNull();
  });

  test('are chosen in either calendar and said in both [19.176]', { tags: 'thorough' }, async () => {
    const id = await store({ title: 'Admission opens' });
    const page = await openForm(id, { expects: [400] });
    await titleField(page).fill('Admission opens soon');
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    const at = named(dialog, 'group', 'Publish at');
    await at.getByLabel('Day', { exact: true }).fill('0202-01-05');
    expect(await at.getByText(/January/).count()).toBe(0);
    await at.getByLabel('Day', { exact: true }).fill('2027-01-05');
    await at.getByText('Tuesday, 5 January 2027, 10:00 (२०८३ पुस २१)').waitFor();
    // The switch of the day's own field is the only one.
    expect(await named(dialog, 'combobox', 'Calendar').count()).toBe(0);
    await press(at, 'BS: Day in Bikram Sambat');
    expect(await at.getByLabel('Day', { exact: true }).inputValue()).toBe('2083-09-21');
    await at.getByLabel('Day', { exact: true }).fill('2083-09-22');
    await at.getByText('Wednesday, 6 January 2027, 10:00 (२०८३ पुस २२)').waitFor();
    const end = named(dialog, 'group', 'Take down at');
    await end.getByLabel('Day', { exact: true }).fill('2027-01-01');
    await press(dialog, 'Schedule');
    await end.getByText(/has to come after the day on which it appears/).waitFor();
    await end.getByLabel('Day', { exact: true }).fill('2027-01-13');
    await press(dialog, 'Schedule');
    await toast(page, 'Scheduled for Wednesday, 6 January 2027, 10:00 (२०८३ पुस २२)');
    await page.getByText('The change appears on Wednesday, 6 January 2027, 10:00 (२०८३ पुस २२)').waitFor();
    expect(await managed(id)).toMatchObject({
      live: { title: 'Admission opens' },
      publishAt: '2027-01-06T04:15:00.000Z',
      expireAt: '2027-01-13T04:15:00.000Z',
      pinnedUntil: null,
    });
  });

  test('are kept when Esc closes the calendar over them; the next one closes them [19.176]', async () => {
    const id = await store({ title: 'Winter term' });
    const page = await openForm(id);
    await titleField(page).fill('Winter term begins');
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    const day = named(dialog, 'group', 'Publish at').getByLabel('Day', { exact: true });
    await day.fill('2027-01-05');
    await named(dialog, 'group', 'Publish at').getByRole('button', { name: /^Pick/ }).click();
    const calendar = page.getByRole('dialog').last();
    await calendar.getByRole('grid').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('grid').count()).toBe(0);
    expect(await day.inputValue()).toBe('2027-01-05');
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
  });

  test('of a change do not keep one from correcting what visitors see meanwhile [19.181]', async () => {
    const id = await store({ title: 'Bus times' });
    await keepDraft(id, { title: 'Bus times in winter' });
    await publish(id, { at: '2027-01-06T04:15:00.000Z' });
    const page = await openScreen(site, `update-notice/${id}`);
    expect(await titleField(page).inputValue()).toBe('Bus times in winter');
    await press(page, 'Correct what visitors see');
    await eventually(() => titleField(page).inputValue()).toBe('Bus times');
    await page.getByText(/The scheduled change is then not published by itself/).waitFor();
    expect(await named(page, 'button', 'Save draft').count()).toBe(0);
    await press(page, 'Show the draft');
    await eventually(() => titleField(page).inputValue()).toBe('Bus times in winter');
    await press(page, 'Correct what visitors see');
    await eventually(() => titleField(page).inputValue()).toBe('Bus times');
    await titleField(page).fill('Bus times of Kartik');
    await press(page, 'Save');
    await toast(page, 'Notice updated Successfully');
    expect(await managed(id)).toMatchObject({
      live: { title: 'Bus times of Kartik' },
      draft: { fields: { title: 'Bus times in winter' }, conflict: true },
      publishAt: null,
    });
  });

  test('are not lost to a corrected word: Save asks before it publishes ahead of the day [19.183]', async () => {
    const id = await store({ title: 'Holidays' });
    await keepDraft(id, { title: 'Holidys of Tihar' });
    await publish(id, { at: '2027-01-06T04:15:00.000Z' });
    const page = await openScreen(site, `update-notice/${id}`);
    await titleField(page).fill('Holidays of Tihar');
    await save(page);
    const question = named(page, 'alertdialog', 'Publish this now?');
    await question.getByText(/^Visitors are to see this on Wednesday, 6 January 2027, 10:00/).waitFor();
    await press(question, 'Save draft');
    await toast(page, 'Draft saved');
    expect(await managed(id)).toMatchObject({
      live: { title: 'Holidays' },
      draft: { fields: { title: 'Holidays of Tihar' } },
      publishAt: '2027-01-06T04:15:00.000Z',
    });
    await save(page);
    await press(question, 'Publish now');
    await toast(page, 'Notice updated Successfully');
    expect(await managed(id)).toMatchObject({ live: { title: 'Holidays of Tihar' }, publishAt: null });
  });

  test('have to be chosen, the wrong field getting the focus, take a time that is typed behind the day, and are filled with a week after the day on which the draft appears, or after now [19.176]', async () => {
    const id = await store({ title: 'No day yet' });
    await keepDraft(id, { title: 'No day yet, but soon' });
    const page = await openForm(id);
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    await press(dialog, 'Schedule');
    const at = named(dialog, 'group', 'Publish at');
    await at.getByText('Choose the day on which visitors see this.').waitFor();
    const day = at.getByLabel('Day', { exact: true });
    expect(await day.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await day.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionsOf(day)).toContain('Choose the day on which visitors see this.');
    await day.fill('2020-01-05');
    await press(dialog, 'Schedule');
    await at.getByText(/^This moment has passed\./).waitFor();
    expect(await day.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await managed(id)).toMatchObject({ live: { title: 'No day yet' }, publishAt: null });
    await day.fill('');
    await named(dialog, 'button', 'A week from now: Take down at').waitFor();
    await day.fill('2027-01-05');
    await at.getByText('Tuesday, 5 January 2027, 10:00 (२०८३ पुस २१)').waitFor();
    await press(dialog, 'A week later: Take down at');
    await press(dialog, 'A week later: Pinned to the top until');
    const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);
    expect(await hasFocus(named(dialog, 'button', 'Clear ‘Pinned to the top until’'))).toBe(true);
    await press(dialog, 'Clear ‘Publish at’');
    expect(await hasFocus(day)).toBe(true);
    await day.fill('2027-01-05 16:00');
    await at.getByText('Tuesday, 5 January 2027, 16:00 (२०८३ पुस २१)').waitFor();
    expect(await at.getByLabel('Time', { exact: true }).inputValue()).toBe('16:00');
    await press(dialog, 'Schedule');
    await toast(page, 'Scheduled for Tuesday, 5 January 2027, 16:00 (२०८३ पुस २१)');
    const end = '2027-01-12T04:15:00.000Z';
    expect(await managed(id)).toMatchObject({
      publishAt: '2027-01-05T10:15:00.000Z',
      expireAt: end,
      pinnedUntil: end,
    });
  });

  test('can be cleared, and what is live taken down [19.176]', async () => {
    const id = await store({ title: 'Pinned' });
    await publish(id, { at: null, pinnedUntil: '2027-01-06T04:15:00.000Z' });
    const page = await openForm(id);
    await page.getByText('Pinned to the top until Wednesday, 6 January 2027, 10:00 (२०८३ पुस २२)').waitFor();
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    await press(dialog, 'Clear ‘Pinned to the top until’');
    await press(dialog, 'Schedule');
    await toast(page, 'The dates were saved');
    expect((await managed(id)).pinnedUntil).toBeNull();
    await press(page, 'Take down');
    await press(named(page, 'alertdialog', 'Take this down?'), 'Take down');
    await toast(page, 'Taken down');
    await page.getByText('Taken down: visitors do not see this any more').waitFor();
    expect(await managed(id)).toMatchObject({ state: 'draft', live: null });
  });
});

describe('two people', () => {
  test('who write one draft take of each field what they want [19.177]', { tags: 'thorough' }, async () => {
    const bina = await another('Bina', ['author', 'publisher']);
    const id = await store({ title: 'Exams', description: '<p>In May</p>' });
    await keepDraft(id, { title: 'Exams soon' });
    const page = await openForm(id, { expects: [412] });
    await keepDraft(id, { title: 'Exams in June', description: '<p>In June</p>' }, bina);
    await titleField(page).fill('Exams in July');
    await page.getByText('Somebody else has changed this too.').waitFor();
    await press(page, 'Compare');
    const dialog = named(page, 'alertdialog', 'Which text should stay?');
    await dialog.getByText('Bina has changed this draft since you opened it.').waitFor();
    const field = named(dialog, 'group', 'Title');
    expect(await named(field, 'region', 'Before: Title').textContent()).toBe('Exams soon');
    expect(await named(field, 'region', 'Mine: Title').textContent()).toBe('Exams in July');
    expect(await named(field, 'region', 'Theirs: Title').textContent()).toBe('Exams in June');
    await dialog.getByText('Changed only by them, and kept: Description.').waitFor();
    await expectAccessible(page, 'the choice between two drafts', [390], 'dialog');
    await press(dialog, 'Use what I chose');
    await openActions(page);
    await press(page, 'Save draft');
    await toast(page, 'Draft saved');
    expect((await managed(id)).draft?.fields).toMatchObject({
      title: 'Exams in July',
      description: '<p>In June</p>',
    });
  });

  test('who change different fields of one draft are merged while they type, and it is said [19.177]', async () => {
    const bina = await another('Bimala', ['author', 'publisher']);
    const id = await store({ title: 'Sports', description: '<p>In May</p>' });
    await keepDraft(id, { title: 'Sports day' });
    const page = await openForm(id, { expects: [412] });
    await keepDraft(id, { description: '<p>In June</p>' }, bina);
    await titleField(page).fill('Sports week');
    await page.getByText(/Both changes are kept; from the other one: Description\.$/).waitFor();
    await eventually(() => drafted(id)).toBe('Sports week');
    expect((await managed(id)).draft?.fields.description).toBe('<p>In June</p>');
    await named(page, 'textbox', 'Description').getByText('In June').waitFor();
  });

  test('one of whom has published: the draft is compared with the live record, then based on it [19.177]', async () => {
    const id = await store({ title: 'Prize day', description: '<p>In the hall</p>' });
    await keepDraft(id, { title: 'Prize giving' });
    const page = await openForm(id, { expects: [409] });
    await site.call('PUT', `/api/notice/${id}`, {
      json: { title: 'Prize evening', description: '<p>In the yard</p>' },
    });
    await save(page);
    const dialog = named(page, 'alertdialog', 'Which text should stay?');
    const field = named(dialog, 'group', 'Title');
    await field.getByRole('radio', { name: 'What visitors see' }).check();
    await press(dialog, 'Use what I chose');
    await eventually(() => titleField(page).inputValue()).toBe('Prize evening');
    await save(page);
    await toast(page, 'Notice updated Successfully');
    expect((await managed(id)).live).toMatchObject({
      title: 'Prize evening',
      description: '<p>In the yard</p>',
    });
  });

  test('see each other, and neither is stopped [19.180]', async () => {
    const sita = await another('Sita', ['author']);
    const id = await store({ title: 'Seen' });
    await keepDraft(id, { title: 'Seen by two' }, sita);
    const page = await openForm(id);
    await page.getByText('Sita is editing this.').waitFor();
    expect(await titleField(page).isEditable()).toBe(true);
  });
});
