import { describe, expect, test } from 'vitest';
import { assertNew, type Ground, recognise } from './site-identity.ts';

const OWN = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const places = { database: 'DATABASE', databaseAt: 'DATABASE', folder: 'FOLDER', storage: 'STORAGE' };

interface Found {
  /** The ids in database, folder and storage. */
  ids: [database: string | null, folder: string | null, storage: string | null | 'away'];
  /** What the storage holds: nothing, files that no row names, or one that rows name. */
  holds?: 'nothing' | 'unnamed' | 'named';
  /** Whether rows name files. */
  named?: boolean;
  /** What somebody has written behind the id in the storage. */
  note?: Ground['note'];
}

const ground = ({ ids: [, folderId, storageId], holds = 'nothing', note = null }: Found): Ground => ({
  places,
  folderId,
  storageId,
  hasFiles: holds !== 'nothing',
  note,
});

const idOf = (found: Found) =>
  recognise(ground(found), {
    id: found.ids[0],
    namesFiles: async () => found.named ?? found.holds === 'named',
    areFilesThere: async () => found.holds === 'named',
  });

describe('the id of a site', () => {
  test.each<[string, Found]>([
    ['of database, folder and storage that agree', { ids: [OWN, OWN, OWN], holds: 'named' }],
    ['whose folder is new, as on a second machine', { ids: [OWN, null, OWN], holds: 'named' }],
    ['whose storage got none, and no row names a file', { ids: [OWN, OWN, null] }],
    ['whose storage has files from before', { ids: [OWN, null, null], holds: 'named' }],
    ['whose storage is away, and whose folder knows it', { ids: [OWN, OWN, 'away'], named: true }],
    ['whose database is of an old backup, by its files', { ids: [null, OWN, OWN], holds: 'named' }],
    ['given to an empty storage by hand', { ids: [null, null, OWN], named: true, note: 'without-files' }],
    ['whose files are left out by hand', { ids: [OWN, OWN, OWN], named: true, note: 'without-files' }],
  ])('%s is its own [22.4]', async (_, found) => {
    expect(await idOf(found)).toBe(OWN);
  });

  test('whose last file another process deletes during the look is its own [22.4]', async () => {
    const rows = ['picture'];
    const says = { id: OWN, namesFiles: async () => rows.length > 0, areFilesThere: async () => !rows.pop() };
    expect(await recognise(ground({ ids: [OWN, OWN, OWN] }), says)).toBe(OWN);
  });

  test.each<[string, Found]>([
    ['of a first start that was killed', { ids: [null, null, null] }],
    ['of a site from before', { ids: [null, null, null], holds: 'named' }],
    ['of a site from before without files', { ids: [null, null, null], holds: 'unnamed', named: false }],
  ])('%s is a new one [22.4, 22.7]', async (_, found) => {
    expect(await idOf(found)).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each<[string, Found, RegExp]>([
    [
      "another site's storage",
      { ids: [OWN, OWN, OTHER], holds: 'named' },
      /STORAGE holds the files of the site b+, but/,
    ],
    [
      "another site's empty storage",
      { ids: [OWN, OWN, OTHER] },
      /STORAGE holds the files of the site b+, but/,
    ],
    [
      "another site's folder",
      { ids: [OWN, OTHER, OWN], holds: 'named' },
      /FOLDER is that of the site b+.*FOLDER\/site-id/,
    ],
    [
      'a storage that is not mounted',
      { ids: [OWN, OWN, null], named: true },
      /STORAGE holds none of them.*site-id there: a+ without-files$/,
    ],
    ['its own storage without any of its files', { ids: [OWN, OWN, OWN], named: true }, /holds none of them/],
    [
      'a storage to which its files are still being copied',
      { ids: [OWN, OWN, OWN], holds: 'named', note: 'unfinished-copy' },
      /copied to STORAGE, which does not have all of them yet.*storage copy FROM TO --last/,
    ],
    [
      'files of another site from before',
      { ids: [OWN, OWN, null], holds: 'unnamed', named: true },
      /holds none of them/,
    ],
    [
      'the same, of a site without an id',
      { ids: [null, null, null], holds: 'unnamed', named: true },
      /holds none of them/,
    ],
    [
      'a database without an id that names nothing here',
      { ids: [null, null, OTHER], holds: 'unnamed' },
      /names none of them/,
    ],
    [
      'the same beside a folder with an id',
      { ids: [null, OTHER, null], holds: 'unnamed', named: false },
      /names none of them/,
    ],
    [
      'a storage that does not answer, in a new folder',
      { ids: [OWN, null, 'away'] },
      /STORAGE does not answer/,
    ],
    ['the same of a database without an id', { ids: [null, OWN, 'away'] }, /STORAGE does not answer/],
  ])('is refused for %s [22.3]', async (_, found, words) => {
    await expect(idOf(found)).rejects.toThrow(words);
  });
});

describe('without a database', () => {
  test('a site is new where nothing is', () => {
    expect(() => assertNew(ground({ ids: [null, null, null] }))).not.toThrow();
  });

  test.each<[string, Found, RegExp]>([
    [
      'files',
      { ids: [null, null, null], holds: 'unnamed' },
      /^STORAGE holds uploaded files, but .* no site in DATABASE/,
    ],
    ['an id in the storage', { ids: [null, null, OWN] }, /^STORAGE is the storage of the site a+, but/],
    ['an id in the folder', { ids: [null, OWN, null] }, /^The folder FOLDER is that of the site a+, but/],
    ['a storage that does not answer', { ids: [null, null, 'away'] }, /STORAGE does not answer/],
    [
      'half a restore',
      { ids: [null, null, OWN], holds: 'unnamed', note: 'unfinished-restore' },
      /restore into DATABASE and STORAGE was broken off/,
    ],
  ])('no site is made over %s [22.3]', (_, found, words) => {
    expect(() => assertNew(ground(found))).toThrow(words);
  });
});
