import type { Site } from '../whole-site.ts';

const DAY_MS = 86_400_000;
/** A clock that has gone on by more than this since the last look may be wrong. */
const JUMP_MS = 2 * DAY_MS;
/** For how long nothing expires after such a jump, so that somebody can set the clock right. */
const HOLD_MS = 3 * DAY_MS;
/** The row of `setting`. */
const KEY = 'retention-clock';

interface Look {
  seenAt: number;
  heldUntil: number;
  /** True if deletion waits because the clock has jumped; false if it waits because there was no earlier check. */
  hasJumped?: boolean;
}

/** Until this instant nothing is deleted by age. */
export interface Wait {
  until: string;
  hasJumped: boolean;
}

/**
 * Whether old data may be deleted by this clock (requirement 21.44). One that is years ahead by mistake would delete
 * nearly everything at once: after a jump, and after the first start with this check, deletion waits for three days.
 * @returns null if it need not wait
 */
export async function waitOfDeletion({ database, now }: Site): Promise<Wait | null> {
  return database.write(async ({ db }) => {
    const at = now().getTime();
    const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
    const look = after(row ? (JSON.parse(row.value) as Look) : null, at);
    const value = JSON.stringify(look);
    await db
      .insertInto('setting')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    if (at >= look.heldUntil) return null;
    return { until: new Date(look.heldUntil).toISOString(), hasJumped: look.hasJumped ?? false };
  });
}

function after(last: Look | null, at: number): Look {
  const end = at + HOLD_MS;
  if (!last || at - last.seenAt > JUMP_MS) return { seenAt: at, heldUntil: end, hasJumped: last !== null };
  // A clock that is set back ends a wait that it began too far ahead.
  return { ...last, seenAt: at, heldUntil: Math.min(last.heldUntil, end) };
}
