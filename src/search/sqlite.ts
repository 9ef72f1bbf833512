import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import {
  type CandidateRow,
  ENTRY_COLUMNS,
  type IndexQuery,
  indexIn,
  keysIn,
  type SearchEngine,
} from './engine.ts';
import { weightedTerms } from './match-tiers.ts';

/** A word in the title counts as three in the text. */
const RANK = sql.raw('bm25(search_index, 3.0, 1.0)');
/** Ids encode the second of publication; further entries of one second take ids of the next. */
const IDS_PER_SECOND = 1024;

/** The index on FTS5. It stores our own keys, which its tokenizer only has to leave whole. */
export const sqliteSearch: SearchEngine = {
  async prepare(db) {
    await sql`create table if not exists search_entry (
      id integer primary key, type text not null, item text not null, title text not null, at text not null,
      "nepaliTitle" text not null, "titleKeys" text not null, "nepaliTitleKeys" text not null,
      parts text not null, keys text not null, unique (type, item)
    )`.execute(db);
    await sql`create virtual table if not exists search_index using fts5(
      title, body, content='', contentless_delete=1,
      tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'"
    )`.execute(db);
    await sql`create table if not exists search_word (
      word text primary key, entries integer not null
    ) without rowid`.execute(db);
  },
  async put(db, { bodyKeys, ...entry }) {
    const before = await this.remove(db, entry.type, entry.item);
    const id = await idFor(db, entry.at);
    await indexIn(db)
      .insertInto('search_entry')
      .values({ id, ...entry })
      .execute();
    const title = `${entry.titleKeys} ${entry.nepaliTitleKeys}`;
    await sql`
      insert into search_index (rowid, title, body) values (${id}, ${title}, ${bodyKeys.join(' ')})`.execute(
      db,
    );
    return before;
  },
  async remove(db, type, item) {
    const { rows } = await sql<{ id: number; keys: string }>`
      delete from search_entry where type = ${type} and item = ${item} returning id, keys`.execute(db);
    const [row] = rows;
    if (!row) return null;
    await sql`delete from search_index where rowid = ${row.id}`.execute(db);
    return keysIn(row.keys);
  },
  async addToWordCounts(db, words) {
    // Keys need no escaping in JSON.
    const added = [...words].map(([word, by]) => `"${word}":${by}`);
    await sql`
      insert into search_word (word, entries)
      select key, value from json_each(${`{${added.join()}}`}) where true
      on conflict (word) do update set entries = entries + excluded.entries`.execute(db);
    const fewer = [...words].filter(([, by]) => by < 0).map(([word]) => word);
    if (fewer.length === 0) return;
    await sql`
      delete from search_word
      where word in (select value from json_each(${JSON.stringify(fewer)})) and entries <= 0`.execute(db);
  },
  async ranked(db, wanted, leading) {
    const terms = weightedTerms(wanted);
    const all = expressionOf({ terms, every: wanted.every });
    const hasAllTerms = wanted.every || leading.length === terms.length;
    // Common words add to the score, but do not match by themselves.
    const expression = hasAllTerms ? all : `(${expressionOf({ terms: leading, every: false })}) AND (${all})`;
    const { rows } = await sql<CandidateRow>`
      select ${ENTRY_COLUMNS}, -f.score as relevance
      from (
        select rowid, ${RANK} as score from search_index where search_index match ${expression}
        order by score, rowid desc limit ${wanted.limit}
      ) f join search_entry e on e.id = f.rowid
      order by f.score, e.id desc`.execute(db);
    return rows;
  },
  async newest(db, { terms, limit }, { every, inTitle, relevance }) {
    const expression = expressionOf({ terms, every });
    const { rows } = await sql<CandidateRow>`
      select ${ENTRY_COLUMNS}, ${sql.lit(relevance)} as relevance
      from (
        select rowid from search_index where search_index match ${inTitle ? `title : (${expression})` : expression}
        order by rowid desc limit ${limit}
      ) f join search_entry e on e.id = f.rowid
      order by e.id desc`.execute(db);
    return rows;
  },
};

/** Ids rise with the publication time, so that the newest matches come first without sorting. */
async function idFor(db: Db, at: string): Promise<number> {
  const seconds = Math.floor(Date.parse(at) / 1000) || 0;
  for (let first = seconds * IDS_PER_SECOND; ; first += IDS_PER_SECOND) {
    const next = first + IDS_PER_SECOND;
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from search_entry where id >= ${first} and id < ${next}`.execute(db);
    const id = (rows[0]?.last ?? first - 1) + 1;
    if (id < next) return id;
  }
}

/** Keys are letters, marks and digits only, so inside quotation marks they cannot be operators. */
function expressionOf({ terms, every }: Pick<IndexQuery, 'terms' | 'every'>): string {
  return terms
    .map(({ keys }) => `(${keys.map((key) => `"${key}"`).join(' OR ')})`)
    .join(every ? ' AND ' : ' OR ');
}
