import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

const LONG = 1024 * 1024;

test('Long bodies that arrive together are parsed in turns of the event loop, one in each', async () => {
  let turn = 0;
  const turns: number[] = [];
  const all = Promise.all(Array.from({ length: 4 }, () => ownTurn(LONG).then(() => turns.push(turn))));
  for (; turns.length < 4; turn += 1) await nextTurn();
  await all;
  expect(new Set(turns).size).toBe(4);
});

test('A short body does not wait for long ones', async () => {
  const order: string[] = [];
  await Promise.all([
    ownTurn(LONG).then(() => order.push('long')),
    ownTurn(1000).then(() => order.push('short')),
  ]);
  expect(order).toEqual(['short', 'long']);
});
