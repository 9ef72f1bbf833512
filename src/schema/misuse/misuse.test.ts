import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const fixture = new URL('./misuse.fixture.ts', import.meta.url);
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

/** Type-checks the fixture. @returns the line numbers of the errors */
function linesWithErrors(): Promise<number[]> {
  // Several threads would check twice what they share.
  const options = ['-p', import.meta.dirname, '--pretty', 'false', '--singleThreaded'];
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options], { cwd: import.meta.dirname }, (_failed, output) => {
      const errors = output.split('\n').filter((line) => /^\S.*: error TS\d+:/.test(line));
      resolve(errors.map((line) => Number(/^misuse\.fixture\.ts\((\d+),/.exec(line)?.[1])));
    });
  });
}

test('any use of an undeclared field does not compile', async () => {
  const marked = readFileSync(fixture, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes('// error: ') ? [index + 1] : []));
  expect(marked).toHaveLength(15);
  expect(await linesWithErrors()).toEqual(marked);
});
