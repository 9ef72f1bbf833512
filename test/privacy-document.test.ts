import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { neutralCollege } from '../src/content/college.ts';
import { EXPIRING_TABLES } from '../src/retention/delete-expired.ts';
import { readSql } from './run-sql.ts';
import { sites } from './site.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/privacy.md'), 'utf8');
const [beforeElsewhere = ''] = page.split('\n## Elsewhere');

/** Names of tables: the first cells of the tables, and all names in the paragraphs. Settings have capitals. */
function tablesNamed(): string[] {
  const cells = [...beforeElsewhere.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  const paragraphs = beforeElsewhere.split('\n').filter((line) => !line.startsWith('|'));
  const names = [...paragraphs.join('\n').matchAll(/`([a-z][a-z_]*)`/g)].map(([, name = '']) => name);
  return [...cells, ...names];
}

test('the page about personal data names every table of the database once, and no other [21.48]', async () => {
  const [sqlite] = sites;
  const site = await sqlite.start();
  const rows = await readSql(site, "select name from sqlite_master where type = 'table'");
  await site.close();
  // The full-text index keeps tables of its own under its name.
  const tables = rows
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:search_index_|sqlite_)/.test(name));
  expect(tables.length).toBeGreaterThan(50);
  expect(tablesNamed().sort()).toEqual(tables.sort());
});

test('it says of every table that expires by a setting which one, and how long at first [21.48]', () => {
  for (const { table, period } of EXPIRING_TABLES) {
    const line = page.split('\n').find((text) => text.startsWith(`| \`${table}\` |`)) ?? page;
    expect(line, table).toContain(`\`${period}\``);
  }
  for (const [name, days] of Object.entries(neutralCollege))
    if (name.startsWith('keep')) expect(page, name).toMatch(new RegExp(`\`${name}\`,\\s${days} days`));
});
