import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { SignIn } from '../../src/accounts/sign-in.ts';
import { connect } from '../../src/db/connect.ts';
import { recordBackup } from '../../src/db/last-backup.ts';
import { openReadOnly } from '../../src/db/read-only.ts';
import { createLogger } from '../../src/log/logger.ts';
import { openServices } from '../../src/services.ts';
import { readSettings } from '../../src/settings.ts';
import { findings } from '../doctor.ts';
import { sites } from '../site.ts';
import { ADMIN, quickPasswords } from '../templates.ts';

test('names what the account of the service cannot write, also when it runs as root [22.25]', async () => {
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  await chmod(site.dataDir, 0o750);
  const troubles = async () =>
    (await findings(site.environment)).findings
      .filter(({ check, level }) => check === 'folder' && level === 'trouble')
      .map(({ says, advice }) => `${says} ${advice}`);
  expect(await troubles()).toEqual([]);
  const [file, incoming] = ['chautari.sqlite', 'incoming'].map((name) => join(site.dataDir, name));
  await chmod(file ?? '', 0o440);
  await chmod(incoming ?? '', 0o550);
  const own = /chown \d+:\d+ .*; chmod u\+rw/;
  const told = await troubles();
  expect(told).toHaveLength(2);
  for (const path of [file, incoming])
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${path} cannot be written`)));
  for (const line of told) expect(line).toMatch(own);
  await chmod(file ?? '', 0o640);
  await rm(incoming ?? '', { recursive: true });
  const { findings: all } = await findings(site.environment);
  expect(all).toContainEqual(
    expect.objectContaining({ level: 'warning', says: expect.stringContaining('There is no folder') }),
  );
});

test.each(['is open', 'was killed', 'was closed'])(
  'changes no file of a site whose database %s [22.23]',
  async (how) => {
    // Not a site that serves, which writes on of its own accord: what its folder is between two writes.
    const dataDir = await mkdtemp(join(tmpdir(), 'chautari-looked-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await cp(inject('templates').site.SQLite, dataDir, { recursive: true });
    const engine = await connect({ url: undefined, dataDir });
    await recordBackup(engine, new Date());
    const killed = `${dataDir}-killed`;
    onTestFinished(() => rm(killed, { recursive: true, force: true }));
    if (how === 'was killed') await cp(dataDir, killed, { recursive: true });
    if (how !== 'is open') await engine.close();
    const looked = how === 'was killed' ? killed : dataDir;
    const files = async () =>
      Promise.all(
        (await readdir(looked))
          .filter((name) => name.startsWith('chautari'))
          .map(async (name) => [name, await readFile(join(looked, name))] as const),
      );
    const before = await files();
    expect(before).toHaveLength(how === 'was closed' ? 1 : 3);
    const { findings: found } = await findings({ DATA_DIR: looked });
    expect(found).toContainEqual(
      expect.objectContaining({ check: 'integrity', says: 'The database has no damage.' }),
    );
    expect(found).toContainEqual(expect.objectContaining({ check: 'backup', level: 'fine' }));
    const after = new Map(await files());
    expect([...after.keys()]).toEqual(before.map(([name]) => name));
    for (const [name, bytes] of before) {
      // The index of an open database marks who reads.
      if (how === 'is open' && name.endsWith('-shm')) continue;
      expect(after.get(name)?.equals(bytes), name).toBe(true);
    }
    if (how === 'is open') await engine.close();
  },
);

test('may only read on a server, even by mistake [22.23]', async () => {
  const site = await sites[1].start();
  onTestFinished(() => site.close());
  const database = await openReadOnly({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
  const writing = database.reader.deleteFrom('event').execute();
  await expect(writing).rejects.toThrow('read-only transaction');
  await database.close();
});

describe.each(sites)('A clock that was wrong, on $name', ({ start }) => {
  test('is told as long as nothing was written since, and not for ever [22.28]', async () => {
    const site = await start();
    onTestFinished(() => site.close());
    const clockFindings = async () =>
      (await findings(site.environment)).findings
        .filter(({ check, says }) => check === 'clock' && says.includes('audit trail'))
        .map(({ level, says }) => `${level}: ${says}`);
    await site.call('POST', '/api/notice', { json: { title: 'Before' } });
    expect(await clockFindings()).toEqual([]);
    const later = await openServices(readSettings(site.environment), {
      log: createLogger('silent'),
      now: () => new Date('2036-05-01T00:00:00Z'),
      passwords: quickPasswords(),
      mayMake: false,
    });
    await new SignIn(later, { limit: later.settings.LIMIT_LOGIN }).authenticate({
      role: 'admin',
      ...ADMIN,
      address: '127.0.0.1',
      browser: undefined,
    });
    await later.close();
    expect(await clockFindings()).toEqual([
      expect.stringContaining('trouble: The clock was set back: the audit trail has an entry of 2036-05-01'),
    ]);
    // Sessions have ended for the other clock.
    await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN });
    expect(await clockFindings()).toEqual([expect.stringMatching(/^warning: The clock was set back at 20/)]);
    const days = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const { findings: all } = await findings({ ...site.environment, NOW: days });
    expect(all).toContainEqual(
      expect.objectContaining({ level: 'fine', says: expect.stringContaining('The clock was ahead once') }),
    );
  });
});
