import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type CandidateRow,
  ENTRY_COLUMNS,
  keysIn,
  type SearchEngine,
  type StoredEntry,
  type Term,
} from './engine.ts';
import { weightedTerms } from './match-tiers.ts';

/** Of a word in the title, and in the text up to three times, since more hardly count. */
const POSITIONS = ['1A', '2', '3', '4'];
/** Weights of the labels D, C, B, A: words of the text have D, of the title A. Chosen to rank as SQLite does. */
const WEIGHTS = sql.raw(`'{0.6,0,0,1}'::real[]`);
/** A long text has more words by chance. */
const LENGTH = sql.raw('power(length(vector), 0.3)');
const TEXT = sql.raw('text collate "C"');

/** The index on `tsvector`, built from our own keys; those of the title have label A. */
export const postgresSearch: SearchEngine = {
  async prepare(db) {
    await sql`create table if not exists search_entry (
      id bigint generated always as identity primary key, type ${TEXT} not null, item ${TEXT} not null,
      title ${TEXT} not null, "nepaliTitle" ${TEXT} not null, at ${TEXT} not null, "titleKeys" ${TEXT} not null,
      "nepaliTitleKeys" ${TEXT} not null, parts ${TEXT} not null, keys ${TEXT} not null,
      vector tsvector not null, unique (type, item)
    )`.execute(db);
    await sql`create index if not exists search_entry_vector on search_entry using gin (vector)`.execute(db);
    await sql`create table if not exists search_word (
      word ${TEXT} primary key, entries integer not null
    )`.execute(db);
  },
  async put(db, { bodyKeys, ...entry }) {
    const before = await this.remove(db, entry.type, entry.item);
    const named = new Set([...keysIn(entry.titleKeys), ...keysIn(entry.nepaliTitleKeys)]);
    const times = Map.groupBy(bodyKeys, (key) => key);
    const positionsOf = (key: string) =>
      POSITIONS.slice(named.has(key) ? 0 : 1, 1 + (times.get(key)?.length ?? 0)).join();
    const words = keysIn(entry.keys).map((key) => `'${key}':${positionsOf(key)}`);
    const vector = sql`${words.join(' ')}::tsvector`;
    await (db as unknown as Kysely<{ search_entry: StoredEntry & { vector: unknown } }>)
      .insertInto('search_entry')
      .values({ ...entry, vector })
      .execute();
    return before;
  },
  async remove(db, type, item) {
    const { rows } = await sql<{ keys: string }>`
      delete from search_entry where type = ${type} and item = ${item} returning keys`.execute(db);
    return rows[0] ? keysIn(rows[0].keys) : null;
  },
  async addToWordCounts(db, words) {
    await sql`
      insert into search_word (word, entries)
      select * from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::integer[])
      on conflict (word) do update set entries = search_word.entries + excluded.entries`.execute(db);
    const fewer = [...words].filter(([, by]) => by < 0).map(([word]) => word);
    if (fewer.length === 0) return;
    await sql`delete from search_word where word = any(${fewer}::text[]) and entries <= 0`.execute(db);
  },
  async ranked(db, wanted, leading) {
    const { every, limit } = wanted;
    const { rows } = await sql<CandidateRow>`
      select ${ENTRY_COLUMNS}, ${relevanceOf(weightedTerms(wanted))} as relevance
      from search_entry where vector @@ ${queryOf(leading, every)}::tsquery
      order by relevance desc, at desc, id desc limit ${limit}`.execute(db);
    return rows;
  },
  async newest(db, { terms, limit }, { every, inTitle, relevance }) {
    const { rows } = await sql<CandidateRow>`
      select ${ENTRY_COLUMNS}, ${sql.lit(relevance)}::float8 as relevance
      from search_entry where vector @@ ${queryOf(terms, every, inTitle ? 'A' : '')}::tsquery
      order by at desc, id desc limit ${limit}`.execute(db);
    return rows;
  },
};

/** Sums what `ts_rank` says of each word, since it ignores how rare a word is and divides by the number of keys. */
function relevanceOf(terms: readonly Term[]): RawBuilder<number> {
  const shares = terms.map((term) => {
    const weight = sql.lit(term.weight * term.keys.length);
    return sql`${weight} * ts_rank(${WEIGHTS}, vector, ${alternativesOf(term, '')}::tsquery)`;
  });
  return sql<number>`((${sql.join(shares, sql` + `)}) / ${LENGTH})::float8`;
}

function queryOf(terms: readonly Term[], every: boolean, weight: '' | 'A' = ''): string {
  return terms.map((term) => alternativesOf(term, weight)).join(every ? ' & ' : ' | ');
}

/** Keys are letters, marks and digits only, so inside quotation marks they cannot be operators. */
function alternativesOf({ keys }: Term, weight: '' | 'A'): string {
  return `(${keys.map((key) => `'${key}'${weight && `:${weight}`}`).join(' | ')})`;
}
