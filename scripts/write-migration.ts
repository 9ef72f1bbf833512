/**
 * `npm run migration -- WORDS` writes the migration that adds the missing tables and columns.
 * `npm run migration -- rename TABLE.COLUMN NEW`, `-- drop TABLE.COLUMN` and `-- backfill TABLE NAME` write one by
 * hand.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contentTypes } from '../src/content/index.ts';
import { shapesFor } from '../src/db/database.ts';
import { type Step, shapesAfter, stepsBetween } from '../src/db/migration/migration.ts';
import { readMigrations, stepsDropping, undeclaredColumns } from './migration-files.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
const words = process.argv.slice(2);
const declared = shapesFor(contentTypes);

writeNext();

function writeNext(): void {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  const frozen = readMigrations(
    Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))])),
  );
  const shapes = shapesAfter(frozen);
  const steps = wantedSteps(shapes);
  if (steps.length === 0) {
    console.log('The migrations already lead to what the declarations ask for.');
    reportUndeclared(shapes);
    return;
  }
  const slug = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const name = `${String(frozen.length + 1).padStart(4, '0')}-${slug || 'change'}`;
  // Throws before the file is written if a step names a missing table or column.
  const after = shapesAfter([...frozen, { name, steps }]);
  write(name, steps);
  reportUndeclared(after);
}

function wantedSteps(shapes: ReturnType<typeof shapesAfter>): Step[] {
  const [verb, where = '', name = ''] = words;
  const [table = '', column = ''] = where.split('.');
  if (verb === 'rename' && name) return [{ do: 'rename-column', table, column, to: name }];
  if (verb === 'drop' && column) return stepsDropping(shapes, table, column);
  if (verb === 'backfill' && name) return [{ do: 'backfill', table, with: name }];
  return stepsBetween(shapes, declared);
}

function write(name: string, steps: readonly Step[]): void {
  const lines = steps.map(
    (step) => `    ${step.do === 'create-table' ? linesOf(step) : JSON.stringify(step)}`,
  );
  writeFileSync(new URL(`${name}.json`, FOLDER), `{\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`);
  console.log(`Wrote migrations/${name}.json: ${steps.length} step(s).`);
}

/** A line for each column and index, so that a change of one is a change of one line. */
function linesOf({ table }: Extract<Step, { do: 'create-table' }>): string {
  const columns = Object.entries(table.columns).map(
    ([column, shape]) => `"${column}": ${JSON.stringify(shape)}`,
  );
  const indexes = table.indexes.map((index) => JSON.stringify(index));
  const inside = (lines: readonly string[]) => lines.map((line) => `\n        ${line}`).join(',');
  return `{ "do": "create-table", "table": { "name": "${table.name}", "columns": {${inside(columns)} }, "indexes": [${inside(indexes)}] } }`;
}

function reportUndeclared(after: ReturnType<typeof shapesAfter>): void {
  for (const column of undeclaredColumns(after, declared))
    console.log(
      `No declaration names ${column}: npm run migration -- drop ${column}, or -- rename ${column} NEW-NAME`,
    );
}
