import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sites } from '../../test/site.ts';

test('A connection that a browser made ahead, without a request, does not hold up the stop [10.14]', {
  timeout: 30_000,
}, async () => {
  const [{ start }] = sites;
  const site = await start();
  const ahead = connect(Number(new URL(site.url).port), 'localhost');
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  ahead.resume();
  await site.close();
  expect(await ended).toEqual([false]);
});
