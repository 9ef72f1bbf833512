import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const AT = '2999-01-01T00:00:00.000Z';

describe.each(sites)('What somebody has scheduled who may no longer publish, on $name', ({ start }) => {
  let site: TestSite;
  afterEach(() => site.close());

  const staff = () => editorOf(site, 'notice');
  const unattended = async (as?: CallOptions['as']) =>
    ((await site.call('GET', '/api/manage/waiting', as && { as })).json as { unattended: object[] })
      .unattended;
  /** A draft that an account schedules. */
  const scheduledBy = async (as: CallOptions['as'], title: string, dates: object = { at: AT }) => {
    const made = await staff().draft({ title, description: '<p>x</p>' });
    const { _id } = managed(made);
    expect((await staff().call('POST', `/${_id}/publish`, dates, tagOf(made), as)).status).toBe(200);
    return _id;
  };
  const put = (id: string, json: object) => site.call('PUT', `/api/account/${id}`, { json });

  test.each<[string, (id: string) => Promise<unknown>, boolean]>([
    ['disabled', (id) => put(id, { disabled: true }), true],
    ['without the duty', (id) => put(id, { duties: ['author'] }), true],
    ['of another role', (id) => put(id, { role: 'student' }), true],
    ['deleted', (id) => site.call('DELETE', `/api/account/${id}`), false],
  ])('is listed for publishers from that moment on: %s [22.90]', async (_, change, hasName) => {
    site = await start();
    const publisher = await addStaff(site, ['publisher']);
    const author = await addStaff(site, ['author']);
    const id = await scheduledBy(publisher.as, 'To be decided');
    await scheduledBy(undefined, 'Looked after');
    expect(await unattended()).toEqual([]);
    await change(publisher.id);
    const by = hasName ? { _id: publisher.id, name: 'With publisher' } : null;
    const told = {
      _id: id,
      type: 'notice',
      title: 'To be decided',
      title_ne: '',
      what: 'publish',
      at: AT,
      by,
    };
    expect(await unattended()).toEqual([told]);
    expect(await unattended(author.as)).toEqual([]);
    // A publisher who sets it again looks after it.
    expect((await staff().publish(id, { at: AT })).status).toBe(200);
    expect(await unattended()).toEqual([]);
  });

  test('is mailed to every publisher that day, and never to others [22.90]', async () => {
    const server = await startMailServer();
    try {
      site = await start({ environment: { SMTP_URL: server.url } });
      const publisher = await addStaff(site, ['publisher', 'accounts']);
      const other = await addStaff(site, ['publisher']);
      await addStaff(site, ['author', 'accounts']);
      await scheduledBy(publisher.as, 'Left behind');
      await put(publisher.id, { name: 'Asha Rai' });
      const mails = async () =>
        (await site.call('GET', '/api/mails?limit=100')).list.filter(({ kind }) => kind === 'unattended');
      expect(await mails()).toEqual([]);
      await put(publisher.id, { disabled: true });
      const told = await mails();
      expect(told.map((mail) => (mail as { recipient?: string }).recipient).toSorted()).toEqual(
        ['admin@localhost', other.email].toSorted(),
      );
      expect(told[0]).toMatchObject({ subject: 'Still scheduled by Asha Rai, who may no longer publish' });
      await put(publisher.id, { name: 'Asha R.' });
      expect(await mails()).toHaveLength(2);
    } finally {
      await server.close();
    }
  });
});
