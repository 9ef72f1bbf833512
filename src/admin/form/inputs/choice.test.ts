import { describe, expect, test } from 'vitest';
import { offeredTitles } from './choice.tsx';
import { orderedWithin } from './select.tsx';

const record = (title: string, faculty: string) => ({
  _id: `${faculty}-${title}`,
  createdAt: '',
  updatedAt: '',
  title,
  faculty,
});
const semesters = [
  record('First', 'bca'),
  record('Second', 'bca'),
  record('First', 'bba'),
  record('Eighth', 'bba'),
  record('', 'bba'),
];
const titleOf = (item: Record<string, unknown>) => String(item.title);
const narrowedTo = (title: string, ...ids: string[]) =>
  offeredTitles(semesters, titleOf, { by: 'faculty', title, ids });

describe('A choice offers', () => {
  test('every title once if it is not narrowed, and no empty title', () => {
    expect(offeredTitles(semesters, titleOf)).toEqual(['First', 'Second', 'Eighth']);
  });

  test('all titles while the narrowing field is empty', () => {
    expect(narrowedTo('')).toEqual(['First', 'Second', 'Eighth']);
  });

  test('only the titles that belong to the chosen value [4.12]', () => {
    expect(narrowedTo('BBA', 'bba')).toEqual(['First', 'Eighth']);
  });

  test('the titles that belong to any of several records of the same title', () => {
    expect(narrowedTo('Both', 'bca', 'bba')).toEqual(['First', 'Second', 'Eighth']);
  });

  test('nothing for an unknown title', () => {
    expect(narrowedTo('Gone')).toEqual([]);
  });
});

test('Semesters are offered in the order of their faculty [4.12, 17.31]', () => {
  const semester = (_id: string, faculty: string) => ({ _id, faculty, createdAt: '', updatedAt: '' });
  const faculty = (_id: string, ...ids: string[]) => ({
    ...semester(_id, ''),
    semesters: ids.map((id) => ({ _id: id, title: id })),
  });
  const within = { kind: 'reference', name: 'faculty', label: '', required: true } as const;
  const records = [semester('1', 'bca'), semester('2', 'bba'), semester('3', 'bca'), semester('4', 'gone')];
  const ordered = orderedWithin(records, { ...within, to: 'faculty', titleAs: '', listedAs: 'semesters' }, [
    faculty('bca', '3', '1'),
    faculty('bba', '2'),
  ]);
  expect(ordered.map(({ _id }) => _id)).toEqual(['3', '2', '1', '4']);
});
