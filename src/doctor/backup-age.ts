import type { Findings } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A nightly backup that takes some hours is never older. */
const LATE_HOURS = 36;
const LOST_HOURS = 8 * 24;
/** Two clocks that are about right differ by less. */
const AHEAD_MS = 60_000;

const ADVICE =
  "Make one: npm run chautari -- backup FOLDER. For every night, see docs/operations.md, 'Backup and restore'.";

/** Whether the last backup is of the last night. */
export function judgeBackup(found: Findings, at: Date | null, now: Date): void {
  if (!at) {
    found.warning('No backup is known.', ADVICE);
    return;
  }
  const day = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (at.getTime() - now.getTime() > AHEAD_MS) {
    found.trouble(
      `The last backup is said to be of ${day}, which is in the future: the clock was wrong then, or is now. How old it is, is not known.`,
      `See that the clock is right, then make one: npm run chautari -- backup FOLDER.`,
    );
    return;
  }
  const hours = Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS));
  const says = `The last backup was made ${hours} hours ago, at ${day}.`;
  if (hours > LOST_HOURS) found.trouble(says, ADVICE);
  else if (hours > LATE_HOURS) found.warning(says, ADVICE);
  else found.fine(says);
}
