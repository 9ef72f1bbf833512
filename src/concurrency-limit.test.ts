import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** Work that ends on demand. */
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

test('Work runs two at a time, in order of arrival', async () => {
  const limited = limitConcurrency(2, 10);
  const pieces = [work(), work(), work(), work()] as const;
  const all = pieces.map((piece) => limited(piece.run));
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

test('A full queue refuses further work with 503', async () => {
  const limited = limitConcurrency(1, 1);
  const first = work();
  const second = work();
  const running = [limited(first.run), limited(second.run)];
  await expect(limited(work().run)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  first.end();
  second.end();
  await Promise.all(running);
  await expect(limited(async () => 'free again')).resolves.toBe('free again');
});

test('Work aborted while it waits leaves the queue', async () => {
  const limited = limitConcurrency(1, 1);
  const first = work();
  const running = limited(first.run);
  const leaving = new AbortController();
  const left = work();
  const waiting = limited(left.run, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = limited(async () => 'in its place');
  first.end();
  await running;
  expect(await next).toBe('in its place');
  expect(left.started).toBe(false);
});

test('Work aborted before it is offered never starts', async () => {
  const piece = work();
  const limited = limitConcurrency(1, 1);
  await expect(limited(piece.run, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(piece.started).toBe(false);
});
