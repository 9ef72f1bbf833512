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
