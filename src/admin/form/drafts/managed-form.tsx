import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Item } from '../../../schema/define-type.ts';
import { messageOf } from '../../api/api-error.ts';
import type { ManagedVersion } from '../../api/drafts.ts';
import { ReadOnlyBecause } from '../../duties/read-only.tsx';
import { focusTitle } from '../../layout/heading.tsx';
import { shownTitleOf } from '../../shown-title.ts';
import { toastError, toastSuccess, toastWarnings } from '../../toast/toasts.ts';
import { daysShownInstead } from '../draft.ts';
import { RecordForm } from '../record-form.tsx';
import { RecordPictures, usePictureDialog } from '../record-pictures.tsx';
import { RecordTitle } from '../record-title.tsx';
import { DraftBar } from './draft-bar.tsx';
import { DraftButtons } from './draft-buttons.tsx';
import { draftVersion } from './draft-version.ts';
import { KeepState } from './keep-state.tsx';
import { LocalOffer } from './local-offer.tsx';
import { Presence } from './presence.tsx';
import { PublishNow } from './publish-now.tsx';
import { RecordState } from './record-state.tsx';
import { ReviewBar, reviewChange } from './review-bar.tsx';
import { isToSchedule, ScheduleDialog } from './schedule-dialog.tsx';
import { useScheduledLock } from './scheduled-lock.ts';
import { TakeDown } from './take-down.tsx';
import { useAsksForReview } from './use-asks-for-review.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import { words } from './words.ts';

export interface RecordFormProps extends Omit<RecordFormOptions, 'isPaused'> {
  /** A separate section below the form; a link above the form leads to it. */
  below: { id: string; label: string; of: (item: Item) => ReactNode } | undefined;
  /** Opens what is live to correct it beside the draft. */
  onCorrect: (version: ManagedVersion) => void;
}

/** The form for the texts of a record: those of its draft, else those that visitors see. */
export function ManagedForm(props: RecordFormProps) {
  const { type, below, onOpen, onCorrect } = props;
  const [isChangingPicture, setChangingPicture] = useState(false);
  const form = useRecordForm({ ...props, isPaused: isChangingPicture });
  const { latest, isDraft, draft, autosave, canPublish } = form;
  const { managed } = latest;
  const { state } = useLocation();
  const asksForReview = useAsksForReview(type);
  const lock = useScheduledLock(managed);
  const navigate = useNavigate();
  const [isScheduling, setScheduling] = useState(() => canPublish && isToSchedule(state));
  const [isAskingToPublish, setAskingToPublish] = useState(false);
  const closeSchedule = () => {
    flushSync(() => setScheduling(false));
    if (!isToSchedule(state)) return;
    // The button that opened it was on the screen of the new record.
    focusTitle();
    // A reload does not open it again.
    void navigate('.', { replace: true, state: null });
  };
  const isApproved = !asksForReview || (isDraft && managed.review === 'approved');
  const { item } = draftVersion(latest);
  // Visitors see a picture at once only where nothing else waits to be published.
  const isPictureOfDraft = managed.draft !== null || !managed.live || !canPublish || asksForReview;
  const pictures = usePictureDialog(
    type,
    isPictureOfDraft ? draftVersion(latest) : latest,
    (saved) => void form.takePictures(saved),
    isPictureOfDraft ? 'draft' : 'live',
  );
  if (pictures.isOpen !== isChangingPicture) setChangingPicture(pictures.isOpen);
  async function correct() {
    const kept = await form.keepAll();
    if (kept) onCorrect(kept);
  }
  async function sendForReview() {
    if (!form.hasSomethingToPublish) return toastSuccess(words.nothingToSend);
    try {
      const reviewed = await form.change(reviewChange(type, 'submit'));
      if (!reviewed) return;
      onOpen(reviewed);
      toastSuccess(words.reviewDone.submit);
      toastWarnings(reviewed.managed);
    } catch (error) {
      toastError(messageOf(error));
    }
  }

  return (
    <>
      <RecordTitle type={type} item={item} about="texts" isPublic={managed.live !== null}>
        {below && managed.live && <a href={`#${below.id}`}>{below.label}</a>}
        {canPublish && managed.live && <TakeDown type={type} change={form.change} onDone={onOpen} />}
        <RecordState managed={managed} isDraft={isDraft} />
      </RecordTitle>
      <Presence type={type} managed={managed} />
      <DraftBar
        type={type}
        managed={managed}
        title={shownTitleOf(type, item)}
        isDraft={isDraft}
        isLocked={lock !== null}
        onCorrect={canPublish && !asksForReview ? () => void correct() : undefined}
        change={form.change}
        onOpen={onOpen}
      />
      <ReviewBar type={type} managed={managed} change={form.change} onDone={onOpen} />
      {autosave.offered && lock === null && (
        <LocalOffer
          copy={autosave.offered}
          onPutBack={() => {
            for (const [name, text] of Object.entries(autosave.offered?.texts ?? {}))
              draft.setText(name, text);
            autosave.answerOffer();
          }}
          onForget={autosave.answerOffer}
        />
      )}
      {!canPublish && lock === null && <p className="form-hint field-hint">{words.authorOnly}</p>}
      <ReadOnlyBecause why={lock}>
        <RecordForm
          type={type}
          draft={draft}
          textFields={form.textFields}
          fileFields={[]}
          shownInstead={managed.live ? daysShownInstead(type, managed.live) : {}}
          isBusy={form.isBusy}
          progress={null}
          onSave={isDraft && managed.publishAt !== null ? () => setAskingToPublish(true) : form.save}
          tools={{
            saveLabel: managed.live ? words.publishChanges : words.publish,
            ...(!(canPublish && isApproved) && { onSendForReview: () => void sendForReview() }),
            onSaveDraft: () => void form.saveDraft(),
            more: (
              <DraftButtons
                onPreview={() => void form.preview()}
                onSchedule={canPublish ? () => setScheduling(true) : undefined}
              />
            ),
            state: <KeepState status={autosave.status} onCompare={form.compare} />,
            offer: form.previewOffer,
            isUnsaved: form.isUnsaved,
            onLeave: autosave.forgetCopy,
          }}
        >
          <RecordPictures type={type} item={item} onChange={pictures.open} />
        </RecordForm>
      </ReadOnlyBecause>
      {lock !== null && isDraft && (
        <div className="save-bar">
          <DraftButtons onPreview={() => void form.preview()} />
          {form.previewOffer}
        </div>
      )}
      {managed.live && below?.of(managed.live)}
      {pictures.dialog}
      {isScheduling && (
        <ScheduleDialog
          managed={managed}
          hasDraft={form.hasSomethingToPublish}
          onSchedule={async (publication) => {
            if (await form.schedule(publication)) closeSchedule();
          }}
          onClose={closeSchedule}
        />
      )}
      {isAskingToPublish && managed.publishAt !== null && (
        <PublishNow
          publishAt={managed.publishAt}
          onPublish={() => {
            setAskingToPublish(false);
            form.save();
          }}
          onSaveDraft={() => {
            setAskingToPublish(false);
            void form.saveDraft();
          }}
          onCancel={() => setAskingToPublish(false)}
        />
      )}
      {form.dialog}
    </>
  );
}
