import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** Work that lasts until it is told to end. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const piece = { started: false, end: () => resolve('done'), fail: () => reject(new Error('failed')) };
  return Object.assign(piece, {
    run: () => {
      piece.started = true;
      return promise;
    },
  });
}

test('two at a time, in order of arrival', async () => {
  const take = limitConcurrency(2, 10);
  const pieces = [work(), work(), work(), work()] as const;
  const all = pieces.map((piece) => take(piece.run));
  const started = () => pieces.map((piece) => piece.started);
  await expect.poll(started).toEqual([true, true, false, false]);
  pieces[1].end();
  await all[1];
  await expect.poll(started).toEqual([true, true, true, false]);
  pieces[0].fail();
  await expect(all[0]).rejects.toThrow('failed');
  await expect.poll(started).toEqual([true, true, true, true]);
  pieces[2].end();
  pieces[3].end();
  expect(await Promise.all([all[2], all[3]])).toEqual(['done', 'done']);
});

test('whoever comes to a full queue is told that the server is busy', async () => {
  const take = limitConcurrency(1, 1);
  const first = work();
  const second = work();
  const running = [take(first.run), take(second.run)];
  await expect(take(work().run)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  first.end();
  second.end();
  await Promise.all(running);
  await expect(take(async () => 'free again')).resolves.toBe('free again');
});

test('whoever gives up while waiting leaves the queue', async () => {
  const take = limitConcurrency(1, 1);
  const first = work();
  const running = take(first.run);
  const leaving = new AbortController();
  const left = work();
  const waiting = take(left.run, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = take(async () => 'in its place');
  first.end();
  await running;
  expect(await next).toBe('in its place');
  expect(left.started).toBe(false);
});

test('whoever had given up before is not begun', async () => {
  const piece = work();
  const take = limitConcurrency(1, 1);
  await expect(take(piece.run, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(piece.started).toBe(false);
});
