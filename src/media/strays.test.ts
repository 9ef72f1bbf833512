import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FindKnownPaths } from './index.ts';
import { createTestMedia } from './media.fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

const knowing =
  (...known: string[]): FindKnownPaths =>
  async (paths) =>
    new Set(paths.filter((path) => known.includes(path)));

/** Media with so many strays and so many known documents in storage. */
async function withStrays(strays: number, known: number) {
  const warnings: string[] = [];
  const log = { info: () => undefined, warn: (_: object, message: string) => warnings.push(message) };
  const of = createTestMedia({ log });
  await mkdir(of.uploads);
  const nameOf = (letter: string, at: number) => `${letter.repeat(8)}${String(at).padStart(24, '0')}.pdf`;
  const named = Array.from({ length: known }, (_, at) => nameOf('a', at));
  const others = Array.from({ length: strays }, (_, at) => nameOf('b', at));
  for (const name of [...named, ...others]) await writeFile(join(of.uploads, name), '');
  return { ...of, warnings, others, isKnown: knowing(...named.map((name) => `/uploads/${name}`)) };
}

test.each([
  ['21 beside none', 21, 0],
  ['21 beside 399, which are 5 %, and one fewer', 21, 398],
  ['all of a database that was lost', 416, 0],
])('more than 20 strays and more than 5 %% are left where they are: %s [22.1]', async (_, strays, known) => {
  const { media, stored, setAside, warnings, isKnown } = await withStrays(strays, known);
  expect(await media.recover(isKnown)).toMatchObject({ strays: 0 });
  expect(await stored()).toHaveLength(strays + known);
  expect(await setAside()).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('left where they are')]);
});

test.each([
  ['20 beside none', 20, 0],
  ['21 of 420', 21, 399],
])('fewer are set aside, and come back when a row names them: %s [22.1]', async (_, strays, known) => {
  const { media, stored, setAside, others, isKnown } = await withStrays(strays, known);
  expect(await media.recover(isKnown)).toMatchObject({ strays, returned: 0 });
  expect(await setAside()).toEqual(others.toSorted());
  expect(await stored()).toHaveLength(known);
  const all = knowing(...others.map((name) => `/uploads/${name}`));
  const isAnyKnown: FindKnownPaths = async (paths) =>
    new Set([...(await isKnown(paths)), ...(await all(paths))]);
  expect(await media.recover(isAnyKnown)).toMatchObject({ strays: 0, returned: strays });
  expect(await stored()).toHaveLength(strays + known);
  expect(await setAside()).toEqual([]);
});

test('what was set aside is deleted by the time since then, whatever the file is of [22.1]', async () => {
  const { media, setAside, others, isKnown, strays } = await withStrays(2, 0);
  await media.recover(isKnown);
  const ago = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS);
  const [old = '', recent = ''] = others;
  await utimes(join(strays, old), ago(15), ago(15));
  await utimes(join(strays, recent), ago(13), ago(13));
  expect(await media.deleteStrays(ago(14))).toBe(1);
  expect(await setAside()).toEqual([recent]);
});
