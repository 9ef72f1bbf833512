import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import { errors } from '../errors.ts';
import type { Media, StoredPicture, Upload } from '../media/index.ts';
import type { Site } from '../whole-site.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

const picture: StoredPicture = {
  path: `/uploads/${'a'.repeat(32)}.webp`,
  width: 10,
  height: 10,
  color: '#000000',
  widths: [],
  bytes: 0,
  digest: '',
  name: '',
};

describe.each(databases)('Pictures of a change that fails, on $name', ({ open }) => {
  /** Runs `work` as the change that names one picture. @returns paths that were abandoned */
  async function attempt(work: (site: Site) => Promise<never>) {
    const { database, close } = await open();
    const abandoned: string[] = [];
    const media = {
      prepare: async () => picture,
      leave: () => {},
      abandon: async (pictures: readonly { path: string }[]) => {
        abandoned.push(...pictures.map(({ path }) => path));
      },
    } as unknown as Media;
    const leases = { settle: async () => {} };
    const now = () => new Date();
    const site = { database, media, uploadLeases: leases, now } as unknown as Site;
    await expect(
      storePicturesThenCommit(site, program, new Map([['image', [{} as Upload]]]), () => work(site)),
    ).rejects.toThrow();
    await close();
    return abandoned;
  }

  test('are removed when it was refused', async () => {
    expect(await attempt(() => Promise.reject(errors.stale()))).toEqual([picture.path]);
  });

  test('are removed when it failed unclearly and no row has them', async () => {
    expect(await attempt(() => Promise.reject(errors.overloaded()))).toEqual([picture.path]);
  });

  test('are removed when there was no space for it, nor for a check [11.9]', async () => {
    const abandoned = await attempt(async ({ database }) => {
      await database.close();
      throw errors.noSpace();
    });
    expect(abandoned).toEqual([picture.path]);
  });

  test('stay when the disk did not confirm it, since a crash may bring its row back [21.130]', async () => {
    expect(await attempt(() => Promise.reject(errors.unconfirmed(new Error('EIO'))))).toEqual([]);
  });

  test('stay when it was committed in spite of the failure', async () => {
    const abandoned = await attempt(async (site) => {
      await site.database.write((change) => insertPictures({ site, actor: program, change }, [picture]));
      throw new Error('the connection broke after the commit');
    });
    expect(abandoned).toEqual([]);
  });

  test('stay when the database does not answer', async () => {
    const abandoned = await attempt(async ({ database }) => {
      await database.close();
      throw errors.overloaded();
    });
    expect(abandoned).toEqual([]);
  });
});
