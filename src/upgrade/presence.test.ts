import { hostname } from 'node:os';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sites, type TestSite } from '../../test/site.ts';
import { announceProcess, servingProcesses } from '../db/processes.ts';
import { openServices, type Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { ownVersion, Presence } from './presence.ts';

describe.each(sites)('A process that serves, on $name,', ({ start }) => {
  let site: TestSite;
  let services: Services;
  let now: Date;
  beforeEach(async () => {
    site = await start();
    now = new Date();
    const log = pino({ level: 'silent' });
    services = await openServices(readSettings(site.environment), { log, now: () => now });
  });
  afterEach(async () => {
    await services.close();
    await site.close();
  });

  const serving = () => servingProcesses(services.database.reader, now);

  test('says so while it serves, without anything personal [18.41]', async () => {
    await vi.waitFor(async () => expect(await serving()).toHaveLength(1), { timeout: 10_000 });
    const presence = new Presence(
      { database: services.database, search: services.actions.search, now: () => now },
      pino({ level: 'silent' }),
    );
    presence.start();
    await vi.waitFor(async () => expect(await serving()).toHaveLength(2), { timeout: 10_000 });
    for (const row of await serving())
      expect(row).toEqual({
        _id: expect.stringMatching(/^[\da-f-]{36}$/),
        host: hostname(),
        version: ownVersion,
        startedAt: expect.any(String),
        seenAt: expect.any(String),
      });
    await presence.stop();
    expect(await serving()).toHaveLength(1);
  });

  test('is gone after a minute unseen [18.41]', async () => {
    await vi.waitFor(async () => expect(await serving()).toHaveLength(1), { timeout: 10_000 });
    const killed = { _id: 'killed', version: '0005', startedAt: now.toISOString() };
    const announce = () => services.database.write(({ db }) => announceProcess(db, killed, now));
    await announce();
    expect((await serving()).map(({ version }) => version)).toEqual(['0005', ownVersion]);
    now = new Date(now.getTime() + 61_000);
    expect(await serving()).toEqual([]);
    await services.database.write(({ db }) => announceProcess(db, { ...killed, _id: 'next' }, now));
    const rows = await services.database.reader.selectFrom('process').select('_id').execute();
    expect(rows).toEqual([{ _id: 'next' }]);
  });
});
