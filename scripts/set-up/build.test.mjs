import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, keepFormerAssets } from './build.mjs';

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

test('a build keeps the files that only the former one has, also when it is built again [18.47]', async () => {
  const client = (name) => join(root, name, 'client');
  const built = async (name, ...files) => {
    await mkdir(join(client(name), 'assets'), { recursive: true });
    for (const file of files) await writeFile(join(client(name), 'assets', file), file);
  };
  await built('first', 'site-1.js', 'font.woff2');
  await built('second', 'site-2.js', 'font.woff2');
  await built('again', 'site-2.js', 'font.woff2');
  await built('third', 'site-3.js', 'font.woff2');
  keepFormerAssets(client('none'), client('first'));
  keepFormerAssets(client('first'), client('second'));
  keepFormerAssets(client('second'), client('again'));
  keepFormerAssets(client('again'), client('third'));
  const kept = (name) => readdir(join(client(name), 'former'));
  expect(await kept('first')).toEqual([]);
  expect(await kept('second')).toEqual(['site-1.js']);
  expect(await kept('again')).toEqual(['site-1.js']);
  expect(await kept('third')).toEqual(['site-2.js']);
});
