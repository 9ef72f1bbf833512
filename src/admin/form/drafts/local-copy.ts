import { ownerOfWindow } from '../../session/profile.ts';
import type { Texts } from '../draft.ts';

/** What was typed into a form and is not known to have reached the server. */
export interface LocalCopy {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  texts: Texts;
}

/** Local storage is cleared at Logout, so that the next person at this computer finds nothing. */
const keyOf = (type: string, id: string) => `form:${type}:${id}`;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** @param id of the record; 'new' for one that does not exist yet */
export function readLocalCopy(type: string, id: string): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(type, id)) ?? 'null');
    if (!isOwnCopy(copy)) return null;
    return Date.now() - copy.at < MAX_AGE_MS ? { at: copy.at, texts: copy.texts } : null;
  } catch {
    return null;
  }
}

/** Storage that is full or blocked keeps nothing; the draft on the server is there all the same. */
export function writeLocalCopy(type: string, id: string, texts: Texts): void {
  try {
    const account = ownerOfWindow()?._id ?? '';
    localStorage.setItem(keyOf(type, id), JSON.stringify({ at: Date.now(), account, texts }));
  } catch {}
}

export function removeLocalCopy(type: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(type, id));
  } catch {}
}

function isOwnCopy(copy: unknown): copy is LocalCopy & { account: string } {
  if (typeof copy !== 'object' || copy === null || !('at' in copy) || !('texts' in copy)) return false;
  if (!('account' in copy) || copy.account !== (ownerOfWindow()?._id ?? '')) return false;
  const { at, texts } = copy;
  if (typeof at !== 'number' || typeof texts !== 'object' || texts === null) return false;
  return Object.values(texts).every((text) => typeof text === 'string');
}
