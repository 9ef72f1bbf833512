import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'node-'));
  copyFileSync(join(import.meta.dirname, 'node.sh'), join(root, 'node.sh'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => spawnSync('sh', ['node.sh', ...args], { cwd: root, encoding: 'utf8' });

test('without a whole installation, or a build, says which command to run [24.2]', () => {
  expect(run('--version')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm ci`'),
  });
  mkdirSync(join(root, 'node_modules/left'), { recursive: true });
  expect(run('--version')).toMatchObject({ status: 1 });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  expect(run('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^v\d+/) });
  const unbuilt = run('--max-semi-space-size=16', 'dist/server/main.js');
  expect(unbuilt).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('`npm run build`'),
  });
});
