import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import {
  type LibraryFile,
  type LibraryFiles,
  type LibraryFilter,
  type LibraryKind,
  MIDDLE,
} from '../content/library.ts';
import { documentTexts, pictureTexts } from '../content/library-texts.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ContentRow, Db } from '../db/engine.ts';
import type { fileTables } from '../db/known-files.ts';
import { countOf, inOrder } from '../db/order.ts';
import type { PageQuery } from '../db/reading.ts';
import { contentOf } from '../db/store.ts';
import { isChoosable } from '../records/choosable.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import { fold } from '../schema/fold.ts';
import { startOfDay } from '../schema/kathmandu.ts';
import { uploadsPath } from '../schema/picture-names.ts';
import { libraryIdOf } from '../schema/stored-names.ts';
import type { Site } from '../whole-site.ts';

/** How each kind is stored and told. */
export const kinds: {
  [Kind in LibraryKind]: {
    table: (typeof fileTables)[number];
    texts: Fields;
    /** Columns that are blank while nobody has described it. */
    description: readonly string[];
    entryOf(row: ContentRow, uses: number): LibraryFiles[Kind];
  };
} = {
  picture: {
    table: 'picture',
    texts: pictureTexts,
    description: ['alt', 'alt_ne'],
    entryOf: (row, uses) => ({
      ...commonOf(row, Number(row.bytes), uses),
      width: Number(row.width),
      height: Number(row.height),
      alt: String(row.alt),
      alt_ne: String(row.alt_ne),
      caption: String(row.caption),
      caption_ne: String(row.caption_ne),
      credit: String(row.credit),
      focus: [Number(row.focusX ?? MIDDLE), Number(row.focusY ?? MIDDLE)],
    }),
  },
  document: {
    table: 'attachment',
    texts: documentTexts,
    description: ['title', 'title_ne'],
    entryOf: (row, uses) => ({
      ...commonOf(row, Number(row.size), uses),
      title: String(row.title),
      title_ne: String(row.title_ne),
    }),
  },
};

const commonOf = (row: ContentRow, bytes: number, uses: number): LibraryFile => ({
  _id: libraryIdOf(String(row.path)),
  path: String(row.path),
  bytes,
  name: String(row.name),
  uses,
  createdAt: String(row.createdAt),
});

/** The sort of a list: by when it came, or by when a record was last saved that uses it. */
export const LIBRARY_SORTS = ['newest', 'used'] as const;

export interface LibraryQuery extends PageQuery {
  filter?: LibraryFilter | undefined;
  /** `YYYY-MM` in Kathmandu. */
  month?: string | undefined;
  sort?: (typeof LIBRARY_SORTS)[number] | undefined;
}

/** One page of the files that the library offers to an account. */
export async function pageOfLibrary<Kind extends LibraryKind>(
  { database, types }: Pick<Site, 'database' | 'types'>,
  actor: Pick<Actor, 'account'>,
  kind: Kind,
  { q, filter, month, sort = 'newest', page, limit }: LibraryQuery,
): Promise<{ items: LibraryFiles[Kind][]; total: number }> {
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
  undescribed: (kind) => {
    const blank = kinds[kind].description.map((name) => sql`${sql.ref(name)} = ''`);
    return sql`${sql.join(blank, sql` and `)}`;
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
async function entriesOf<Kind extends LibraryKind>(
  db: Db,
  kind: Kind,
  rows: readonly ContentRow[],
): Promise<LibraryFiles[Kind][]> {
  if (rows.length === 0) return [];
  const paths = rows.map(({ path }) => String(path));
  const { rows: counted } = await sql<{ path: string; uses: number }>`
    select u.path, count(distinct ${RECORD}) as uses from picture_use as u
    where u.path in (${sql.join(paths)}) and u.type <> 'version' group by u.path`.execute(db);
  const uses = new Map(counted.map((row) => [row.path, Number(row.uses)]));
  return rows.map((row) => kinds[kind].entryOf(row, uses.get(String(row.path)) ?? 0));
}

/** A file of the library with its row. */
export interface Found<Kind extends LibraryKind> {
  row: ContentRow;
  entry: LibraryFiles[Kind];
}

/** A file that the library offers to an account; null if there is none. */
export async function findInLibrary<Kind extends LibraryKind>(
  db: Db,
  actor: Pick<Actor, 'account'>,
  kind: Kind,
  id: string,
): Promise<Found<Kind> | null> {
  const start = uploadsPath + id;
  return firstOf(db, actor, kind, sql`path >= ${start} and path < ${`${start}g`}`);
}

/** The first file that the library offers to an account with these very bytes; null if there is none. */
export async function findSame<Kind extends LibraryKind>(
  db: Db,
  actor: Pick<Actor, 'account'>,
  kind: Kind,
  { digest, besides = '' }: { digest: string; besides?: string },
): Promise<LibraryFiles[Kind] | null> {
  const found = await firstOf(db, actor, kind, sql`digest = ${digest} and path <> ${besides}`);
  return found?.entry ?? null;
}

async function firstOf<Kind extends LibraryKind>(
  db: Db,
  actor: Pick<Actor, 'account'>,
  kind: Kind,
  condition: RawBuilder<unknown>,
): Promise<Found<Kind> | null> {
  const { table } = kinds[kind];
  const [row] = await contentOf(db)
    .selectFrom(table)
    .selectAll()
    .where(sql<SqlBool>`${condition} and ${isChoosable(table, actor)}`)
    .orderBy('createdAt')
    .limit(1)
    .execute();
  if (!row) return null;
  const [entry] = await entriesOf(db, kind, [row]);
  return entry ? { row, entry } : null;
}
