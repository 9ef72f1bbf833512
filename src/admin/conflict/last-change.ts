import { authorizedRequest } from '../api/request.ts';
import { ownerOfWindow } from '../session/profile.ts';

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
}

/** The last change of a record. Null where it cannot be read: it only explains the conflict (requirement 17.84). */
export async function readLastChange({ type, item }: ChangedRecord): Promise<LastChange | null> {
  const params = new URLSearchParams({ type, item, limit: '1' });
  try {
    const { body } = await authorizedRequest({ path: `/events?${params}` });
    const [event] = Array.isArray(body) ? body : [];
    if (!event) return null;
    const { at, account } = event as { at: string; account: { _id: string; name: string } | null };
    const isOwn = account !== null && account._id === ownerOfWindow()?._id;
    return { at: new Date(at), name: account?.name ?? null, isOwn };
  } catch {
    return null;
  }
}
