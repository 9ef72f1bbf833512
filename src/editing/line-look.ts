import { type NepaliTitle, nepaliTitleOf } from '../db/both-titles.ts';
import { itemIn, rowIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, itemFrom } from '../db/store.ts';
import type { Language } from '../languages/language.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { detailTextOf } from '../schema/record-detail.ts';

/** The details of a record in its list line, besides the title. */
export interface LineLook extends NepaliTitle {
  /** Path of the first stored picture, which is public only while the record is live. */
  image: string | null;
  /** The day of a type ordered by day, else when the record was made. */
  day: string;
  /** The beginning of the first other text; empty without any. */
  detail: string;
  /** The same in Nepali, if the field has a twin. */
  detail_ne: string;
}

const MAX_DETAIL = 200;

/** How these records look, by id: as visitors see them, else as their draft has them, else as they last were. */
export async function looksOf(
  db: Db,
  type: ContentType,
  lines: readonly { _id: string; state: string; hasDraft: unknown }[],
): Promise<Map<string, LineLook>> {
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
  return new Map(items.map((item) => [item._id, lookOf(type, item)]));
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

function lookOf(type: ContentType, item: Item): LineLook {
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
