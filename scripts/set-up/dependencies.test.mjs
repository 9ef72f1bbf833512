import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const all = { alsoForWork: true };

async function packages(wanted, installed) {
  const write = (path, packages) => writeFile(join(root, path), JSON.stringify({ packages }));
  await write('package-lock.json', { '': {}, ...wanted });
  if (!installed) return;
  await write(join('node_modules', '.package-lock.json'), installed);
  for (const path of Object.keys(installed)) {
    await mkdir(join(root, path));
    await writeFile(join(root, path, 'package.json'), '{}');
  }
}

describe('what is missing', () => {
  test('is everything before the first installation, or after an interrupted one', async () => {
    await packages({ 'node_modules/a': { version: '1.0.0' } });
    expect(missingPackages(root, all)).toEqual(['node_modules/a']);
  });

  test('is what has another version', async () => {
    const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
    await packages(wanted, { ...wanted, 'node_modules/b': { version: '1.9.0' } });
    expect(missingPackages(root, all)).toEqual(['node_modules/b']);
  });

  test('is what somebody took away [24.3]', async () => {
    const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
    await packages(wanted, wanted);
    await rm(join(root, 'node_modules', 'b'), { recursive: true });
    expect(missingPackages(root, all)).toEqual(['node_modules/b']);
  });

  test('is for a site nothing that only tests and checks need [24.3]', async () => {
    const site = { 'node_modules/a': { version: '1.0.0' } };
    await packages({ ...site, 'node_modules/b': { version: '1.0.0', dev: true } }, site);
    expect(missingPackages(root, { alsoForWork: false })).toEqual([]);
    expect(missingPackages(root, all)).toEqual(['node_modules/b']);
  });

  test('of the optional ones is only what is made for this machine', async () => {
    await packages({
      'node_modules/here': { version: '1.0.0', optional: true, ...here },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] },
      'node_modules/fallback': { version: '1.0.0', optional: true },
    });
    expect(missingPackages(root, all)).toEqual(['node_modules/here']);
  });

  test('is nothing when all is there, whatever else is there besides', async () => {
    const wanted = { 'node_modules/a': { version: '1.0.0' } };
    await packages(wanted, { ...wanted, 'node_modules/more': { version: '1.0.0' } });
    expect(missingPackages(root, all)).toEqual([]);
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

test('the lock file says of each package where it is, so that npm asks for nothing else [24.3]', async () => {
  const lock = JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(200);
  const asked = packages.filter(([, { resolved }]) => !resolved);
  expect(asked.map(([path]) => path)).toEqual([]);
});
