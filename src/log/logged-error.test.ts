import { expect, test } from 'vitest';
import { DatabaseFault } from '../db/fault.ts';
import { errors } from '../errors.ts';
import { describeError } from './logger.ts';

function thrownBy(step: () => unknown): unknown {
  try {
    return step();
  } catch (error) {
    return error;
  }
}

test('an error in the log has no text that was read and no properties with data [18.67]', () => {
  const personal = 'Asha Tamang';
  const ofDatabase = Object.assign(new Error(`null value in "name": (${personal}, "9841")`), {
    code: '23502',
    table: 'contact',
    detail: `Failing row contains (${personal}).`,
    parameters: [personal],
  });
  const cause = new Error('the change failed', { cause: ofDatabase });
  const errors = [
    thrownBy(() => JSON.parse(`{"name": "${personal}", nonsense`)),
    thrownBy(() => new URL(`//${personal}`)),
    new AggregateError([ofDatabase, cause], 'two attempts'),
    personal,
    { name: personal },
  ].map((error) => describeError(error));
  expect(JSON.stringify(errors)).not.toContain('Asha');
  expect(errors.map(({ type }) => type)).toEqual([
    'SyntaxError',
    'TypeError',
    'AggregateError',
    'string',
    'object',
  ]);
  expect(errors[2]?.errors?.[0]).toMatchObject({
    message: 'null value in "…")',
    code: '23502',
    table: 'contact',
  });
  expect(errors[2]?.errors?.[1]?.cause?.code).toBe('23502');
});

test('an error in the log keeps its calls, without the lines of its message', () => {
  const { message, stack } = describeError(new RangeError('too long:\n    at most 5'));
  expect(message).toBe('too long:\n    at most 5');
  expect(stack).toContain('logged-error.test.ts');
  expect(stack?.split('\n')[0]).toContain('logged-error.test.ts');
});

test('a lost database is told once, and not with each work that fails meanwhile [22.21]', () => {
  const fault = new DatabaseFault('DATABASE_GONE', 'Copy it: cp …', errors.databaseAway);
  expect(describeError(fault)).toEqual({
    type: 'DatabaseFault',
    code: 'DATABASE_GONE',
    message: 'Copy it: cp …',
  });
  expect(describeError(fault.meaning)).toEqual({
    type: 'AppError',
    code: 'database-away',
    message: expect.stringContaining('Nothing was stored'),
    cause: { type: 'DatabaseFault', code: 'DATABASE_GONE', message: '' },
  });
});
