import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { raise, setUpProcesses } from './content-version.fixture.ts';
import type { OpenDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { bareDatabases } from './engines.fixture.ts';

/** What a failover does to changes that the standby had not received. */
const setBack = (database: OpenDatabase, value: number) =>
  database.write(({ db }) =>
    db.updateTable('state').set({ value }).where('key', '=', 'content-version').execute(),
  );

describe.each(bareDatabases)(
  'A database that lost the latest changes in a failover, on $name',
  ({ makeMigrated }) => {
    const openOn = setUpProcesses(makeMigrated);

    test('gets a version with the next change that no process has known', async () => {
      const blind = { watch: () => () => {} };
      const [one, other] = [await openOn(blind), await openOn(blind)];
      await raise(one);
      await raise(one);
      await other.version.catchUp();
      const known = other.version.current;
      await setBack(one, known - 1);
      await raise(one);
      expect(one.version.current).toBe(known + 1);
      await other.version.catchUp();
      expect(other.version.current).toBe(known + 1);
    });

    test('gets a new version without any change, for every process [18.23]', async () => {
      const [one, other] = [await openOn(), await openOn()];
      await raise(one);
      await raise(one);
      await other.version.catchUp();
      const known = other.version.current;
      await setBack(one, known - 1);
      await vi.waitFor(() => {
        expect(one.version.current).toBeGreaterThan(known);
        expect(other.version.current).toBe(one.version.current);
      }, 2000);
    });
  },
);

describe.each(bareDatabases)('A process that watches a database on $name', ({ makeMigrated }) => {
  const openOn = setUpProcesses(makeMigrated);
  let database: OpenDatabase;
  let look: () => void = () => {};
  let isHanging = false;
  const letGo: (() => void)[] = [];
  beforeEach(async () => {
    const hanging: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isHanging) await new Promise<void>((resolve) => letGo.push(resolve));
        return result;
      },
    };
    const watch: Engine['watch'] = (onChange) => {
      look = onChange;
      return () => {};
    };
    database = await openOn((engine) => ({ reader: engine.reader.withPlugin(hanging), watch }));
  });
  afterEach(async () => {
    isHanging = false;
    for (const release of letGo.splice(0)) release();
  });

  test('goes on after a look that hangs for more than a second [18.23]', async () => {
    await raise(database);
    const known = database.version.current;
    await setBack(database, known + 5);
    isHanging = true;
    look();
    await vi.waitFor(() => expect(letGo).toHaveLength(1));
    isHanging = false;
    await vi.waitFor(
      () => {
        look();
        expect(database.version.current).toBe(known + 5);
      },
      { timeout: 2000, interval: 50 },
    );
    expect(letGo).toHaveLength(1);
  });
});
