import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { backupCommand, restoreCommand } from './backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chautari-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each([
  ['backup', backupCommand],
  ['restore', restoreCommand],
])('%s', (verb, command) => {
  async function run(...args: string[]) {
    const printed = { out: '', err: '' };
    const settings = () => readSettings({ DATA_DIR: join(folder, 'data') });
    const status = await command(args, settings, {
      stdout: { write: (text) => (printed.out += text) },
      stderr: { write: (text) => (printed.err += text) },
    });
    return { status, ...printed };
  }

  test('explains itself', async () => {
    const { status, out, err } = await run('--help');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`-- ${verb} FOLDER`);
  });

  test('asks for a folder', async () => {
    const { status, out, err } = await run();
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('FOLDER is missing.');
    expect(err).toContain(`-- ${verb} FOLDER`);
  });

  test.each([
    [['s3://bucket'], 'is not a folder. Mount'],
    [['a', 'b'], 'Too many arguments'],
    [['a', verb === 'backup' ? '--keep=0' : '--day=1'], verb === 'backup' ? '--keep takes' : '--day takes'],
  ])('refuses %j with how it is written', async (args, words) => {
    const { status, err } = await run(...args);
    expect(status).toBe(2);
    expect(err).toContain(words);
  });

  test('says what is not there, and makes nothing', async () => {
    const refused = run(join(folder, 'none', 'x'));
    await expect(refused).rejects.toThrow(/^There is no .*$/);
    expect(await readdir(folder)).toEqual([]);
  });
});
