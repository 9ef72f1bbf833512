import { describe, expect, test } from 'vitest';
import { offeredTitles } from './choice.tsx';

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
  test('every title once while it is not narrowed, and none that is empty', () => {
    expect(offeredTitles(semesters, titleOf)).toEqual(['First', 'Second', 'Eighth']);
  });

  test('everything while nothing is chosen in the narrowing field', () => {
    expect(narrowedTo('')).toEqual(['First', 'Second', 'Eighth']);
  });

  test('only what belongs to what is chosen there [4.12]', () => {
    expect(narrowedTo('BBA', 'bba')).toEqual(['First', 'Eighth']);
  });

  test('what belongs to any of several records of the same title', () => {
    expect(narrowedTo('Both', 'bca', 'bba')).toEqual(['First', 'Second', 'Eighth']);
  });

  test('nothing for a title that no record has any more', () => {
    expect(narrowedTo('Gone')).toEqual([]);
  });
});
