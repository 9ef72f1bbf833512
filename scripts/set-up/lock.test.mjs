import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAbandoned, withLock } from './lock.mjs';

// Above the highest process id of Linux.
const NOBODY = 2 ** 30;
let root;
let path;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(root, 'set-up.lock');
});

afterEach(() => rm(root, { recursive: true }));

describe('a set-up that was killed', () => {
  test.each([
    ['is over when its process is gone', { pid: NOBODY, host: hostname() }, 0, true],
    ['goes on while its process lives', { pid: process.pid, host: hostname() }, 0, false],
    ['goes on while what it started lives', { pid: NOBODY, child: process.pid, host: hostname() }, 0, false],
    ['is waited for ten minutes at most', { pid: process.pid, host: hostname() }, 700, true],
    ['is believed to live on another machine', { pid: NOBODY, host: 'elsewhere' }, 5, false],
    ['is over there after a minute of silence', { pid: NOBODY, host: 'elsewhere' }, 90, true],
  ])('%s', async (_, holder, secondsAgo, expected) => {
    await writeFile(path, JSON.stringify(holder));
    const then = new Date(Date.now() - secondsAgo * 1000);
    await utimes(path, then, then);
    expect(isAbandoned(path)).toBe(expected);
  });

  test('is not declared over while its lock is being written', async () => {
    await writeFile(path, '');
    expect(isAbandoned(path)).toBe(false);
  });
});

test('two set-ups of one folder come one after the other, and leave no lock', async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(root, work('one')), withLock(root, work('two'))]);
  expect(seen).toHaveLength(4);
  expect([seen[1], seen[3]]).toEqual([seen[0], seen[2]].map((line) => line.replace('begins', 'ends')));
  expect(await readdir(join(root, '.cache'))).toEqual([]);
});
