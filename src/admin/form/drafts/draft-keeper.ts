import type { KeptFields, ManagedVersion } from '../../api/drafts.ts';
import type { Version } from '../../api/records.ts';
import { changedTexts, type Texts } from '../draft.ts';
import { type Call, callSender } from '../sender.ts';

/** The calls by which a draft is kept. */
export interface DraftCalls {
  create(texts: Texts, key: string): Promise<ManagedVersion>;
  put(id: string, kept: KeptFields, tag: string, key: string): Promise<ManagedVersion>;
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

/** Makes a change. Resolves with null after a failure that has been reported. */
export type ChangeRecord = (change: RecordChange) => Promise<ManagedVersion | null>;

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
      send: (key) => calls.put(managed._id, { fields }, tag, key),
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
    async change({ what, make }: RecordChange): Promise<ManagedVersion> {
      const changed = await sender.send(what, () => {
        const present = known;
        if (!present) throw new Error('There is no record to change');
        return {
          send: (key: string) => make(present, key),
          adopt(next: ManagedVersion) {
            known = next;
          },
        };
      });
      if (!changed) throw new Error('There is no answer to a change');
      return changed;
    },
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
    publishAt: null,
    expireAt: before?.managed.expireAt ?? null,
    pinnedUntil: before?.managed.pinnedUntil ?? null,
    previews: before?.managed.previews ?? [],
  } as const;
  return { item, etag, tag: etag, managed };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
