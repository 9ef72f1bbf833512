import { expect, test } from 'vitest';
import { storageCommand } from './storage.ts';

async function run(...args: string[]) {
  const printed = { out: '', err: '' };
  const settings = () => {
    throw new Error('The settings were read');
  };
  const status = await storageCommand(args, settings, {
    stdout: { write: (text) => (printed.out += text) },
    stderr: { write: (text) => (printed.err += text) },
  });
  return { status, ...printed };
}

test('storage explains itself [10.3]', async () => {
  const { status, out, err } = await run('--help');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('npm run chautari -- storage copy FROM TO --last');
});

test.each([
  [[], 'A verb is missing'],
  [['copy', 'disk'], 'FROM or TO is missing'],
  [['copy', 'disk', 'disk'], 'FROM and TO are the same'],
  [['copy', 's3://college/site/', 's3://college/site'], 'FROM and TO are the same'],
  [['copy', 'disk', '/srv/files'], '/srv/files is neither disk nor s3://'],
  [['copy', 'disk', 's3://college', 's3://other'], 'Too many arguments'],
  [['copy', 'disk', 's3://college', '--begin'], "Unknown option '--begin'"],
])('storage %j is refused with how it is written [18.18]', async (args, words) => {
  const { status, out, err } = await run(...args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(words);
});
