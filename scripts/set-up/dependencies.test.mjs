import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanEnvironment } from './command.mjs';
import { missingPackages } from './dependencies.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dependencies-'));
  await mkdir(join(root, 'node_modules'));
});

afterEach(() => rm(root, { recursive: true }));

const write = (path, packages) => writeFile(join(root, path), JSON.stringify({ packages }));

describe('what is missing', () => {
  test('is everything before the first installation, or after an interrupted one', async () => {
    await write('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' } });
    expect(missingPackages(root)).toEqual(['node_modules/a']);
  });

  test('is what has another version, or was left out with the developer dependencies', async () => {
    await write('package-lock.json', {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', dev: true },
    });
    await write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.9.0' },
    });
    expect(missingPackages(root)).toEqual(['node_modules/b', 'node_modules/c']);
  });

  test('of the optional ones is only what is made for this machine', async () => {
    await write('package-lock.json', {
      'node_modules/here': { version: '1.0.0', optional: true, ...here },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] },
      'node_modules/fallback': { version: '1.0.0', optional: true },
    });
    expect(missingPackages(root)).toEqual(['node_modules/here']);
  });

  test('is nothing when all is there, whatever else is there besides', async () => {
    await write('package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    await write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/more': { version: '1.0.0' },
    });
    expect(missingPackages(root)).toEqual([]);
  });
});

test('an npm that we start hears nothing of the orders to the npm that started us', () => {
  const clean = cleanEnvironment({
    PATH: '/bin',
    npm_lifecycle_event: 'start',
    npm_config_omit: 'dev',
    npm_config_prefix: '/elsewhere',
    npm_config_registry: 'https://registry.example',
    HTTPS_PROXY: 'http://proxy',
  });
  expect(clean).toEqual({
    PATH: '/bin',
    npm_config_registry: 'https://registry.example',
    HTTPS_PROXY: 'http://proxy',
  });
});
