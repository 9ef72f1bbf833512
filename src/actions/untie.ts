import { type AttachedRow, attachedTo } from '../db/editing/shelved.ts';
import type { Db } from '../db/engine.ts';

/**
 * Within a change: unties the questions that staff have tied to a record that is gone for good, and to those that went
 * with it. In the trash they stay tied, because what is put back answers them again (requirement 20.161).
 * @param attached the rows that went with it; by default those that the shelf has
 */
export async function untie(db: Db, record: string, attached?: readonly AttachedRow[]): Promise<void> {
  const others = attached ?? (await attachedTo(db, record));
  const records = [record, ...others.map(({ row }) => String(row._id))];
  await db.deleteFrom('taught').where('item', 'in', records).execute();
}
