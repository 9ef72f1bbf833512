import { type RawBuilder, sql } from 'kysely';
import type { SearchEngine, Term, Wanted } from './engine.ts';
import { distinctKeys, type FoundRow, keysIn, type StoredEntry, scaled } from './stored.ts';

/** A word in the title counts as much as several in the text. */
const TITLE_WEIGHT = 3;
const TEXT = sql.raw('text collate "C"');

/** The index over `tsvector`, made of our own keys: those of the title have the weight A. */
export const postgresSearch: SearchEngine = {
  async prepare(db) {
    await sql`create table if not exists search_entry (
      id bigint generated always as identity primary key, type ${TEXT} not null, item ${TEXT} not null,
      title ${TEXT} not null, at ${TEXT} not null, title_keys ${TEXT} not null, parts ${TEXT} not null, keys ${TEXT} not null,
      vector tsvector not null, unique (type, item)
    )`.execute(db);
    await sql`create index if not exists search_entry_vector on search_entry using gin (vector)`.execute(db);
    await sql`create table if not exists search_word (
      word ${TEXT} primary key, entries integer not null
    )`.execute(db);
  },
  async drop(db) {
    for (const table of ['search_entry', 'search_word'])
      await sql`drop table if exists ${sql.ref(table)}`.execute(db);
  },
  async put(db, { entry: { type, item, title, at }, parts, titleKeys, bodyKeys }) {
    const before = await this.remove(db, type, item);
    const keys = distinctKeys(titleKeys, bodyKeys);
    const named = new Set(titleKeys);
    const vector = keys.map((key) => `'${key}':${named.has(key) ? '1A' : '2'}`).join(' ');
    await sql`
      insert into search_entry (type, item, title, at, title_keys, parts, keys, vector)
      values (${type}, ${item}, ${title}, ${at}, ${titleKeys.join(' ')}, ${parts}, ${keys.join(' ')}, ${vector}::tsvector)
    `.execute(db);
    return before;
  },
  async remove(db, type, item) {
    const { rows } = await sql<StoredEntry>`
      delete from search_entry where type = ${type} and item = ${item} returning id, keys`.execute(db);
    return keysIn(rows[0]?.keys ?? '');
  },
  async find(db, wanted) {
    const { rows } = await sql<FoundRow>`
      select id, type, item, title, at, title_keys, ${nearnessTo(wanted.terms)} as nearness
      from search_entry where vector @@ ${queryOf(wanted)}::tsquery
      order by nearness desc, at desc, id desc limit ${wanted.limit}`.execute(db);
    return scaled(rows);
  },
  async count(db, wanted) {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from search_entry where vector @@ ${queryOf(wanted)}::tsquery`.execute(db);
    return Number(rows[0]?.total ?? 0);
  },
};

/** Each word that occurs adds its weight: the database's own rank does not know which words are rare. */
function nearnessTo(terms: readonly Term[]): RawBuilder<number> {
  const shares = terms.map((term) => {
    const [anywhere, inTitle] = [alternativesOf(term, ''), alternativesOf(term, 'A')];
    return sql<number>`case when vector @@ ${inTitle}::tsquery then ${sql.lit(term.weight * TITLE_WEIGHT)}
      when vector @@ ${anywhere}::tsquery then ${sql.lit(term.weight)} else 0 end`;
  });
  return sql<number>`(${sql.join(shares, sql` + `)})::float8`;
}

/** Keys are letters, marks and digits only: within quotation marks they are never operators. */
function queryOf({ terms, every }: Pick<Wanted, 'terms' | 'every'>): string {
  return terms.map((term) => alternativesOf(term, '')).join(every ? ' & ' : ' | ');
}

function alternativesOf({ keys, beginnings }: Term, weight: '' | 'A'): string {
  const whole = keys.map((key) => `'${key}'${weight && `:${weight}`}`);
  const begun = beginnings.map((key) => `'${key}':*${weight}`);
  return `(${[...whole, ...begun].join(' | ')})`;
}
