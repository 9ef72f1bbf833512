import { describe, expect, test } from 'vitest';
import {
  captionChanges,
  changesOf,
  documentChanges,
  pictureChanges,
  picturesChanges,
  subjectChanges,
} from './by-kind.ts';
import type { Changes } from './changes.ts';
import { written } from './written.fixture.ts';

const entriesOf = (changes: Changes | null) => (changes && 'entries' in changes ? changes.entries : []);
const changedIn = (changes: Changes | null) => entriesOf(changes).filter(({ what }) => what !== 'same');

describe('pictures are known again by their paths [19.134]', () => {
  test('one that was replaced, set and taken away', () => {
    expect(entriesOf(pictureChanges('/a', '/b'))).toEqual([
      { what: 'removed', item: '/a', from: 1 },
      { what: 'added', item: '/b', to: 1 },
    ]);
    expect(entriesOf(pictureChanges(null, '/b'))).toEqual([{ what: 'added', item: '/b', to: 1 }]);
    expect(entriesOf(pictureChanges('/a', null))).toEqual([{ what: 'removed', item: '/a', from: 1 }]);
    expect(pictureChanges('/a', '/a')).toBeNull();
    expect(pictureChanges(null, null)).toBeNull();
  });

  test('those of an album, moved, added and removed', () => {
    expect(entriesOf(picturesChanges(['/a', '/b', '/c', '/d'], ['/d', '/a', '/c', '/e']))).toEqual([
      { what: 'moved', item: '/d', from: 4, to: 1 },
      { what: 'same', item: '/a', from: 1, to: 2 },
      { what: 'removed', item: '/b', from: 2 },
      { what: 'same', item: '/c', from: 3, to: 3 },
      { what: 'added', item: '/e', to: 4 },
    ]);
  });

  test('200 pictures in the opposite order, one of them replaced', () => {
    const paths = Array.from({ length: 200 }, (_, at) => `/${at}`);
    const after = paths.toReversed().with(20, '/new');
    const entries = entriesOf(picturesChanges(paths, after));
    const places = (what: string) => entries.filter((entry) => entry.what === what).length;
    expect([places('added'), places('removed'), places('moved') + places('same')]).toEqual([1, 1, 199]);
    expect(entries.filter(({ what }) => what === 'moved').every(({ from, to }) => from !== to)).toBe(true);
    expect(entries.filter(({ to }) => to).map(({ item }) => item)).toEqual(after);
  });

  test('a thousand pictures that all moved', () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `/${at}`);
    const entries = entriesOf(picturesChanges(paths, paths.toReversed()));
    expect(entries).toHaveLength(1000);
    expect(new Set(entries.map(({ what }) => what))).toEqual(new Set(['moved']));
  });
});

test('alternative texts are compared picture by picture, wherever it stands now', () => {
  const described = { before: ['/a', '/b'], after: ['/b', '/a', '/c'] };
  const changes = captionChanges(['Flags', 'A hall'], ['The hall', 'Flags', 'New'], described);
  expect(
    changes?.shape === 'captions' && changes.captions.map(({ path, runs }) => [path, written(runs)]),
  ).toEqual([['/b', '[-A-][+The+] hall']]);
  expect(captionChanges(['Flags', 'A hall'], ['A hall', 'Flags', 'New'], described)).toBeNull();
});

test('documents are told by name and size', () => {
  const fees = { path: '/f.pdf', name: 'fees.pdf', size: 4096 };
  const form = { path: '/g.pdf', name: 'भर्ना.pdf', size: 90_000 };
  expect(changedIn(documentChanges([fees], [form]))).toEqual([
    { what: 'removed', item: fees, from: 1 },
    { what: 'added', item: form, to: 1 },
  ]);
  expect(documentChanges([fees], [{ ...fees }])).toBeNull();
});

test('subjects are known again by their codes, or else by their names', () => {
  const of = (code: string, name: string, credits: number | null = 3) => ({ code, name, credits });
  const before = [of('CACS201', 'Data Structures'), of('', 'गणित'), of('CACS203', 'Law')];
  const after = [of('CACS201', 'Data Structures in C', 1.5), of('CACS204', 'Ethics'), of('', 'गणित')];
  const changes = changedIn(subjectChanges(before, after)).map(({ what, item }) => [
    what,
    Array.isArray(item) ? item.map(written).join(' · ') : '',
  ]);
  expect(changes).toEqual([
    ['changed', 'CACS201 · Data Structures[+ in C+] · [-3-][+1.5+]'],
    ['added', 'CACS204 · Ethics · 3'],
    ['removed', 'CACS203 · Law · 3'],
  ]);
  expect(subjectChanges(before, structuredClone(before))).toBeNull();
});

describe('by the name of a field kind, as browsers compare', () => {
  test.each([
    ['text', undefined, 'Full', 'text'],
    ['rich-text', '<p>Full</p>', undefined, 'text'],
    ['attachments', undefined, [{ path: '/f.pdf', name: 'fees.pdf', size: 1 }], 'documents'],
    ['image', '/uploads/a.webp', undefined, 'pictures'],
    ['image', null, '/uploads/a.webp', 'pictures'],
    ['images', undefined, ['/uploads/a.webp'], 'pictures'],
    ['day', '', '2026-11-20', 'day'],
    ['flag', undefined, true, 'value'],
    ['whole-number', undefined, 0, 'value'],
    ['whole-number', 4, null, 'value'],
    ['reference', undefined, undefined, undefined],
    ['text', undefined, '', undefined],
    ['image', null, undefined, undefined],
    ['whole-number', undefined, null, undefined],
    ['no such kind', 'a', 'b', undefined],
  ])('%s from %j to %j', (kind, before, after, shape) => {
    expect(changesOf(kind, before, after)?.shape).toBe(shape);
  });
});
