import { describe, expect, test } from 'vitest';
import type { Duty } from '../../content/duties.ts';
import { contentTypes } from '../../content/index.ts';
import { describeType } from '../../schema/derive/describe.ts';
import { sentencesOf, withoutRepeats } from './changed-last.tsx';
import type { EventEntry } from './dashboard-queries.ts';

const types = contentTypes.map((type) => describeType('en', type));
const event = (change: Partial<EventEntry>): EventEntry => ({
  _id: 'e',
  at: '2026-11-21T12:00:00.000Z',
  action: 'updated',
  type: 'notice',
  item: 'a1',
  title: 'Exams',
  account: null,
  ...change,
});

describe('A change in words', () => {
  test('links to the form of the changed record', () => {
    expect(sentencesOf([event({}), event({ type: 'news', action: 'created' })], types)).toEqual([
      { what: 'Notice', title: 'Exams', did: 'was updated', path: '/admin/update-notice/a1' },
      { what: 'News item', title: 'Exams', did: 'was added', path: '/admin/update-news-and-events/a1' },
    ]);
  });

  test('says of a record within another one where it is, and opens it there [17.102]', () => {
    const within = { _id: 'f1', title: 'BCA' };
    const semester = event({ type: 'semester', item: 's3', title: 'Third Semester', within });
    expect(sentencesOf([semester], types)).toEqual([
      {
        what: 'Semester',
        title: 'Third Semester',
        within: 'BCA',
        did: 'was updated',
        path: '/admin/update-faculty/f1?semester=s3',
      },
    ]);
    expect(sentencesOf([{ ...semester, action: 'deleted' }, semester], types)[1]).not.toHaveProperty('path');
  });

  test('names the records that were put in order', () => {
    const [sentence] = sentencesOf([event({ type: 'faculty', action: 'ordered' })], types);
    expect(sentence?.did).toBe('had its semesters put in order');
  });

  test('has no link once the record is deleted', () => {
    const sentences = sentencesOf([event({ action: 'deleted' }), event({}), event({ item: 'b2' })], types);
    expect(sentences.map(({ path }) => path)).toEqual([undefined, undefined, '/admin/update-notice/b2']);
  });

  test('has no link to a screen that is not for one’s duties [24.117]', () => {
    const events = ['menu', 'redirect', 'account', 'settings', 'notice', 'chat'].map((type) =>
      event({ type }),
    );
    const linked = (duties: readonly Duty[]) =>
      sentencesOf(events, types, duties).flatMap(({ path }, at) => (path ? [events[at]?.type] : []));
    expect(linked(['author'])).toEqual(['settings', 'notice', 'chat']);
    expect(linked(['admissions'])).toEqual(['chat']);
    expect(linked(['publisher', 'accounts'])).toHaveLength(events.length);
  });

  test('has a link again once the record is put back, and none once it is deleted for good', () => {
    const deleted = event({ action: 'deleted' });
    const back = event({ action: 'put-back' });
    const pathsOf = (...events: EventEntry[]) => sentencesOf(events, types).map(({ path }) => path);
    const path = '/admin/update-notice/a1';
    expect(pathsOf(back, deleted, event({}))).toEqual([path, path, path]);
    expect(pathsOf(deleted, back, deleted)).toEqual([undefined, undefined, undefined]);
    expect(pathsOf(event({ action: 'erased' }), event({}))).toEqual([undefined, undefined]);
  });

  test('has no link for types that can only be added, and for unknown types', () => {
    for (const { name } of types.filter(({ admin }) => admin.isAddOnly))
      expect(sentencesOf([event({ type: name })], types)[0]).not.toHaveProperty('path');
    expect(types.filter(({ admin }) => admin.isAddOnly)).not.toEqual([]);
    expect(sentencesOf([event({ type: 'toy', action: 'lent' })], types)).toEqual([
      { what: 'Toy', title: 'Exams', did: 'was changed' },
    ]);
  });

  test('is listed once for consecutive changes by one person', () => {
    const sita = { _id: 's', name: 'Sita' };
    const events = [
      event({ _id: '6' }),
      event({ _id: '5' }),
      event({ _id: '4', account: sita }),
      event({ _id: '3', item: 'b2' }),
      event({ _id: '2' }),
      event({ _id: '1', action: 'created' }),
    ];
    expect(withoutRepeats(events).map(({ _id }) => _id)).toEqual(['6', '4', '3', '2', '1']);
  });

  test('includes changes of the settings and of accounts [17.102]', () => {
    const ofSita = (action: string, item: string) => event({ type: 'account', item, action, title: 'Sita' });
    const events = [
      event({ type: 'settings', item: 'college', title: 'Himal' }),
      ofSita('created', 'a1'),
      ofSita('deleted', 'a2'),
    ];
    expect(sentencesOf(events, types)).toEqual([
      { what: 'Settings of', title: 'Himal', did: 'were changed', path: '/admin/settings' },
      { what: 'Account of', title: 'Sita', did: 'was added', path: '/admin/update-account/a1' },
      { what: 'Account of', title: 'Sita', did: 'was deleted' },
    ]);
  });
});
