import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { reauthentication, withReauthentication } from './reauthentication.ts';

const stored = new Map<string, string>();
const signedInWith = (token: string) => stored.set('profile', JSON.stringify({ token }));
const refused = () => new ApiError(401, 'not-signed-in', 'Please sign in first.');

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  signedInWith('old');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A call that is refused with 401', () => {
  test('waits until the person has signed in, and is repeated', async () => {
    const call = vi.fn().mockRejectedValueOnce(refused()).mockResolvedValueOnce('saved');
    const answer = withReauthentication(call);
    await vi.waitFor(() => expect(reauthentication.isWanted()).toBe(true));
    expect(call).toHaveBeenCalledTimes(1);

    signedInWith('new');
    reauthentication.done();
    await expect(answer).resolves.toBe('saved');
    expect(call).toHaveBeenCalledTimes(2);
    expect(reauthentication.isWanted()).toBe(false);
  });

  test('shares one reauthentication with other calls', async () => {
    const heard = vi.fn();
    const unsubscribe = reauthentication.subscribe(heard);
    const calls = [1, 2].map((n) => vi.fn().mockRejectedValueOnce(refused()).mockResolvedValueOnce(n));
    const answers = calls.map((call) => withReauthentication(call));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    signedInWith('new');
    reauthentication.done();
    await expect(Promise.all(answers)).resolves.toEqual([1, 2]);
    unsubscribe();
  });

  test('is repeated at once if another call has renewed the session', async () => {
    const call = vi.fn(async () => {
      if (call.mock.calls.length > 1) return 'saved';
      signedInWith('new');
      throw refused();
    });
    await expect(withReauthentication(call)).resolves.toBe('saved');
    expect(reauthentication.isWanted()).toBe(false);
  });

  test('rethrows any other error', async () => {
    const failure = new ApiError(403, 'not-allowed', 'Your account may not do this.');
    await expect(withReauthentication(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(reauthentication.isWanted()).toBe(false);
  });
});
