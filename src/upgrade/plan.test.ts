import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upgradeCommand } from '../cli/upgrade.ts';
import type { Engine } from '../db/engine.ts';
import { type BareDatabase, bareDatabases } from '../db/engines.fixture.ts';
import { recordBackup } from '../db/last-backup.ts';
import { migrations } from '../db/migration/frozen.ts';
import { migrate } from '../db/migration/migrate.ts';
import type { Migration } from '../db/migration/migration.ts';
import { announceProcess } from '../db/processes.ts';
import { planUpgrade } from './plan.ts';

const EXPAND: Migration = {
  name: '0900-expand-names',
  steps: [{ do: 'backfill', table: 'account', with: 'account-name' }],
};
const CONTRACT: Migration = { name: '0901-contract-names', steps: [] };
const release = { migration: '0890-expand-last', columns: {} };

describe.each(bareDatabases)('upgrade --check, on $name,', ({ make }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  beforeEach(async () => {
    bareDatabase = await make();
    engine = bareDatabase.open();
    await migrate(engine, { migrations, now: engine.now() });
  });
  afterEach(() => bareDatabase.close());

  const serve = (version: string) =>
    announceProcess(
      engine.writer,
      { _id: version, version, startedAt: engine.now().toISOString() },
      engine.now(),
    );
  async function check(known: readonly Migration[]) {
    let out = '';
    const stdout = { write: (text: string) => (out += text) };
    const status = await upgradeCommand(
      ['--check'],
      () => planUpgrade(engine, known, release),
      { stdout, stderr: stdout },
      { now: () => engine.now(), version: '0900-expand-names' },
    );
    return { status, out };
  }

  test('says what would be applied to how many rows, beside what, and changes nothing [18.46]', async () => {
    await engine.writer
      .insertInto('account')
      .values({
        _id: 'a',
        role: 'admin',
        name: 'Asha',
        email: 'a@example.org',
        emailFolded: 'a@example.org',
        nameFolded: '',
        passwordHash: '',
        faculty: null,
        semester: null,
        disabled: 0,
        lang: '',
        createdAt: '',
        updatedAt: '',
        version: 1,
      })
      .execute();
    await serve('0890-expand-last');
    await recordBackup(engine, new Date(engine.now().getTime() - 3 * 3_600_000));
    const { status, out } = await check([...migrations, EXPAND]);
    expect(status).toBe(0);
    for (const line of [
      'Migrations to apply: 1\n  0900-expand-names: only adds, computes values for 1 row\n',
      'Serving now: 1\n  1 × 0890-expand-last on ',
      '(older)',
      'Search index: rebuilt once',
      ' UTC, 3 hours ago\nNothing stands in the way of starting this version.\n',
    ])
      expect(out).toContain(line);
    const account = await engine.reader.selectFrom('account').select('nameFolded').executeTakeFirst();
    expect(account).toEqual({ nameFolded: '' });
  });

  test('asks for what has to be stopped before something is taken away [18.46]', async () => {
    const known = [...migrations, EXPAND, CONTRACT];
    await serve('0890-expand-last');
    expect(await check(known)).toMatchObject({ status: 0, out: expect.stringContaining('takes away') });
    await serve('0880-expand-former');
    const { status, out } = await check(known);
    expect({ status, out }).toMatchObject({
      status: 1,
      out: expect.stringMatching(/\nStop the versions from/),
    });
    expect(out).toContain('Last backup: none is known; make one first');
  });

  test('tells an older version whether it can still start [18.46]', async () => {
    await migrate(engine, { migrations: [...migrations, EXPAND], now: engine.now() });
    expect(await check(migrations)).toMatchObject({
      status: 0,
      out: expect.stringContaining('0900-expand-names: applied by a newer version'),
    });
    await migrate(engine, { migrations: [...migrations, EXPAND, CONTRACT], now: engine.now() });
    expect(await check(migrations)).toMatchObject({
      status: 1,
      out: expect.stringContaining('Start that version or a later one.'),
    });
  });
});

test.each([
  [['--help'], 0],
  [[], 2],
  [['--now'], 2],
])('upgrade %j explains itself', async (args, status) => {
  let said = '';
  const stream = { write: (text: string) => (said += text) };
  const never = () => Promise.reject(new Error('was looked at'));
  const when = { now: () => new Date(), version: '' };
  expect(await upgradeCommand(args, never, { stdout: stream, stderr: stream }, when)).toBe(status);
  expect(said).toContain('npm run chautari -- upgrade --check');
});
