import { Button, Textarea } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { publishersOf, writersOf } from '../../../content/duties.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { langOf } from '../../../ui/lang-of.ts';
import { messageOf } from '../../api/api-error.ts';
import type { Managed, ReviewAction } from '../../api/drafts.ts';
import { listManaged } from '../../api/managed.ts';
import { request } from '../../api/request.ts';
import { ConfirmDialog, Dialog, DialogAnswers, DialogError } from '../../dialog/dialog.tsx';
import { useHasDuty } from '../../duties/own-duties.ts';
import { formatDayAndTime } from '../../format-time.ts';
import { searchOf } from '../../history/versions.ts';
import { words as historyWords } from '../../history/words.ts';
import { focusTitle } from '../../layout/heading.tsx';
import { InMenu } from '../../menu/in-menu.tsx';
import { pathsOf } from '../../paths.ts';
import { keyOf, QUIET, reportError } from '../../queries.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { shownTitleOf } from '../../shown-title.ts';
import { toastError, toastSuccess } from '../../toast/toasts.ts';
import type { Texts } from '../texts.ts';
import {
  copyIdWithin,
  type LocalCopy,
  moveLocalCopy,
  readNewCopies,
  removeLocalCopy,
} from './draft-keeper.ts';
import { isAsSeenLast, useReviewRules } from './draft-version.ts';
import { whenOf } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

interface NoticeBarProps {
  /** Names the bar for screen readers. */
  label: string;
  children: ReactNode;
  actions?: readonly BarAction[];
}

interface BarAction {
  label: string;
  onClick: () => void;
  /** Whether it is what the bar is there for. */
  isMain?: boolean;
  /** Why it cannot be done now; said in the bar, and at a press. */
  refused?: string | undefined;
}

/** A bar above a form that says which state it shows, with actions. */
export function NoticeBar({ label, children, actions = [] }: NoticeBarProps) {
  const why = useId();
  const refused = actions.find((action) => action.refused)?.refused;
  const hasMain = actions.some(({ isMain }) => isMain);
  return (
    <section className="notice-bar" aria-label={label}>
      <div className="notice-bar-text" aria-live="polite">
        {children}
        {refused && <p id={why}>{refused}</p>}
      </div>
      {actions.length > 0 && (
        <div className="notice-bar-actions">
          {actions.map((action) => (
            <Button
              key={action.label}
              size={hasMain ? 'sm' : 'compact-sm'}
              {...(!(action.isMain && !action.refused) && { variant: 'default' })}
              {...(action.refused && { 'aria-disabled': true, 'aria-describedby': why })}
              onClick={() => (action.refused ? toastError(action.refused) : action.onClick())}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

interface DraftBarProps {
  type: TypeFacts;
  managed: Managed;
  title: string;
  /** Whether the draft is scheduled and the person may not publish, so that the form is only read. */
  isLocked: boolean;
  /** Opens what is live to correct it beside the draft; missing where the person may not. */
  onCorrect?: (() => void) | undefined;
  onThrowAway: () => void;
}

/** Says that the form shows a draft, with the way to what visitors see beside it. */
export function DraftBar({ type, managed, title, isLocked, onCorrect, onThrowAway }: DraftBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { live, draft, publishAt } = managed;
  if (!draft) return null;
  const changed = words.changedBy(whenOf(draft.updatedAt), draft.by?.name ?? null);
  return (
    <>
      <NoticeBar
        label={words.draftOf(title)}
        actions={[
          ...(live && onCorrect ? [{ label: words.correctLive, onClick: onCorrect }] : []),
          ...(isLocked ? [] : [{ label: words.throwAway, onClick: () => setAsking(true) }]),
        ]}
      >
        {isAsSeenLast(type, managed) && <p>{words.putBackBy}</p>}
        <p>
          {live ? words.draftOf(title) : words.onlyDraft}, {changed}
          {words.end} {live && words.visitorsSeeFormer} {onCorrect && publishAt === null && words.saveShows}
        </p>
        {draft.conflict && <p>{words.movedOn}</p>}
      </NoticeBar>
      {isAsking && (
        <ConfirmDialog
          title={words.throwAwayTitle}
          answer={words.throwAway}
          onConfirm={() => {
            setAsking(false);
            onThrowAway();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{whatIsLost(managed)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What becomes of a record whose draft is thrown away. */
function whatIsLost({ state, live, last }: Managed): string {
  if (live) return words.throwAwayLive;
  if (state === 'ended') return words.throwAwayEnded;
  return last ? words.throwAwayDown : words.throwAwayNew;
}

interface ReviewBarProps {
  type: TypeFacts;
  managed: Managed;
  /** Resolves with whether it is done; other failures than the rejection have been reported. */
  onReview: (action: ReviewAction, note?: string) => Promise<boolean>;
}

/** Shows the state of a draft's review, with its decisions: approve, send back (requirement 19.49). */
export function ReviewBar({ type, managed, onReview }: ReviewBarProps) {
  const { isAsked, isForOther } = useReviewRules(type);
  const mayWrite = useHasDuty(...writersOf(type));
  const mayApprove = useHasDuty(...publishersOf(type));
  const [isReturning, setReturning] = useState(false);
  const { review, reviewNote, reviewBy } = managed;
  if (!isAsked && review === null) return null;
  const isOwn = managed.draft?.writers.some(({ _id }) => _id === ownerOfWindow()?._id);
  const decisions = [
    {
      label: words.approve,
      isMain: true,
      onClick: () => void onReview('approve').catch(reportError),
      refused: isForOther && isOwn ? words.ownDraft : undefined,
    },
    { label: words.sendBack, onClick: () => setReturning(true) },
  ];
  return (
    <>
      <NoticeBar label={words.reviewOf} actions={review === 'submitted' && mayApprove ? decisions : []}>
        <p>{saysOf(managed, mayApprove)}</p>
        {reviewNote !== '' && review !== 'returned' && <p>{words.returnedBefore(reviewBy?.name ?? null)}</p>}
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
        <SendBack onSend={(note) => onReview('return', note)} onClose={() => setReturning(false)} />
      )}
    </>
  );
}

function saysOf({ review, reviewBy, publishAt }: Managed, mayPublish: boolean): string {
  if (review === 'approved' && publishAt !== null) return words.approvedAndDue;
  if (review === 'approved' && mayPublish) return words.publishApproved;
  if (review === 'returned' && reviewBy) return words.returnedBy(reviewBy.name);
  return words.reviewSays[review ?? 'none'];
}

interface SendBackProps {
  onSend: (note: string) => Promise<boolean>;
  onClose: () => void;
}

function SendBack({ onSend, onClose }: SendBackProps) {
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
    try {
      if (await onSend(note.trim())) onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <Dialog title={words.sendBackTitle} onCancel={onClose}>
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
      <DialogAnswers onCancel={onClose}>
        <Button aria-disabled={isBusy} onClick={() => void send()}>
          {words.sendBack}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

interface TakeDownProps {
  /** The record's type and id. */
  type: string;
  id: string;
  /** Resolves when it is done, or has failed. */
  onTakeDown: () => Promise<void>;
}

/** Takes a live record down, once asked. */
export function TakeDown({ type, id, onTakeDown }: TakeDownProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function takeDown() {
    if (isBusy) return;
    setBusy(true);
    await onTakeDown();
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
        {words.takeDown}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.takeDownTitle}
          answer={words.takeDown}
          isBusy={isBusy}
          onConfirm={() => void takeDown()}
          onCancel={() => setAsking(false)}
        >
          <p>{words.takeDownText}</p>
          <InMenu type={type} ids={[id]} />
        </ConfirmDialog>
      )}
    </>
  );
}

interface LocalOfferProps {
  copy: LocalCopy;
  onPutBack: () => void;
  onForget: () => void;
}

/** Offers to restore what was typed offline or before the window was closed. */
export function LocalOffer({ copy, onPutBack, onForget }: LocalOfferProps) {
  const said = words.localCopy(formatDayAndTime(new Date(copy.at)));
  /** The bar disappears with its focused button. */
  const answer = (act: () => void, done: string) => () => {
    act();
    focusTitle();
    toastSuccess(done);
  };
  return (
    <NoticeBar
      label={said}
      actions={[
        { label: words.putBack, onClick: answer(onPutBack, words.isBack) },
        { label: words.forget, onClick: answer(onForget, words.isForgotten) },
      ]}
    >
      <p>{said}</p>
    </NoticeBar>
  );
}

/** How many drafts are offered; the list has the others. */
const MAX_OFFERED = 5;

/** The reader's own drafts of records that have never been live, the last changed first. */
const begunQuery = (type: TypeFacts) =>
  queryOptions({
    queryKey: [...keyOf(type), 'begun'],
    // Nobody is asked to sign in again for an offer; Save asks.
    queryFn: ({ signal }) =>
      listManaged(type, { state: 'begun', sort: '-updatedAt', limit: MAX_OFFERED }, signal, request),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: QUIET,
  });

interface BegunRecordsProps {
  type: TypeFacts;
  /** Id of the draft that the form has made itself. */
  ownId: string | undefined;
  /** Called with the copy that the device has of an abandoned form. */
  onPutBack: (texts: Texts) => void;
  /** Called when the bar disappears, to move the focus to the form. */
  onGone: () => void;
}

/** Offers to go on with what one has begun and not published, above the form of a new record (requirement 19.185). */
export function BegunRecords({ type, ownId, onPutBack, onGone }: BegunRecordsProps) {
  const [isHidden, setHidden] = useState(false);
  const [copies, setCopies] = useState(() => readNewCopies(type.name));
  const mayDraft = useHasDuty(...writersOf(type)) && type.drafts === true;
  const { data } = useQuery({ ...begunQuery(type), enabled: mayDraft });
  const navigate = useNavigate();
  if (isHidden || !mayDraft) return null;

  const titleOf = ({ texts }: LocalCopy) => shownTitleOf(type, texts);
  const drafts = (data?.items ?? [])
    .filter(({ _id }) => _id !== ownId)
    .map((item) => {
      const title = shownTitleOf(type, item);
      // The response to creating this draft was lost; the copy has what was typed since.
      const copy = copies.find((one) => titleOf(one) === title);
      return { item, copy };
    });
  const isDrafted = (copy: LocalCopy) => drafts.some((draft) => draft.copy === copy);
  const onDevice = copies.filter((copy) => !isDrafted(copy));
  const count = drafts.length + onDevice.length;
  if (count === 0) return null;

  const forget = ({ id }: LocalCopy) => {
    removeLocalCopy(type.name, id);
    setCopies((known) => known.filter((one) => one.id !== id));
  };
  return (
    <section className="notice-bar begun" aria-label={words.begun}>
      {count > 1 && <p>{words.severalBegun}</p>}
      <ul>
        {onDevice.map((copy) => (
          <BegunRecord
            key={copy.id}
            title={titleOf(copy)}
            when={words.keptOnDevice(whenOf(copy.at))}
            onContinue={() => {
              onPutBack(copy.texts);
              forget(copy);
              setHidden(true);
              onGone();
              toastSuccess(words.isBack);
            }}
            onForget={() => {
              forget(copy);
              toastSuccess(words.isForgotten);
              onGone();
            }}
          />
        ))}
        {drafts.map(({ item, copy }) => (
          <BegunRecord
            key={item._id}
            title={shownTitleOf(type, item)}
            when={words.changedBy(whenOf(String(item.updatedAt)), null)}
            onContinue={() => {
              if (copy) moveLocalCopy(type.name, copy.id, copyIdWithin(item._id, copy.id));
              void navigate(pathsOf(type).update(item));
            }}
          />
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          setHidden(true);
          onGone();
        }}
      >
        {words.beginAnew}
      </Button>
    </section>
  );
}

interface BegunRecordProps {
  title: string;
  /** When it was changed, or kept, in words. */
  when: string;
  onContinue: () => void;
  /** For copies that only this device has. */
  onForget?: () => void;
}

function BegunRecord({ title, when, onContinue, onForget }: BegunRecordProps) {
  const name = words.quoted(title);
  const small = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <li>
      <span className="begun-title">
        {words.youBegan} <bdi lang={langOf(title)}>{name}</bdi>, {when}
        {words.end}
      </span>
      <span className="notice-bar-actions">
        <Button {...small} onClick={onContinue} aria-label={words.continueWith(name)}>
          {words.continue}
        </Button>
        {onForget && (
          <Button {...small} onClick={onForget} aria-label={words.forgetOf(name)}>
            {words.forget}
          </Button>
        )}
      </span>
    </li>
  );
}
