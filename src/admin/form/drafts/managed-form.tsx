import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { ManagedVersion } from '../../api/drafts.ts';
import { ReadOnlyBecause } from '../../duties/read-only.tsx';
import { focusTitle } from '../../layout/heading.tsx';
import { shownTitleOf } from '../../shown-title.ts';
import { daysShownInstead } from '../draft.ts';
import { RecordForm } from '../record-form.tsx';
import { RecordPictures, usePictureDialog } from '../record-pictures.tsx';
import { RecordTitle } from '../record-title.tsx';
import { DraftBar } from './draft-bar.tsx';
import { DraftButtons } from './draft-buttons.tsx';
import { draftVersion } from './draft-version.ts';
import { KeepState } from './keep-state.tsx';
import { LocalOffer } from './local-offer.tsx';
import type { ManagedFormOptions } from './managed-form-options.ts';
import { Presence } from './presence.tsx';
import { PublishNow } from './publish-now.tsx';
import { RecordState } from './record-state.tsx';
import { ReviewBar } from './review-bar.tsx';
import { isToSchedule, ScheduleDialog } from './schedule-dialog.tsx';
import { useScheduledLock } from './scheduled-lock.ts';
import { TakeDown } from './take-down.tsx';
import { useAsksForReview } from './use-asks-for-review.ts';
import { useManagedForm } from './use-managed-form.ts';
import { words } from './words.ts';

/** The form for the texts of a record, as its draft has them or as visitors see them. */
export function ManagedForm(props: ManagedFormOptions & { initial: ManagedVersion }) {
  const { type, below, onOpen } = props;
  const [isChangingPicture, setChangingPicture] = useState(false);
  const form = useManagedForm({ ...props, isPaused: isChangingPicture });
  const { latest, isDraft, isBeside, draft, autosave, canPublish } = form;
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
  const hasSave = canPublish && (!asksForReview || (isDraft && managed.review === 'approved'));
  const item = isDraft ? draftVersion(latest).item : form.seen.item;
  const pictures = usePictureDialog(
    type,
    isDraft ? draftVersion(latest) : form.seen,
    (saved) => void form.takePictures(saved),
    isDraft || !canPublish ? 'draft' : 'live',
  );
  if (pictures.isOpen !== isChangingPicture) setChangingPicture(pictures.isOpen);

  return (
    <>
      <RecordTitle type={type} item={item} about="texts" isPublic={managed.live !== null}>
        {below && managed.live && <a href={`#${below.id}`}>{below.label}</a>}
        {canPublish && managed.live && !isBeside && (
          <TakeDown type={type} change={form.change} onDone={(down) => onOpen(down, 'draft')} />
        )}
        <RecordState managed={managed} isDraft={isDraft} />
      </RecordTitle>
      <Presence type={type} managed={managed} />
      <DraftBar
        type={type}
        managed={managed}
        title={shownTitleOf(type, item)}
        isDraft={isDraft}
        isBeside={isBeside}
        isLocked={lock !== null}
        hasSave={hasSave}
        keep={form.keepAll}
        change={form.change}
        onOpen={onOpen}
      />
      {!isBeside && (
        <ReviewBar
          type={type}
          managed={managed}
          hasDraft={form.hasSomethingToPublish}
          change={form.change}
          onDone={(reviewed) => onOpen(reviewed, 'draft')}
        />
      )}
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
            hasSave,
            ...(!isBeside && { onSaveDraft: () => void form.saveDraft() }),
            more: !isBeside && (
              <DraftButtons
                onPreview={() => void form.preview()}
                onSchedule={canPublish ? () => setScheduling(true) : undefined}
              />
            ),
            state: <KeepState status={autosave.status} onCompare={() => void form.compare()} />,
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
      {form.dialogs}
    </>
  );
}
