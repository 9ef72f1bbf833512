import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../schema/picture-names.ts';
import { diskStorage } from './index.ts';
import { createTestMedia, listed, plainPicture, temporaryFolder } from './media.fixture.ts';

describe('a copied picture', () => {
  test('has the same files under its own names, which stay when the original is deleted', async () => {
    const { media, send, settle, uploads, stored, unfinished } = createTestMedia();
    const first = await send(await plainPicture(1000, 500).png().toBuffer());
    const contents = () =>
      Promise.all(namesOf(first.path, first.widths).map((n) => readFile(join(uploads, n))));
    const before = await contents();
    const second = await media.copy(first);
    expect(second).toEqual({ ...first, path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) });
    expect(second?.path).not.toBe(first.path);
    await settle([first, ...(second ? [second] : [])]);
    expect(await unfinished()).toEqual([]);
    await media.remove([first.path]);
    const names = namesOf(second?.path ?? '', second?.widths);
    expect(await stored()).toEqual([...names].sort());
    expect(await Promise.all(names.map((name) => readFile(join(uploads, name))))).toEqual(before);
  });

  test('is null and leaves nothing if a file of the original is missing', async () => {
    const { media, send, settle, stored, unfinished } = createTestMedia();
    const first = await send(await plainPicture(1000, 500).png().toBuffer());
    await settle([first]);
    await media.remove([first.path]);
    expect(await media.copy(first)).toBeNull();
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('leaves nothing if the storage fails midway', async () => {
    const disk = diskStorage(temporaryFolder());
    let puts = 0;
    const { media, send, settle, unfinished } = createTestMedia({
      storage: {
        ...disk,
        async put(name, file) {
          puts += 1;
          if (puts > 6) throw new Error('The disk is gone');
          await disk.put(name, file);
        },
      },
    });
    const first = await send(await plainPicture(1000, 500).png().toBuffer());
    await settle([first]);
    await expect(media.copy(first)).rejects.toThrow('The disk is gone');
    expect(await unfinished()).toEqual([]);
    expect(await listed(disk)).toEqual(namesOf(first.path, first.widths).sort());
  });
});
