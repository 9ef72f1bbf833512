import { noteHidden } from '../../api/hidden-files.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import type { Texts } from '../draft.ts';

/** Text typed into a form that may not have reached the server. */
export interface LocalCopy {
  /** Id of the form, after that of its record if there is one. */
  id: string;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  texts: Texts;
}

type StoredCopy = Omit<LocalCopy, 'id'> & { account: string };

const ownAccount = () => ownerOfWindow()?._id ?? '';

/** Local storage is cleared at Logout, so that the next person at this computer finds nothing. */
const keyOf = (type: string, id: string) => `form:${type}:${id}`;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Begins the ids of forms. */
const NEW = 'new-';

let formCount = 0;
export const newCopyId = () => `${NEW}${Date.now()}-${++formCount}`;

/** Each form keeps a copy of its own, so that none replaces what another one still offers. */
export const copyIdWithin = (record: string, form: string) => `${record}/${form}`;

/** The copies of forms for new records, the latest first. */
export const readNewCopies = (type: string) => readCopies(type, (id) => id.startsWith(NEW));

/** The copies of forms of a record, the latest first; also one without a form, as earlier versions stored them. */
export const readCopiesOf = (type: string, record: string) =>
  readCopies(type, (id) => id === record || id.startsWith(copyIdWithin(record, '')));

function readCopies(type: string, isWanted: (id: string) => boolean): LocalCopy[] {
  const start = keyOf(type, '');
  const ids = storedKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  const copies = ids.filter(isWanted).map((id) => readLocalCopy(type, id));
  return copies.filter((copy) => copy !== null).toSorted((one, other) => other.at - one.at);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readLocalCopy(type: string, id: string): LocalCopy | null {
  try {
    const { at, account, texts }: StoredCopy = JSON.parse(localStorage.getItem(keyOf(type, id)) ?? 'null');
    if (account !== ownAccount()) return null;
    if (Date.now() - at >= MAX_AGE_MS) {
      removeLocalCopy(type, id);
      return null;
    }
    // Its files may be uploads that no record names.
    noteHidden(null, texts);
    return { id, at, texts };
  } catch {
    return null;
  }
}

/** Full or blocked storage is ignored: the draft on the server remains. */
export function writeLocalCopy(type: string, id: string, texts: Texts): void {
  try {
    const copy: StoredCopy = { at: Date.now(), account: ownAccount(), texts };
    localStorage.setItem(keyOf(type, id), JSON.stringify(copy));
  } catch {}
}

/** Gives a copy to the form of another record. */
export function moveLocalCopy(type: string, from: string, to: string): void {
  const copy = readLocalCopy(type, from);
  if (copy) writeLocalCopy(type, to, copy.texts);
  removeLocalCopy(type, from);
}

export function removeLocalCopy(type: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(type, id));
  } catch {}
}
