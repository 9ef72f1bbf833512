import { sql } from 'kysely';
import type { SearchEngine, Term, Wanted } from './engine.ts';
import { distinctKeys, type FoundRow, keysIn, type StoredEntry, scaled } from './stored.ts';

/** A word in the title counts as much as several in the text. */
const RANK = 'bm25(6.0, 1.0)';

/** The index over FTS5. Our own keys are what it holds; its tokenizer only has to leave them whole. */
export const sqliteSearch: SearchEngine = {
  async prepare(db) {
    await sql`create table if not exists search_entry (
      id integer primary key, type text not null, item text not null, title text not null, at text not null,
      title_keys text not null, parts text not null, keys text not null, unique (type, item)
    )`.execute(db);
    await sql`create virtual table if not exists search_index using fts5(
      title, body, content='', contentless_delete=1, prefix='2 3',
      tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'"
    )`.execute(db);
    await sql`create table if not exists search_word (
      word text primary key, entries integer not null
    ) without rowid`.execute(db);
  },
  async drop(db) {
    for (const table of ['search_index', 'search_entry', 'search_word'])
      await sql`drop table if exists ${sql.ref(table)}`.execute(db);
  },
  async put(db, { entry: { type, item, title, at }, parts, titleKeys, bodyKeys }) {
    const before = await this.remove(db, type, item);
    const keys = distinctKeys(titleKeys, bodyKeys).join(' ');
    const { rows } = await sql<{ id: number }>`
      insert into search_entry (type, item, title, at, title_keys, parts, keys)
      values (${type}, ${item}, ${title}, ${at}, ${titleKeys.join(' ')}, ${parts}, ${keys}) returning id`.execute(
      db,
    );
    await sql`insert into search_index (rowid, title, body)
      values (${rows[0]?.id}, ${titleKeys.join(' ')}, ${bodyKeys.join(' ')})`.execute(db);
    return before;
  },
  async remove(db, type, item) {
    const { rows } = await sql<StoredEntry>`
      delete from search_entry where type = ${type} and item = ${item} returning id, keys`.execute(db);
    const [row] = rows;
    if (!row) return [];
    await sql`delete from search_index where rowid = ${row.id}`.execute(db);
    return keysIn(row.keys);
  },
  async find(db, wanted) {
    const { rows } = await sql<FoundRow>`
      select e.id, e.type, e.item, e.title, e.at, e.title_keys, -f.nearest as nearness
      from (
        select rowid, rank as nearest from search_index
        where search_index match ${expressionOf(wanted)} and rank match ${RANK}
        order by rank limit ${wanted.limit}
      ) f join search_entry e on e.id = f.rowid
      order by f.nearest`.execute(db);
    return scaled(rows);
  },
  async count(db, wanted) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from search_index where search_index match ${expressionOf(wanted)}`.execute(
      db,
    );
    return Number(rows[0]?.total ?? 0);
  },
};

/** Keys are letters, marks and digits only: within quotation marks they are never operators. */
function expressionOf({ terms, every }: Pick<Wanted, 'terms' | 'every'>): string {
  return terms.map(alternativesOf).join(every ? ' AND ' : ' OR ');
}

function alternativesOf({ keys, beginnings }: Term): string {
  return `(${[...keys.map((key) => `"${key}"`), ...beginnings.map((key) => `"${key}"*`)].join(' OR ')})`;
}
