import { useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment, useState } from 'react';
import { fieldsIn, hasStatus, messageOf } from '../../api/api-error.ts';
import {
  discardDraft,
  isManagedVersion,
  type ManagedVersion,
  type Publication,
  publishDraft,
  readManaged,
} from '../../api/drafts.ts';
import { updateRecord, type Version } from '../../api/records.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { QUIET, refreshLists } from '../../queries.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import { changedTexts, type Texts, textsOf } from '../draft.ts';
import { textFieldsOf } from '../inputs/index.ts';
import { takeOver } from '../take-over.ts';
import { useConditionalSave } from '../use-conditional-save.tsx';
import { useDraft } from '../use-draft.ts';
import { useOpenList, useSave } from '../use-save.ts';
import { draftCalls } from './draft-calls.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftVersion, hasChanges } from './draft-version.ts';
import type { ManagedFormOptions } from './managed-form-options.ts';
import { isPublished, isScheduled, makeOnce, type RecordChange } from './own-change.ts';
import { usePreview } from './preview-link.tsx';
import { scheduledWords } from './schedule-dialog.tsx';
import { useAutosave } from './use-autosave.ts';
import { isConflict, useComparison } from './use-comparison.tsx';
import { words } from './words.ts';

interface Options extends Pick<ManagedFormOptions, 'type' | 'encode' | 'side' | 'onOpen'> {
  initial: ManagedVersion;
  /** Another form of the same record is open over this one. */
  isPaused: boolean;
}

/**
 * The form of a record with drafts. A form of the live record saves it by `PUT`, and keeps a draft until then, which is
 * deleted after saving; a form of a draft publishes the draft (requirement 19.173).
 */
export function useManagedForm({ type, encode, side, onOpen, initial, isPaused }: Options) {
  const queries = useQueryClient();
  const id = initial.managed._id;
  const canPublish = useHasDuty('publisher');
  const isBeside = side === 'live' && hasChanges(type, initial.managed);
  const textFields = textFieldsOf(type.fields);
  const [isDraft, setDraft] = useState(side === 'draft');
  /** The server's last response. */
  const [latest, setLatest] = useState(initial);
  /** The live version on which this form is based. */
  const [seen, setSeen] = useState<Version>(initial);
  /** The texts that this form has last opened with or saved. */
  const [start, setStart] = useState(() =>
    textsOf(textFields, (side === 'draft' ? draftVersion(initial) : initial).item),
  );
  const [keeper] = useState(() => draftKeeper(draftCalls(type), initial, start));
  const draft = useDraft(start, {});
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type);
  const openList = useOpenList(type);

  const setTexts = (texts: Texts) => {
    for (const [name, text] of Object.entries(texts)) draft.setText(name, text);
  };
  const refuse = (error: unknown) => {
    toastError(messageOf(error));
    draft.showErrors(error);
  };

  const live = useConditionalSave({
    type,
    draft,
    textFields,
    start,
    initial: seen,
    onTakeTheirs: openLive,
    message: type.words.updated,
    async send(known) {
      await keeper.settled();
      const changes = changedTexts(start, draft.texts);
      const isChanged = Object.keys(changes).length > 0;
      const saved = isChanged ? await updateRecord(type, id, encode(changes), known.etag) : known;
      await dropShadow();
      return saved;
    },
    onSaved: leave,
    goOn,
  });

  const published = useSave<ManagedVersion | null>({
    type,
    draft,
    message: words.published,
    meta: QUIET,
    async send(kept) {
      const present = kept ?? (await autosave.keep()) ?? latest;
      const publish = () => publishDraft(type, id, {}, present.tag);
      return makeOnce(type, id, publish, isPublished(type, present));
    },
    onSaved: leave,
    goOn,
    onRefusal: (error) => (isConflict(error) ? comparison.compare(error) : refuse(error)),
  });

  const isBusy = live.isBusy || published.isBusy || isKeeping;
  const autosave = useAutosave({
    type: type.name,
    recordId: id,
    keeper,
    texts: draft.texts,
    isOn: !isBeside && !isBusy && !isPaused,
    onKept: setLatest,
  });
  const comparison = useComparison({
    type,
    id,
    textFields,
    keeper,
    texts: draft.texts,
    onMerged(texts, fresh) {
      setTexts(texts);
      setLatest(fresh);
      if (fresh.managed.draft) setDraft(true);
      else setSeen(fresh);
      autosave.goOn();
    },
    onRebased(rebased) {
      setTexts(textsOf(textFields, draftVersion(rebased).item));
      setLatest(rebased);
      toastSuccess(words.draftSaved);
    },
    onError: refuse,
  });

  /**
   * Deletes the draft that this form kept while it showed the live record; any other draft stays.
   * @returns the record without it, or null if nothing was deleted
   */
  async function dropShadow(): Promise<ManagedVersion | null> {
    const known = keeper.version();
    if (isBeside || !known?.managed.draft) return null;
    return discardDraft(type, id, known.tag).catch(() => null);
  }

  function leave() {
    autosave.forgetCopy();
    openList();
  }

  /** Goes on with what was typed while the form was saved, from the version that was stored. */
  async function goOn(saved: Version, sent: Texts) {
    setStart(sent);
    setSeen(saved);
    setDraft(false);
    await adoptStored(sent);
  }

  /** Continues from what is stored, whose texts are these. */
  async function adoptStored(texts: Texts) {
    try {
      const fresh = await readManaged(type, id);
      keeper.adopt(fresh, texts);
      setLatest(fresh);
    } catch {
      // The next call reports the error.
    }
  }

  /** Shows the live record and drops the typed text. */
  async function openLive() {
    // Read first: if that fails, the typed text is still kept.
    const stored = await readManaged(type, id);
    const remaining = await dropShadow();
    autosave.forgetCopy();
    onOpen(remaining ?? stored, 'live');
  }

  /** Saves the draft, for actions that need it. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<ManagedVersion | null> {
    if (isBeside || keeper.isKept(draft.texts)) {
      await keeper.settled();
      return keeper.version() ?? latest;
    }
    setKeeping(true);
    try {
      return await autosave.keep();
    } catch (error) {
      if (isConflict(error)) await comparison.compare(error);
      else refuse(error);
      return null;
    } finally {
      setKeeping(false);
    }
  }

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
  async function change({ make, isMade }: RecordChange): Promise<ManagedVersion | null> {
    const kept = await keepAll();
    if (!kept) return null;
    try {
      return await makeOnce(type, id, () => make(kept), isMade(kept));
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
      toastError(messageOf(error));
      onOpen(await readManaged(type, id));
      return null;
    }
  }

  /** @returns whether the dialog can close */
  async function schedule(publication: Publication): Promise<boolean> {
    const kept = await keepAll();
    if (!kept) return true;
    try {
      const publish = () => publishDraft(type, id, publication, kept.tag);
      const scheduled = await makeOnce(type, id, publish, isScheduled(type, kept, publication));
      keeper.note(scheduled);
      setLatest(scheduled);
      setSeen((known) => ({ ...known, item: scheduled.managed.live ?? known.item }));
      if (scheduled.managed.draft && hasChanges(type, scheduled.managed)) setDraft(true);
      toastSuccess(scheduledWords(scheduled.managed));
      void refreshLists(queries, type);
      return true;
    } catch (error) {
      if (isConflict(error)) {
        await comparison.compare(error);
        return true;
      }
      const isAboutTexts = Object.keys(fieldsIn(error)).some((name) =>
        type.fields.some((field) => field.name === name),
      );
      if (!isAboutTexts) throw error;
      refuse(error);
      return true;
    }
  }

  /** Takes over the pictures that a dialog over this form has changed, in the draft or in the live record. */
  async function takePictures(saved: Version) {
    if (isManagedVersion(saved)) {
      keeper.note(saved);
      setLatest(saved);
      if (saved.managed.draft) setDraft(true);
      return;
    }
    setSeen((known) => takeOver(type, known, saved));
    // The draft of this form has the former picture, so the typed text goes into a new draft.
    await dropShadow();
    await adoptStored(start);
  }

  return {
    textFields,
    draft,
    autosave,
    latest,
    seen,
    isDraft,
    isBeside,
    canPublish,
    isBusy,
    hasSomethingToPublish: isDraft || !keeper.isKept(draft.texts) || latest.managed.draft !== null,
    save: isDraft ? () => published.save(null) : live.save,
    saveDraft,
    schedule,
    keepAll,
    change,
    takePictures,
    preview: () => preview.open(async () => ((await keepAll()) ? id : null)),
    compare: () => comparison.compare(),
    previewOffer: preview.offer,
    isUnsaved: () => draft.isUnsaved() && !keeper.isKept(draft.texts),
    dialogs: createElement(Fragment, null, live.conflict, comparison.dialog),
  };
}

export type ManagedFormState = ReturnType<typeof useManagedForm>;
