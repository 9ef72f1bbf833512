import { formatFull, timeAgo } from '../format-time.ts';
import { ownerOfWindow } from '../session/profile.ts';
import { words } from './words.ts';

/** Who saved a record last, and when. */
export interface LastChange {
  at: Date;
  /** Name of the account; null if it has been deleted. */
  name: string | null;
  /** Whether it is the account of this window, which then saved it in another one. */
  isOwn: boolean;
}

/** What the refusal of a stale change tells of the last one; null if it does not. */
export function changeIn(changed: unknown): LastChange | null {
  if (typeof changed !== 'object' || changed === null) return null;
  const { at, by } = changed as { at: string; by: { _id: string; name: string } | null };
  return { at: new Date(at), name: by?.name ?? null, isOwn: by !== null && by._id === ownerOfWindow()?._id };
}

/** Says who has changed it, and when (requirement 17.84). */
export function introOf(change: LastChange | null): string {
  if (!change) return words.savedUnknown;
  const [time, ago] = [formatFull(change.at), timeAgo(change.at, new Date())];
  return change.isOwn ? words.savedByYou(time, ago) : words.saved(change.name, time, ago);
}
