import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { type Managed, type ManagedVersion, readManaged } from '../../api/drafts.ts';
import { Dialog, DialogAnswers } from '../../dialog/dialog.tsx';
import { ReadOnlyBecause } from '../../duties/read-only.tsx';
import { focusTitle } from '../../layout/heading.tsx';
import { keyOf, QUIET } from '../../queries.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { shownTitleOf } from '../../shown-title.ts';
import { daysShownInstead } from '../draft.ts';
import { RecordForm } from '../record-form.tsx';
import { RecordPictures, usePictureDialog } from '../record-pictures.tsx';
import { RecordTitle } from '../record-title.tsx';
import { DraftButtons } from '../save-bar.tsx';
import { DraftBar, LocalOffer, ReviewBar, TakeDown } from './draft-bars.tsx';
import { draftVersion, useAsksForReview, useScheduledLock } from './draft-version.ts';
import { momentInWords } from './moments.ts';
import { OpenPreviews } from './previews.tsx';
import { isToSchedule, ScheduleDialog } from './schedule-dialog.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
import { words } from './words.ts';
import './drafts.css';

const ASKED_EACH_MS = 20_000;
const PRESENT_FOR_MS = 2 * 60_000;

/**
 * Says that somebody else has typed into the draft in the last two minutes (requirement 19.180), and who has made links to
 * previews. It blocks nothing.
 */
function Presence({ type, managed }: { type: TypeFacts; managed: Managed }) {
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
  const name = nameOfOther(data, Date.now());
  return (
    <>
      <p className="presence" aria-live="polite">
        {name !== null && words.editing(name)}
      </p>
      <OpenPreviews type={type} id={managed._id} previews={data.previews} refresh={refetch} />
    </>
  );
}

function nameOfOther({ draft }: Managed, now: number): string | null {
  if (!draft?.by || draft.by._id === ownerOfWindow()?._id) return null;
  return now - Date.parse(draft.updatedAt) < PRESENT_FOR_MS ? draft.by.name : null;
}

interface PublishNowProps {
  /** The instant at which the draft is to appear by itself. */
  publishAt: string;
  onPublish: () => void;
  onSaveDraft: () => void;
  onCancel: () => void;
}

/**
 * Asks before 'Publish changes' publishes a scheduled draft ahead of its day, which somebody who corrects a word rarely intends
 * (requirement 19.183).
 */
function PublishNow({ publishAt, onPublish, onSaveDraft, onCancel }: PublishNowProps) {
  return (
    <Dialog role="alertdialog" title={words.soonerTitle} onCancel={onCancel}>
      <p>{words.soonerText(momentInWords(publishAt))}</p>
      <DialogAnswers onCancel={onCancel}>
        <Button variant="default" onClick={onPublish}>
          {words.publishNow}
        </Button>
        <Button data-autofocus onClick={onSaveDraft}>
          {words.saveDraft}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

export interface RecordFormProps extends Omit<RecordFormOptions, 'isPaused'> {
  /** A separate section below the form; a link above the form leads to it. */
  below: { id: string; label: string; of: (item: Item) => ReactNode } | undefined;
  /** Opens what is live to correct it beside the draft. */
  onCorrect: (version: ManagedVersion) => void;
}

/** The form for the texts of a record: those of its draft, else those that visitors see. */
export function ManagedForm(props: RecordFormProps) {
  const { type, below, onCorrect } = props;
  const [isChangingPicture, setChangingPicture] = useState(false);
  const form = useRecordForm({ ...props, isPaused: isChangingPicture });
  const { latest, isDraft, draft, autosave, canPublish } = form;
  const { managed } = latest;
  const { offered } = autosave;
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
  const pictures = usePictureDialog({
    type,
    version: isPictureOfDraft ? draftVersion(latest) : latest,
    target: isPictureOfDraft ? 'draft' : 'live',
    onSaved: (saved) => void form.takePictures(saved),
  });
  if (pictures.isOpen !== isChangingPicture) setChangingPicture(pictures.isOpen);
  async function correct() {
    const kept = await form.keepAll();
    if (kept) onCorrect(kept);
  }
  const buttons = {
    onPreview: () => void form.preview(),
    onSchedule: canPublish ? () => setScheduling(true) : undefined,
  };

  return (
    <>
      <RecordTitle type={type} item={item} about="texts" managed={managed} isDraft={isDraft}>
        {below && managed.live && <a href={`#${below.id}`}>{below.label}</a>}
        {canPublish && managed.live && <TakeDown onTakeDown={form.takeDown} />}
      </RecordTitle>
      <Presence type={type} managed={managed} />
      {isDraft && (
        <DraftBar
          managed={managed}
          title={shownTitleOf(type, item)}
          isLocked={lock !== null}
          onCorrect={canPublish && !asksForReview ? () => void correct() : undefined}
          onThrowAway={() => void form.throwAway()}
        />
      )}
      <ReviewBar type={type} managed={managed} onReview={form.review} />
      {offered && lock === null && (
        <LocalOffer
          copy={offered}
          onPutBack={() => {
            draft.setAll(offered.texts);
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
          onSave={isDraft && managed.publishAt !== null ? () => setAskingToPublish(true) : form.save}
          tools={{
            ...buttons,
            saveLabel: managed.live ? words.publishChanges : words.publish,
            ...(!(canPublish && isApproved) && { onSendForReview: () => void form.sendForReview() }),
            onSaveDraft: () => void form.saveDraft(),
            status: autosave.status,
            onCompare: form.compare,
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
