import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import type { OpenDatabase } from './database.ts';
import { TaskLeases } from './task-lease.ts';

describe.each(databases)('A task of several processes on $name', ({ open }) => {
  let opened: OpenForTest;
  let other: OpenDatabase;
  let now = Date.parse('2026-11-23T06:00:00Z');
  beforeAll(async () => {
    opened = await open();
    other = await opened.openAgain();
  });
  afterAll(() => opened.close());
  // Whatever the test before left leased or resting is over.
  beforeEach(() => {
    now += 600_000;
  });

  const leasesOn = ({ reader, write }: OpenDatabase, aheadMs = 0) =>
    new TaskLeases({ reader, write, now: () => new Date(now + aheadMs) }, (error) => {
      throw error;
    });

  test('is done by one of them at a time, by each in turn [18.25]', async () => {
    const processes = [opened.database, other, opened.database, other].map((database) => leasesOn(database));
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      done += 1;
    };
    await Promise.all(processes.map((leases) => leases.run('first-start', work)));
    expect([most, done]).toEqual([1, 4]);
  });

  test('rests for all once it is done, until the one that did it stops [18.25]', async () => {
    const [one, another] = [leasesOn(opened.database), leasesOn(other)];
    const sweep = (leases: TaskLeases) => leases.runIfFree('sweep', async () => {}, { restMs: 60_000 });
    expect(await sweep(one)).toBe(true);
    expect(await sweep(another)).toBe(false);
    now += 60_001;
    expect(await sweep(another)).toBe(true);
    expect(await sweep(one)).toBe(false);
    await one.close();
    expect(await sweep(one)).toBe(false);
    await another.close();
    expect(await sweep(one)).toBe(true);
  });

  test('does not wait for years after a clock that was ahead [21.155]', async () => {
    const sweep = (leases: TaskLeases) => leases.runIfFree('sweep', async () => {}, { restMs: 60_000 });
    const present = now;
    now = Date.parse('2038-01-19T03:14:08Z');
    expect(await sweep(leasesOn(opened.database))).toBe(true);
    now = present;
    expect(await sweep(leasesOn(other))).toBe(true);
    expect(await sweep(leasesOn(opened.database))).toBe(false);
    now += 60_001;
  });

  test('is not taken from one whose clock is a little ahead [18.25]', async () => {
    const [one, another] = [leasesOn(opened.database, 200), leasesOn(other)];
    let isTaken: boolean | undefined;
    await one.runIfFree('sweep', async () => {
      isTaken = await another.runIfFree('sweep', async () => {});
    });
    expect(isTaken).toBe(false);
  });

  test('is taken over when its process died, and not given back by one that comes to itself later [18.25]', async () => {
    const [one, another] = [leasesOn(opened.database), leasesOn(other)];
    const index = (leases: TaskLeases) => leases.runIfFree('search-index', async () => {});
    const hold = async (leases: TaskLeases) => {
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = leases.runIfFree('search-index', () => {
        begun.resolve();
        return end.promise;
      });
      await begun.promise;
      return () => {
        end.resolve();
        return holding;
      };
    };
    const endFirst = await hold(one);
    expect(await index(another)).toBe(false);
    now += 6001;
    const endSecond = await hold(another);
    expect(await endFirst()).toBe(true);
    expect(await index(one)).toBe(false);
    expect(await endSecond()).toBe(true);
    expect(await index(one)).toBe(true);
  });

  test('is free again when it failed', async () => {
    const leases = leasesOn(opened.database);
    const failing = leases.runIfFree('sweep', () => Promise.reject(new Error('no')), { restMs: 0 });
    now += 120_000;
    await expect(failing).rejects.toThrow('no');
    expect(await leasesOn(other).runIfFree('sweep', async () => {})).toBe(true);
  });
});
