import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Asker, HashQueue, knownAsker, unknownAsker } from './hash-queue.ts';

/** A queue of hashes that finish on demand. */
function queueOf() {
  const queue = new HashQueue();
  const running: (() => void)[] = [];
  const begun: string[] = [];
  let most = 0;
  const refused: string[] = [];
  const all: Promise<void>[] = [];
  const ask = (name: string, asker: Asker) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => {
        running.push(resolve);
        most = Math.max(most, running.length);
      });
    };
    const outcome = queue.run(work, asker).catch((error) => {
      expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
      refused.push(name);
    });
    all.push(outcome);
  };
  /** Finishes hashes, one after the other. */
  const finish = async (count = Number.POSITIVE_INFINITY) => {
    for (let done = 0; done < count && running.length > 0; done += 1) {
      running.shift()?.();
      await turn();
    }
  };
  return { ask, begun, refused, finish, most: () => most, ended: () => Promise.all(all) };
}

const times = (count: number, one: (n: number) => void) => {
  for (let n = 0; n < count; n += 1) one(n);
};

test('two hashes run at a time, a hundred of browsers that are not known wait, and more are refused with 503 [22.40]', async () => {
  const { ask, begun, refused, finish, most, ended } = queueOf();
  times(105, (n) => ask(`${n}`, unknownAsker(`10.${n}.0.1`)));
  await turn();
  expect(refused).toEqual(['102', '103', '104']);
  await finish();
  await ended();
  expect([most(), begun.length]).toEqual([2, 102]);
});

test('an account that asks for many hashes at once waits for itself, not before others [22.40]', async () => {
  const { ask, begun, finish } = queueOf();
  times(50, () => ask('student', knownAsker('student')));
  ask('admin', knownAsker('admin'));
  ask('new browser', unknownAsker('192.0.2.1'));
  await finish(10);
  expect(begun.filter((name) => name !== 'student').sort()).toEqual(['admin', 'new browser']);
});

test.each([
  ['an address', (n: number) => `192.0.2.${n % 12}`],
  ['a /64 network of IPv6', (n: number) => `2001:db8:${n % 12}::${n}`],
  [
    'a provider’s customer with many /64 networks',
    (n: number) => `2001:db8:${(n * 997).toString(16)}:${n.toString(16)}::1`,
  ],
])('%s that asks again and again does not hold up others [22.41]', async (_, address) => {
  const { ask, begun, finish } = queueOf();
  for (let n = 0; n < 136; n += 1) {
    ask('attacker', unknownAsker(address(n)));
    if (n >= 36) await finish(1);
  }
  const before = begun.length;
  ask('admin', unknownAsker('198.51.100.1'));
  await finish(2);
  expect(begun.slice(before)).toContain('admin');
});

test('where it is full, who asks for the most is refused, not who comes then [22.40]', async () => {
  const { ask, begun, refused, finish } = queueOf();
  times(102, () => ask('attacker', unknownAsker('192.0.2.1')));
  ask('admin', unknownAsker('192.0.2.2'));
  await turn();
  expect(refused).toEqual(['attacker']);
  await finish();
  expect(begun).toContain('admin');
});

test('whoever has asked for many is served all the same, though others come again and again [22.40]', async () => {
  const { ask, begun, finish } = queueOf();
  times(5, () => ask('office', unknownAsker('192.0.2.1')));
  await finish(5);
  times(2, (n) => ask('first', unknownAsker(`198.51.100.${n}`)));
  ask('office again', unknownAsker('192.0.2.1'));
  for (let n = 0; n < 900 && !begun.includes('office again'); n += 1) {
    ask('another', unknownAsker(`203.0.${n >> 8}.${n & 255}`));
    await finish(1);
  }
  expect(begun).toContain('office again');
});

test('a request whose client has gone leaves the queue, and is not hashed [22.42]', async () => {
  const { ask, begun, refused, finish, ended } = queueOf();
  const gone = new AbortController();
  times(2, () => ask('before', unknownAsker('192.0.2.1')));
  ask('gone', knownAsker('student', gone.signal));
  gone.abort();
  ask('gone already', knownAsker('student', gone.signal));
  await finish();
  await ended();
  expect(begun).toEqual(['before', 'before']);
  expect(refused.sort()).toEqual(['gone', 'gone already']);
});
