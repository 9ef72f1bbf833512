import { join } from 'node:path';
import BareDatabase from 'better-sqlite3';
import { collegeIn } from '../../src/actions/read-college.ts';
import type { BuiltInAssistant } from '../../src/assistant/assistant.ts';
import { createBuiltInAssistant } from '../../src/assistant/built-in/built-in-assistant.ts';
import { faq } from '../../src/content/faq.ts';
import { contentTypes } from '../../src/content/index.ts';
import { connect } from '../../src/db/connect.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { createIdGenerator } from '../../src/db/ids.ts';
import { insertItem } from '../../src/db/store.ts';
import { fieldsOf, type Item } from '../../src/schema/define-type.ts';
import { textOf } from '../../src/schema/fields/rich-text/text-of.ts';
import { find } from '../../src/search/find.ts';
import { ResultUrls } from '../../src/search/result-urls.ts';
import { Search } from '../../src/search/search.ts';
import { readDemonstration } from '../../src/seed/demonstration.ts';
import { recordsOn } from '../../src/seed/records.ts';
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

/** As visitors ask the assistant: sentences, pairs of words, mistakes, romanised Nepali and Devanagari. */
const QUESTIONS = [
  'Is there a hostel for girls?',
  'how much is the hostel per month',
  'What is the fee for BCA?',
  'when does the admission close and what papers do I need to bring',
  'who can apply for a scholarship, and what does it pay for in the first year',
  'what does a certified transcript and placement certificate cost for alumni',
  'scolarship for girls',
  'power cut thursday?',
  'can my father come and see the teachers',
  'dashain ma college kahile khulcha',
  'hostel ko shulka kati ho',
  'bharna ko lagi k k chahincha',
  'छात्रावासको शुल्क कति हो?',
  'छात्रवृत्ति कसले पाउँछ?',
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
  const finding = { search, resultUrls, types: contentTypes, now };
  const times = new Map(QUERIES.map((query) => [query, { ours: [] as number[], bare: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [query, { ours, bare: bares }] of times) {
      let began = performance.now();
      await find(finding, query, 1);
      ours.push(performance.now() - began);
      began = performance.now();
      bare.run(query);
      bares.push(performance.now() - began);
    }
  }
  bare.close();
  await publishAnswers(database, search);
  const answers = await answerTimes(createBuiltInAssistant(finding));
  await database.close();
  const all = [...times].map(([query, { ours, bare: bares }]) => ({
    query,
    ours: median(ours),
    bare: median(bares),
  }));
  const slowestAnswer = answers.reduce((one, other) => (other.ms.median > one.ms.median ? other : one));
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
    {
      what: `slowest chat question over ${RECORDS} records`,
      figure: slowestAnswer.ms,
      unit: 'ms',
      limit: { atMost: 5 },
      note: `${slowestAnswer.question}; ${answers.length} questions, ${answers.filter(({ isFound }) => isFound).length} of them with passages, median ${median(answers.map(({ ms }) => ms.median)).toFixed(2)} ms`,
    },
  ];
}

/** Publishes the demonstration's questions and answers among the notices, whose invented texts answer nothing. */
async function publishAnswers(database: OpenDatabase, search: Search): Promise<void> {
  const at = new Date().toISOString();
  const newId = createIdGenerator();
  const blank = Object.fromEntries(fieldsOf(faq).map(([name, field]) => [name, field.blank]));
  await database.write(async (change) => {
    for (const { type, fields } of recordsOn(new Date(), readDemonstration().records)) {
      if (type !== faq.name) continue;
      const written = { ...blank, ...fields, _id: newId(new Date(at)), createdAt: at, updatedAt: at };
      const { item } = await insertItem<Item>(change.db, faq, written);
      await search.put(change, faq, item);
    }
    await database.version.increment(change);
  });
}

/** How long the built-in assistant takes for each question, and whether it finds passages. */
async function answerTimes(assistant: BuiltInAssistant) {
  const asked = QUESTIONS.map((question) => ({ question, taken: [] as number[], isFound: false }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of asked) {
      const began = performance.now();
      const { passages } = await assistant.find(one.question);
      one.taken.push(performance.now() - began);
      one.isFound = passages.length > 0;
    }
  }
  return asked.map(({ taken, ...one }) => ({ ...one, ms: spreadOf(taken) }));
}

/** The uncached search page of each query. */
async function pageTimes(dataDir: string): Promise<number[]> {
  const product = await startProduct({ dataDir, environment: { LIMIT_SEARCHES: 'off' } });
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
