import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lateIn, lateModules } from './late-modules.ts';

test('what is loaded late is still required where it was', () => {
  const code = readFileSync(lateIn, 'utf8');
  for (const name of lateModules) expect(code).toContain(`require('${name}')`);
});
