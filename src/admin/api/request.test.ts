import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiRequest, authorizedRequest } from './request.ts';

/** What becomes of the next calls: a status, or no answer. */
let fates: (number | 'lost')[] = [];
let keys: string[] = [];

beforeEach(() => {
  fates = [];
  keys = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key'] ?? '');
    const fate = fates.shift() ?? 200;
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return new Response('{}', { status: fate });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const change: ApiRequest = { method: 'POST', path: '/manage/redirects', body: { from: '/a', to: '/b' } };
const deletion: ApiRequest = { method: 'DELETE', path: '/contact/1' };
const lost = async (call: ApiRequest) => {
  fates.push('lost');
  await expect(authorizedRequest(call)).rejects.toMatchObject({ status: 0 });
};
const isSameKey = () => keys.at(-1) === keys.at(-2);

test('a change that is made again after a lost answer carries the same key, until it is answered [19.171]', async () => {
  await lost(change);
  await authorizedRequest(change);
  expect(isSameKey()).toBe(true);
  await authorizedRequest(change);
  expect(isSameKey()).toBe(false);
});

test.each<[string, ApiRequest, boolean]>([
  ['another one is added', { ...change, body: { from: '/c', to: '/d' } }, true],
  ['something else is changed', deletion, true],
  ['one of these is deleted', { method: 'DELETE', path: '/manage/redirects/1' }, false],
  ['one of these is changed', { method: 'PUT', path: '/manage/redirects/1', body: {} }, false],
])('a change without an answer, where %s meanwhile [19.171]', async (_, meanwhile, isKept) => {
  await lost(change);
  const [first] = keys;
  await authorizedRequest(meanwhile);
  await authorizedRequest(change);
  expect(keys.at(-1) === first).toBe(isKept);
});

test('what a record underwent meanwhile is about it under each of its addresses [19.171]', async () => {
  const undo: ApiRequest = { method: 'POST', path: '/manage/notice/1/untrash' };
  for (const path of ['/notice/1', '/notice-move/1', '/manage/notice/1/publish']) {
    await lost(undo);
    const first = keys.at(-1);
    await authorizedRequest({ method: 'POST', path });
    await authorizedRequest(undo);
    expect(keys.at(-1)).not.toBe(first);
  }
});

test('another content, also of a form, has a key of its own [19.171]', async () => {
  const form = (title: string) => {
    const body = new FormData();
    body.append('title', title);
    return { method: 'POST', path: '/semester', body } as const;
  };
  await lost(form('First'));
  await authorizedRequest(form('Second'));
  expect(isSameKey()).toBe(false);
  await lost(form('Third'));
  await authorizedRequest(form('Third'));
  expect(isSameKey()).toBe(true);
});

test('a deletion that is made again has been done where nothing is found, a first one has not [19.171]', async () => {
  fates.push(404);
  await expect(authorizedRequest(deletion)).rejects.toMatchObject({ status: 404 });
  await lost(deletion);
  fates.push(404);
  expect((await authorizedRequest(deletion)).body).toBeUndefined();
});

test.each([
  ['a picture', undefined, 'This file is larger than 20 MB. Please choose a smaller one.'],
  ['a table', 1024 * 1024, 'This file is larger than 1 MB. Please choose a smaller one.'],
])('%s that is too large is not sent, whatever is beside it [24.121]', async (_, maxFileBytes, message) => {
  const form = new FormData();
  form.append('title', 'Convocation');
  for (const bytes of [1, (maxFileBytes ?? 20 * 1024 * 1024) + 1])
    form.append('image', new File([new Uint8Array(bytes)], 'a.jpg'));
  const call: ApiRequest = { method: 'POST', path: '/gallery', body: form };
  const refused = authorizedRequest({ ...call, ...(maxFileBytes && { maxFileBytes }) });
  await expect(refused).rejects.toMatchObject({ status: 413, message, fields: { image: message } });
  expect(keys).toEqual([]);
});
