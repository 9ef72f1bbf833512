import { sql } from 'kysely';
import type { BothTitles } from '../db/both-titles.ts';
import { withNepaliTitles } from '../db/editing/nepali-titles.ts';
import { typedWords } from '../db/keyword.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { endOfTrash } from './managed-list.ts';

/**
 * Where visitors do not see a record under a title: only a draft, scheduled, live with a draft that is called so, taken
 * down by hand or by its date, deleted.
 */
export const UNPUBLISHED_STATES = ['draft', 'scheduled', 'changed', 'taken-down', 'ended', 'trash'] as const;

export interface Unpublished extends BothTitles {
  state: (typeof UNPUBLISHED_STATES)[number];
}

/** The last changed of those that match; nobody reads more. */
const MAX_FOUND = 30;

/**
 * The drafts of a type and its records on the shelf whose title contains all words of `q`, the last changed first. The
 * live records are not read: they have an index of their own.
 */
export async function findUnpublished(
  { database, types, now }: Pick<Site, 'database' | 'types' | 'now'>,
  type: ContentType,
  q: string,
  { withTrash }: { withTrash: boolean },
): Promise<Unpublished[]> {
  const { reader, contains } = database;
  const named = typedWords(q).map((word) => contains('titleFolded', word));
  const column = (table: string, of: string) => sql.ref(`${table}.${of}`);
  const end = endOfTrash(now());
  // The titles of the shelf are looked through in its index alone, so that its rows are read for what matches.
  const { rows } = await sql<Omit<Unpublished, 'title_ne'>>`
    select ${sql.ref('_id')}, coalesce(drafted, (select title from shelved where record = ${sql.ref('_id')})) as title,
      state
    from (
      select d.record as ${sql.ref('_id')}, d.title as drafted,
        ${column('d', 'titleFolded')} as ${sql.ref('titleFolded')}, ${column('d', 'updatedAt')} as at,
        case when ${column('l', '_id')} is not null then 'changed' when m.record is not null then 'scheduled'
          when s.record is not null then 'taken-down' else 'draft' end as state
      from draft as d
        left join ${sql.table(type.name)} as l on ${column('l', '_id')} = d.record
        left join shelved as s on s.record = d.record
        left join moment as m on m.record = d.record and m.what = 'publish'
      where d.type = ${type.name} and (s.record is null or s.state = 'draft')
      union all
      select s.record, null, ${column('s', 'titleFolded')}, s.at,
        case s.state when 'draft' then 'taken-down' else s.state end
      from shelved as s left join draft as d on d.record = s.record
      where s.type = ${type.name} and (s.state <> 'draft' or d.record is null)
    ) as line
    where ${sql.join(named, sql` and `)} and (state <> 'trash' or (${sql.lit(Number(withTrash))} = 1 and at > ${end}))
    order by at desc, ${sql.ref('_id')} desc limit ${MAX_FOUND}`.execute(reader);
  const titled = await withNepaliTitles(
    reader,
    types,
    rows.map((row) => ({ ...row, type: type.name })),
  );
  return titled.map(({ type: _, ...record }) => record);
}
