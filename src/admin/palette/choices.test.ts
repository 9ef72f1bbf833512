import { describe, expect, test } from 'vitest';
import { settings } from '../../content/college.ts';
import { describeGroups } from '../../content/define-singleton.ts';
import { DUTIES, type Duty } from '../../content/duties.ts';
import { contentTypes } from '../../content/index.ts';
import { describeSubmission, submissionTypes } from '../../content/submissions.ts';
import { describeType } from '../../schema/derive/describe.ts';
import { inOrder, navigationOf, openTo } from '../navigation.ts';
import { moreScreens } from '../screens.ts';
import {
  actionsFor,
  listsFor,
  namesOf,
  recordsFor,
  SETTING_NAMES,
  screensFor,
  settingsFor,
  tasksFor,
} from './choices.ts';

const types = inOrder(contentTypes.map((type) => describeType('en', type)));
const inbox = submissionTypes.map((type) => describeSubmission('en', type));
const more = Object.values(moreScreens);
const groups = navigationOf(types, more, inbox);
const known = { groups, types, inbox, settings: describeGroups('en', settings), duties: DUTIES };
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);
const id = (last: number) => String(last).padStart(24, '0');

describe('Screens', () => {
  test('are all listed before anything is typed, with their shortcuts', () => {
    const all = screensFor(known, '');
    expect(labels(all).slice(0, 3)).toEqual(['Dashboard', 'Banners', 'About']);
    expect(all).toHaveLength(1 + types.length + inbox.length + more.filter(({ label }) => label).length);
    expect(all[1]).toEqual({ id: 'screen-banners', label: 'Banners', to: '/admin/banners', keys: 'g b' });
  });

  test.each([
    ['not', ['Notices']],
    ['EVENTS news', ['News & Events']],
    ['सूचना', ['Notices']],
    ['भर्ना', ['Admission']],
    ['  photo ', ['Gallery']],
    ['programmes', ['Faculties']],
    ['a', ['About', 'Admission', 'Applications', 'Accounts']],
    ['suchana', ['Notices']],
    ['chhatrabritti', ['Scholarship']],
    ['अभिलेख', ['Audit']],
    ['who changed what', ['Audit']],
    ['where is the trash', ['Trash']],
    ['email settings', ['Mail']],
    ['replace a wrong picture', ['Pictures and documents']],
    ['ram', []],
  ])('are found by %j, with names that begin so first', (typed, found) => {
    expect(labels(screensFor(known, typed)).slice(0, found.length || undefined)).toEqual(found);
  });

  test('each have other names, in Nepali and in Latin letters', () => {
    for (const entry of known.groups.flatMap(({ entries }) => entries))
      expect(namesOf(entry), entry.path).toMatch(/^(?=.*[ऀ-ॿ]).*[a-z]/);
  });
});

test.each([
  ['taken down news', [['News & Events', 'Taken down', '/admin/news-and-events?state=taken-down']]],
  ['suchana hataieko', [['Notices', 'Taken down', '/admin/notices?state=taken-down']]],
  ['notices approved', [['Notices', 'Approved, not yet published', '/admin/notices?state=approved']]],
  ['notices', []],
  ['', []],
])('Lists of what is in a state are found by %j [24.101]', (typed, found) => {
  expect(listsFor(known, typed).map(({ label, detail, to }) => [label, detail, to])).toEqual(found);
  expect(listsFor({ ...known, duties: ['admissions'] }, typed)).toEqual([]);
});

test('What was taken down or deleted is found by what one wants: to put it back [24.108]', () => {
  const offered = (typed: string, duties: readonly Duty[] = DUTIES) =>
    listsFor({ ...known, duties }, typed).map(({ detail, to }) => [detail, to]);
  const takenDown = ['Taken down', '/admin/notices?state=taken-down'];
  for (const typed of ['put the notice back', 'suchana phirta', 'सूचना फिर्ता राख्ने'])
    expect(offered(typed), typed).toEqual([takenDown, ['In Trash', '/admin/trash?type=notice']]);
  expect(offered('put the notice back', ['author'])).toEqual([takenDown]);
  expect(offered('put it back')).toHaveLength(6);
  for (const typed of ['put it back', 'फिर्ता राख्ने'])
    expect(labels(screensFor(known, typed)), typed).toEqual(['Trash']);
});

test('Of lists in a state at most six are offered [24.101]', () => {
  const lists = listsFor(known, 'taken down');
  expect(lists.map(({ detail }) => detail)).toEqual(Array(6).fill('Taken down'));
  // What changes every day comes first.
  expect(labels(lists).slice(0, 3)).toEqual(['News & Events', 'Gallery', 'Notices']);
});

describe('Settings', () => {
  test.each([
    ['opening hours', 'Opening hours of the office', '/admin/settings#setting-openingHours'],
    ['logo', 'Logo', '/admin/settings#setting-logo'],
    ['खुल्ने समय', 'Opening hours of the office', '/admin/settings#setting-openingHours'],
    ['change phone number', 'Phone', '/admin/settings#setting-phone'],
    ['thegana', 'Address', '/admin/settings#setting-address'],
    ['rename the college', 'College name', '/admin/settings#setting-name'],
    ['delete old chats', 'Chats', '/admin/settings#setting-keepChats'],
  ])('are found by %j, and lead to their field [24.62]', (typed, label, to) => {
    expect(settingsFor(known, typed)).toContainEqual(expect.objectContaining({ label, to }));
  });

  test('have other names in Nepali and in Latin letters, and are few, for who may open them [24.62]', () => {
    for (const { name } of known.settings.flatMap(({ fields }) => fields.filter(({ twinOf }) => !twinOf)))
      expect(SETTING_NAMES[name], name).toMatch(/^(?=.*[ऀ-ॿ]).*[a-z]/);
    expect(settingsFor(known, 'a')).toHaveLength(6);
    expect(settingsFor(known, '')).toEqual([]);
    expect(settingsFor({ ...known, groups: openTo(['admissions'], groups) }, 'logo')).toEqual([]);
  });
});

describe('Tasks', () => {
  test.each([
    ['recovery codes', ['My recovery codes']],
    ['मेरो पासवर्ड', ['Change my password']],
    ['mero pasward', ['Change my password']],
    ['forgot password', ['Change my password']],
    ['invite', ['Add a colleague']],
    ['two-step', ['Sign in in two steps']],
    ['जगेडा', ['My recovery codes', 'Backup']],
    ['सन्दर्भ नम्बर हरायो', ['Find a lost reference number']],
    ['darta nambar birsiyo', ['Find a lost reference number']],
    ['lost reference number', ['Find a lost reference number']],
    ['export applications', ['Take applications along as a table']],
    ['spam', ['Applications taken for spam', 'Messages taken for spam']],
    ['how do I log out', ['My language, and Logout', 'See where I am signed in']],
    ['भाषा', ['My language, and Logout']],
    ['', []],
  ])('are found by %j [24.63]', (typed, found) => {
    expect(labels(tasksFor(known, typed))).toEqual(found);
  });

  test('are those that one may do [24.63]', () => {
    expect(labels(tasksFor({ duties: ['author'] }, 'backup'))).toEqual(['My recovery codes']);
  });
});

test('actions are found by name in both scripts', () => {
  expect(actionsFor(known, 'add notice')[0]).toEqual({
    id: 'add-notice',
    label: 'Add notice',
    to: '/admin/add-notice',
  });
  for (const typed of ['सूचना थप्नुहोस्', 'सूचना थप्ने', 'suchana lekhne', 'write a notice'])
    expect(labels(actionsFor(known, typed)), typed).toEqual(['Add notice']);
  // And a redirect and an account.
  expect(labels(actionsFor(known, 'new'))).toHaveLength(types.length + 2);
});

test('authors are offered what they may begin: records with drafts', () => {
  const offered = actionsFor({ ...known, duties: ['author'] }, 'add');
  expect(offered.map(({ id: action }) => action)).toEqual(
    types.filter(({ drafts }) => drafts).map(({ name }) => `add-${name}`),
  );
});

describe('Records', () => {
  const current = (typed: string) => ({ typed, isCurrent: true });
  const found = (type: string, title: string, isMore = false) => [
    { type, records: [{ _id: id(1), title }], isMore },
  ];
  test.each([
    ['notice', 'Notices', `/admin/update-notice/${id(1)}`],
    ['semester', 'Semesters', '/admin/semesters?q=Tihar'],
    ['application', 'Applications', `/admin/application/${id(1)}`],
    ['chat', 'Chatbot Questions', '/admin/chats?q=Tihar'],
    ['account', 'Accounts', `/admin/update-account/${id(1)}`],
  ])('a %s is listed under %s with the path of its screen', (type, label, to) => {
    expect(recordsFor(known, found(type, 'Tihar'), current('tihar'))).toEqual([
      { label, choices: [{ id: `record-${type}-${id(1)}`, label: 'Tihar', to }] },
    ]);
  });

  test('a semester is listed with its faculty and opens on its screen [17.35]', () => {
    const within = { _id: id(7), title: 'BCA' };
    const records = [{ type: 'semester', records: [{ _id: id(1), title: 'Third', within }], isMore: false }];
    expect(recordsFor(known, records, current('structures'))).toMatchObject([
      { choices: [{ label: 'Third · BCA', to: `/admin/update-faculty/${id(7)}?semester=${id(1)}` }] },
    ]);
  });

  test('that visitors do not see say where they are, and a deleted one leads to the trash [24.61]', () => {
    const records = [
      { _id: id(1), title: 'Tihar draft', state: 'draft' as const },
      { _id: id(2), title: 'Tihar gone', state: 'trash' as const },
    ];
    expect(recordsFor(known, [{ type: 'notice', records, isMore: false }], current('tihar'))).toMatchObject([
      {
        choices: [
          { detail: 'Draft', to: `/admin/update-notice/${id(1)}` },
          { detail: 'In Trash', to: '/admin/trash?type=notice&q=Tihar+gone' },
        ],
      },
    ]);
  });

  test('found by more than their title are listed, but those of an earlier text only by their title', () => {
    const records = found('application', 'Asha');
    expect(recordsFor(known, records, current('98400'))).toHaveLength(1);
    expect(recordsFor(known, records, { typed: '98400', isCurrent: false })).toEqual([]);
    expect(recordsFor(known, records, { typed: 'ash', isCurrent: false })).toHaveLength(1);
  });

  test('of unknown kinds are left out', () => {
    expect(recordsFor(known, found('unheard', 'Tihar'), current('tihar'))).toEqual([]);
  });

  test('beyond the shown ones are reached through their filtered list', () => {
    const all = (typed: string, type = 'notice') =>
      recordsFor(known, found(type, 'Tihar and Chhath', true), current(typed))[0];
    expect(all(' tihar ')?.choices[1]).toEqual({
      id: 'all-notice',
      label: 'All Notices with ‘tihar’',
      to: '/admin/notices?q=tihar',
    });
    expect(all('chhath tihar')?.choices).toHaveLength(1);
    expect(all('98400', 'application')?.choices[1]?.to).toBe('/admin/applications?q=98400');
  });
});

test.each([
  [['admissions'], []],
  [['author'], ['Add notice']],
  [['accounts'], ['Add account']],
  [['publisher'], ['Add notice']],
] as const)('Actions are those that one may do, here with %j [19.10]', (duties, found) => {
  const offered = labels(actionsFor({ ...known, duties }, 'add'));
  expect(offered.filter((label) => ['Add account', 'Add notice'].includes(label)).toSorted()).toEqual(found);
});
