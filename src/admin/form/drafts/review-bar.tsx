import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { messageOf } from '../../api/api-error.ts';
import { type Managed, type ManagedVersion, type ReviewAction, reviewDraft } from '../../api/drafts.ts';
import { Dialog, DialogAnswers, DialogError } from '../../dialog/dialog.tsx';
import { useHasDuty } from '../../duties/own-duties.ts';
import { searchOf } from '../../history/sides.ts';
import { words as historyWords } from '../../history/words.ts';
import { pathsOf } from '../../paths.ts';
import { toastError, toastSuccess, toastWarnings } from '../../toast/toasts.ts';
import type { ChangeRecord, RecordChange } from './draft-keeper.ts';
import { NoticeBar } from './notice-bar.tsx';
import { useAsksForReview } from './use-asks-for-review.ts';
import { words } from './words.ts';

interface ReviewBarProps {
  type: TypeFacts;
  managed: Managed;
  change: ChangeRecord;
  onDone: (version: ManagedVersion) => void;
}

/** Shows the state of a draft's review, with its decisions: approve, send back (requirement 19.49). */
export function ReviewBar({ type, managed, change, onDone }: ReviewBarProps) {
  const asks = useAsksForReview(type);
  const mayWrite = useHasDuty('author');
  const mayApprove = useHasDuty('publisher');
  const [isReturning, setReturning] = useState(false);
  const { review, reviewNote } = managed;
  if (!asks && review === null) return null;

  /** @returns what went wrong, or '' */
  async function take(action: ReviewAction, note = ''): Promise<string> {
    try {
      const reviewed = await change(reviewChange(type, action, note));
      if (!reviewed) return '';
      onDone(reviewed);
      toastSuccess(words.reviewDone[action]);
      toastWarnings(reviewed.managed);
      setReturning(false);
      return '';
    } catch (error) {
      return messageOf(error);
    }
  }
  const act = async (action: ReviewAction) => {
    const failure = await take(action);
    if (failure) toastError(failure);
  };
  const decisions = [
    { label: words.approve, onClick: () => void act('approve') },
    { label: words.sendBack, onClick: () => setReturning(true) },
  ];
  return (
    <>
      <NoticeBar label={words.reviewOf} actions={review === 'submitted' && mayApprove ? decisions : []}>
        <p>{words.reviewSays[review ?? 'none']}</p>
        {reviewNote !== '' && <blockquote>{reviewNote}</blockquote>}
        {review === 'submitted' && mayApprove && mayWrite && managed.live && (
          <p>
            <Link to={pathsOf(type).history(managed) + searchOf({ from: 'live', to: 'draft' })}>
              {historyWords.compareDraft}
            </Link>
          </p>
        )}
      </NoticeBar>
      {isReturning && (
        <SendBack onSend={(note) => take('return', note)} onCancel={() => setReturning(false)} />
      )}
    </>
  );
}

/** Submits, approves or returns the draft. */
export const reviewChange = (type: TypeFacts, action: ReviewAction, note = ''): RecordChange => ({
  what: `review ${action} ${note}`,
  make: ({ managed, tag }, key) => reviewDraft(type, managed._id, { action, note }, tag, key),
});

interface SendBackProps {
  /** Resolves with what went wrong, or ''. */
  onSend: (note: string) => Promise<string>;
  onCancel: () => void;
}

function SendBack({ onSend, onCancel }: SendBackProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function send() {
    if (note.trim() === '') {
      setMissing(true);
      text.current?.focus();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    setRefusal(await onSend(note.trim()));
    setBusy(false);
  }
  return (
    <Dialog title={words.sendBackTitle} onCancel={onCancel}>
      <Textarea
        ref={text}
        label={words.sendBackNote}
        description={words.sendBackHint}
        value={note}
        maxLength={500}
        autosize
        minRows={3}
        data-autofocus
        {...(isMissing && { error: words.sendBackMissing })}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <DialogError>{refusal}</DialogError>
      <DialogAnswers>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void send()}>
          {words.sendBack}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
