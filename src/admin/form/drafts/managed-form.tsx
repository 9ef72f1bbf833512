import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { publishersOf } from '../../../content/duties.ts';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { fieldsIn, hasStatus } from '../../api/api-error.ts';
import {
  discardDraft,
  isManagedVersion,
  type Managed,
  type ManagedVersion,
  type Publication,
  publishDraft,
  type ReviewAction,
  readManaged,
  unpublish,
} from '../../api/drafts.ts';
import { showAgain } from '../../api/managed.ts';
import type { Version } from '../../api/records.ts';
import { Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { useHasDuty } from '../../duties/own-duties.ts';
import { ReadOnlyBecause } from '../../duties/read-only.tsx';
import { focusTitle } from '../../layout/heading.tsx';
import { StatusLine } from '../../layout/status-line.tsx';
import { offerUndo } from '../../list/record-deletion.tsx';
import { keyOf, QUIET, refreshLists, reportError } from '../../queries.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { shownTitleOf } from '../../shown-title.ts';
import { toastSuccess, toastWarnings } from '../../toast/toasts.ts';
import { useFormValues } from '../form-values.ts';
import { textFieldsOf } from '../inputs/index.ts';
import { RecordForm } from '../record-form.tsx';
import { RecordPictures, usePictureDialog } from '../record-pictures.tsx';
import { RecordTitle } from '../record-title.tsx';
import { DraftButtons } from '../save-bar.tsx';
import { type Saved, useOpenList, useSave } from '../saving.tsx';
import { shownOnSite, textsOf } from '../texts.ts';
import { DraftBar, LocalOffer, ReviewBar, TakeDown } from './draft-bars.tsx';
import { draftKeeper, type RecordChange, useAutosave } from './draft-keeper.ts';
import {
  draftCalls,
  draftVersion,
  type Encode,
  hasChanges,
  isAsSeenLast,
  publishing,
  reviewChange,
  shownOf,
  useAsksForReview,
  useScheduledLock,
  useTarget,
} from './draft-version.ts';
import { momentInWords } from './moments.ts';
import { OpenPreviews, usePreview } from './previews.tsx';
import { isToSchedule, ScheduleDialog, scheduledWords } from './schedule-dialog.tsx';
import { isConflict, useComparison } from './use-comparison.tsx';
import { words } from './words.ts';
import './drafts.css';

const ASKED_EACH_MS = 20_000;
const PRESENT_FOR_MS = 2 * 60_000;

/**
 * Who else has typed into the draft in the last two minutes (requirement 19.180), and who has made links to previews. It
 * blocks nothing.
 */
function usePresence(type: TypeFacts, managed: Managed) {
  const { data = managed, refetch } = useQuery({
    queryKey: [...keyOf(type), 'presence', managed._id],
    queryFn: async ({ signal }) => (await readManaged(type, managed._id, signal)).managed,
    initialData: managed,
    staleTime: ASKED_EACH_MS,
    refetchInterval: ASKED_EACH_MS,
    gcTime: 0,
    retry: false,
    meta: QUIET,
  });
  return { other: nameOfOther(data, Date.now()), previews: data.previews, refresh: refetch };
}

function nameOfOther({ draft }: Managed, now: number): string | null {
  if (!draft?.by || draft.by._id === ownerOfWindow()?._id) return null;
  return now - Date.parse(draft.updatedAt) < PRESENT_FOR_MS ? draft.by.name : null;
}

export interface ManagedFormProps {
  type: TypeFacts;
  initial: ManagedVersion;
  encode: Encode;
  /** A separate section below the form; a link above the form leads to it. */
  below: { id: string; label: string; of: (item: Item) => ReactNode } | undefined;
  /** Opens the form anew with this version. */
  onOpen: (version: ManagedVersion) => void;
  /** Opens what is live to correct it beside the draft. */
  onCorrect: (version: ManagedVersion) => void;
}

/** The form for the texts of a record: those of its draft, else those that visitors see. */
export function ManagedForm(props: ManagedFormProps) {
  const { type, below, onCorrect } = props;
  const [isChangingPicture, setChangingPicture] = useState(false);
  const form = useManagedForm(props, isChangingPicture);
  const { latest, isDraft, values, autosave, canPublish } = form;
  const { managed } = latest;
  const { offered } = autosave;
  const { other, ...openPreviews } = usePresence(type, managed);
  const { state } = useLocation();
  const asksForReview = useAsksForReview(type);
  const lock = useScheduledLock(type, managed);
  const navigate = useNavigate();
  const [isScheduling, setScheduling] = useState(() => canPublish && isToSchedule(state));
  /**
   * Asks before 'Publish changes' publishes a scheduled draft ahead of its day, which somebody who corrects a word rarely
   * intends (requirement 19.183).
   */
  const [isAskingToPublish, setAskingToPublish] = useState(false);
  const answerWith = (act?: () => unknown) => () => {
    setAskingToPublish(false);
    act?.();
  };
  const closeSchedule = () => {
    flushSync(() => setScheduling(false));
    if (!isToSchedule(state)) return;
    // The button that opened it was on the screen of the new record.
    focusTitle();
    // A reload does not open it again.
    void navigate('.', { replace: true, state: null });
  };
  const isApproved =
    !asksForReview ||
    (form.isKept && ((isDraft && managed.review === 'approved') || isAsSeenLast(type, managed)));
  const isSent = form.isKept && ['submitted', 'approved'].includes(managed.review ?? '');
  const { item } = draftVersion(latest);
  const target = useTarget(type, latest);
  const pictures = usePictureDialog({
    type,
    initial: shownOf(latest, target),
    target,
    onSaved: (saved) => void form.takePictures(saved),
  });
  if (pictures.isOpen !== isChangingPicture) setChangingPicture(pictures.isOpen);
  const correct = () => void form.keepAll().then((kept) => kept && onCorrect(kept));
  // The review comes before the state of the draft, unless the draft conflicts with what is live.
  const isReviewFirst = managed.review !== null && !managed.draft?.conflict;
  const review = <ReviewBar type={type} managed={managed} onReview={form.review} />;
  const buttons = {
    onPreview: () => void form.preview(),
    onSchedule: canPublish ? () => setScheduling(true) : undefined,
  };

  return (
    <>
      <RecordTitle type={type} item={item} about="texts" managed={managed} isDraft={isDraft}>
        {below && managed.live && <a href={`#${below.id}`}>{below.label}</a>}
        {canPublish && managed.live && (
          <TakeDown type={type.name} id={managed._id} onTakeDown={form.takeDown} />
        )}
      </RecordTitle>
      <p className="presence" aria-live="polite">
        {other !== null && words.editing(other)}
      </p>
      <StatusLine>
        {offered && lock === null && (
          <LocalOffer
            copy={offered}
            onPutBack={() => {
              values.setAll(offered.texts);
              autosave.answerOffer();
            }}
            onForget={autosave.answerOffer}
          />
        )}
        {isReviewFirst && review}
        {isDraft && (
          <DraftBar
            type={type}
            managed={managed}
            title={shownTitleOf(type, item)}
            isLocked={lock !== null}
            onCorrect={canPublish && !asksForReview ? correct : undefined}
            onThrowAway={() => void form.throwAway()}
          />
        )}
        {!isReviewFirst && review}
        {!canPublish && lock === null && <p className="form-hint field-hint">{words.authorOnly}</p>}
        <OpenPreviews type={type} id={managed._id} {...openPreviews} />
      </StatusLine>
      <ReadOnlyBecause why={lock}>
        <RecordForm
          type={type}
          values={values}
          textFields={form.textFields}
          pictureFields={[]}
          shownInstead={managed.live ? shownOnSite(type, managed.live) : {}}
          isBusy={form.isBusy}
          onSave={isDraft && managed.publishAt !== null ? () => setAskingToPublish(true) : form.save}
          tools={{
            ...buttons,
            recordId: item._id,
            expireAt: managed.expireAt,
            saveLabel: managed.live ? words.publishChanges : words.publish,
            ...(!(canPublish && isApproved) && { onSendForReview: () => void form.sendForReview(), isSent }),
            onSaveDraft: () => void form.saveDraft(),
            status: autosave.status,
            onCompare: form.compare,
            offer: form.previewOffer,
            isUnsaved: form.isUnsaved,
            keep: autosave.keepIfOn,
            onLeave: autosave.forgetCopy,
          }}
        >
          <RecordPictures type={type} item={item} onChange={pictures.open} />
        </RecordForm>
      </ReadOnlyBecause>
      {lock !== null && isDraft && (
        <div className="save-bar">
          <DraftButtons {...buttons} />
          {form.previewOffer}
        </div>
      )}
      {managed.live && below?.of(managed.live)}
      {pictures.dialog}
      {isScheduling && (
        <ScheduleDialog
          managed={managed}
          hasDraft={form.hasSomethingToPublish}
          isListed={type.page?.item !== ''}
          lacks={isApproved ? '' : isSent ? words.inReview : words.approvedFirst}
          onSchedule={async (publication) => {
            if (await form.schedule(publication)) closeSchedule();
          }}
          onClose={closeSchedule}
        />
      )}
      {isAskingToPublish && managed.publishAt !== null && (
        <Dialog role="alertdialog" title={words.soonerTitle} onCancel={answerWith()}>
          <p>{words.soonerText(momentInWords(managed.publishAt))}</p>
          <DialogAnswers onCancel={answerWith()}>
            <Button variant="default" onClick={answerWith(form.save)}>
              {words.publishNow}
            </Button>
            <Button data-autofocus onClick={answerWith(form.saveDraft)}>
              {words.saveDraft}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
      {form.dialog}
    </>
  );
}

/**
 * The form of a record with drafts: what is typed is kept as a draft, and Save makes the specified call with the draft's
 * tag, so that both go live in one change (requirement 19.173).
 * @param isPaused whether another form of the same record is open over this one
 */
function useManagedForm({ type, encode, onOpen, initial }: ManagedFormProps, isPaused: boolean) {
  const queries = useQueryClient();
  const id = initial.managed._id;
  const canPublish = useHasDuty(...publishersOf(type));
  const textFields = textFieldsOf(type.fields);
  /** Whether the form says that it shows a draft: not of one that it only keeps while somebody types. */
  const [isDraft, setDraft] = useState(() => !initial.managed.live || hasChanges(type, initial.managed));
  /** The server's last response. */
  const [latest, setLatest] = useState(initial);
  /** The texts that this form has last opened with or saved. */
  const [start, setStart] = useState(() => textsOf(textFields, draftVersion(initial).item));
  const [keeper] = useState(() => draftKeeper(draftCalls(type), initial, start));
  const values = useFormValues(start);
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview(type, keeper.version()?.tag);
  const openList = useOpenList(type);

  const publish = publishing(type, encode);
  const { save, ...saving } = useSave({
    type,
    values,
    message: latest.managed.live ? type.words.updated : type.words.created,
    async send(): Promise<Saved> {
      for (let texts = values.texts; ; ) {
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
    onRefusal: (error) => isConflict(error) || values.refuse(error),
  });

  const isBusy = saving.isBusy || isKeeping;
  const comparison = useComparison({
    type,
    id,
    textFields,
    keeper,
    texts: values.texts,
    onMerged(texts, fresh) {
      values.setAll(texts);
      setLatest(fresh);
      if (fresh.managed.draft) setDraft(true);
      autosave.goOn();
    },
    onError: values.refuse,
  });
  const autosave = useAutosave({
    type: type.name,
    recordId: id,
    keeper,
    texts: values.texts,
    isOn: !isBusy && !isPaused,
    onKept: setLatest,
    onStale: comparison.merge,
  });

  /** Saves the draft, for actions that need it. Resolves with null after a failure, which is reported. */
  async function keepAll(): Promise<ManagedVersion | null> {
    if (keeper.isKept(values.texts)) {
      await keeper.settled();
      return keeper.version() ?? latest;
    }
    setKeeping(true);
    try {
      return await autosave.keep();
    } catch (error) {
      if (!isConflict(error)) values.refuse(error);
      else if (await comparison.settle(error)) return keepMerged();
      return null;
    } finally {
      setKeeping(false);
    }
  }

  const keepMerged = () =>
    autosave.keep().catch((error: unknown) => {
      values.refuse(error);
      return null;
    });

  async function saveDraft() {
    if (isBusy) return;
    values.clearErrors();
    const kept = await keepAll();
    if (kept && !kept.managed.draft) toastSuccess(words.nothingToKeep);
    else if (kept) {
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
    if (!(await changeAndOpen(wanted, words.takenDown).catch(reportError))) return;
    offerUndo(queries, type, [id], words.takenDown, async () => {
      const answer = await showAgain(type.name, id);
      onOpen(await readManaged(type, id));
      return answer;
    });
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
    const { review: state } = latest.managed;
    if (!hasSomethingToPublish) toastSuccess(words.nothingToSend);
    // Sent again, an approved draft would lose its approval.
    else if (isKept && (state === 'submitted' || state === 'approved'))
      toastSuccess(words.sentAlready[state]);
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
      const isAboutTexts = Object.keys(fieldsIn(error)).some((name) =>
        type.fields.some((field) => field.name === name),
      );
      if (isConflict(error)) await comparison.settle(error);
      else if (isAboutTexts) values.refuse(error);
      else throw error;
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

  /** Whether the form holds nothing that was typed since the server's last response. */
  const isKept = keeper.isKept(values.texts);
  const hasSomethingToPublish = isDraft || !isKept || latest.managed.draft !== null;
  return {
    textFields,
    values,
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
    isKept,
    isUnsaved: () => values.isUnsaved() && !keeper.isKept(values.texts),
    dialog: comparison.dialog,
  };
}
