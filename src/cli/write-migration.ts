/** Writes the migration that leads from the frozen ones to what the declarations ask for now. For developers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contentTypes } from '../content/index.ts';
import { shapesFor } from '../db/database.ts';
import { shapesAfter, stepsBetween } from '../db/migration.ts';
import { readMigrations } from '../db/read-migrations.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const frozen = readMigrations(
  Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))])),
);
const steps = stepsBetween(shapesAfter(frozen), shapesFor(contentTypes));

if (steps.length === 0) {
  console.log('The migrations already lead to what the declarations ask for.');
} else {
  const words =
    process.argv
      .slice(2)
      .join('-')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-') || 'change';
  const file = `${String(frozen.length + 1).padStart(4, '0')}-${words}.json`;
  writeFileSync(new URL(file, FOLDER), `${JSON.stringify({ steps }, null, 2)}\n`);
  console.log(`Wrote migrations/${file}: ${steps.length} step(s).`);
}
