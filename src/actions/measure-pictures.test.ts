import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { keptBesides } from '../editing/waiting.ts';
import type { Media } from '../media/index.ts';
import { HOLDERS } from './file-references.ts';
import { measurePictures } from './measure-pictures.ts';

const AT = '2026-01-01T00:00:00.000Z';
const pathOf = (at: number) => `/uploads/${String(at).padStart(32, '0')}.webp`;

describe.each(databases)('Pictures that an older version stored, on $name', ({ open }) => {
  test('are measured a few at a time, each once, and said to be missing until then [19.208]', async () => {
    const { database, close } = await open();
    const picture = {
      width: 9,
      height: 9,
      color: '#ffffff',
      widths: '[320]',
      createdAt: AT,
      unusedSince: null,
    };
    await database.write(async ({ db }) => {
      for (let at = 0; at < 60; at += 1)
        await db
          .insertInto('picture')
          .values({ ...picture, path: pathOf(at), bytes: at === 0 ? 7 : null })
          .execute();
    });
    await database.write(async ({ db }) => {
      for (const at of [0, 1])
        await db
          .insertInto('picture_use')
          .values({ path: pathOf(at), type: HOLDERS[0], item: `item${at}`, field: 'image' })
          .execute();
    });
    const held = async () => {
      const { pictures, bytes, unmeasured } = await keptBesides(database.reader);
      return { pictures, bytes, unmeasured };
    };
    expect(await held()).toEqual({ pictures: 2, bytes: 7, unmeasured: 1 });
    const asked: string[] = [];
    const media = {
      async bytesOf({ path, widths }: { path: string; widths: readonly number[] }) {
        expect(widths).toEqual([320]);
        asked.push(path);
        return 1000;
      },
    } as unknown as Media;
    const measured = [];
    for (let round = 0; round < 3; round += 1) measured.push(await measurePictures({ database, media }));
    expect(measured).toEqual([50, 9, 0]);
    expect(new Set(asked).size).toBe(59);
    expect(await held()).toEqual({ pictures: 2, bytes: 1007, unmeasured: 0 });
    const rows = await database.reader.selectFrom('picture').select(['path', 'bytes']).execute();
    expect(rows.filter(({ bytes }) => bytes === 1000)).toHaveLength(59);
    expect(rows.find(({ path }) => path === pathOf(0))?.bytes).toBe(7);
    await close();
  });
});
