import { setReview } from '../db/editing/drafts.ts';
import { clearMoment, dueMoments } from '../db/editing/moments.ts';
import type { Db } from '../db/engine.ts';
import { inLanguage } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/** Shown to staff beside a mail that was unsent when the backup was taken. */
export const HELD_BACK =
  'Restored from a backup: it may have been sent already. Send it again if it was not.';

/** Tables whose rows concern running processes and their visitors. */
const VOLATILE_TABLES = ['session', 'upload_lease', 'task_lease', 'rate_count'] as const;

/** What a restored site does not do by itself. */
export interface Deactivated {
  /** The number of mails held back. */
  heldMails: number;
  /** The drafts whose moment has passed. */
  unscheduled: UnscheduledDraft[];
}

export interface UnscheduledDraft {
  type: string;
  record: string;
  title: string;
}

/**
 * Stops the automatic work of a restored copy, since the original site may be running: ends its sessions and links to
 * previews, forgets what only concerned the original's processes (requirement 18.80), holds back unsent mails, and
 * returns the drafts that were to appear by now.
 * @param now the time of the restore
 */
export async function deactivate(db: Db, now: Date): Promise<Deactivated> {
  for (const table of VOLATILE_TABLES) await db.deleteFrom(table).execute();
  const at = now.toISOString();
  await db.updateTable('preview').set({ expiresAt: at }).where('expiresAt', '>', at).execute();
  const held = await db
    .updateTable('mail')
    .set({ state: 'failed', trouble: HELD_BACK })
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return { heldMails: Number(held.numUpdatedRows), unscheduled: await returnMissed(db, at) };
}

/** How many drafts are returned at once. */
const BATCH = 100;

/**
 * Returns the drafts whose moment passed before the restore, with a note to who wrote them: visitors would see them at
 * once, of which nobody at the restored site would know. Ends and pins take effect as ever.
 */
async function returnMissed(db: Db, at: string): Promise<UnscheduledDraft[]> {
  const returned: UnscheduledDraft[] = [];
  for (;;) {
    const missed = await dueMoments(db, at, BATCH, 'publish');
    for (const { record } of missed) {
      await clearMoment(db, record, 'publish');
      const draft = await db
        .selectFrom('draft')
        .leftJoin('account', 'account._id', 'draft.account')
        .select(['draft.type', 'draft.title', 'account.lang'])
        .where('record', '=', record)
        .executeTakeFirst();
      if (!draft) continue;
      const { lang, type, title } = draft;
      await setReview(db, record, 'returned', inLanguage(said.missed, lang === 'ne' ? 'ne' : 'en'));
      returned.push({ type, record, title });
    }
    if (missed.length < BATCH) return returned;
  }
}
