import { describe, expect, test } from 'vitest';
import { trustClock } from '../run-sql.ts';
import { sites, sweepLater } from '../site.ts';
import { ADMIN } from '../templates.ts';

const YEARS = 3 * 366 * 24;

describe.each(sites)('Old messages on $name', ({ start }) => {
  test('are gone from lists, counts, tables and what is found, once a process has swept [21.41, 21.44]', async () => {
    const site = await start();
    const json = { name: 'Asha Gurung', email: 'asha@home.example', message: 'Hello' };
    await site.call('POST', '/api/contact', { as: 'nobody', json });
    const { record } = await site.call('POST', '/api/application', {
      as: 'nobody',
      json: { name: 'Asha Gurung', email: 'asha@home.example', program: 'BCA' },
    });
    // Sessions end, too, when a later process sweeps.
    const signIn = async () =>
      (await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
    const sweep = async () => {
      await sweepLater(site, YEARS);
      site.token = await signIn();
    };
    const text = async (path: string) => (await site.call('GET', path)).text;
    const seen = async () => ({
      listed: (await site.call('GET', '/api/contacts')).list.length,
      waiting: JSON.parse(await text('/api/inbox')).contact.unviewed,
      inTable: (await text('/api/contacts.csv')).includes('Asha Gurung'),
      found: /"type":"contact"/.test(await text('/api/find?q=asha')),
    });
    const present = { listed: 1, waiting: 1, inTable: true, found: true };
    expect(await seen()).toEqual(present);
    // A clock that has jumped is not believed.
    await sweep();
    expect(await seen()).toEqual(present);
    await trustClock(site, YEARS);
    await sweep();
    // This process learns of another one's change within a moment.
    await expect.poll(seen).toEqual({ listed: 0, waiting: 0, inTable: false, found: false });
    expect((await site.call('GET', `/api/application/${record._id}`)).status).toBe(200);
    const trail = await site.call('GET', '/api/manage/audit?what=expired');
    const told = trail.list.filter(({ type }) => type === 'contact');
    expect(told).toMatchObject([{ title: '', record: '', who: null, detail: { rows: 1 } }]);
    await site.close();
  });
});
