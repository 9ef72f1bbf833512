import { isDeepStrictEqual } from 'node:util';
import type { AccountContext } from '../accounts/context.ts';
import { changeCollege, readCollege } from '../actions/college.ts';
import { type ActionContext, program } from '../actions/context.ts';
import { deleteItem } from '../actions/delete-item.ts';
import { AppError } from '../errors.ts';
import { ACCOUNT, uprootAccount } from './accounts.ts';
import { facts } from './college/index.ts';
import { markSeed } from './planted.ts';

/** The version of a record that nobody changed since it was made. */
const UNCHANGED = 1;

/**
 * Takes away exactly what the seed made and nobody changed; the rest belongs to the college from now on.
 * @returns how many records went, and how many stayed because somebody changed them
 */
export async function uprootDemonstration(
  context: ActionContext,
  accounts: AccountContext,
): Promise<{ removed: number; kept: number }> {
  const planted = await context.database.reader.selectFrom('seeded').selectAll().execute();
  let removed = 0;
  let kept = 0;
  for (const { place, type: name, item } of planted) {
    const type = context.types.find((candidate) => candidate.name === name);
    try {
      if (name === ACCOUNT) {
        if (await uprootAccount(accounts, item)) removed += 1;
        else kept += 1;
      } else if (type) {
        await deleteItem(context, program, type, item, (version) => version === UNCHANGED);
        removed += 1;
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status === 412) kept += 1;
      else if (error.status !== 404) throw error;
    }
    await context.database.write(async ({ db }) => {
      await db.deleteFrom('seeded').where('place', '=', place).execute();
    });
  }
  if (isDeepStrictEqual(await readCollege(context.database), facts))
    await changeCollege(context, program, null);
  await markSeed(context, 'done');
  return { removed, kept };
}
