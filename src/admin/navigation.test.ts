import { describe, expect, test } from 'vitest';
import { CONTENT_DUTIES, type Duty } from '../content/duties.ts';
import { contentTypes } from '../content/index.ts';
import { describeSubmission, submissionTypes } from '../content/submissions.ts';
import { describeType } from '../schema/derive/describe.ts';
import { DASHBOARD, inOrder, isFormOf, navigationOf, openTo } from './navigation.ts';
import { moreScreens } from './screens.ts';

const types = contentTypes.map((type) => describeType('en', type));
const [some] = types;
if (!some) throw new Error('There is no content type');
const called = (list: string, label: string) => ({
  ...some,
  name: list,
  admin: { ...some.admin, list, label },
});
const load = () => Promise.reject(new Error('not loaded here'));
const more = Object.values(moreScreens);

describe('The side navigation', () => {
  test('has a link to the list of every type [2.38]', () => {
    const paths = navigationOf(types, []).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(types.map(({ admin }) => admin.list).toSorted());
  });

  test('has a fixed order, independent of the order of declaration', () => {
    const given = [called('notices', 'Notices'), called('banners', 'Banners'), called('faqs', 'FAQs')];
    expect(inOrder(given).map(({ name }) => name)).toEqual(['banners', 'faqs', 'notices']);
  });

  test('puts an unlisted type at the end of Content', () => {
    const { one, soughtAs } = some.admin;
    const shown = { one, soughtAs, duties: CONTENT_DUTIES };
    const [content] = navigationOf([called('toys', 'Toys'), called('notices', 'Notices')], []);
    expect(content).toEqual({
      label: 'Content',
      entries: [
        { ...shown, label: 'Notices', path: 'notices', letter: 'n' },
        { ...shown, label: 'Toys', path: 'toys' },
      ],
    });
  });

  test('gives no two screens the same letter, nor that of the dashboard', () => {
    const shown = navigationOf(
      types,
      more,
      submissionTypes.map((type) => describeSubmission('en', type)),
    );
    const entries = [DASHBOARD, ...shown.flatMap((group) => group.entries)];
    const letters = entries.flatMap(({ letter }) => letter ?? []);
    expect(new Set(letters).size).toBe(letters.length);
  });

  test('hides empty groups', () => {
    expect(navigationOf([called('notices', 'Notices')], []).map(({ label }) => label)).toEqual(['Content']);
    const screens = [
      { label: 'Chatbot Questions', path: 'chats', load },
      { path: 'contact/:id', load },
    ];
    expect(navigationOf([], screens)).toEqual([
      { label: 'Inbox', entries: [{ label: 'Chatbot Questions', path: 'chats', letter: 'h' }] },
    ]);
  });

  test.each<[readonly Duty[], string[]]>([
    [['author'], ['Content', 'Contacts', 'Chatbot Questions', 'Mail', 'Settings']],
    [['admissions'], ['Intakes', 'Applications', 'Contacts', 'Chatbot Questions', 'Mail']],
    [['accounts'], ['Contacts', 'Chatbot Questions', 'Mail', 'Accounts', 'Settings']],
    [[], ['Contacts', 'Chatbot Questions', 'Mail']],
  ])('has what one may open, here with %j [19.10]', (duties, shown) => {
    const all = navigationOf(
      types,
      more,
      submissionTypes.map((type) => describeSubmission('en', type)),
    );
    const labels = openTo(duties, all).flatMap(({ label, entries }) =>
      // Of the content, intakes alone also belong to who is entrusted with admissions.
      label === 'Content' && entries.length > 1 ? [label] : entries.map((entry) => entry.label),
    );
    expect(shown.filter((label) => !labels.includes(label))).toEqual([]);
    expect(labels.includes('Accounts')).toBe(shown.includes('Accounts'));
    expect(labels.includes('Applications')).toBe(shown.includes('Applications'));
    expect(labels.includes('Content')).toBe(shown.includes('Content'));
  });

  test.each([
    ['/admin/add-notice', true],
    ['/admin/update-notice/0123', true],
    ['/admin/update-notice-image/0123', true],
    ['/admin/notices', false],
    ['/admin/add-notice-board', false],
    ['/admin/dashboard', false],
  ])('recognises whether %s is a form of notices: %j', (pathname, expected) => {
    expect(isFormOf({ path: 'notices', one: 'notice' }, pathname)).toBe(expected);
  });
});
