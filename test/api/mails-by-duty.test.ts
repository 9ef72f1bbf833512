import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, Refusal, startMailServer } from '../mail-server.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

describe.each(sites)('Mails on $name', ({ start }) => {
  let server: MailServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({ environment: { SMTP_URL: server.url, NOTIFY_EMAIL: 'office@himal.example' } });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  test('are shown, counted and sent again to those who may see what they tell of [19.7]', async () => {
    const admissions = await addStaff(site, ['admissions']);
    const accounts = await addStaff(site, ['accounts']);
    const author = await addStaff(site, ['author']);
    server.behaviour.recipient = () => new Refusal(550, 'No such mailbox');
    const json = { name: 'Sita', email: 'sita@home.example', program: 'BCA' };
    const application = (await site.call('POST', '/api/application', { as: 'nobody', json })).record._id;
    const sent = { name: 'Sita', phone: '9841000000', message: 'Hello' };
    const contact = (await site.call('POST', '/api/contact', { as: 'nobody', json: sent })).record._id;
    const tested = (await site.call('POST', '/api/mail-test', { json: { to: 'office@home.example' } })).record
      ._id;
    const ours = async (as?: CallOptions['as']) => {
      const { list } = await site.call('GET', '/api/mails', as && { as });
      const paged = await site.call('GET', '/api/mails?limit=100', as && { as });
      // Their states may change in between.
      expect(paged.list.map(({ _id }) => _id)).toEqual(list.map(({ _id }) => _id));
      return list.filter(({ _id, about }) => [application, contact].includes(about) || _id === tested);
    };
    const states = async () => (await ours()).map(({ state }) => state);
    await expect.poll(states, SOON).toEqual(['failed', 'failed', 'failed', 'failed']);
    server.behaviour = {};
    const seen = async ({ as }: typeof author) => (await ours(as)).map(({ aboutType }) => aboutType).sort();
    expect(await seen(admissions)).toEqual(['application', 'application', 'contact']);
    expect(await seen(accounts)).toEqual(['', 'contact']);
    expect(await seen(author)).toEqual(['contact']);
    const failed = async ({ as }: typeof author) => {
      const { json } = await site.call('GET', '/api/mail-status', { as });
      return (json as { failedLately: number }).failedLately;
    };
    expect(await Promise.all([admissions, accounts, author].map(failed))).toEqual([3, 2, 1]);
    const { _id = '' } = (await ours(admissions.as)).find(({ about }) => about === application) ?? {};
    const asked = await site.call('POST', `/api/mail-again/${_id}`, { as: accounts.as });
    expect([asked.status, asked.refusal.code]).toEqual([403, 'duty']);
    expect((await site.call('POST', `/api/mail-again/${_id}`, { as: admissions.as })).status).toBe(200);
    for (const mail of (await ours()).filter(({ state }) => state === 'failed'))
      await site.call('POST', `/api/mail-again/${mail._id}`);
    await expect.poll(states, SOON).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
});
