import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';

let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'main.ts'), 'one');
});

afterEach(() => rm(root, { recursive: true }));

test.each([
  ['a changed source', 'src/main.ts', 'two'],
  ['a new source', 'src/more.ts', ''],
  ['other dependencies', 'package-lock.json', '{}'],
  ['another build', 'vite.config.ts', ''],
])('%s asks for a new build', async (_, path, text) => {
  const before = fingerprint(root);
  await writeFile(join(root, path), text);
  expect(fingerprint(root)).not.toBe(before);
});

test.each(['src/main.test.ts', 'README.md'])('%s does not', async (path) => {
  const before = fingerprint(root);
  await writeFile(join(root, path), 'changed');
  await writeFile(join(root, 'src', 'main.ts'), 'one');
  expect(fingerprint(root)).toBe(before);
});
