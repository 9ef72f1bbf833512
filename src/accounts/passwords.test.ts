import { describe, expect, test } from 'vitest';
import { program } from './actor.ts';
import { askerOf } from './hash-queue.ts';
import { type Cost, Passwords } from './passwords.ts';

const asker = askerOf(program);

describe('passwords', () => {
  test('are hashed with Argon2id at 19 MiB, two passes, one lane, each with its own salt', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([
      passwords.hash('हिमाल हिमाल १', asker),
      passwords.hash('हिमाल हिमाल १', asker),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await passwords.verify('हिमाल हिमाल १', one ?? '', asker)).toBe(true);
    expect(await passwords.verify('हिमाल हिमाल २', one ?? '', asker)).toBe(false);
  });

  test('match in composed and decomposed Unicode form', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('caf\u00e9 caf\u00e9', asker);
    expect(await passwords.verify('cafe\u0301 cafe\u0301', stored, asker)).toBe(true);
  });

  test('are verified at the cost of the stored hash', async () => {
    const costs: Cost[] = [];
    const passwords = new Passwords(async (_password, _salt, cost) => {
      costs.push(cost);
      return Buffer.alloc(32);
    });
    const key = Buffer.alloc(32).toString('base64').replace('=', '');
    expect(
      await passwords.verify('x', `$argon2id$v=19$m=1024,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$${key}`, asker),
    ).toBe(true);
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
      expect(await passwords.verify('', stored, asker)).toBe(false);
      expect(hashes).toBe(1);
    },
  );

  test('free their slot when hashing fails', async () => {
    let isBroken = true;
    const passwords = new Passwords(async () => {
      if (isBroken) throw new Error('no memory');
      return Buffer.alloc(32);
    });
    const failing = Array.from({ length: 10 }, () => passwords.hash('x', asker));
    for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
    isBroken = false;
    expect(await passwords.hash('x', asker)).toContain('argon2id');
  });
});
