import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neverCalled, neverCalledBy } from './left-out.ts';

test('what is left out of the server is still where its libraries keep it', () => {
  for (const file of neverCalled) expect(readFileSync(file, 'utf8')).not.toBe('');
});

test('what is left out of Node.js is still required where it was', () => {
  for (const [file, modules] of neverCalledBy) {
    const code = readFileSync(file, 'utf8');
    for (const module of modules) expect(code).toContain(`require('${module}')`);
  }
});
