import { authorizedRequest } from '../api/request.ts';
import { formatFull, timeAgo } from '../format-time.ts';
import { ownerOfWindow } from '../session/profile.ts';
import { byOneself, byOther } from './words.ts';

/** Who saved a record last, and when. */
export interface LastChange {
  at: Date;
  /** Name of the account; null if it has been deleted. */
  name: string | null;
  /** Whether it is the account of this window, which then saved it in another one. */
  isOwn: boolean;
}

/** The record that two windows have changed, as the audit events name it. */
export interface ChangedRecord {
  type: string;
  item: string;
  /** When the version was saved on which the form is based, ISO 8601. */
  since?: string;
}

interface ChangeEvent {
  at: string;
  action: string;
  account: { _id: string; name: string } | null;
}

const LOOKED_THROUGH = '10';
/** The event of a save is written this much later than the record's `updatedAt`, at most. */
const SAME_SAVE_MS = 1000;

/**
 * The last change of a record, but for pictures that this account has changed: the form that met the conflict may
 * have done so itself. Null where it cannot be read: it only explains the conflict (requirement 17.84).
 */
export async function readLastChange({ type, item, since = '' }: ChangedRecord): Promise<LastChange | null> {
  const params = new URLSearchParams({ type, item, limit: LOOKED_THROUGH });
  try {
    const { body } = await authorizedRequest({ path: `/events?${params}` });
    const events: ChangeEvent[] = Array.isArray(body) ? body : [];
    const isOwn = ({ account }: ChangeEvent) => account !== null && account._id === ownerOfWindow()?._id;
    const isCause = (event: ChangeEvent) =>
      Date.parse(event.at) - Date.parse(since) > SAME_SAVE_MS &&
      !(event.action === 'illustrated' && isOwn(event)) &&
      event.action !== 'moved';
    const event = events.find(isCause) ?? events[0];
    if (!event) return null;
    return { at: new Date(event.at), name: event.account?.name ?? null, isOwn: isOwn(event) };
  } catch {
    return null;
  }
}

/** The same as the refusal of a stale change tells it; null if it does not. */
export function changeIn(changed: unknown): LastChange | null {
  if (typeof changed !== 'object' || changed === null) return null;
  const { at, by } = changed as { at: string; by: { _id: string; name: string } | null };
  return { at: new Date(at), name: by?.name ?? null, isOwn: by !== null && by._id === ownerOfWindow()?._id };
}

/** Says who has changed it, and when (requirement 17.84). */
export function introOf(change: LastChange | null): string {
  if (!change) return byOther.savedUnknown;
  const { saved } = change.isOwn ? byOneself : byOther;
  return saved(change.name, formatFull(change.at), timeAgo(change.at, new Date()));
}
