import type { ContentType } from '../schema/define-type.ts';
import type { ContentRow, Db } from './engine.ts';
import { after, sortOf, type VisitorsOrder } from './order.ts';
import { contentOf } from './store.ts';

interface PositionOptions {
  order: VisitorsOrder;
  /** Ids of the pinned records. */
  pinned: readonly string[];
  /** Whether the record itself would be one of them. */
  isPinned: boolean;
}

/** How many other records precede this row in a list for visitors. */
export async function positionAmong(
  reader: Db,
  type: ContentType,
  row: ContentRow,
  { order, pinned, isPinned }: PositionOptions,
): Promise<number> {
  const own = String(row._id);
  const others = pinned.filter((id) => id !== own);
  const isFirst = isPinned && order === 'shown';
  if (isFirst && others.length === 0) return 0;
  const rows = contentOf(reader)
    .selectFrom(type.name)
    .select((eb) => eb.fn.countAll().as('total'))
    .where('_id', '!=', own)
    .$if(isFirst, (query) => query.where('_id', 'in', others))
    .$if(!isFirst && others.length > 0, (query) => query.where('_id', 'not in', others));
  const { total } = await after(rows, sortOf(type, order), row, 'asc').executeTakeFirstOrThrow();
  return Number(total) + (isFirst ? 0 : others.length);
}
