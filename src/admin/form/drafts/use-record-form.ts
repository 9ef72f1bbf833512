import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { fieldsIn, hasStatus } from '../../api/api-error.ts';
import {
  discardDraft,
  isManagedVersion,
  type ManagedVersion,
  type Publication,
  publishDraft,
  type ReviewAction,
  readManaged,
  unpublish,
} from '../../api/drafts.ts';
import type { Version } from '../../api/records.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { refreshLists, reportError } from '../../queries.ts';
import { toastSuccess, toastWarnings } from '../../toast/toasts.ts';
import { textsOf } from '../draft.ts';
import { textFieldsOf } from '../inputs/index.ts';
import { useDraft } from '../use-draft.ts';
import { type Saved, useOpenList, useSave } from '../use-save.ts';
import { draftCalls, type Encode, publishing, reviewChange } from './draft-calls.ts';
import { draftKeeper, type RecordChange } from './draft-keeper.ts';
import { draftVersion, hasChanges } from './draft-version.ts';
import { usePreview } from './previews.tsx';
import { scheduledWords } from './schedule-dialog.tsx';
import { useAutosave } from './use-autosave.ts';
import { isConflict, useComparison } from './use-comparison.tsx';
import { words } from './words.ts';

export interface RecordFormOptions {
  type: TypeFacts;
  initial: ManagedVersion;
  encode: Encode;
  /** Opens the form anew with this version. */
  onOpen: (version: ManagedVersion) => void;
  /** Another form of the same record is open over this one. */
  isPaused: boolean;
}

/**
 * The form of a record with drafts: what is typed is kept as a draft, and Save makes the specified call with the draft's
 * tag, so that both go live in one change (requirement 19.173).
 */
export function useRecordForm({ type, encode, onOpen, initial, isPaused }: RecordFormOptions) {
  const queries = useQueryClient();
  const id = initial.managed._id;
  const canPublish = useHasDuty('publisher');
  const textFields = textFieldsOf(type.fields);
  /** Whether the form says that it shows a draft: not of one that it only keeps while somebody types. */
  const [isDraft, setDraft] = useState(() => !initial.managed.live || hasChanges(type, initial.managed));
  /** The server's last response. */
  const [latest, setLatest] = useState(initial);
  /** The texts that this form has last opened with or saved. */
  const [start, setStart] = useState(() => textsOf(textFields, draftVersion(initial).item));
  const [keeper] = useState(() => draftKeeper(draftCalls(type), initial, start));
  const draft = useDraft(start, {});
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type);
  const openList = useOpenList(type);

  const publish = publishing(type, encode);
  const { save, ...saving } = useSave({
    type,
    draft,
    message: latest.managed.live ? type.words.updated : type.words.created,
    async send(): Promise<Saved> {
      for (let texts = draft.texts; ; ) {
        try {
          return { ...((await keeper.publish(texts, publish)) ?? latest), texts };
        } catch (error) {
          const merged = isConflict(error) && (await comparison.settle(error));
          if (!merged) throw error;
          texts = merged;
        }
      }
    },
    onSaved() {
      autosave.forgetCopy();
      openList();
    },
    /** Goes on with what was typed while the form was saved, from the version that was stored. */
    goOn(_saved, sent) {
      setStart(sent);
      setDraft(false);
      setLatest(keeper.goOn() ?? latest);
    },
    onRefusal: (error) => isConflict(error) || draft.refuse(error),
  });

  const isBusy = saving.isBusy || isKeeping;
  const comparison = useComparison({
    type,
    id,
    textFields,
    keeper,
    texts: draft.texts,
    onMerged(texts, fresh) {
      draft.setAll(texts);
      setLatest(fresh);
      if (fresh.managed.draft) setDraft(true);
      autosave.goOn();
    },
    onError: draft.refuse,
  });
  const autosave = useAutosave({
    type: type.name,
    recordId: id,
    keeper,
    texts: draft.texts,
    isOn: !isBusy && !isPaused,
    onKept: setLatest,
    onStale: comparison.merge,
  });

  /** Saves the draft, for actions that need it. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<ManagedVersion | null> {
    if (keeper.isKept(draft.texts)) {
      await keeper.settled();
      return keeper.version() ?? latest;
    }
    setKeeping(true);
    try {
      return await autosave.keep();
    } catch (error) {
      if (!isConflict(error)) draft.refuse(error);
      else if (await comparison.settle(error)) return keepMerged();
      return null;
    } finally {
      setKeeping(false);
    }
  }

  /** Keeps what a comparison has merged. */
  const keepMerged = () =>
    autosave.keep().catch((error: unknown) => {
      draft.refuse(error);
      return null;
    });

  async function saveDraft() {
    if (isBusy) return;
    draft.clearErrors();
    const kept = await keepAll();
    if (!kept) return;
    if (!kept.managed.draft) toastSuccess(words.nothingToKeep);
    else {
      setDraft(true);
      setLatest(kept);
      toastSuccess(words.draftSaved);
      void refreshLists(queries, type);
    }
  }

  /**
   * Saves the draft and makes a change of the record. Where somebody else has changed it, the form opens anew with what is
   * stored, so that one can decide again. Resolves with null after a failure that has been reported.
   */
  async function change(wanted: RecordChange): Promise<ManagedVersion | null> {
    if (!(await keepAll())) return null;
    try {
      return await keeper.change(wanted);
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
      reportError(error);
      onOpen(await readManaged(type, id));
      return null;
    }
  }

  /** Makes a change, and opens the form anew with what became of the record. @returns whether it is done */
  async function changeAndOpen(wanted: RecordChange, said: string): Promise<boolean> {
    const changed = await change(wanted);
    if (!changed) return false;
    onOpen(changed);
    toastSuccess(said);
    toastWarnings(changed.managed);
    return true;
  }

  const review = (action: ReviewAction, note?: string) =>
    changeAndOpen(reviewChange(type, action, note), words.reviewDone[action]);

  async function takeDown() {
    const wanted: RecordChange = {
      what: 'take down',
      make: ({ tag }, key) => unpublish(type, id, {}, tag, key),
    };
    await changeAndOpen(wanted, words.takenDown).catch(reportError);
  }

  async function throwAway() {
    try {
      const left = await change({
        what: 'throw away',
        make: ({ tag }, key) => discardDraft(type, id, tag, key),
      });
      if (!left) return;
      toastSuccess(words.thrownAway);
      if (left.managed.state === 'trash') openList();
      else onOpen(left);
    } catch (error) {
      reportError(error);
    }
  }

  async function sendForReview() {
    if (!hasSomethingToPublish) toastSuccess(words.nothingToSend);
    else await review('submit').catch(reportError);
  }

  /** @returns whether the dialog can close */
  async function schedule(publication: Publication): Promise<boolean> {
    if (!(await keepAll())) return true;
    try {
      const scheduled = await keeper.change({
        what: `schedule ${JSON.stringify(publication)}`,
        make: ({ tag }, key) => publishDraft(type, id, publication, tag, key),
      });
      setLatest(scheduled);
      if (scheduled.managed.draft && hasChanges(type, scheduled.managed)) setDraft(true);
      toastSuccess(scheduledWords(scheduled.managed));
      void refreshLists(queries, type);
      return true;
    } catch (error) {
      if (isConflict(error)) {
        await comparison.settle(error);
        return true;
      }
      const isAboutTexts = Object.keys(fieldsIn(error)).some((name) =>
        type.fields.some((field) => field.name === name),
      );
      if (!isAboutTexts) throw error;
      draft.refuse(error);
      return true;
    }
  }

  /** Takes over the pictures that a dialog over this form has changed, in the draft or in the live record. */
  async function takePictures(saved: Version) {
    if (!isManagedVersion(saved)) {
      // Somebody else may have changed a text meanwhile.
      await comparison.settle();
      return;
    }
    keeper.note(saved);
    setLatest(saved);
    if (saved.managed.draft) setDraft(true);
  }

  const hasSomethingToPublish = isDraft || !keeper.isKept(draft.texts) || latest.managed.draft !== null;
  return {
    textFields,
    draft,
    autosave,
    latest,
    isDraft,
    canPublish,
    isBusy,
    hasSomethingToPublish,
    save,
    saveDraft,
    schedule,
    keepAll,
    review,
    sendForReview,
    takeDown,
    throwAway,
    takePictures,
    preview: () => preview.open(async () => ((await keepAll()) ? id : null)),
    compare: comparison.compare,
    previewOffer: preview.offer,
    isUnsaved: () => draft.isUnsaved() && !keeper.isKept(draft.texts),
    dialog: comparison.dialog,
  };
}
