import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_IDS } from './page-ids.ts';

test('headings in texts take no id of the page itself: all of these are known [23.7]', async () => {
  const src = join(import.meta.dirname, '../..');
  const found = new Set<string>();
  for (const folder of ['site', 'server/pages'])
    for (const name of await readdir(join(src, folder), { recursive: true }))
      if (/(?<!\.test)\.tsx?$/.test(name))
        for (const [, attribute, looked] of readFileSync(join(src, folder, name), 'utf8').matchAll(
          /\bid="([\w-]+)"|getElementById\('([\w-]+)'\)/g,
        ))
          found.add(attribute ?? looked ?? '');
  expect([...PAGE_IDS].sort()).toEqual([...found].sort());
});
