/**
 * `npm run migration -- WORDS` writes the migration that adds the missing tables and columns.
 * `npm run migration -- rename TABLE.COLUMN NEW`, `-- drop TABLE.COLUMN` and `-- backfill TABLE NAME` write one by
 * hand. `npm run migration -- release` records the columns that the present release reads, so that none of them is
 * removed before the next one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contentTypes } from '../src/content/index.ts';
import { shapesFor } from '../src/db/database.ts';
import {
  isContracting,
  type Step,
  shapesAfter,
  stepsBetween,
  stepsDropping,
  undeclaredColumns,
} from '../src/db/migration/migration.ts';
import { readMigrations } from '../src/db/migration/read.ts';
import { lastRelease, releaseOf, takenTooEarly } from '../src/db/migration/release.ts';

const RELEASE = new URL('../src/db/migration/last-release.json', import.meta.url);
const FOLDER = new URL('../migrations/', import.meta.url);

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const frozen = readMigrations(
  Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))])),
);
const shapes = shapesAfter(frozen);
const words = process.argv.slice(2);

function wantedSteps(): Step[] {
  const [verb, where = '', name = ''] = words;
  const [table = '', column = ''] = where.split('.');
  if (verb === 'rename' && name) return [{ do: 'rename-column', table, column, to: name }];
  if (verb === 'drop' && column) return stepsDropping(shapes, table, column);
  if (verb === 'backfill' && name) return [{ do: 'backfill', table, with: name }];
  return stepsBetween(shapes, shapesFor(contentTypes));
}

if (words[0] === 'release') {
  const release = releaseOf(frozen.at(-1)?.name ?? '', shapesFor(contentTypes));
  writeFileSync(RELEASE, `${JSON.stringify(release, null, 2)}\n`);
  console.log(`Noted what the release with ${release.migration} reads.`);
  process.exit();
}

const steps = wantedSteps();
if (steps.length > 0) {
  const phase = steps.some(isContracting) ? 'contract' : 'expand';
  const slug = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const name = `${String(frozen.length + 1).padStart(4, '0')}-${phase}-${slug || 'change'}`;
  // Throws before the file is written if a step names a missing table or column.
  const after = shapesAfter([...frozen, { name, steps }]);
  const needed = takenTooEarly([{ name, steps }], lastRelease);
  if (needed.length > 0)
    throw new Error(
      `The last release reads ${needed.join(', ')}: take it away in the release after the next`,
    );
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ steps }, null, 2)}\n`);
  console.log(`Wrote migrations/${name}.json: ${steps.length} step(s).`);
  reportUndeclared(after);
} else {
  console.log('The migrations already lead to what the declarations ask for.');
  reportUndeclared(shapes);
}

function reportUndeclared(after: typeof shapes) {
  for (const column of undeclaredColumns(after, shapesFor(contentTypes)))
    console.log(
      `No declaration names ${column}: npm run migration -- drop ${column}, or -- rename ${column} NEW-NAME`,
    );
}
