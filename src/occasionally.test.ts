import { expect, test } from 'vitest';
import { occasionally } from './occasionally.ts';

test('The same error is reported once a minute, with how many were left out; others are not held up [18.33]', () => {
  const reported: string[] = [];
  let ms = 0;
  const report = occasionally(
    (error, leftOut) => reported.push(`${(error as Error).message} ${leftOut}`),
    undefined,
    () => ms,
  );
  const refused = () => Object.assign(new Error(`connect ${ms}`), { code: 'ECONNREFUSED' });
  for (; ms < 60_000; ms += 500) report(refused());
  expect(reported).toEqual(['connect 0 0']);
  report(new Error('something else'));
  report(refused());
  report(refused());
  expect(reported).toEqual(['connect 0 0', 'something else 0', 'connect 60000 119']);
});
