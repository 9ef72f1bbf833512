import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdUnit } from './unit.ts';

test('one at a time has a data folder: the next waits for one that stops, and is told who goes on [18.21]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-unit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const release = await holdUnit(folder);
  expect(await readFile(join(folder, 'unit'), 'utf8')).toBe(`process ${process.pid}\n`);
  const next = holdUnit(folder);
  setTimeout(release, 300);
  const releaseNext = await next;
  await expect(holdUnit(folder)).rejects.toThrow(
    `The folder ${folder} is in use: process ${process.pid} has it`,
  );
  releaseNext();
  (await holdUnit(folder))();
});
