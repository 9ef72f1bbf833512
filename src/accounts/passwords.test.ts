import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { type Cost, Passwords } from './passwords.ts';

/** Hashes that finish on demand, to count how many run at once. */
function controlledHashes() {
  const running: (() => void)[] = [];
  let most = 0;
  const passwords = new Passwords(
    () =>
      new Promise((resolve) => {
        running.push(() => resolve(Buffer.alloc(32)));
        most = Math.max(most, running.length);
      }),
  );
  const finishAll = async (promises: Promise<unknown>[]) => {
    const all = Promise.allSettled(promises);
    for (let turn = 0; turn < promises.length; turn += 1) {
      running.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  return { passwords, finishAll, most: () => most };
}

describe('passwords', () => {
  test('are hashed with Argon2id at 19 MiB, two passes, one lane, each with its own salt', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([
      passwords.hash('हिमाल हिमाल १'),
      passwords.hash('हिमाल हिमाल १'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await passwords.verify('हिमाल हिमाल १', one ?? '')).toBe(true);
    expect(await passwords.verify('हिमाल हिमाल २', one ?? '')).toBe(false);
  });

  test('match in composed and decomposed Unicode form', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('caf\u00e9 caf\u00e9');
    expect(await passwords.verify('cafe\u0301 cafe\u0301', stored)).toBe(true);
  });

  test('are verified at the cost of the stored hash', async () => {
    const costs: Cost[] = [];
    const passwords = new Passwords(async (_password, _salt, cost) => {
      costs.push(cost);
      return Buffer.alloc(32);
    });
    const key = Buffer.alloc(32).toString('base64').replace('=', '');
    expect(await passwords.verify('x', `$argon2id$v=19$m=1024,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$${key}`)).toBe(
      true,
    );
    expect(costs).toEqual([{ memory: 1024, passes: 3, parallelism: 4 }]);
  });

  test.each(['', 'plain text', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'match no malformed hash (%j), and take the time of one hash',
    async (stored) => {
      let hashes = 0;
      const passwords = new Passwords(async () => {
        hashes += 1;
        return Buffer.alloc(32);
      });
      expect(await passwords.verify('', stored)).toBe(false);
      expect(hashes).toBe(1);
    },
  );

  test('are hashed two at a time; twenty more wait, and further ones get 503', async () => {
    const { passwords, finishAll, most } = controlledHashes();
    const all = Array.from({ length: 24 }, () => passwords.spendVerificationTime('x'));
    const outcomes = await finishAll(all);
    expect(most()).toBe(2);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
    }
  });

  test('free their slot when hashing fails', async () => {
    let isBroken = true;
    const passwords = new Passwords(async () => {
      if (isBroken) throw new Error('no memory');
      return Buffer.alloc(32);
    });
    const failing = Array.from({ length: 10 }, () => passwords.hash('x'));
    for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
    isBroken = false;
    expect(await passwords.hash('x')).toContain('argon2id');
  });
});
