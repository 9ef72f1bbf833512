import { describe, expect, test } from 'vitest';
import { reindexCommand } from './reindex.ts';

async function run(args: string[], entries = 0) {
  const printed = { out: '', err: '', isOpened: false };
  const open = async () => {
    printed.isOpened = true;
    return { rebuild: async () => entries };
  };
  const status = await reindexCommand(args, open, {
    stdout: { write: (text) => (printed.out += text) },
    stderr: { write: (text) => (printed.err += text) },
  });
  return { status, ...printed };
}

describe('reindex', () => {
  test.each([
    [1, 'Read in anew: 1 entry can be found.\n'],
    [10_412, 'Read in anew: 10,412 entries can be found.\n'],
  ])('reports the number of entries: %i', async (entries, out) => {
    expect(await run([], entries)).toMatchObject({ status: 0, out, err: '' });
  });

  test('shows its help without opening the site', async () => {
    const { status, out, isOpened } = await run(['--help']);
    expect({ status, isOpened }).toEqual({ status: 0, isOpened: false });
    expect(out).toContain('npm run chautari -- reindex');
  });

  test.each([[['--fast']], [['everything']]])('is not run with wrong arguments: %j', async (args) => {
    const { status, err, isOpened } = await run(args);
    expect({ status, isOpened }).toEqual({ status: 2, isOpened: false });
    expect(err).toContain('npm run chautari -- reindex');
  });
});
