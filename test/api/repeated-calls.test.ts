import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../src/accounts/digest.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { readSql } from '../run-sql.ts';
import { type Answer, type CallOptions, sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const HOUR_MS = 3_600_000;

describe.each(sites)('A call of staff that is repeated under its key, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const call = (key: string, method: string, path: string, { headers, ...more }: CallOptions = {}) =>
    site.call(method, path, { ...more, headers: { ...headers, 'idempotency-key': key } });
  const seen = ({ status, json, headers }: Answer) => [status, json, headers.get('etag')];
  /** Makes a call twice under one key. @returns its answer, which both had */
  async function twice(method: string, path: string, options: () => CallOptions | Promise<CallOptions>) {
    const key = randomUUID();
    const first = await call(key, method, path, await options());
    const second = await call(key, method, path, await options());
    expect(first.status, first.text).toBeLessThan(300);
    expect(seen(second)).toEqual(seen(first));
    return first;
  }
  const auditOf = async (id: string) =>
    (await site.call('GET', `/api/manage/audit?record=${id}`)).list.map(({ what }) => what);
  const newNotice = async (title: string) => {
    const { record, headers } = await site.call('POST', '/api/notice', { json: { title, description: 'x' } });
    return { id: String(record._id), etag: headers.get('etag') ?? '' };
  };

  test('makes one record, with one set of pictures [19.96]', async () => {
    const body = async () => ({ body: multipart({ title: 'Annual day', image: await smallPicture() }) });
    const made = await twice('POST', '/api/gallery', body);
    const list = (await site.call('GET', '/api/gallerys?q=Annual', { as: 'nobody' })).list;
    expect(list.map(({ _id }) => _id)).toEqual([made.record._id]);
    const { image } = made.json as { image: string[] };
    const added = await twice('POST', `/api/gallery-image-update/${made.record._id}`, async () => ({
      body: multipart({ image: await smallPicture('#334455') }),
    }));
    expect((added.json as { image: string[] }).image).toHaveLength(image.length + 1);
    await twice('POST', '/api/picture', async () => ({ body: multipart({ image: await smallPicture() }) }));
  });

  test('saves once, although the tag it names is an older one by then [19.96]', async () => {
    const { id, etag } = await newNotice('Fees');
    const headers = { 'if-match': etag };
    await twice('PUT', `/api/notice/${id}`, () => ({ json: { title: 'Fees of 2083' }, headers }));
    expect(await auditOf(id)).toEqual(['updated', 'created']);
  });

  test('answers as at first where somebody else has changed the record since [19.96]', async () => {
    const { id, etag } = await newNotice('Routine');
    const key = randomUUID();
    const json = { title: 'Routine of Poush' };
    const first = await call(key, 'PUT', `/api/notice/${id}`, { json, headers: { 'if-match': etag } });
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Routine of Magh' } });
    const second = await call(key, 'PUT', `/api/notice/${id}`, { json, headers: { 'if-match': etag } });
    expect(seen(second)).toEqual(seen(first));
    const next = { json: { title: 'Mine' }, headers: { 'if-match': tagOf(second) } };
    expect((await site.call('PUT', `/api/notice/${id}`, next)).status).toBe(412);
    expect((await site.call('GET', `/api/notice/${id}`)).record.title).toBe('Routine of Magh');
  });

  test('every call of a draft, its dates, review, versions and the trash is made once [19.96]', async () => {
    const base = '/api/manage/notice';
    const made = await twice('POST', base, () => ({ json: { title: 'Convocation', description: 'x' } }));
    const { _id } = managed(made);
    let tag = tagOf(made);
    const step = async (method: string, path: string, json?: object) => {
      const headers = { 'if-match': tag };
      const answer = await twice(method, path, () => ({ headers, ...(json && { json }) }));
      tag = tagOf(answer);
      return answer;
    };
    await step('PUT', `${base}/${_id}/draft`, { fields: { title: 'Convocation 2083' } });
    await step('POST', `${base}/${_id}/review`, { action: 'submit' });
    await step('POST', `${base}/${_id}/publish`, {});
    await step('PUT', `${base}/${_id}/draft`, { fields: { title: 'Convocation 2084' } });
    await step('POST', `${base}/${_id}/publish`, {});
    await step('POST', `${base}/${_id}/versions/1/restore`, {});
    await step('DELETE', `${base}/${_id}/draft`);
    await step('POST', `${base}/${_id}/unpublish`);
    await step('POST', `${base}/${_id}/publish`, {});
    await twice('DELETE', `/api/notice/${_id}`, () => ({}));
    await twice('POST', `${base}/${_id}/untrash`, () => ({}));
    await twice('DELETE', `/api/notice/${_id}`, () => ({}));
    await twice('DELETE', `/api/manage/trash/${_id}`, () => ({}));
    expect((await editorOf(site, 'notice').look(_id)).status).toBe(404);
  });

  test('pictures of an album are put in order, described and deleted once [19.96]', async () => {
    const files = await Promise.all(['#112233', '#445566', '#778899'].map(smallPicture));
    const body = multipart({ title: 'Farewell', image: files, imageAlt: '["a","b","c"]' });
    const made = await site.call('POST', '/api/gallery', { body });
    const { _id, image } = made.json as { _id: string; image: string[] };
    let tag = tagOf(made);
    const step = async (method: string, path: string, json: object) => {
      const headers = { 'if-match': tag };
      const answer = await twice(method, path, () => ({ headers, json }));
      tag = tagOf(answer);
      return answer.json;
    };
    await step('POST', `/api/gallery-image-order/${_id}`, { image: image.toReversed() });
    await step('PUT', `/api/gallery/${_id}`, { imageAlt: ['z', 'y', 'x'] });
    const left = await step('POST', `/api/gallery-image-delete/${_id}`, { index: 0, image: image[2] });
    expect(left).toMatchObject({ image: [image[1], image[0]], imageAlt: ['y', 'x'] });
  });

  test('a link to a preview is made once, its token stored nowhere, and all are ended once [19.96, 22.88]', async () => {
    const { id } = await newNotice('Shown around');
    const path = `/api/manage/notice/${id}/preview`;
    const { pathname, searchParams } = new URL(
      String((await twice('POST', path, () => ({ json: { hours: 2 } }))).record.url),
    );
    const open = async () => (await site.call('GET', `${pathname}?${searchParams}`, { as: 'nobody' })).status;
    expect(await open()).toBe(200);
    expect(managed(await editorOf(site, 'notice').look(id)).previews).toHaveLength(1);
    const answers = await readSql(site, 'select answer from call_key');
    expect(JSON.stringify(answers)).not.toContain(searchParams.get('preview'));
    await twice('DELETE', path, () => ({}));
    expect(await open()).toBe(410);
    expect(await auditOf(id)).toEqual(['previews-ended', 'preview-made', 'created']);
  });

  test('an account is made once, and its password is stored nowhere, in no digest that could be tried [19.96]', async () => {
    const json = { role: 'teacher', name: 'Gita', email: 'gita@example.org', password: 'tall-mango-tree-9' };
    await twice('POST', '/api/account', () => ({ json }));
    expect((await site.call('GET', '/api/accounts?q=gita')).list).toHaveLength(1);
    const stored = JSON.stringify(await readSql(site, 'select digest, answer from call_key'));
    expect(stored).not.toContain(json.password);
    expect(stored).not.toContain(digestOf(JSON.stringify(json)));
  });

  test('a redirect is added, and a question tied to its answer, once [19.96]', async () => {
    await twice('POST', '/api/manage/redirects', () => ({ json: { from: '/fees.html', to: '/notices' } }));
    expect((await site.call('GET', '/api/manage/redirects?q=fees.html')).list).toHaveLength(1);
    const asked = 'Where do I leave my umbrella?';
    await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message: asked } });
    const find = async () => (await site.call('GET', `/api/unanswered?q=umbrella`)).list[0]?._id;
    await expect.poll(find).toBeDefined();
    const json = { type: 'notice', item: (await newNotice('Lost and found')).id };
    const path = `/api/unanswered/${await find()}/answer`;
    const tied = await twice('POST', path, () => ({ json }));
    expect((await site.call('GET', '/api/taught')).list.map(({ _id }) => _id)).toEqual([tied.record._id]);
  });

  test('several records at once are each changed once [19.96]', async () => {
    const records = [await newNotice('One'), await newNotice('Two')];
    const ids = records.map(({ id, etag }) => ({ id, etag }));
    const { json } = await twice('POST', '/api/manage/notice/bulk', () => ({
      json: { action: 'unpublish', ids },
    }));
    expect(json).toEqual({ done: ids.map(({ id }) => id), refused: [] });
  });

  test('another content or call under the key is 409, and a refused call is made again [19.96]', async () => {
    const key = randomUUID();
    expect((await call(key, 'POST', '/api/notice', { json: { title: '' } })).status).toBe(400);
    const json = { title: 'Holiday', description: 'x' };
    expect((await call(key, 'POST', '/api/notice', { json })).status).toBe(201);
    const other = await call(key, 'POST', '/api/notice', { json: { ...json, title: 'Holidays' } });
    expect([other.status, other.refusal.code]).toEqual([409, 'conflict']);
    expect((await call(key, 'POST', '/api/faq', { json })).status).toBe(409);
    expect((await site.call('GET', '/api/notices?q=Holiday')).list).toHaveLength(1);
    expect((await call('key with spaces', 'POST', '/api/notice', { json })).status).toBe(400);
  });

  test("a key is an account's own [19.96]", async () => {
    const account = { name: 'Bina', email: `${randomUUID()}@example.org`, password: 'tall-mango-tree-9' };
    await site.call('POST', '/api/account', { json: { ...account, role: 'admin' } });
    const login = await site.call('POST', '/api/user/login', { as: 'nobody', json: account });
    const as = { token: String(login.record.token) };
    const key = randomUUID();
    const json = { title: `Shared ${key}`, description: 'x' };
    const stored = async () => (await site.call('GET', `/api/notices?q=${key}`)).list.length;
    await call(key, 'POST', '/api/notice', { json });
    await call(key, 'POST', '/api/notice', { json, as });
    expect(await stored()).toBe(2);
  });

  test('of two at the same time one is made, and both get its answer [19.96]', async () => {
    const key = randomUUID();
    const json = { title: `At once ${key}`, description: 'x' };
    const answers = await Promise.all([1, 2, 3].map(() => call(key, 'POST', '/api/notice', { json })));
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
    expect((await site.call('GET', `/api/notices?q=${key}`)).list).toHaveLength(1);
    const body = async () => ({ body: multipart({ title: key, image: await smallPicture() }) });
    const albums = await Promise.all(
      [1, 2].map(async () => call(`${key}-album`, 'POST', '/api/gallery', await body())),
    );
    expect(seen(albums[0] as Answer)).toEqual(seen(albums[1] as Answer));
  });

  test('and is forgotten after a day [19.96]', async () => {
    let now = Date.parse('2026-11-24T04:00:00Z');
    const other = await start({ now: () => new Date(now) });
    try {
      const json = { title: 'Again', description: 'x' };
      const headers = { 'idempotency-key': randomUUID() };
      const made = async (token: string) =>
        (await other.call('POST', '/api/notice', { json, headers, as: { token } })).record._id;
      const first = await made(other.token);
      expect(await made(other.token)).toBe(first);
      now += 25 * HOUR_MS;
      const { email, password } = ADMIN;
      const login = await other.call('POST', '/api/user/login', { as: 'nobody', json: { email, password } });
      expect(await made(String(login.record.token))).not.toBe(first);
    } finally {
      await other.close();
    }
  });
});
