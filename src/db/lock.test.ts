import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireLock } from './lock.ts';

const HOLDER = fileURLToPath(new URL('lock-holder.fixture.ts', import.meta.url));

let folder: string;
let file: string;
let holder: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chautari-lock-'));
  file = join(folder, 'lock');
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test('a lock is held by one at a time', () => {
  const release = acquireLock(file);
  expect(release).not.toBeNull();
  expect(acquireLock(file)).toBeNull();
  release?.();
  const again = acquireLock(file);
  expect(again).not.toBeNull();
  again?.();
});

test.each([
  ['a folder', () => mkdir(file)],
  ['another file', () => writeFile(file, 'x'.repeat(4096))],
])('%s of its name is refused with what to do [22.35]', async (_what, make) => {
  await make();
  expect(() => acquireLock(file)).toThrow(`${file} cannot be used as a lock`);
});

test('a lock ends with the process that held it', async () => {
  holder = spawn(process.execPath, [HOLDER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (holder.stdout) await once(holder.stdout, 'data');
  expect(acquireLock(file)).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  // The system releases the locks of a killed process with a short delay.
  const release = await vi.waitUntil(() => acquireLock(file), { timeout: 5000 });
  release();
});

test('a path that cannot be a lock throws', () => {
  expect(() => acquireLock(folder)).toThrow();
});
