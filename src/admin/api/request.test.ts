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

test('a change that is made again after a lost answer carries the same key, until any change is answered [19.171]', async () => {
  await lost(change);
  await authorizedRequest(change);
  expect(isSameKey()).toBe(true);
  await authorizedRequest(change);
  expect(isSameKey()).toBe(false);
  await lost(change);
  await authorizedRequest(deletion);
  const [before] = keys.slice(-2);
  await authorizedRequest(change);
  expect(keys.at(-1)).not.toBe(before);
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
