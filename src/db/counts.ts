import type { ContentType } from '../schema/define-type.ts';
import type { Db } from './engine.ts';
import { contentOf } from './store.ts';

/** How many records each type has, by its name. */
export async function countRecords(db: Db, types: readonly ContentType[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of types) {
    const { total } = await contentOf(db)
      .selectFrom(name)
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    counts[name] = Number(total);
  }
  return counts;
}
