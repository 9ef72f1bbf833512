import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const replace = vi.fn<(address: string) => void>();
const request = new Request('http://college.example/admin/notices?q=exam');

beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { location: { replace } });
  // A window that is being left stays so, which neither the next test nor the next file may meet.
  vi.resetModules();
});
afterEach(() => {
  replace.mockClear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('The guard', () => {
  test.each([
    { who: 'nobody', profile: null },
    { who: 'a student', profile: { token: 'made-up', student: { role: 'student' } } },
    { who: 'another role', profile: { token: 'made-up', user: { role: 'editor' } } },
    { who: 'nonsense', profile: 'nonsense' },
    { who: 'a role without a token', profile: { user: { role: 'admin' } } },
  ])('leads $who to the home page [2.30, 3.27, 6.1, 6.7]', async ({ profile }) => {
    if (profile) stored.set('profile', JSON.stringify(profile));
    const { guard } = await import('./guard.ts');
    void guard({ request });
    expect(replace.mock.calls).toEqual([['/']]);
  });

  test('admits the role of an administrator, by what the browser stores alone [2.30, 3.27, 6.7]', async () => {
    stored.set('profile', JSON.stringify({ token: 'made-up', user: { role: 'admin' } }));
    const { guard } = await import('./guard.ts');
    expect(guard({ request })).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});
