import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, hasStatus, isOutcomeUnknown, messageOf } from '../../api/api-error.ts';
import type { KeptFields, ManagedVersion } from '../../api/drafts.ts';
import { noteHidden } from '../../api/hidden-files.ts';
import type { Version } from '../../api/records.ts';
import { useOnline } from '../../layout/use-online.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { type Call, callSender } from '../sender.ts';
import { changedTexts, type Texts } from '../texts.ts';

export interface DraftCalls {
  create(texts: Texts, key: string): Promise<ManagedVersion>;
  /** @param texts all of the form */
  put(id: string, kept: KeptFields, tag: string, key: string, texts: Texts): Promise<ManagedVersion>;
  /** The texts that visitors see; null where nothing is live. */
  liveTexts(version: ManagedVersion): Texts | null;
}

/**
 * Publishes what a form holds.
 * @param known the record with the tag that the call has to name; null for a new one
 * @param texts of a new one all, else those that differ from what is live or from what is kept
 */
export type Publish = (known: ManagedVersion | null, texts: Texts, key: string) => Promise<Version>;

/** A change of a record whose draft was kept. */
export interface RecordChange {
  /** Names it with all that it says, so that a repeat is known. */
  what: string;
  make(kept: ManagedVersion, key: string): Promise<ManagedVersion>;
}

/**
 * What one form and the server know of a record: keeps the texts of the form as a draft, publishes them, and makes the
 * other calls of the form, all in turn.
 * @param version of the record; null for a new one
 * @param confirmed the texts that the server is known to have
 */
export function draftKeeper(calls: DraftCalls, version: ManagedVersion | null, confirmed: Texts) {
  const sender = callSender();
  let known = version;
  let kept = confirmed;
  let wanted = confirmed;
  /** What was published, and not read again since. */
  let published: { texts: Texts; version: Version } | null = null;
  let running: Promise<ManagedVersion | null> | null = null;

  /** Goes on from what was published, with its tag: who has changed it since is met by the next call. */
  function catchUp() {
    if (!published) return;
    known = asManaged(published.version, known);
    kept = published.texts;
    published = null;
  }

  function nextOfDraft(): Call<ManagedVersion> | null {
    catchUp();
    const texts = wanted;
    if (!known)
      return {
        send: (key) => calls.create(texts, key),
        adopt(made) {
          known = made;
          kept = texts;
        },
      };
    const fields = changedTexts(kept, texts);
    if (Object.keys(fields).length === 0) return null;
    const { managed, tag } = known;
    return {
      send: (key) => calls.put(managed._id, { fields }, tag, key, texts),
      adopt(saved) {
        known = saved;
        kept = { ...kept, ...fields };
      },
    };
  }

  async function run(): Promise<ManagedVersion | null> {
    while ((await sender.send(null, nextOfDraft)) !== null);
    return known;
  }

  /** What Save sends: also a text that was typed back to what is live, since the draft says otherwise. */
  function nextOfPublishing(texts: Texts, publish: Publish): Call<Version> | null {
    catchUp();
    const live = known && calls.liveTexts(known);
    const changes = live ? { ...changedTexts(live, texts), ...changedTexts(kept, texts) } : texts;
    if (live && !known?.managed.draft && Object.keys(changes).length === 0) return null;
    const seen = known;
    return {
      send: (key) => publish(seen, changes, key),
      adopt(version) {
        published = { texts, version };
      },
    };
  }

  return {
    /** The server's last response; null while there is no record. */
    version: () => known,
    confirmed: () => kept,
    isKept: (texts: Texts) =>
      !sender.isUnnamedUnanswered() &&
      Object.keys(changedTexts(published?.texts ?? kept, texts)).length === 0,
    /** Resolves once these texts, or later ones, are kept. Rejects with the error of a call. */
    keep(texts: Texts): Promise<ManagedVersion | null> {
      wanted = texts;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    /**
     * Publishes the texts with the draft, in one call.
     * @param files what else the call sends, so that one that sends other files is another call
     * @returns what is live now; null if nothing differs from it
     */
    async publish(texts: Texts, publish: Publish, files = ''): Promise<Version | null> {
      const what = `publish ${JSON.stringify(texts)} ${files}`;
      return sender.send(what, () => nextOfPublishing(texts, publish));
    },
    /** Makes another call of the record that was kept. */
    change: ({ what, make }: RecordChange): Promise<ManagedVersion> =>
      sender.send<ManagedVersion>(what, () => {
        const present = known;
        if (!present) throw new Error('There is no record to change');
        return {
          send: (key: string) => make(present, key),
          adopt(next: ManagedVersion) {
            known = next;
          },
        };
      }),
    /** Goes on from what was published. @returns it; null while there is no record */
    goOn(): ManagedVersion | null {
      catchUp();
      return known;
    },
    sender,
    /** Resolves once no request is in flight, also after a failure. */
    settled: sender.settled,
    /**
     * Continues from a version that was read or changed by another call.
     * @param texts the texts that the server has
     */
    adopt(next: ManagedVersion, texts: Texts) {
      known = next;
      kept = texts;
      wanted = texts;
      published = null;
      sender.forget();
    },
    /** Takes what another call answered that left the texts as they are: pictures, dates. */
    note(next: ManagedVersion) {
      known = next;
    },
    /** Whether a record has been made, or may have been. */
    hasBegun: () => known !== null || published !== null || sender.isUnanswered(),
  };
}

/** What a published record is to staff, by the answer to publishing it. */
function asManaged({ item, etag }: Version, before: ManagedVersion | null): ManagedVersion {
  const managed = {
    _id: item._id,
    state: 'live',
    version: Number(etag.split('.')[1]?.replace('"', '') ?? 0),
    live: item,
    last: null,
    draft: null,
    review: null,
    reviewNote: '',
    reviewBy: null,
    publishAt: null,
    expireAt: before?.managed.expireAt ?? null,
    pinnedUntil: before?.managed.pinnedUntil ?? null,
    previews: before?.managed.previews ?? [],
  } as const;
  return { item, etag, tag: etag, managed };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;

/** How long after the last key the draft is saved. */
const QUIET_MS = 2000;
/** How long after a lost answer the same request is sent again. */
const RETRY_MS = 10_000;

export type KeepStatus =
  | { kind: 'idle' }
  | { kind: 'kept'; at: Date }
  /** There was no response; the request is repeated automatically. */
  | { kind: 'unanswered' }
  /** Somebody else changed the draft or the live record. */
  | { kind: 'stale' }
  | { kind: 'refused'; message: string };

interface Autosave {
  type: string;
  /** Missing while there is no record. */
  recordId: string | undefined;
  keeper: DraftKeeper;
  texts: Texts;
  /** Whether typing may create a draft. */
  isOn: boolean;
  /** Whether the device keeps unsaved text; true by default. */
  hasCopy?: boolean;
  onKept?: (version: ManagedVersion) => void;
  /** Merges what somebody else has changed. @returns whether it could */
  onStale?: (error: ApiError) => Promise<boolean>;
}

/**
 * Saves the draft two seconds after the last key, and keeps unsaved text on the device (requirements 19.170, 19.172).
 */
export function useAutosave({
  type,
  recordId,
  keeper,
  texts,
  isOn,
  hasCopy = true,
  onKept,
  onStale,
}: Autosave) {
  const [status, setStatus] = useState<KeepStatus>({ kind: 'idle' });
  const [formId] = useState(newCopyId);
  const copyId = recordId === undefined ? formId : copyIdWithin(recordId, formId);
  /** The copies of earlier visits and of other windows that the person has not answered. */
  const [copies, setCopies] = useState(() =>
    hasCopy && recordId !== undefined ? readCopiesOf(type, recordId) : [],
  );
  const latest = useRef(texts);
  const hasEnded = useRef(false);
  /** The id under which this form has kept a copy. */
  const copiedAs = useRef<string | null>(null);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);

  /** Removes the copy of this form, and those of others with the same texts; the rest is still offered. */
  const forgetCopy = () => {
    if (copiedAs.current !== null) removeLocalCopy(type, copiedAs.current);
    copiedAs.current = null;
    for (const copy of copies) if (!isNews(copy, latest.current)) removeLocalCopy(type, copy.id);
  };
  const forgetArrived = useEffectEvent(() => forgetCopy());

  /** Keeps the texts. Rejects with the error of the call. */
  async function keep(): Promise<ManagedVersion | null> {
    try {
      const wasKept = keeper.isKept(latest.current);
      const version = await keeper.keep(latest.current);
      if (version && !wasKept) setStatus({ kind: 'kept', at: new Date() });
      if (copiedAs.current !== null && keeper.isKept(latest.current)) forgetCopy();
      if (version) onKept?.(version);
      return version;
    } catch (error) {
      if (hasStatus(error, 412)) setStatus({ kind: 'stale' });
      else if (isOutcomeUnknown(error)) setStatus({ kind: 'unanswered' });
      else setStatus({ kind: 'refused', message: messageOf(error) });
      throw error;
    }
  }
  const autosave = useEffectEvent(() => {
    if (!isOn || keeper.isKept(latest.current)) return;
    keep().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.status === 412 && (await onStale?.(error)))
        setStatus({ kind: 'idle' });
    });
  });

  const isStale = status.kind === 'stale';
  useEffect(() => {
    if (hasEnded.current) return;
    if (keeper.isKept(texts)) {
      forgetArrived();
      // What was refused has been taken back.
      setStatus((before) => (before.kind === 'refused' ? { kind: 'idle' } : before));
      return;
    }
    if (hasCopy) {
      // The new record now has an id; its own form offers the unsaved text.
      if (copiedAs.current !== null && copiedAs.current !== copyId) removeLocalCopy(type, copiedAs.current);
      writeLocalCopy(type, copyId, changedTexts(keeper.confirmed(), texts));
      copiedAs.current = copyId;
    }
    if (!isOn || isStale) return;
    const timer = setTimeout(() => autosave(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [texts, isOn, isStale, keeper, type, copyId, hasCopy]);

  useEffect(() => {
    if (status.kind !== 'unanswered') return;
    const timer = setTimeout(() => autosave(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [status]);
  useOnline(() => autosave());

  const offered = copies.find((copy) => isNews(copy, texts)) ?? null;
  return {
    status,
    keep,
    /** Keeps what was typed in the last seconds, where typing is kept by itself. */
    keepIfOn: async () => isOn && !isStale && keep(),
    /** The latest copy that differs from the form. */
    offered,
    answerOffer() {
      setCopies((all) => all.filter((copy) => copy !== offered));
      if (offered) removeLocalCopy(type, offered.id);
    },
    /** Called once everything is saved or discarded. The form is about to close, so its text is not copied again. */
    forgetCopy() {
      hasEnded.current = true;
      forgetCopy();
    },
    /**
     * Called once a new record is saved, whose own form replaces this one.
     * @param saved what that form has; it offers what was typed since
     */
    handOver(id: string, saved: Texts) {
      hasEnded.current = true;
      forgetCopy();
      const rest = changedTexts(saved, latest.current);
      if (hasCopy && Object.keys(rest).length > 0) writeLocalCopy(type, copyIdWithin(id, formId), rest);
    },
    /** Called after the two versions of a conflict were merged. */
    goOn: () => setStatus({ kind: 'idle' }),
  };
}

/** Whether a copy holds anything else than the form. */
const isNews = (copy: LocalCopy, texts: Texts) =>
  Object.keys(changedTexts(texts, { ...texts, ...copy.texts })).length > 0;

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
const newCopyId = () => `${NEW}${Date.now()}-${++formCount}`;

/** Each form keeps a copy of its own, so that none replaces what another one still offers. */
export const copyIdWithin = (record: string, form: string) => `${record}/${form}`;

/** The copies of forms for new records, the latest first. */
export const readNewCopies = (type: string) => readCopies(type, (id) => id.startsWith(NEW));

/** The copies of forms of a record, the latest first; also one without a form, as earlier versions stored them. */
const readCopiesOf = (type: string, record: string) =>
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
function writeLocalCopy(type: string, id: string, texts: Texts): void {
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
