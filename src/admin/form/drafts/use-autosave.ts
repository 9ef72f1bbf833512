import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, hasStatus, isOutcomeUnknown, messageOf } from '../../api/api-error.ts';
import type { ManagedVersion } from '../../api/drafts.ts';
import { useOnline } from '../../layout/use-online.ts';
import { changedTexts, type Texts } from '../draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import {
  copyIdWithin,
  type LocalCopy,
  newCopyId,
  readCopiesOf,
  removeLocalCopy,
  writeLocalCopy,
} from './local-copy.ts';

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
