import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/db/audit-trail.ts';
import type { Attachment } from '../../src/schema/fields/attachments.ts';
import { parseCsv } from '../csv.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { managed } from './editor.ts';

const AUDIT = '/api/manage/audit';

describe.each(sites)('The audit trail on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { LIMIT_LOGIN: 'off' } });
  });
  afterAll(() => site.close());

  const trail = async (query = '') => (await site.call('GET', `${AUDIT}${query}`)).json as AuditEntry[];
  const newest = async (query = '') => (await trail(`${query}${query ? '&' : '?'}limit=1`))[0];
  const codes = async (query: string) => (await trail(query)).map(({ what }) => what);
  const me = async () =>
    ((await site.call('GET', '/api/me')).json as { user: { _id: string; name: string } }).user;
  const signIn = async (email: string, password: string) =>
    site.call('POST', '/api/user/login', { as: 'nobody', json: { email, password } });
  let number = 0;
  const addAccount = async (values: object = {}) => {
    number += 1;
    const json = {
      role: 'admin',
      name: `Gita ${number}`,
      email: `gita${number}@localhost`,
      password: `Pa55word-${number}`,
      ...values,
    };
    const { record } = await site.call('POST', '/api/account', { json });
    return { ...json, _id: record._id ?? '' };
  };

  describe('tells who did what to which record, when and from which session', () => {
    test('of content, with its title at that time [19.60, 19.61]', async () => {
      const { record } = await site.call('POST', '/api/notice', { json: { title: 'Exam routine' } });
      const path = `/api/notice/${record._id}`;
      await site.call('PUT', path, { json: { title: 'Exam routine, second' } });
      const picture = multipart({ image: await pictureFile({ width: 30, height: 20 }) });
      await site.call('POST', `/api/noticeFile/${record._id}`, { body: picture });
      await site.call('DELETE', path);
      const entries = await trail(`?record=${record._id}`);
      expect(entries.map(({ what, title }) => [what, title])).toEqual([
        ['deleted', 'Exam routine, second'],
        ['illustrated', 'Exam routine, second'],
        ['updated', 'Exam routine, second'],
        ['created', 'Exam routine'],
      ]);
      const { _id, name } = await me();
      for (const entry of entries) {
        expect(entry).toMatchObject({ who: { _id, name }, type: 'notice', record: record._id, detail: null });
        expect(entry.session).toMatch(/^[0-9a-f]{12}$/);
      }
      expect(new Set(entries.map(({ session }) => session)).size).toBe(1);
    });

    test('of moves and of another order [19.61]', async () => {
      await site.call('POST', '/api/banner', { json: { title: 'First' } });
      const { record } = await site.call('POST', '/api/banner', { json: { title: 'Second' } });
      await site.call('POST', `/api/banner-move/${record._id}`, { json: { direction: 'down' } });
      expect(await codes(`?record=${record._id}`)).toEqual(['moved', 'created']);
    });

    test('of the settings, with the names of what was changed, and of stored files [19.61]', async () => {
      await site.call('PUT', '/api/settings', { json: { phone: '01-5970123', motto: `At ${Date.now()}` } });
      expect(await newest('?record=college')).toMatchObject({
        what: 'updated',
        type: 'settings',
        record: 'college',
        detail: { fields: ['motto', 'phone'] },
      });
      const body = multipart({ image: await pictureFile({ width: 30, height: 20 }) });
      const { record } = await site.call('POST', '/api/picture', { body });
      expect(await newest('?what=uploaded')).toMatchObject({ type: 'picture', record: record.path });
    });

    test('of each picture and document that is stored into a draft [19.61]', async () => {
      const { _id: who, name } = await me();
      const picture = () => pictureFile({ width: 30, height: 20 });
      const post = (path: string, fields: Record<string, string | File | File[]>, headers = {}) =>
        site.call('POST', `/api/manage/${path}`, { body: multipart(fields), headers });
      const stored = (answer: Answer, field: string) => managed(answer).draft?.fields[field];

      const made = await post('gallery', { title: 'Album', image: [await picture(), await picture()] });
      const { _id: album } = managed(made);
      const grown = await post(`gallery/${album}/draft/image`, { image: await picture() });
      const images = stored(grown, 'image') as string[];
      expect(images).toHaveLength(3);
      const { _id: notice } = managed(await post('notice', { title: 'With papers' }));
      const papers = `notice/${notice}/draft/attachments`;
      const attached = await post(papers, { attachments: pdfFile('fees.pdf') });
      const [paper] = stored(attached, 'attachments') as Attachment[];
      const uploaded = [
        ...images.map((path) => ({ type: 'picture', record: path, title: '' })),
        { type: 'attachment', record: paper?.path ?? '', title: 'fees.pdf' },
      ];
      for (const file of uploaded)
        expect(await trail(`?what=uploaded&record=${encodeURIComponent(file.record)}`)).toMatchObject([
          { ...file, who: { _id: who, name }, detail: null },
        ]);

      const last = await newest();
      const stale = await post(papers, { attachments: pdfFile() }, { 'if-match': '"older"' });
      const broken = await post(papers, { attachments: pdfFile('a.pdf', Buffer.from('no PDF')) });
      expect([stale.status, broken.status]).toEqual([412, 415]);
      expect(await newest()).toEqual(last);
    });

    test('of accounts: made, changed, disabled, given a password, deleted [19.62]', async () => {
      const account = await addAccount();
      const path = `/api/account/${account._id}`;
      await site.call('PUT', path, { json: { name: 'Gita Rai', email: account.email } });
      await signIn(account.email, account.password);
      await site.call('PUT', path, { json: { disabled: true } });
      await site.call('PUT', path, { json: { disabled: false, password: `${account.password}!` } });
      await site.call('DELETE', path);
      const entries = await trail(`?record=${account._id}`);
      expect(entries.map(({ what, detail }) => [what, detail])).toEqual([
        ['deleted', null],
        ['password-set', null],
        ['enabled', null],
        ['sessions-ended', { sessions: 1 }],
        ['disabled', null],
        ['signed-in', { agent: '', network: '127.0.*.*' }],
        ['updated', { fields: ['name'] }],
        ['created', null],
      ]);
    });

    test('of sign-in, sign-out, one’s own password and ended sessions, each session under its id [19.62]', async () => {
      const { _id, name, email, password } = await addAccount();
      const as = async (wanted: string) => ({
        as: { token: (await signIn(email, wanted)).record.token ?? '' },
      });
      const first = await as(password);
      await site.call('POST', '/api/logout', first);
      const second = await as(password);
      const json = { current: 'wrong', password: 'another long one' };
      await site.call('PUT', '/api/me/password', { ...second, json });
      await site.call('PUT', '/api/me/password', { ...second, json: { ...json, current: password } });
      await site.call('DELETE', '/api/me/sessions', await as(json.password));
      const entries = await trail(`?who=${_id}`);
      expect(entries.map(({ what, detail }) => [what, detail])).toEqual([
        ['sessions-ended', { sessions: 2 }],
        ['signed-in', { agent: '', network: '127.0.*.*' }],
        ['password-changed', { sessions: 1 }],
        ['password-change-failed', null],
        ['signed-in', { agent: '', network: '127.0.*.*' }],
        ['signed-out', null],
        ['signed-in', { agent: '', network: '127.0.*.*' }],
      ]);
      for (const entry of entries)
        expect(entry).toMatchObject({ who: { _id, name }, type: 'account', record: _id });
      const sessions = entries.map(({ session }) => session);
      expect(sessions[5]).toBe(sessions[6]);
      expect(new Set(sessions).size).toBe(3);
    });

    test('of exports, with their rows [19.63]', async () => {
      const message = { name: 'Asha', phone: '9841234567', subject: 'Fees', message: 'How much?' };
      await site.call('POST', '/api/contact', { as: 'nobody', json: message });
      const before = (await trail('?what=exported')).length;
      const { headers } = await site.call('GET', '/api/contacts?page=1');
      const rows = Number(headers.get('x-total-count'));
      for (const format of ['csv', 'xlsx']) {
        await site.call('HEAD', `/api/contacts.${format}`);
        await site.call('GET', `/api/contacts.${format}`);
        expect(await newest()).toMatchObject({ what: 'exported', type: 'contact', detail: { format, rows } });
      }
      await site.call('GET', `/api/contacts.csv?q=nobody-has-this`);
      const exports = await trail('?what=exported');
      expect(exports.slice(0, exports.length - before).map(({ detail }) => detail?.rows)).toEqual([
        0,
        rows,
        rows,
      ]);
    });

    test('of applications and messages by their reference, never by their sender [19.63]', async () => {
      const message = { name: 'Asha', phone: '9841234567', subject: 'Fees', message: 'How much?' };
      const { record } = await site.call('POST', '/api/contact', { as: 'nobody', json: message });
      for (const isSpam of [true, false])
        await site.call('POST', `/api/contact-spam/${record._id}`, { json: { isSpam } });
      await site.call('DELETE', `/api/contact/${record._id}`);
      const entries = await trail(`?record=${record.reference}`);
      expect(entries.map(({ what, title }) => [what, title])).toEqual(
        ['deleted', 'unmarked-spam', 'marked-spam'].map((what) => [what, record.reference]),
      );
    });
  });

  test('keeps the name of an account that is deleted or renamed since [19.60]', async () => {
    const { _id, email, password } = await addAccount({ name: 'Hari Prasad' });
    const as = { token: (await signIn(email, password)).record.token ?? '' };
    await site.call('POST', '/api/faq', { as, json: { title: 'Where?' } });
    await site.call('DELETE', `/api/account/${_id}`);
    expect(await newest(`?who=${_id}`)).toMatchObject({ what: 'created', who: { _id, name: 'Hari Prasad' } });
    expect(await codes('?who=hari%20PRASAD')).toEqual(['created', 'signed-in']);
  });

  test('is sent as a table, whole, in which nothing is a formula, and says that it was taken away [19.68]', async () => {
    for (let count = 0; count < 3; count += 1)
      await site.call('POST', '/api/notice', { json: { title: `=CMD ${count}` } });
    const path = `${AUDIT}?record=%3DCMD&limit=1`;
    const answer = await site.call('GET', path, { headers: { accept: 'text/csv' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/filename="audit-\d{4}-\d\d-\d\d\.csv"/),
    });
    const [heading, ...rows] = parseCsv(answer.text);
    expect(heading).toEqual([
      'When',
      'Who',
      'What',
      'Type',
      'Title',
      'Detail',
      'Record',
      'Account',
      'Session',
    ]);
    expect(rows.map((row) => row[4])).toEqual(["'=CMD 2", "'=CMD 1", "'=CMD 0"]);
    const bytes = await fetch(`${site.url}${path}`, {
      headers: { authorization: `Bearer ${site.token}`, accept: 'text/csv' },
    }).then((response) => response.bytes());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await newest()).toMatchObject({
      what: 'exported',
      type: 'audit',
      detail: { format: 'csv', rows: 3 },
    });
    const json = await site.call('GET', path, { headers: { accept: 'application/json, text/csv;q=0.5' } });
    expect(json.headers.get('content-type')).toMatch('application/json');
  });

  test('is for admins who look after accounts [19.67]', async () => {
    for (const values of [{ role: 'teacher' }, { duties: ['publisher'] }]) {
      const { email, password, role } = await addAccount(values);
      const login = role === 'teacher' ? 'teacher' : 'user';
      const { record } = await site.call('POST', `/api/${login}/login`, {
        as: 'nobody',
        json: { email, password },
      });
      expect((await site.call('GET', AUDIT, { as: { token: record.token ?? '' } })).status).toBe(403);
    }
    expect((await site.call('GET', AUDIT, { as: 'nobody' })).status).toBe(401);
  });

  test('is changed and deleted by no call [19.66]', async () => {
    const { _id } = (await newest()) ?? { _id: '' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await site.call(method, AUDIT, { json: {} })).status, method).toBe(405);
      expect((await site.call(method, `${AUDIT}/${_id}`, { json: {} })).status, method).toBe(404);
    }
    const { json } = await site.call('GET', '/api/openapi.json');
    const { paths } = json as { paths: Record<string, object> };
    const calls = Object.entries(paths).filter(([path]) => /audit|events/.test(path));
    expect(calls.map(([path, methods]) => [path, Object.keys(methods)])).toEqual(
      expect.arrayContaining([
        [AUDIT, ['get']],
        ['/api/events', ['get']],
      ]),
    );
    expect(calls).toHaveLength(2);
  });

  test('adds nothing to what was changed last but changes [17.101]', async () => {
    await site.call('POST', '/api/notice', { json: { title: 'The last change' } });
    const events = async () => (await site.call('GET', '/api/events?limit=100')).json;
    const before = await events();
    await signIn(ADMIN.email, ADMIN.password);
    await signIn(ADMIN.email, 'wrong');
    await site.call('GET', '/api/contacts.csv');
    await site.call('GET', AUDIT, { headers: { accept: 'text/csv' } });
    await expect.poll(() => newest('?what=sign-in-failed')).toBeDefined();
    expect(await events()).toEqual(before);
  });
});
