import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { TRASH_DAYS } from '../content/retention.ts';
import { nepaliTitleOf } from '../db/both-titles.ts';
import type { OpenDatabase } from '../db/database.ts';
import { REVIEWS } from '../db/editing/drafts.ts';
import { type Dates, datesIn, type Moment, NO_DATES } from '../db/editing/moments.ts';
import { itemIn, rowIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import type { Keyword } from '../db/keyword.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import type { Language } from '../languages/language.ts';
import { type ContentType, fieldsOf, type Item, orderedAmong, titleOf } from '../schema/define-type.ts';
import { fold } from '../schema/fold.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { detailTextOf } from '../schema/record-detail.ts';
import { twinNameOf } from '../schema/twins.ts';
import type { Site } from '../whole-site.ts';
import { decisionTag, type RecordState, tagFor } from './managed.ts';

/**
 * 'listed' is the order of the API's list, which staff may arrange by hand; there records that are not live come
 * last.
 */
export const SORTS = ['title', 'date', 'updatedAt', 'state', 'listed'] as const;
export type ManagedSort = (typeof SORTS)[number];

/**
 * Filters of a list besides states: live records with a draft, drafts that wait for approval, those that are approved and
 * wait for somebody to publish them, what was taken down by hand, and the reader's own drafts of records that were never
 * live and do not wait for approval.
 */
export const STATE_FILTERS = ['changed', 'submitted', 'approved', 'taken-down', 'begun'] as const;
export type StateFilter = RecordState | (typeof STATE_FILTERS)[number];

export interface ManagedQuery {
  q: string;
  /** All but the trash if undefined. */
  state: StateFilter | undefined;
  sort: ManagedSort;
  isDescending: boolean;
  page: number;
  limit: number;
  naming?: Keyword['naming'];
}

interface Row {
  _id: string;
  title: string;
  state: RecordState;
  hasDraft: number;
  review: string | null;
  updatedAt: string;
  account: string | null;
  liveVersion: number;
  draftVersion: number;
  shelvedAt: string;
}

/** The order of states in a sorted list; those that wait for somebody are first. */
const STATE_ORDER: readonly RecordState[] = ['draft', 'scheduled', 'live', 'ended', 'trash'];

/**
 * One page of the records of a type in every state, with their total.
 * @param reader account that asks
 */
export async function managedList(
  { database, now, types }: Site,
  type: ContentType,
  query: ManagedQuery,
  reader: Pick<Actor, 'account'>,
) {
  const db = database.reader;
  const conditions: RawBuilder<unknown>[] = [conditionOf(query.state, reader, now())];
  const needle = fold(query.q.trim());
  if (needle !== '') {
    const titles = ['titleFolded', 'twinFolded'].map((column) => database.contains(column, needle));
    conditions.push(sql`(${sql.join(titles, sql` or `)})`);
  }
  if (query.naming) conditions.push(sql`named like ${`%${query.naming.id}%`}`);
  const matching = sql`from (${linesOf(type, query.naming?.field)}) as line where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  const direction = sql.raw(query.isDescending ? 'desc' : 'asc');
  const { rows } = await sql<Row>`
    select * ${matching}
    order by ${orderOf(query.sort)} ${direction}, ${sql.ref('_id')} ${direction}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db);
  return { items: await linesWithDates(db, types, type, rows), total: Number(counted[0]?.total ?? 0) };
}

const isDue = sql`exists (
  select 1 from moment as due where due.record = ${sql.ref('line._id')} and due.what = 'publish')`;

function conditionOf(
  state: StateFilter | undefined,
  { account }: Pick<Actor, 'account'>,
  now: Date,
): RawBuilder<unknown> {
  if (state === undefined) return sql`state <> 'trash'`;
  if (state === 'changed') return sql`state = 'live' and ${sql.ref('hasDraft')} = 1`;
  if (state === 'submitted') return sql`state <> 'trash' and review = 'submitted'`;
  if (state === 'approved') return sql`state <> 'trash' and review = 'approved' and not ${isDue}`;
  if (state === 'taken-down') return sql`state = 'draft' and ${sql.ref('shelvedAt')} <> ''`;
  if (state === 'begun')
    return sql`state = 'draft' and ${sql.ref('shelvedAt')} = '' and account = ${account}
      and coalesce(review, '') in ('', 'returned')`;
  // Includes live records with a scheduled change, and ended ones that are scheduled again.
  if (state === 'scheduled') return sql`state <> 'trash' and ${isDue}`;
  if (state === 'trash') return sql`state = 'trash' and ${sql.ref('shelvedAt')} > ${endOfTrash(now)}`;
  return sql`state = ${state}`;
}

function orderOf(sort: ManagedSort): RawBuilder<unknown> {
  if (sort === 'title') return sql`${sql.ref('titleFolded')}`;
  if (sort !== 'state') return sql`${sql.ref(sort)}`;
  const cases = STATE_ORDER.map((state, place) => sql`when ${sql.lit(state)} then ${sql.lit(place)}`);
  return sql`case state ${sql.join(cases, sql` `)} end`;
}

/**
 * Live records, those that are only drafts, and those on the shelf; of the latter two `titleFolded` has the title in
 * both languages.
 */
function linesOf(type: ContentType, naming?: string): RawBuilder<unknown> {
  const name = sql.lit(type.name);
  const date = type.order?.by === 'day' ? 'rank' : 'createdAt';
  const column = (table: string, of: string) => sql.ref(`${table}.${of}`);
  const placed = type.order?.by === 'hand' ? 'rank' : 'createdAt';
  const among = orderedAmong(type) ?? '';
  const group = type.fields[among]?.refersTo?.type;
  // Those that name the same record stand together, in the order of these.
  const place = group
    ? sql`coalesce((select o.rank from ${sql.table(group)} as o where ${column('o', '_id')} = ${column('l', among)}), '')
        || ' ' || ${column('l', placed)}`
    : column('l', placed);
  const placedOf = (table: string, of: string) => (placed === 'rank' ? sql`''` : column(table, of));
  const draftVersion = sql`coalesce(${column('d', 'version')}, 0)`;
  const twin = type.fields[twinNameOf(type.titleField)]?.filter && `${twinNameOf(type.titleField)}Folded`;
  const twinFolded = sql.ref('twinFolded');
  // A snapshot is searched as a whole: an id stands in it only as a reference.
  const namedIn = (table: string, of = naming) => (naming && of ? column(table, of) : sql`''`);
  const more = (
    live: RawBuilder<unknown>,
    shelvedAt: RawBuilder<unknown>,
    place: RawBuilder<unknown>,
    named: RawBuilder<unknown>,
  ) => sql`
    ${live} as ${sql.ref('liveVersion')}, ${draftVersion} as ${sql.ref('draftVersion')},
    ${shelvedAt} as ${sql.ref('shelvedAt')}, ${place} as listed,
    ${named} as named`;
  const isDraft = sql`case when ${column('d', 'record')} is null then 0 else 1 end as ${sql.ref('hasDraft')}`;
  return sql`
    select ${column('l', '_id')} as ${sql.ref('_id')}, ${column('l', type.titleField)} as title,
      ${column('l', 'titleFolded')} as ${sql.ref('titleFolded')}, 
      ${twin ? column('l', twin) : sql`''`} as ${twinFolded}, 'live' as state, ${isDraft}, d.review as review,
      coalesce(${column('d', 'updatedAt')}, ${column('l', 'updatedAt')}) as ${sql.ref('updatedAt')},
      ${column('l', date)} as date, d.account as account,
      ${more(column('l', 'version'), sql`''`, place, namedIn('l'))}
    from ${sql.table(type.name)} as l left join draft as d on d.record = ${column('l', '_id')}
    union all
    select d.record, d.title, ${column('d', 'titleFolded')}, '',
      case when m.at is null then 'draft' else 'scheduled' end, 1, d.review,
      ${column('d', 'updatedAt')}, ${column('d', 'createdAt')}, d.account,
      ${more(sql`0`, sql`coalesce(s.at, '')`, placedOf('d', 'createdAt'), namedIn('d', 'row'))}
    from draft as d
      left join ${sql.table(type.name)} as l on ${column('l', '_id')} = d.record
      left join shelved as s on s.record = d.record
      left join moment as m on m.record = d.record and m.what = 'publish'
    where d.type = ${name} and ${column('l', '_id')} is null and (s.record is null or s.state = 'draft')
    union all
    select s.record, s.title, ${column('s', 'titleFolded')}, '', s.state, ${isDraft}, d.review, s.at, s.date, s.account,
      ${more(sql`0`, column('s', 'at'), placedOf('s', 'date'), namedIn('s', 'row'))}
    from shelved as s left join draft as d on d.record = s.record
    where s.type = ${name} and (s.state <> 'draft' or d.record is null)`;
}

async function linesWithDates(db: Db, types: Site['types'], type: ContentType, rows: readonly Row[]) {
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const moments = (await db
    .selectFrom('moment')
    .select(['record', 'type', 'what', 'at', 'account', 'note'])
    .where('record', 'in', ids)
    .execute()) as Moment[];
  const versions = await db
    .selectFrom('version')
    .select(['record', 'account'])
    .where('record', 'in', ids)
    .where((eb) =>
      eb('n', '=', (latest) =>
        latest
          .selectFrom('version as newer')
          .select((of) => of.fn.max('newer.n').as('n'))
          .whereRef('newer.record', '=', 'version.record'),
      ),
    )
    .execute();
  const lastBy = new Map(versions.map(({ record, account }) => [record, account]));
  const accountOf = (row: Row) => row.account ?? lastBy.get(row._id) ?? '';
  const names = await namesOf(db, [...new Set(rows.map(accountOf))]);
  const looks = await looksOf(db, types, type, rows);
  const byRecord = Map.groupBy(moments, ({ record }) => record);
  return rows.map((row) => {
    const dates = datesIn(byRecord.get(row._id) ?? []);
    return {
      _id: row._id,
      etag: etagOf(row, dates),
      title: row.title,
      state: row.state,
      isTakenDown: row.state === 'draft' && row.shelvedAt !== '',
      hasDraft: Number(row.hasDraft) !== 0,
      review: REVIEWS.find((review) => review === row.review) ?? null,
      ...dates,
      updatedAt: row.updatedAt,
      updatedBy: names.get(accountOf(row)) ?? null,
      ...(looks.get(row._id) ?? {
        title_ne: '',
        image: null,
        day: row.updatedAt,
        detail: '',
        detail_ne: '',
        ...NO_OWNER,
      }),
    };
  });
}

function etagOf({ _id, draftVersion, liveVersion, shelvedAt, review }: Row, dates: Dates): string {
  const tag = tagFor(_id, { draft: Number(draftVersion), live: Number(liveVersion), shelvedAt, dates });
  return `"${tag}${decisionTag(review)}"`;
}

/** Accounts by id, with their names; those that were deleted are missing. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { _id: string; name: string }>> {
  const known = ids.filter((id) => id !== '');
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['_id', 'name']).where('_id', 'in', known).execute();
  return new Map(rows.map((row) => [row._id, row]));
}

const MAX_DETAIL = 200;

/** How these records look, by id: as visitors see them, else as their draft has them, else as they last were. */
async function looksOf(
  db: Db,
  types: Site['types'],
  type: ContentType,
  lines: readonly { _id: string; state: string; hasDraft: unknown }[],
) {
  const idsOf = (which: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(which).map(({ _id }) => _id);
  const isLive = ({ state }: { state: string }) => state === 'live';
  const isDraft = (line: (typeof lines)[number]) => !isLive(line) && Number(line.hasDraft) !== 0;
  const items = [
    ...(await liveItems(db, type, idsOf(isLive))),
    ...(await draftItems(db, type, idsOf(isDraft))),
    ...(await shelvedItems(
      db,
      type,
      idsOf((line) => !isLive(line) && !isDraft(line)),
    )),
  ];
  const owners = await ownersOf(db, types, type, items);
  return new Map(
    items.map((item) => [item._id, { ...lookOf(type, item), ...(owners.get(item._id) ?? NO_OWNER) }]),
  );
}

const NO_OWNER = { of: '', of_ne: '' };

/** Titles of the live records that these cannot be without, such as the team of a person, by the ids of these. */
async function ownersOf(db: Db, types: Site['types'], type: ContentType, items: readonly Item[]) {
  const owners = new Map<string, typeof NO_OWNER>();
  for (const [name, { required, refersTo }] of fieldsOf(type)) {
    const target = required && types.find((other) => other.name === refersTo?.type);
    if (!target) continue;
    const ids = items.flatMap((item) => item[name] ?? []) as string[];
    const named = new Map((await liveItems(db, target, [...new Set(ids)])).map((one) => [one._id, one]));
    for (const item of items) {
      const owner = named.get(String(item[name]));
      if (owner) owners.set(item._id, { of: titleOf(target, owner), of_ne: nepaliTitleOf(target, owner) });
    }
  }
  return owners;
}

async function liveItems(db: Db, type: ContentType, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await contentOf(db).selectFrom(type.name).selectAll().where('_id', 'in', ids).execute();
  return rows.map((row) => itemFrom(type, row));
}

async function draftItems(db: Db, type: ContentType, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('draft').select(['row', 'migration']).where('record', 'in', ids).execute();
  return rows.map((row) => itemIn(type, row));
}

async function shelvedItems(db: Db, type: ContentType, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('shelved')
    .select(['row', 'migration'])
    .where('record', 'in', ids)
    .execute();
  return rows.flatMap(({ row, migration }) =>
    row === null ? [] : [itemFrom(type, rowIn(type.name, { row, migration }))],
  );
}

function lookOf(type: ContentType, item: Item) {
  const fields = fieldsOf(type);
  const [picture] = fields.flatMap(([name, field]) =>
    field.inputMode === 'files' ? field.filesIn(item[name]) : [],
  );
  const declared = fields.map(([name, { kind, twinOf }]) => ({ name, kind, ...(twinOf && { twinOf }) }));
  const detailIn = (language: Language) => {
    const [line = ''] = detailTextOf({ titleField: type.titleField, fields: declared }, item, language).split(
      '\n',
    );
    return line.slice(0, MAX_DETAIL);
  };
  return {
    title_ne: nepaliTitleOf(type, item),
    image: picture ?? null,
    day: publishedAtOf(type, item),
    detail: detailIn('en'),
    detail_ne: detailIn('ne'),
  };
}

const DAY_MS = 86_400_000;

/** Records deleted at or before this instant are deleted for good. */
export const endOfTrash = (now: Date): string => new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();

/** When a record deleted at an instant is deleted for good. */
export const endInTrash = (at: string): string =>
  new Date(Date.parse(at) + TRASH_DAYS * DAY_MS).toISOString();

export interface TrashQuery {
  q: string;
  type: string | undefined;
  page: number;
  limit: number;
  now: Date;
}

/** One page of the trash, the last deleted first. */
export async function trashList(
  { reader, contains }: Pick<OpenDatabase, 'reader' | 'contains'>,
  { q, type, page, limit, now }: TrashQuery,
) {
  const needle = fold(q.trim());
  const matching = reader
    .selectFrom('shelved')
    .where('state', '=', 'trash')
    .where('at', '>', endOfTrash(now))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(needle !== '', (query) => query.where(contains('titleFolded', needle)));
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['record', 'type', 'title', 'was', 'at', 'account'])
    .select((eb) =>
      eb.selectFrom('draft').select('version').whereRef('draft.record', '=', 'shelved.record').as('draft'),
    )
    .orderBy('at', 'desc')
    .orderBy('record', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const names = await namesOf(reader, [...new Set(rows.map(({ account }) => account))]);
  const items = rows.map(({ record, at, account, draft, ...row }) => ({
    _id: record,
    etag: `"${tagFor(record, { draft: Number(draft ?? 0), live: 0, shelvedAt: at, dates: NO_DATES })}"`,
    ...row,
    deletedAt: at,
    until: endInTrash(at),
    deletedBy: names.get(account) ?? null,
  }));
  return { items, total: Number(total) };
}

/** Ids of the records that have lain in the trash for long enough, a limited number at a time. */
export async function endedInTrash(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shelved')
    .select('record')
    .where('state', '=', 'trash')
    .where('at', '<=', endOfTrash(now))
    .limit(limit)
    .execute();
  return rows.map(({ record }) => record);
}
