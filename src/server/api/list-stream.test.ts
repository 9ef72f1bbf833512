import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listStream, MOST_PIECES } from './list-stream.ts';
import { csvList } from './tables.ts';

const STREAMS = 100;
const CHUNKS = 5;
const columns = [{ label: 'n', cell: (n: number) => String(n) }];

/** Counts what is read in each turn of the event loop. */
function countTurns() {
  const counted = { now: 0, most: 0 };
  let timer = setImmediate(function next() {
    counted.most = Math.max(counted.most, counted.now);
    counted.now = 0;
    timer = setImmediate(next);
  });
  return { counted, stop: () => clearImmediate(timer) };
}

test('Hundreds of open lists are made a few chunks in a turn of the event loop, each list in its turn [21.90]', async () => {
  const { counted, stop } = countTurns();
  const read = Array<number>(STREAMS).fill(0);
  let widest = 0;
  async function* chunksOf(stream: number) {
    for (let n = 1; n <= CHUNKS; n += 1) {
      counted.now += 1;
      read[stream] = n;
      widest = Math.max(widest, Math.max(...read) - Math.min(...read));
      yield [n];
    }
  }
  const all = await Promise.all(read.map((_, stream) => text(csvList(chunksOf(stream), columns))));
  stop();
  expect(new Set(all)).toEqual(new Set(['n\r\n1\r\n2\r\n3\r\n4\r\n5\r\n']));
  expect(counted.most).toBeLessThanOrEqual(MOST_PIECES);
  expect(widest).toBe(1);
});

test('A list that its client leaves makes no further piece and holds up no other', async () => {
  const held = Promise.withResolvers<void>();
  const made: string[] = [];
  const closed: string[] = [];
  async function* piecesOf(name: string) {
    try {
      for (const piece of ['1', '2']) {
        made.push(name);
        if (name === 'slow') await held.promise;
        yield piece;
      }
    } finally {
      closed.push(name);
    }
  }
  const slow = Array.from({ length: MOST_PIECES }, () => listStream(piecesOf('slow')));
  const all = slow.map((stream) => text(stream).catch(() => 'broken off'));
  const left = listStream(piecesOf('left')).resume();
  const next = text(listStream(piecesOf('next')));
  await new Promise((resolve) => left.once('close', resolve).destroy());
  slow[0]?.destroy();
  held.resolve();
  expect(await next).toBe('12');
  expect(await Promise.all(all)).toEqual(['broken off', '12', '12', '12']);
  expect(made.filter((name) => name === 'slow')).toHaveLength(2 * MOST_PIECES - 1);
  expect(made).not.toContain('left');
  expect(closed.filter((name) => name === 'slow')).toHaveLength(MOST_PIECES);
});

test('An error of the source breaks the list off, and others go on', async () => {
  async function* failing() {
    yield '1';
    throw new Error('no');
  }
  for (let round = 0; round < 3; round += 1) {
    await expect(text(listStream(failing()))).rejects.toThrow('no');
  }
});
