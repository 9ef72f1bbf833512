import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nepaliWords } from './nepali-words.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'room'));
  writeFileSync(
    join(root, 'room/words.ts'),
    "const english = { hello: 'Hello' };\nconst nepali: Words<typeof english> = { hello: 'नमस्ते' };\n" +
      'export const words = { en: english, ne: nepali };\nexport const other = 1;\n',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

const built = (script: string) => {
  writeFileSync(join(root, 'script.ts'), script);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [nepaliWords()],
    build: { write: false, rolldownOptions: { input: join(root, 'script.ts') } },
  });
};

test('a script that would carry words in both languages is not built [20.40]', async () => {
  await expect(
    built("import { words } from './room/words.ts';\nconsole.log(words.en.hello);"),
  ).rejects.toThrow('has both languages');
  await expect(built("import './room/words.ts';\nconsole.log(2);")).resolves.toBeDefined();
});
