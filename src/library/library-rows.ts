import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { type LibraryEntry, type LibraryFilter, type LibraryKind, MIDDLE } from '../content/library.ts';
import { documentTexts, pictureTexts } from '../content/library-texts.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ContentRow, Db } from '../db/engine.ts';
import type { fileTables } from '../db/known-files.ts';
import { countOf, inOrder } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import { contentOf } from '../db/store.ts';
import { errors } from '../errors.ts';
import { isChoosable } from '../records/choosable.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import { fold } from '../schema/fold.ts';
import { startOfDay } from '../schema/kathmandu.ts';
import { uploadsPath } from '../schema/picture-names.ts';
import { libraryIdOf } from '../schema/stored-names.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { Site } from '../whole-site.ts';

/** How a kind is stored and told. */
interface StoredKind {
  table: (typeof fileTables)[number];
  texts: Fields;
  /** The column with its size. */
  bytes: string;
  /** The text that is blank, as its twin, while nobody has described it. */
  description: string;
  /** Columns that it keeps with its texts when its bytes are replaced. */
  more: readonly string[];
  /** What is told of it besides. */
  toldOf(row: ContentRow): object;
}

export const kinds: Readonly<Record<LibraryKind, StoredKind>> = {
  picture: {
    table: 'picture',
    texts: pictureTexts,
    bytes: 'bytes',
    description: 'alt',
    more: ['focusX', 'focusY'],
    toldOf: ({ width, height, focusX, focusY }) => ({
      width: Number(width),
      height: Number(height),
      focus: [Number(focusX ?? MIDDLE), Number(focusY ?? MIDDLE)],
    }),
  },
  document: {
    table: 'attachment',
    texts: documentTexts,
    bytes: 'size',
    description: 'title',
    more: [],
    toldOf: () => ({}),
  },
};

/** The sort of a list: by when it came, or by when a record was last saved that uses it. */
export const LIBRARY_SORTS = ['newest', 'used'] as const;

export interface LibraryQuery extends PageQuery {
  filter?: LibraryFilter | undefined;
  /** `YYYY-MM` in Kathmandu. */
  month?: string | undefined;
  sort?: (typeof LIBRARY_SORTS)[number] | undefined;
}

/** One page of the files that the library offers to an account. */
export async function pageOfLibrary(
  { database, types }: Pick<Site, 'database' | 'types'>,
  actor: Pick<Actor, 'account'>,
  kind: LibraryKind,
  { q, filter, month, sort = 'newest', page, limit }: LibraryQuery,
): Promise<{ items: LibraryEntry[]; total: number }> {
  const { table } = kinds[kind];
  const db = database.reader;
  const needle = fold(q.trim());
  const conditions = [
    isChoosable(table, actor),
    ...(needle === '' ? [] : [matches(database, types, needle)]),
    ...(filter ? [filters[filter](kind)] : []),
    ...(month === undefined ? [] : [isOfMonth(month)]),
  ];
  const query = contentOf(db)
    .selectFrom(table)
    .selectAll()
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
  const order = sort === 'used' ? ['usedAt', 'createdAt', 'path'] : ['createdAt', 'path'];
  const rows = await inOrder(query, order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: await entriesOf(db, kind, rows), total: await countOf(query) };
}

const names = (holders: readonly string[]) => sql.join(holders.map((holder) => sql.lit(holder)));

const filters: Record<LibraryFilter, (kind: LibraryKind) => RawBuilder<SqlBool>> = {
  unused: (kind) => notUsed(kind, ['version']),
  undescribed(kind) {
    const { description: name } = kinds[kind];
    return sql`${sql.ref(name)} = '' and ${sql.ref(twinNameOf(name))} = ''`;
  },
  'draft-only': (kind) =>
    sql`${usedBy(kind, sql`u.type = 'draft'`)} and ${notUsed(kind, ['draft', 'version'])}`,
};

const usedBy = (kind: LibraryKind, condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select 1 from picture_use as u
    where u.path = ${sql.ref(`${kinds[kind].table}.path`)} and ${condition})`;

/** Whether nothing uses it besides these holders. */
const notUsed = (kind: LibraryKind, besides: readonly string[]) =>
  sql<SqlBool>`not ${usedBy(kind, sql`u.type not in (${names(besides)})`)}`;

/** The record of a use by a draft or the shelf, and of any other. */
const RECORD = sql`case u.type when 'draft' then substr(u.item, 7) when 'shelved' then substr(u.item, 9) else u.item end`;

/** Whether its own texts contain a folded text, or the title of a record that uses it. */
function matches(
  { contains }: Pick<OpenDatabase, 'contains'>,
  types: readonly ContentType[],
  needle: string,
): RawBuilder<SqlBool> {
  const titled = types.flatMap((type) => {
    const twins = fieldsOf(type).flatMap(([name, { filter, twinOf }]) =>
      filter && twinOf === type.titleField ? [name + filter.suffix] : [],
    );
    return ['titleFolded', ...twins].map(
      (column) => sql`select _id from ${sql.table(type.name)} where ${contains(column, needle)}`,
    );
  });
  const held = (['draft', 'shelved'] as const).map(
    (table) => sql`select record from ${sql.table(table)} where ${contains('titleFolded', needle)}`,
  );
  return sql`(${contains('folded', needle)} or path in (select u.path from picture_use as u
    where u.type <> 'version' and ${RECORD} in (${sql.join([...titled, ...held], sql` union all `)})))`;
}

/** @param month `YYYY-MM` */
function isOfMonth(month: string): RawBuilder<SqlBool> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const startOf = (of: string) => new Date(startOfDay(`${of}-01`)).toISOString();
  const at = sql.ref('createdAt');
  return sql`${at} >= ${startOf(month)} and ${at} < ${startOf(next)}`;
}

/** Rows as the API shows them. */
async function entriesOf(db: Db, kind: LibraryKind, rows: readonly ContentRow[]): Promise<LibraryEntry[]> {
  if (rows.length === 0) return [];
  const paths = rows.map(({ path }) => String(path));
  const { rows: counted } = await sql<{ path: string; uses: number }>`
    select u.path, count(distinct ${RECORD}) as uses from picture_use as u
    where u.path in (${sql.join(paths)}) and u.type <> 'version' group by u.path`.execute(db);
  const uses = new Map(counted.map((row) => [row.path, Number(row.uses)]));
  const { texts, bytes, toldOf } = kinds[kind];
  return rows.map((row) => {
    const path = String(row.path);
    const told = ['path', 'name', 'createdAt', ...Object.keys(texts)].map((name) => [
      name,
      String(row[name]),
    ]);
    const numbers = { bytes: Number(row[bytes]), uses: uses.get(path) ?? 0 };
    return { _id: libraryIdOf(path), ...Object.fromEntries(told), ...numbers, ...toldOf(row) };
  });
}

/** The condition on rows that a file has this id. */
export function hasId(id: string): RawBuilder<SqlBool> {
  const start = uploadsPath + id;
  return sql`path >= ${start} and path < ${`${start}g`}`;
}

/** The first file that the library offers to an account and for which a condition holds; null if there is none. */
export async function findInLibrary(
  db: Db,
  actor: Pick<Actor, 'account'>,
  kind: LibraryKind,
  condition: RawBuilder<SqlBool>,
) {
  const { table } = kinds[kind];
  const [row] = await contentOf(db)
    .selectFrom(table)
    .selectAll()
    .where(sql<SqlBool>`${condition} and ${isChoosable(table, actor)}`)
    .orderBy('createdAt')
    .limit(1)
    .execute();
  const [entry] = await entriesOf(db, kind, row ? [row] : []);
  return row && entry ? { row, entry } : null;
}

/** @throws 404 */
export async function mustFind(db: Db, actor: Pick<Actor, 'account'>, kind: LibraryKind, id: string) {
  const found = await findInLibrary(db, actor, kind, hasId(id));
  if (!found) throw errors.notFound(kind);
  return found;
}
