import { isOutcomeUnknown } from '../../api/api-error.ts';
import type { KeptFields, ManagedVersion } from '../../api/drafts.ts';
import { changedTexts, type Texts } from '../draft.ts';

/** The calls by which a draft is kept. */
export interface DraftCalls {
  create(texts: Texts): Promise<ManagedVersion>;
  put(id: string, kept: KeptFields, tag: string): Promise<ManagedVersion>;
  /**
   * Looks for the record that was to be made with these texts, and about which there was no answer.
   * @param since when it was first sent, in milliseconds since 1970
   */
  findCreated(texts: Texts, since: number): Promise<ManagedVersion | null>;
}

interface Sending {
  fields: Texts;
  tag: string;
  base?: number;
}

/**
 * Keeps the texts of one form as a draft, with one request at a time. After a lost response it repeats the same request
 * first, which is idempotent, and sends what was typed since only then: otherwise its own change would look like
 * somebody else's (requirement 19.171).
 * @param version of the record; null for a new one
 * @param confirmed the texts that the server is known to have
 */
export function draftKeeper(calls: DraftCalls, version: ManagedVersion | null, confirmed: Texts) {
  let known = version;
  let kept = confirmed;
  let wanted = confirmed;
  /** The live version on which the form is based. */
  let base = version?.managed.draft?.base ?? version?.managed.version ?? undefined;
  let unanswered: Sending | null = null;
  /** The texts with which the record was to be made. */
  let creating: Texts | null = null;
  let firstSentAt = Number.POSITIVE_INFINITY;
  let running: Promise<ManagedVersion | null> | null = null;

  async function create(): Promise<ManagedVersion> {
    const lost = creating ? await calls.findCreated(creating, firstSentAt) : null;
    kept = lost && creating ? creating : kept;
    if (lost) return lost;
    creating = wanted;
    firstSentAt = Math.min(firstSentAt, Date.now());
    const made = await calls.create(creating);
    kept = creating;
    return made;
  }

  async function send(present: ManagedVersion): Promise<ManagedVersion> {
    unanswered ??= {
      fields: changedTexts(kept, wanted),
      tag: present.tag,
      ...(base !== undefined && { base }),
    };
    const { fields, tag } = unanswered;
    const body = base === undefined || base === 0 ? { fields } : { fields, base };
    try {
      const saved = await calls.put(present.managed._id, body, tag);
      kept = { ...kept, ...fields };
      unanswered = null;
      return saved;
    } catch (error) {
      if (!isOutcomeUnknown(error)) unanswered = null;
      throw error;
    }
  }

  const isBehind = () => unanswered !== null || Object.keys(changedTexts(kept, wanted)).length > 0;

  async function run(): Promise<ManagedVersion | null> {
    if (!known) known = await create();
    while (isBehind()) known = await send(known);
    return known;
  }

  return {
    /** The server's last response; null while there is no record. */
    version: () => known,
    confirmed: () => kept,
    isKept: (texts: Texts) => unanswered === null && Object.keys(changedTexts(kept, texts)).length === 0,
    /** Resolves once these texts, or later ones, are kept. Rejects with the error of a call. */
    keep(texts: Texts): Promise<ManagedVersion | null> {
      wanted = texts;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    /** Resolves once no request is in flight, also after a failure. */
    settled: async () => {
      await running?.catch(() => {});
    },
    /**
     * Continues from a version that was read or changed by another call.
     * @param texts the texts that the server has
     * @param comparedWith the live version that the form was compared with; unchanged by default
     */
    adopt(next: ManagedVersion, texts: Texts, comparedWith?: number) {
      known = next;
      kept = texts;
      wanted = texts;
      unanswered = null;
      creating = null;
      base = comparedWith ?? next.managed.draft?.base ?? next.managed.version ?? undefined;
    },
    /** Takes what another call answered that left the texts as they are: pictures, dates. */
    note(next: ManagedVersion) {
      known = next;
    },
    /**
     * Called if another call was to make the record, and was not answered.
     * @param since when it was sent, in milliseconds since 1970
     */
    noteUnanswered(texts: Texts, since: number) {
      creating = texts;
      firstSentAt = Math.min(firstSentAt, since);
    },
    /** Whether a record has been made, or may have been. */
    hasBegun: () => known !== null || creating !== null,
  };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
