/**
 * `npm run bench [MEASURE…]`: runs the measures and prints each figure beside its limit. A missed limit is printed but
 * does not fail the run, since figures vary with the machine.
 */
import { cpus } from 'node:os';
import { dataFolderWith } from './content/cached-database.ts';
import { measureAgainstLimit } from './measures/against-limit.ts';
import { measureLargeLists } from './measures/large-lists.ts';
import { measurePictures } from './measures/pictures.ts';
import { measureQuestions } from './measures/questions.ts';
import { measureStarts } from './measures/starts.ts';
import { measureSubmissions } from './measures/submissions.ts';
import { startProduct } from './server/product.ts';
import { isKept, type Row, tableOf } from './table.ts';
import { measureWire } from './wire/measure.ts';

const MANY = 100_000;

async function measureLarge(): Promise<Row[]> {
  const product = await startProduct({ dataDir: await dataFolderWith(MANY) });
  try {
    return await measureLargeLists(product.url, MANY);
  } finally {
    await product.stop();
  }
}

const measures = {
  limit: measureAgainstLimit,
  large: measureLarge,
  submissions: measureSubmissions,
  pictures: measurePictures,
  questions: measureQuestions,
  starts: measureStarts,
  wire: measureWire,
} satisfies Record<string, () => Promise<Row[]>>;

// Exit handlers remove data folders and stop servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const chosen = process.argv.slice(2);
const rows: Row[] = [];
console.log(
  `Node.js ${process.version}, ${cpus().length} processors (${cpus()[0]?.model.trim()}); the log goes to a file.`,
);
for (const [name, measure] of Object.entries(measures)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stderr.write(`Measuring: ${name}…\n`);
  rows.push(...(await measure()));
}
console.log(`\n${tableOf(rows)}\n`);
const missed = rows.filter((row) => !isKept(row));
console.log(
  missed.length === 0
    ? 'Every limit is kept.'
    : `MISSED: ${missed.map(({ what }) => what.trim()).join('; ')}`,
);
process.exit();
