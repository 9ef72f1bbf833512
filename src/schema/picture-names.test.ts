import { expect, test } from 'vitest';
import { idOf, isFileName, namesOf, pathAtWidth, pathOf, pathOfFile } from './picture-names.ts';

const id = '0123456789abcdef0123456789abcdef';

test('a picture has a file for its full size and one for each width', () => {
  expect(namesOf(pathOf(id), [320, 640])).toEqual([`${id}.webp`, `${id}-320.webp`, `${id}-640.webp`]);
  expect(pathAtWidth(pathOf(id), 640)).toBe(`/uploads/${id}-640.webp`);
});

test('without widths, all possible files are named', () => {
  expect(namesOf(pathOf(id))).toHaveLength(6);
  expect(namesOf(pathOf(id)).every(isFileName)).toBe(true);
});

test('each file name gives the path of its picture', () => {
  for (const name of namesOf(pathOf(id))) expect(pathOfFile(name)).toBe(`/uploads/${id}.webp`);
});

test.each([
  '',
  '.',
  '..',
  '../../etc/passwd',
  `../${id}.webp`,
  `x/${id}.webp`,
  `${id}.webp/`,
  `${id}.webp\0`,
  `${id}.webp\n`,
  `${id}.WEBP`,
  `${id.toUpperCase()}.webp`,
  `${id}.png`,
  `${id}-0.webp`,
  `${id}--1.webp`,
  `${id}-123456.webp`,
  `${id}0.webp`,
  `%2e%2e/${id}.webp`,
])('%j is nobody’s name', (name) => {
  expect(isFileName(name)).toBe(false);
  expect(pathOfFile(name)).toBeNull();
});

test.each([
  '',
  '/uploads/',
  `/uploads/${id}-640.webp`,
  `/uploads/../${id}.webp`,
  `//uploads/${id}.webp`,
  `https://example.com/uploads/${id}.webp`,
  `uploads/${id}.webp`,
])('%j is not the path of a picture', (path) => {
  expect(idOf(path)).toBeNull();
  expect(namesOf(path)).toEqual([]);
});
