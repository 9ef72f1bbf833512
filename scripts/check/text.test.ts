import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { findingsInText } from './text.ts';

const findings = (path: string, text: string) => findingsInText([{ path, text }]);
// In two parts, because these lines would be findings themselves.
const left = `${'TO'}${'DO'}`;

describe('the sources must not contain', () => {
  test.each([
    ['src/records/x.ts', 'const a = 1;\n// as Sqlite does\n', 'src/records/x.ts:2 names a database'],
    ['src/site/x.tsx', `// ${left} later`, 'src/site/x.tsx:1 leaves something to do'],
    ['src/site/x.css', `/* ${left} */`, 'src/site/x.css:1 leaves something to do'],
    ['src/db/x.ts', `// @ts${'-'}ignore`, 'src/db/x.ts:1 suppresses a check'],
    ['src/db/x.test.ts', `test.${'only'}('x')`, 'src/db/x.test.ts:1 leaves tests out'],
    ['src/db/x.ts', '/** Ids (contract: Records). */', 'src/db/x.ts:1 cites what is not'],
    ['test/x.ts', 'x\n'.repeat(501), 'test/x.ts:501 has 501 lines'],
  ])('%s: %j', (path, text, says) => {
    expect(findings(path, text)).toHaveLength(1);
    expect(findings(path, text)[0]).toContain(says);
  });

  test.each([
    ['src/db/sqlite/engine.ts', 'better-sqlite3'],
    ['src/settings.ts', 'postgres://'],
    ['src/records/x.test.ts', 'PostgreSQL'],
    ['src/db/x.ts', 'x\n'.repeat(500)],
    ['scripts/x.mjs', left],
  ])('but may contain it in %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});

test('the sources are what the folders of code hold, by their paths from the root', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    await mkdir(join(root, 'src', 'db'), { recursive: true });
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'src', 'db', 'x.ts'), 'x');
    await writeFile(join(root, 'src', 'db', 'x.svg'), 'x');
    await writeFile(join(root, 'dist', 'x.mjs'), 'x');
    await writeFile(join(root, 'vite.config.ts'), 'v');
    expect(readSources(root)).toEqual([
      { path: 'src/db/x.ts', text: 'x' },
      { path: 'vite.config.ts', text: 'v' },
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
