import { join } from 'node:path';
import BareDatabase from 'better-sqlite3';
import { collegeIn } from '../../src/actions/read-college.ts';
import { contentTypes } from '../../src/content/index.ts';
import { connect } from '../../src/db/connect.ts';
import { openDatabase } from '../../src/db/database.ts';
import { textOf } from '../../src/schema/fields/rich-text/text-of.ts';
import { find } from '../../src/search/find.ts';
import { ResultUrls } from '../../src/search/result-urls.ts';
import { Search } from '../../src/search/search.ts';
import { emptyDataFolder, searchableFolderWith } from '../content/cached-database.ts';
import { frozenMigrations } from '../content/fill.ts';
import { variedNotices } from '../content/varied-notices.ts';
import { latenciesOf } from '../load/load.ts';
import { startProduct } from '../server/product.ts';
import { median, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const RECORDS = 10_000;
const ROUNDS = 9;
const MAX_RESULTS = 200;
/** Rare, common, several, unfinished, misspelled and missing words, and Nepali in both scripts. */
const QUERIES = [
  'symposium',
  'plagiarism',
  'examination',
  'fee',
  'the',
  'hostel fee',
  'admission notice',
  'scholarship application deadline',
  'examination form fee for semester',
  'exami',
  'regis',
  'sched',
  'छात्रवृत्ति',
  'भर्ना सूचना',
  'परीक्षा नतिजा',
  'दीक्षान्त',
  'bharna suchana',
  'pariksa fharam',
  'scolarship',
  'libary',
  'blockchain',
  '4711',
];

/** Compares the site's search with a bare FTS5 query for the same words. */
export async function measureSearch(): Promise<Row[]> {
  const dataDir = await searchableFolderWith(RECORDS);
  const bare = bareQuery();
  const engine = await connect({ url: undefined, dataDir });
  const migrations = frozenMigrations();
  const database = await openDatabase(engine, { types: contentTypes, migrations });
  const now = () => new Date();
  const search = await Search.open({ database, types: contentTypes, college: collegeIn, now });
  const resultUrls = new ResultUrls(database.reading, database.version, contentTypes);
  const times = new Map(QUERIES.map((query) => [query, { ours: [] as number[], bare: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [query, { ours, bare: bares }] of times) {
      let began = performance.now();
      await find({ search, resultUrls, types: contentTypes, now }, query, 1);
      ours.push(performance.now() - began);
      began = performance.now();
      bare.run(query);
      bares.push(performance.now() - began);
    }
  }
  bare.close();
  await database.close();
  const all = [...times].map(([query, { ours, bare: bares }]) => ({
    query,
    ours: median(ours),
    bare: median(bares),
  }));
  const slowest = all.reduce((one, other) => (other.ours > one.ours ? other : one));
  return [
    {
      what: `search over ${RECORDS} records`,
      figure: spreadOf(all.map(({ ours }) => ours)),
      unit: 'ms',
      limit: { atMost: 10 },
      note: `${all.length} queries; a bare FTS5 query ${median(all.map((one) => one.bare)).toFixed(2)} ms; slowest: ${slowest.query}`,
    },
    { what: '  as its page', figure: spreadOf(await pageTimes(dataDir)), unit: 'ms' },
  ];
}

/** The uncached search page of each query. */
async function pageTimes(dataDir: string): Promise<number[]> {
  const product = await startProduct({ dataDir });
  const asks = QUERIES.map((query) => ({ path: `/search?q=${encodeURIComponent(query)}` }));
  try {
    return await latenciesOf(product.url, { asks, status: 200 }, asks.length);
  } finally {
    await product.stop();
  }
}

/** The same texts in a plain FTS5 table, queried for ids and titles by rank. */
function bareQuery() {
  const database = new BareDatabase(join(emptyDataFolder(), 'bare.sqlite'));
  database.exec(`create virtual table notice using fts5(
    title, description, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'")`);
  const insert = database.prepare('insert into notice (title, description) values (?, ?)');
  database.transaction(() => {
    for (const { title, description } of variedNotices(RECORDS)) insert.run(title, textOf(description));
  })();
  const select = database.prepare(
    `select rowid, title from notice where notice match ? order by rank limit ${MAX_RESULTS}`,
  );
  return {
    run(query: string) {
      const words = query.split(' ').map((word) => `"${word}"`);
      select.all(`${words.join(' ')}*`);
    },
    close: () => database.close(),
  };
}
