import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the measures load without a bundler, as npm run bench loads them', () => {
  const run = join(import.meta.dirname, 'run.ts');
  expect(execFileSync(process.execPath, [run, 'none'], { encoding: 'utf8' })).toContain(
    'Every limit is kept.',
  );
});
