import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import type { OpenDatabase } from '../db/database.ts';
import { knownFiles } from '../db/known-files.ts';
import { createMedia, diskStorage, type Storage } from '../media/index.ts';
import { filesIn, plainPicture, streamOf, temporaryFolder } from '../media/media.fixture.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import { StoredUploadLeases, type UploadLeasesOptions } from './upload-leases.ts';
import { insertPictures } from './uploads.ts';

const newId = () => randomBytes(16).toString('hex');
const pathOf = (id: string) => `/uploads/${id}.webp`;
const noError = (error: unknown) => {
  throw error;
};

describe.each(databases)('Upload leases, on $name', ({ name, open }) => {
  let site: OpenForTest;
  beforeEach(async () => {
    site = await open();
  });
  afterEach(() => site.close());

  /** A process with its own view of the database, whose death the others notice only when told so. */
  async function machine(holder: string, options: Partial<UploadLeasesOptions> = {}) {
    const database = await site.openAgain();
    const leases = new StoredUploadLeases({
      database,
      holder,
      onError: noError,
      ...options,
    });
    onTestFinished(() => leases.stop());
    return { database, leases };
  }

  const rows = () => site.database.reader.selectFrom('upload_lease').selectAll().execute();
  const endAll = () =>
    site.database.write(({ db }) =>
      db.updateTable('upload_lease').set({ until: '2020-01-01T00:00:00.000Z' }).execute(),
    );

  test('last two minutes, and end with the change that inserts the row [18.13]', async () => {
    const { database, leases } = await machine('one');
    const id = newId();
    const before = database.now().getTime();
    await leases.take(id);
    const [lease] = await rows();
    expect(lease).toMatchObject({ id, holder: 'one' });
    expect(Date.parse(lease?.until ?? '') - before).toBeGreaterThanOrEqual(120_000);
    const refused = database.write(async (change) => {
      await leases.settle(change, [pathOf(id)]);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await rows()).toHaveLength(1);
    await database.write((change) => leases.settle(change, [pathOf(id)]));
    expect(await rows()).toEqual([]);
  });

  test('that run are not taken over, and those that have ended once [18.13]', async () => {
    const [one, two] = [await machine('one'), await machine('two')];
    const id = newId();
    await one.leases.take(id);
    expect(await two.leases.takeOver()).toEqual([]);
    await endAll();
    const taken = await Promise.all([two.leases.takeOver(), one.leases.takeOver()]);
    expect(taken.flat()).toEqual([id]);
  });

  test('of a process that is dead are taken over at once [18.14]', async () => {
    const one = await machine('one');
    const two = await machine('two', { former: 'one' });
    const id = newId();
    await one.leases.take(id);
    expect(await two.leases.takeOver()).toEqual([id]);
  });

  test('that were taken over admit no row any more, not even in the process that took them over [18.13]', async () => {
    const [one, two] = [await machine('one'), await machine('two')];
    for (const { leases } of [one, two]) {
      const id = newId();
      await one.leases.take(id);
      await endAll();
      await leases.takeOver();
      const committing = one.database.write((change) => one.leases.settle(change, [pathOf(id)]));
      await expect(committing).rejects.toMatchObject({ status: 503 });
      await leases.drop([id]);
      expect(await rows()).toEqual([]);
    }
  });

  test('are extended until they are dropped or let go', async () => {
    const { leases } = await machine('one', { extendEveryMs: 5 });
    const [held, left] = [newId(), newId()];
    await leases.take(held);
    await leases.take(left);
    leases.letGo([left]);
    await endAll();
    const ends = async () => new Map((await rows()).map(({ id, until }) => [id, until > '2021']));
    await expect.poll(async () => (await ends()).get(held)).toBe(true);
    expect((await ends()).get(left)).toBe(false);
    await leases.drop([held]);
    expect(await rows()).toHaveLength(1);
  });

  // An embedded database is of one machine, and so has one clock.
  if (name === 'PostgreSQL')
    test('do not end for a machine whose clock is an hour ahead [18.13]', async () => {
      const one = await machine('one');
      const id = newId();
      await one.leases.take(id);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      onTestFinished(() => void vi.useRealTimers());
      const ahead = await machine('ahead');
      expect(await ahead.leases.takeOver()).toEqual([]);
      const other = newId();
      await ahead.leases.take(other);
      vi.useRealTimers();
      const ends = (await rows()).map(({ until }) => Date.parse(until));
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(60_000);
    });

  describe('of uploads', () => {
    /** Media of a machine with a work directory of its own; all of them share one storage. */
    async function uploader(holder: string, storage: Storage, options: Partial<UploadLeasesOptions> = {}) {
      const { database, leases } = await machine(holder, options);
      const media = createMedia({
        storage,
        strays: async () => diskStorage(temporaryFolder()),
        leases,
        workDirectory: temporaryFolder(),
      });
      return {
        database,
        leases,
        recover: () => media.recover((paths) => knownFiles(database.reader, paths)),
        async send() {
          const upload = await media.receive(streamOf(await plainPicture(400, 300).png().toBuffer()));
          const picture = await media.prepare(upload);
          await media.discard([upload]);
          return picture;
        },
      };
    }

    const commit = (
      { database, leases }: { database: OpenDatabase; leases: StoredUploadLeases },
      picture: Parameters<typeof insertPictures>[1][number],
    ) =>
      database.write((change) =>
        insertPictures(
          { site: partOfSite({ uploadLeases: leases, now: () => new Date() }), actor: program, change },
          [picture],
        ),
      );

    test('keep their files from the sweep of another machine until the row is committed, and after [18.13]', async () => {
      const folder = temporaryFolder();
      const storage = diskStorage(folder);
      const one = await uploader('one', storage);
      const two = await uploader('two', storage);
      await commit(one, await one.send());
      const picture = await one.send();
      const before = await filesIn(folder);
      expect(await two.recover()).toEqual({ unnamed: 0, strays: 0, returned: 0 });
      await commit(one, picture);
      expect(await two.recover()).toEqual({ unnamed: 0, strays: 0, returned: 0 });
      expect(await filesIn(folder)).toEqual(before);
      expect(await rows()).toEqual([]);
    });

    test('that have ended leave no file, and the row is refused [18.14]', async () => {
      const folder = temporaryFolder();
      const storage = diskStorage(folder);
      const one = await uploader('one', storage);
      const two = await uploader('two', storage);
      const picture = await one.send();
      await endAll();
      expect(await two.recover()).toEqual({ unnamed: 1, strays: 0, returned: 0 });
      expect(await filesIn(folder)).toEqual([]);
      await expect(commit(one, picture)).rejects.toMatchObject({ status: 503 });
      expect(await rows()).toEqual([]);
    });
  });
});
