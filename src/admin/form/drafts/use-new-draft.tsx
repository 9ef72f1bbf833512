import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../../api/api-error.ts';
import { type ManagedVersion, sendDraftFiles } from '../../api/drafts.ts';
import { createRecord, updateRecord } from '../../api/records.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { pathsOf } from '../../paths.ts';
import { refreshLists } from '../../queries.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import { type Accepted, acceptedOf, noneAccepted, sendAccepted } from '../accepted-files.ts';
import { formOfFiles, formOfRecord, noteArrived, sendFiles } from '../added-files.ts';
import { formDataOf, hasFiles, type Texts } from '../draft.ts';
import type { FileField, TextField } from '../inputs/index.ts';
import { isRefused } from '../inputs/refused-files.ts';
import { handOverFiles, leftFiles } from '../left-files.ts';
import type { DraftTools } from '../record-form.tsx';
import type { Draft } from '../use-draft.ts';
import type { Saved } from '../use-save.ts';
import { BegunRecords } from './begun-records.tsx';
import { DraftButtons } from './draft-buttons.tsx';
import { draftCalls } from './draft-calls.ts';
import { draftKeeper, type Publish } from './draft-keeper.ts';
import { draftVersion } from './draft-version.ts';
import { KeepState } from './keep-state.tsx';
import { usePreview } from './preview-link.tsx';
import { reviewChange } from './review-bar.tsx';
import { TO_SCHEDULE } from './schedule-dialog.tsx';
import { useAsksForReview } from './use-asks-for-review.ts';
import { useAutosave } from './use-autosave.ts';
import { words } from './words.ts';

/** A draft with the files that were sent into it. */
interface Filled extends Accepted {
  latest: ManagedVersion;
}

interface NewDraft {
  type: TypeFacts;
  draft: Draft;
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  isBusy: boolean;
}

/**
 * The draft of a record that does not exist yet: it is made once its title is not blank (requirement 19.174), and
 * published once it is saved.
 */
export function useNewDraft({ type, draft, textFields, fileFields, isBusy }: NewDraft) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const canPublish = useHasDuty('publisher');
  const asksForReview = useAsksForReview(type, { isRead: false });
  const texts = Object.fromEntries(textFields.map(({ facts: { name } }) => [name, draft.texts[name] ?? '']));
  const [keeper] = useState(() => draftKeeper(draftCalls(type), null, texts));
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type);
  const title = texts[type.titleField] ?? '';
  const isTitled = title.trim() !== '';
  /** For types ordered by hand: the record after which it is to stand; '' for the first place. */
  const place = draft.texts.after ?? '';
  const autosave = useAutosave({
    type: type.name,
    recordId: keeper.version()?.managed._id,
    keeper,
    texts,
    hasCopy: type.drafts === true,
    isOn: type.drafts === true && !isBusy && !isKeeping && (isTitled || keeper.hasBegun()),
  });

  /** Sends the chosen files into the draft, each once. */
  async function sendFilesInto(kept: ManagedVersion, onProgress: (share: number) => void): Promise<Filled> {
    const { _id } = kept.managed;
    for (const field of fileFields) {
      const { name } = field.facts;
      const chosen = draft.files[name] ?? [];
      // What was refused before stays in the form; what was accepted then is in the draft.
      if (chosen.every(isRefused)) continue;
      await sendFiles<ManagedVersion>(keeper.sender, {
        field,
        files: chosen,
        upload: (files, key) =>
          sendDraftFiles(type, _id, name, formOfFiles(field, draft, files), onProgress, key),
        adopt: keeper.note,
      });
      draft.dropFiles(field, acceptedOf(chosen).accepted);
    }
    return {
      latest: keeper.version() ?? kept,
      ...acceptedOf(Object.values(draft.files).flat()),
    };
  }

  /** @throws if all the pictures that were chosen for a required field were refused */
  function mustHavePictures(version: ManagedVersion) {
    for (const { facts, kind } of fileFields) {
      const isEmpty = kind.storedPaths(draftVersion(version).item[facts.name]).length === 0;
      if (facts.required && isEmpty && draft.files[facts.name]?.some(isRefused))
        throw noneAccepted(facts.name);
    }
  }

  /** Publishes the draft with what was typed since, or makes the record where nothing is kept yet. */
  async function publish(onProgress: (share: number) => void): Promise<Saved> {
    await keeper.settled();
    // Where there was no answer, the record may be there, and be live.
    if (type.drafts && keeper.sender.isUnanswered()) await autosave.keep();
    const kept = keeper.version();
    return kept ? publishDraft(kept, onProgress) : publishAtOnce(onProgress);
  }

  /** If somebody else has changed the draft, its own form opens, which can show what they changed. */
  async function publishDraft(kept: ManagedVersion, onProgress: (share: number) => void): Promise<Saved> {
    const { latest, ...files } = await sendFilesInto(kept, onProgress);
    mustHavePictures(latest);
    const published = await keeper.publish(texts, publishTexts).catch((error: unknown) => {
      if (hasStatus(error, 412)) goOn(latest, { accepted: files.accepted });
      throw error;
    });
    return { ...(published ?? latest), ...files };
  }

  /** The record with all that the form holds, in one call. */
  async function publishAtOnce(onProgress: (share: number) => void): Promise<Saved> {
    const several = fileFields.find(({ kind }) => !kind.isReplaced);
    const pictures = (several && draft.files[several.facts.name]) ?? [];
    const others = Object.values(draft.files)
      .flat()
      .filter((file) => !pictures.includes(file));
    const send = async (some: readonly File[]) => {
      const files = [...others, ...some];
      const made = await keeper.publish(
        texts,
        async (_known, _texts, key) => {
          const body = files.length > 0 ? formOfRecord(fileFields, draft, files) : formDataOf(draft.texts);
          const made = await createRecord(type, body, { key, ...(files.length > 0 && { onProgress }) });
          noteArrived(files);
          return made;
        },
        String(files.length),
      );
      if (!made) throw new Error('Nothing was sent');
      return made;
    };
    if (!several) return send([]);
    const made = await sendAccepted(several, pictures, send);
    return { ...made, ...acceptedOf(pictures) };
  }

  const publishTexts: Publish = (known, changes, key) => {
    if (known?.managed.live)
      return updateRecord(type, known.managed._id, formDataOf(changes), known.tag, key);
    const placed = place === '' ? changes : { ...changes, after: place };
    return createRecord(type, formDataOf(placed), { tag: known?.tag ?? '', key });
  };

  /** Saves texts and files as a draft. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<Filled | null> {
    setKeeping(true);
    try {
      const kept = await autosave.keep();
      return kept && (await sendFilesInto(kept, () => {}));
    } catch (error) {
      toastError(messageOf(error));
      draft.showErrors(error);
      return null;
    } finally {
      setKeeping(false);
    }
  }

  /**
   * Goes on with the draft on the screen of its record, which offers what is not stored yet.
   * @param accepted the chosen files that it has: if it lacks some, the screen of its pictures opens with these
   */
  function goOn(
    { managed }: ManagedVersion,
    { accepted, state }: { accepted?: readonly File[]; state?: object } = {},
  ) {
    draft.markSaved();
    autosave.handOver(managed._id, keeper.confirmed());
    void refreshLists(queries, type);
    const several = fileFields.filter(({ kind }) => !kind.isReplaced);
    const left = accepted ? leftFiles(several, draft, accepted) : null;
    if (left) handOverFiles(managed._id, left);
    const { update, addPictures } = pathsOf(type);
    if (left) void navigate(addPictures(managed), { replace: true });
    else void navigate(update(managed), { replace: true, ...(state && { state }) });
  }

  async function saveDraft(state?: object) {
    if (isBusy || isKeeping) return;
    draft.clearErrors();
    const kept = await keepAll();
    if (!kept) return;
    // Only published records have a position in the list that is ordered by hand.
    toastSuccess(place === '' ? words.draftSaved : words.draftSavedFirst);
    if (kept.warning !== undefined) toastError(kept.warning);
    goOn(kept.latest, { accepted: kept.accepted, ...(state && { state }) });
  }

  /** Keeps texts and files as a draft and submits it; its own form says what became of it. */
  async function sendForReview() {
    if (isBusy || isKeeping) return;
    draft.clearErrors();
    const kept = await keepAll();
    if (!kept) return;
    try {
      const submitted = await keeper.change(reviewChange(type, 'submit'));
      toastSuccess(words.reviewDone.submit);
      goOn(submitted, { accepted: kept.accepted });
    } catch (error) {
      toastError(messageOf(error));
      draft.showErrors(error);
    }
  }

  /** @returns the id of the draft, or null after a failure, which is reported */
  async function keepForPreview(): Promise<string | null> {
    const kept = await keepAll();
    if (kept?.warning !== undefined) toastError(kept.warning);
    return kept?.latest.managed._id ?? null;
  }

  const made = keeper.version();
  const tools: DraftTools = {
    saveLabel: words.publish,
    ...(!(canPublish && !asksForReview) && { onSendForReview: () => void sendForReview() }),
    onSaveDraft: () => void saveDraft(),
    more: (
      <DraftButtons
        onPreview={() => void preview.open(keepForPreview)}
        onSchedule={canPublish ? () => void saveDraft(TO_SCHEDULE) : undefined}
      />
    ),
    state: <KeepState status={autosave.status} {...(made && { onCompare: () => goOn(made) })} />,
    offer: preview.offer,
    isUnsaved: () => draft.isUnsaved() && (!keeper.isKept(texts) || hasFiles(draft.files)),
    onLeave: autosave.forgetCopy,
  };
  const publisherHint = asksForReview ? words.reviewSays.none : words.saveShowsNew;
  const hint = canPublish ? publisherHint : words.authorOnly;
  const putBack = (copied: Texts) => {
    for (const [name, text] of Object.entries(copied)) draft.setText(name, text);
  };
  return {
    publish,
    isKeeping,
    forgetCopy: autosave.forgetCopy,
    handOver: autosave.handOver,
    tools,
    offer: (
      <>
        <BegunRecords
          type={type}
          ownId={keeper.version()?.managed._id}
          onPutBack={putBack}
          onGone={draft.focusFirst}
        />
        <p className="form-hint field-hint">{hint}</p>
      </>
    ),
  };
}
