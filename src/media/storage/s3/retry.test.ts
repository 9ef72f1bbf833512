import { expect, test } from 'vitest';
import { retrying } from './retry.ts';
import { StoreError, StoreTimeout } from './send.ts';

test.each([
  ['is silent', new StoreTimeout(), 1],
  ['is busy', new StoreError(503, 'SlowDown', 'slow down'), 4],
])(
  'a store that %s, where a visitor waits, is asked once or a few times [18.16]',
  async (_, error, times) => {
    let attempts = 0;
    const attempt = async () => {
      attempts += 1;
      throw error;
    };
    const retried = retrying(attempt, { ms: 60_000, silentMs: 0, pause: async () => {} });
    await expect(retried).rejects.toBe(error);
    expect(attempts).toBe(times);
  },
);
