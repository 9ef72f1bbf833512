import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdUnit } from './unit.ts';

test('one at a time has a data folder: the next waits for one that stops, and is told who goes on [18.21]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-unit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await holdUnit(folder);
  expect(first.former).toBeNull();
  expect(await readFile(join(folder, 'unit'), 'utf8')).toBe(`process ${process.pid}\n${first.holder}\n`);
  const waiting = holdUnit(folder);
  setTimeout(first.release, 300);
  const next = await waiting;
  expect([next.former, next.holder === first.holder]).toEqual([first.holder, false]);
  await expect(holdUnit(folder)).rejects.toThrow(
    `The folder ${folder} is in use: process ${process.pid} has it`,
  );
  next.release();
  (await holdUnit(folder)).release();
});
