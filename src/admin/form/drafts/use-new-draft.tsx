import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../../api/api-error.ts';
import { type ManagedVersion, publishDraft, readManaged, sendDraftFiles } from '../../api/drafts.ts';
import { placeRecord } from '../../api/records.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { pathsOf } from '../../paths.ts';
import { refreshLists } from '../../queries.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import { type Accepted, acceptedOf, noneAccepted } from '../accepted-files.ts';
import { fileSenders, formOfFiles } from '../added-files.ts';
import { hasFiles, type Texts } from '../draft.ts';
import type { FileField, TextField } from '../inputs/index.ts';
import { isRefused } from '../inputs/refused-files.ts';
import { handOverFiles, leftFiles } from '../left-files.ts';
import type { DraftTools } from '../record-form.tsx';
import type { Draft } from '../use-draft.ts';
import type { Saved } from '../use-save.ts';
import { BegunRecords } from './begun-records.tsx';
import { DraftButtons } from './draft-buttons.tsx';
import { draftCalls } from './draft-calls.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftVersion } from './draft-version.ts';
import { KeepState } from './keep-state.tsx';
import { isPublished, makeOnce } from './own-change.ts';
import { usePreview } from './preview-link.tsx';
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
  const [senderOf] = useState(() => fileSenders());
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
  async function sendFiles(kept: ManagedVersion, onProgress: (share: number) => void): Promise<Filled> {
    let latest = kept;
    for (const field of fileFields) {
      const { name } = field.facts;
      const chosen = draft.files[name] ?? [];
      // What was refused before stays in the form; what was accepted then is in the draft.
      if (chosen.every(isRefused)) continue;
      latest = await senderOf(name).send({
        field,
        files: chosen,
        known: latest,
        storedIn: (version) => field.kind.storedPaths(draftVersion(version).item[name]),
        read: () => readManaged(type, kept.managed._id),
        upload: (files, seen) =>
          sendDraftFiles(
            type,
            kept.managed._id,
            name,
            formOfFiles(field, draft, files),
            onProgress,
            seen?.tag,
          ),
      });
      keeper.note(latest);
      draft.dropFiles(field, acceptedOf(chosen).accepted);
    }
    return { latest, ...acceptedOf(Object.values(draft.files).flat()) };
  }

  /** @throws if all the pictures that were chosen for a required field were refused */
  function mustHavePictures(version: ManagedVersion) {
    for (const { facts, kind } of fileFields) {
      const isEmpty = kind.storedPaths(draftVersion(version).item[facts.name]).length === 0;
      if (facts.required && isEmpty && draft.files[facts.name]?.some(isRefused))
        throw noneAccepted(facts.name);
    }
  }

  /** Publishes the draft. If somebody else has changed it, its own form opens, which can show what they changed. */
  async function publishOnce(whole: ManagedVersion, accepted: readonly File[]): Promise<ManagedVersion> {
    const { _id } = whole.managed;
    const publishNow = () => publishDraft(type, _id, {}, whole.tag);
    return makeOnce(type, _id, publishNow, isPublished(type, whole)).catch((error: unknown) => {
      if (hasStatus(error, 412)) goOn(whole, { accepted });
      throw error;
    });
  }

  /** Publishes the draft. @returns null if there is none, so that the record is created by `POST` */
  async function publish(onProgress: (share: number) => void): Promise<Saved | null> {
    await keeper.settled();
    if (!keeper.hasBegun()) return null;
    const kept = await autosave.keep();
    if (!kept) return null;
    const { latest: whole, ...files } = await sendFiles(kept, onProgress);
    mustHavePictures(whole);
    // It is live already if the answer to its making was lost.
    const isLive = whole.managed.live !== null && whole.managed.draft === null;
    const published = { ...(isLive ? whole : await publishOnce(whole, files.accepted)), ...files };
    if (place === '') return published;
    return placeRecord(type, published.managed._id, place).then(
      () => published,
      (error) => ({ ...published, warning: words.notPlaced(messageOf(error)) }),
    );
  }

  /** Saves texts and files as a draft. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<Filled | null> {
    setKeeping(true);
    try {
      const kept = await autosave.keep();
      return kept && (await sendFiles(kept, () => {}));
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

  /** @returns the id of the draft, or null after a failure, which is reported */
  async function keepForPreview(): Promise<string | null> {
    const kept = await keepAll();
    if (kept?.warning !== undefined) toastError(kept.warning);
    return kept?.latest.managed._id ?? null;
  }

  const made = keeper.version();
  const tools: DraftTools = {
    hasSave: canPublish && !asksForReview,
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
    /** Called if the record was to be created by `POST`, and there was no answer. */
    noteUnanswered(since: number) {
      keeper.noteUnanswered(texts, since);
      for (const [name, files] of Object.entries(draft.files))
        senderOf(name).noteUnanswered(acceptedOf(files).accepted);
    },
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
