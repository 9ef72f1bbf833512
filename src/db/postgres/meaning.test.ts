import { expect, test } from 'vitest';
import { DatabaseFault } from '../fault.ts';
import { meaningOf } from './meaning.ts';

test.each([
  ['3D000', 'DATABASE_AWAY', 'restore the last backup'],
  ['42P01', 'DATABASE_AWAY', 'restore the last backup'],
  ['28P01', 'DATABASE_AWAY', 'DATABASE_URL'],
  ['42501', 'DATABASE_AWAY', 'grant'],
  ['XX001', 'DATABASE_DAMAGED', 'npm run chautari -- restore'],
])(
  'what a server answers with %s is for somebody to act on, in words for the log [22.25, 22.24]',
  (code, fault, says) => {
    const meaning = meaningOf(Object.assign(new Error('the words of the server'), { code }));
    expect(meaning?.status).toBe(503);
    const cause = meaning?.cause;
    expect(cause).toBeInstanceOf(DatabaseFault);
    expect(cause).toMatchObject({
      code: fault,
      message: expect.stringContaining(`the words of the server (${code})`),
    });
    expect((cause as Error).message).toContain(says);
  },
);
